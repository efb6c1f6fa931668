// Texts on their way: from the code into the file of a language, and back as what a page says.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import format from 'icu-minify/format'
import { afterAll, expect, it } from 'vitest'
import {
  allTexts,
  compiled,
  outdated,
  readTranslations,
  SOURCES,
  textsOf,
  writeTranslations,
} from '../scripts/texts.mjs'
import { inLanguage, splitPath } from '../scripts/vite/languages'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const text = (id: string, english: string, comment = '') => ({ id, english, comment })
const read = (file: string) => readTranslations(Buffer.from(file))

/** The file of a translator who has translated these, in their order. */
const translated = (texts: readonly ReturnType<typeof text>[], ...translations: string[]) => {
  const done = texts.map(({ id, english }, index) => {
    const one = { english, text: translations[index] ?? '', isFuzzy: false, note: '' }
    return [id, one] as const
  })
  return writeTranslations('de', new Map(done), texts)
}

/** The texts of some code in src/ui/room/messages.ts. */
const textsIn = (code: string, file = 'ui/room/messages.ts') =>
  textsOf(join(SOURCES, file), `import { say } from '../../text/say'\n${code}`)

it('a text is known by its room and its property, with the comment above', () => {
  const found = textsIn(`
    export const messages = {
      copy: say('Copy'),
      /** Before the buttons. */
      markAs: (name: string) => say('Mark {name} as', { name }),
      orders: { used: toSay('Last used') },
    }
    /** The last of them. */
    export const last = say('Last')
    const byKey = { 'Shift+F10': say('Menu') }
    function order() {
      return say('Order')
    }
    /** With markup. */
    const more = rich('Read <a>more</a>', { a })`)
  expect(found.map(({ id, english, comment }) => [id, english, comment])).toEqual([
    ['ui/room:copy', 'Copy', ''],
    ['ui/room:markAs', 'Mark {name} as', 'Before the buttons.'],
    ['ui/room:orders.used', 'Last used', ''],
    ['ui/room:last', 'Last', 'The last of them.'],
    ['ui/room:byKey.Shift+F10', 'Menu', ''],
    ['ui/room:order', 'Order', ''],
    ['ui/room:more', 'Read <a>more</a>', 'With markup.'],
  ])
  const [other] = textsIn(`const x = say('A')`, 'pages/check/checkMessages.ts')
  expect(other?.id).toBe('pages/check/checkMessages:x')
  const [beside] = textsOf(
    join(SOURCES, 'text/odds.ts'),
    `import { say } from './say'\nconst x = say('A')`,
  )
  expect(beside?.id).toBe('text/odds:x')
})

it.each([
  ['a text that is put together', `const x = say('A' + 'b')`, /must stand in the call/],
  ['one of those for the state', `const x = toSay('A' + 'b')`, /must stand in the call/],
  ['two texts of one property', `const x = y ? say('A') : say('B')`, /x: one property/],
])('%s stops the build', (_, code, why) => {
  expect(() => textsIn(code)).toThrow(why)
})

it('the site has its texts, each with an id of its own', () => {
  const ids = allTexts().map(({ id }) => id)
  expect(ids).toContain('ui/results:statusOf')
  expect(ids).toContain('feedback:announcements.wheelReset.numbers')
  expect(new Set(ids).size).toBe(ids.length)
})

it('a translation comes back as it was written', () => {
  const texts = [
    text('ui/room:path', "A “path” such as C:\\u0041bc,\nor '{'", 'Two\nlines'),
    text('ui/room:count', '{count, plural, one {# option} other {# options}}'),
  ]
  const translations = [
    "Ein „Pfad“ wie C:\\u0041bc,\noder '{'",
    '{count, plural, one {# Option} other {# Optionen}}',
  ]
  const file = translated(texts, ...translations)
  expect(file).toContain('"Language: de\\n"')
  expect(file).toContain('#. Two\n#. lines\nmsgctxt "ui/room:path"')
  expect([...read(file).values()].map((one) => one.text)).toEqual(translations)
  expect(writeTranslations('de', read(file), texts)).toBe(file)
  writeFileSync(join(folder, 'de.po'), file)
  expect(compiled('de', texts, folder).get('ui/room:path')).toBe(
    'Ein „Pfad“ wie C:\\u0041bc,\noder {',
  )
})

it('changed English keeps its translation for the translator, and is English on the page', () => {
  const before = [text('ui/room:old', 'Copy'), text('ui/room:same', 'Close')]
  const file = translated(before, 'Kopieren', 'Schließen')
  const after = [text('ui/room:old', 'Copy "it"'), text('ui/room:renamed', 'Close')]
  const next = writeTranslations('de', read(file), after)
  expect(next).toContain(
    '#, fuzzy\n#| msgid "Copy"\nmsgctxt "ui/room:old"\nmsgid "Copy \\"it\\""\nmsgstr "Kopieren"',
  )
  expect(next).toContain('\nmsgctxt "ui/room:renamed"\nmsgid "Close"\nmsgstr "Schließen"')
  expect(next).not.toContain('ui/room:same')
  writeFileSync(join(folder, 'de.po'), next)
  expect([...compiled('de', after, folder).values()]).toEqual(['Copy "it"', 'Schließen'])
  // A second run has nothing to change.
  expect(writeTranslations('de', read(next), after)).toBe(next)
})

it('paragraphs that have moved keep their translations; one that has changed keeps its own as fuzzy', () => {
  const before = ['One', 'Two', 'Three'].map((one, at) => text(`pages/a.md:x.${at + 1}`, one))
  const file = translated(before, 'Eins', 'Zwei', 'Drei')
  const after = ['New', 'One', 'Two', 'Three!'].map((one, at) =>
    text(`pages/a.md:x.${at + 1}`, one),
  )
  const next = [...read(writeTranslations('de', read(file), after)).values()]
  expect(next.map((one) => [one.text, one.isFuzzy])).toEqual([
    ['', false],
    ['Eins', false],
    ['Zwei', false],
    ['', false],
  ])
  const changed = ['One', 'Two!', 'Three'].map((one, at) => text(`pages/a.md:x.${at + 1}`, one))
  const other = [...read(writeTranslations('de', read(file), changed)).values()]
  expect(other.map((one) => [one.text, one.isFuzzy])).toEqual([
    ['Eins', false],
    ['Zwei', true],
    ['Drei', false],
  ])
})

it('a translation that cannot be read stops the build, with its id', () => {
  const texts = [text('ui/room:name', 'Open {name}')]
  const file = translated(texts, 'Öffne {name')
  writeFileSync(join(folder, 'de.po'), file)
  expect(() => compiled('de', texts, folder)).toThrow(
    'ui/room:name cannot be read in de: Öffne {name',
  )
})

it('the files of all languages are what `npm run texts` would write', () => {
  expect(outdated()).toEqual([])
  writeFileSync(join(folder, 'de.po'), writeTranslations('de', new Map(), []))
  expect(outdated(folder)).toEqual([
    { file: join(folder, 'de.po'), upToDate: writeTranslations('de', new Map()) },
  ])
})

const MESSAGE =
  '{count, plural, =0 {None} one {# of <b>{name}</b>} other {# by {name}: {rate, number}}}'
const madeUp = (language: string, english: string) =>
  compiled(language, [text('ui/room:x', english)]).get('ui/room:x') ?? ''
const values = { count: 2, name: 'Ann', rate: 3, b: (inside: unknown[]) => inside.join('') }
const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en'),
  getPluralRules: () => new Intl.PluralRules('en'),
  getDateTimeFormat: () => new Intl.DateTimeFormat('en'),
}
const said = (language: string, english: string, more = {}) =>
  format(madeUp(language, english), language, { ...values, ...more }, { formatters })

it('a made-up language is longer, in brackets and with accents; values stay as they are', () => {
  expect(said('en-XA', 'Close')).toBe('[Çlöšê öñ]')
  const long = `${said('en-XA', 'Paste the link into a message, a chat or a document.')}`
  expect(long.length).toBeGreaterThanOrEqual(1.4 * 52)
  expect(said('en-XA', MESSAGE)).toMatch(/^\[2 bý Ann: 3 .+\]$/)
  expect(said('en-XA', MESSAGE, { count: 1 })).toMatch(/^\[1 öf Ann .+\]$/)
})

it('another runs from right to left, its letters too', () => {
  expect(said('en-XB', 'Close')).toBe('\u202eClose\u202c')
  expect(said('en-XB', MESSAGE)).toBe('2\u202e by \u202cAnn\u202e: \u202c3')
  expect(said('en-XB', MESSAGE, { count: 0 })).toBe('\u202eNone\u202c')
  expect(inLanguage('<html lang="en">', 'en-XB')).toBe(
    '<html lang="en-XB" dir="rtl" data-face="system">',
  )
  expect(inLanguage('<html lang="en">', 'de')).toBe('<html lang="de">')
  expect(inLanguage('<html lang="en">', 'en')).toBe('<html lang="en">')
})

it.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/en-XA', 'en-XA', '/'],
  ['/en-XA/', 'en-XA', '/'],
  ['/en-XB/about', 'en-XB', '/about'],
  ['/xx/about', 'en', '/xx/about'],
])('%s is in the language %s', (path, language, rest) => {
  expect(splitPath(path)).toEqual([language, rest])
})
