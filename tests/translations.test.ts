// What every translation keeps. `npm run texts` says the same to whoever translates.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allTexts, readTranslations, SOURCES, translated } from '../scripts/texts.mjs'
import { ENOUGH, problemsOf, shareTranslated } from '../scripts/translations.mjs'
import { LANGUAGES } from '../src/languages/languages'

const texts = allTexts()
const fileOf = (language: string) =>
  readTranslations(readFileSync(join(SOURCES, 'languages', `${language}.po`)))

describe.each(translated())('the translations into %s', (language) => {
  it('keep values, plural cases, letters and punctuation', () => {
    expect(problemsOf(language, fileOf(language), texts)).toEqual([])
  })

  it('are nearly all there where the language is offered', () => {
    const share = shareTranslated(fileOf(language), texts)
    if (LANGUAGES.includes(language)) expect(share).toBeGreaterThanOrEqual(ENOUGH)
  })
})

it('every language that is offered has its file', () => {
  expect(translated()).toEqual(expect.arrayContaining(LANGUAGES.filter((one) => one !== 'en')))
})

const said = (language: string, english: string, text: string, id = 'ui/room:x', note = '') =>
  problemsOf(language, new Map([[id, { english, text, isFuzzy: false, note }]]), [{ id, english }])

/** Of a text with Markdown. */
const written = (language: string, english: string, text: string) => {
  const one = { english, text, isFuzzy: false, note: '' }
  const id = 'pages/some.md:some.1'
  return problemsOf(language, new Map([[id, one]]), [{ id, english, isMarkdown: true }])
}

const COUNT = '{count, plural, one {# option for {name}} other {# options for {name}}}'

it.each([
  ['de', 'Mark {name} as', '{name} ist'],
  ['de', 'Read <a>more about {name}</a>', '<a>Mehr über {name}</a> lesen'],
  ['de', COUNT, '{count, plural, one {# Option für {name}} other {# Optionen für {name}}}'],
  // One sentence for every number.
  ['de', COUNT, '{count, plural, other {Optionen für {name}: #}}'],
  ['fr', 'Remove “{name}”?', 'Retirer «\u00a0{name}\u00a0»\u202f?'],
  ['es', 'Remove {name}?', '¿Quitar {name}?'],
  ['ja', 'Save as CSV.', 'CSVで保存します。'],
  ['de', 'Spinning...', 'Dreht sich …'],
  [
    'es',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {en # día} other {en # días}}',
  ],
  [
    'ja',
    '{n, plural, one {{x, select, a {b} other {c}}} other {{x, select, a {bs} other {cs}}}}',
    '{n, plural, other {{x, select, a {丙} other {丁}}}}',
  ],
  ['ar', 'Draw, then share: {name}?', 'اسحب، ثم شارك: {name}؟'],
  ['zh-Hans', 'Paste the link: {link}', '粘贴链接：{link}'],
  [
    'pl',
    '{n, plural, one {# spin} other {# spins}}',
    '{n, plural, one {# los} few {# losy} many {# losów} other {# losu}}',
  ],
])('%s: “%s” may be “%s”', (language, english, text) => {
  expect(said(language, english, text)).toEqual([])
})

it.each([
  ['de', 'Mark {name} as', 'Markieren als', /\{name\} is missing/],
  ['de', 'Mark as', '{name} ist', /\{name\} is not in the English/],
  ['de', 'Mark {name} as', '{name ist', /cannot be read/],
  ['de', '<b>{name}</b> won', '{name} hat gewonnen', /<b> is missing: \{name\} hat/],
  ['de', '{n, number} ms', '{n} ms', /\{n\}, a number is missing/],
  [
    'de',
    COUNT,
    '{count, plural, one {# für {name}} few {x} other {# für {name}}}',
    /cases few,one,other, not one,other/,
  ],
  [
    'pl',
    '{n, plural, one {# spin} other {# spins}}',
    '{n, plural, one {# los} other {# losy}}',
    /not few,many,one,other/,
  ],
  ['de', '{x, select, a {b} other {c}}', '{x, select, d {b} other {c}}', /other cases of a select/],
  ['de', 'Results', 'Results', /is English/],
  ['ja', 'Results of {name}', '{name} Ergebnisse', /is English/],
  ['de', 'Copy', 'Kоpieren', /“о” is of another script/],
  ['ar', 'Copy', 'نسخCSV', /two scripts in a word/],
  ['de', 'Remove “{name}”', '“{name}” entfernen', /quotation marks ” are not/],
  ['fr', 'Remove “{name}”', 'Retirer “{name}"', /quotation marks "/],
  ['fr', 'Remove {name}?', 'Retirer {name} ?', /no-break space/],
  ['fr', 'Remove “{name}”', 'Retirer «{name}»', /no-break space/],
  ['es', 'Remove {name}?', 'Quitar {name}?', /¿ or ¡/],
  ['ja', 'Saved.', '保存しました', /ends with no mark, not with 。/],
  ['de', 'Saved', 'Gespeichert.', /ends with \., not with none/],
  ['zh-Hans', 'Saved, done', '已保存,完成', /punctuation of Latin letters/],
  ['ar', 'Saved, done', 'حفظ, تم', /، ؛ ؟/],
  ['de', 'Copy', ' Kopieren', /space at an end/],
  ['de', 'Copy it', 'Hier  kopieren', /two spaces/],
])('%s: “%s” may not be “%s”', (language, english, text, why) => {
  expect(said(language, english, text).join()).toMatch(why)
})

const LINKED = 'Press **Stop**. {{site}} stores `#` in wheel_own, see [About](/about).'

it.each([
  ['de', LINKED, 'Auf **Stopp** drücken. {{site}} speichert `#` in wheel_own: [Über](/about).'],
  ['de', '<strong>Talk.</strong> {a}', '<strong>Reden.</strong> {a'],
  ['de', 'It is free.\n[Read.]({{repository}})', 'Es ist frei.\n[Lesen.]({{repository}})'],
  ['ja', 'See [About](/about).', '[概要](/about)をご覧ください。'],
])('%s: the Markdown “%s” may be “%s”', (language, english, text) => {
  expect(written(language, english, text)).toEqual([])
})

it.each([
  ['See [About](/about).', 'Siehe [Über](/de/about).', /\(\/about\) is missing/],
  ['See [About](/about).', 'Siehe Über.', /\(\/about\) is missing/],
  ['Press **Stop**.', '**Jetzt** auf **Stopp** drücken.', /\*\* ×2 is not in the English/],
  ['Press **Stop**.', 'Drücke ** Stopp **.', /\*\* is missing/],
  ['Press <kbd>F</kbd>.', '<b>F</b> drücken.', /<kbd> is missing/],
  ['{{site}} is free.', '{{seite}} ist frei.', /\{\{site\}\} is missing/],
  ['It is in `#`.', 'Es steht in `x`.', /`#` is missing/],
  ['As wheel_own says.', 'Wie Rad_eigen sagt.', /wheel_own is missing/],
  ['First of May.', '1. Mai.', /other lines or blocks/],
  ['It is free.\n[Read.](/about)', 'Es ist frei. [Lesen.](/about)', /other lines or blocks/],
  ['Go to [these pages](/about).', 'Go to [these pages](/about).', /is English/],
])('the Markdown “%s” may not be “%s”', (english, text, why) => {
  expect(written('de', english, text).join()).toMatch(why)
})

it('stress that Japanese punctuation makes none is missing', () => {
  expect(written('ja', 'Press **Stop** now.', '今**「停止」**を押す。').join()).toMatch(
    /\*\* is missing/,
  )
  expect(written('ja', 'Press **Stop** now.', '今「**停止**」を押す。')).toEqual([])
})

it('what stays English needs a note; what stands in a narrow place has a bound', () => {
  expect(said('de', 'Status', 'Status', 'ui:x', 'The same in German.')).toEqual([])
  expect(said('de', 'Draw', 'Auswahl und Ziehung', 'ui:tabs.draw').join()).toMatch(/longer than 14/)
  expect(said('ja', 'Draw', '抽選をする', 'ui:tabs.draw')).toEqual([])
})

it('what is missing or fuzzy is not translated', () => {
  const ids = [{ id: 'a:1' }, { id: 'a:2' }, { id: 'a:3' }, { id: 'a:4' }]
  const one = { english: 'x', text: 'y', isFuzzy: false, note: '' }
  const some = new Map([
    ['a:1', one],
    ['a:2', { ...one, isFuzzy: true }],
    ['a:3', { ...one, text: '' }],
  ])
  expect(shareTranslated(some, ids)).toBe(0.25)
})
