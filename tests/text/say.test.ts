import compile from 'icu-minify/compile'
import { expect, it, vi } from 'vitest'
import { messages as storeMessages } from '../../src/store/messages'
import { loadTexts, texts } from '../../src/text/locale'
import { said as read, say, saysSame, type ToSay, toSay } from '../../src/text/say'
import { inSequence } from '../../src/text/sentences'
import { messages } from '../../src/ui/library/messages'
import { textMessages } from '../../src/ui/options/messages'
import { messages as resultMessages } from '../../src/ui/results/messages'
import { inLanguage } from '../support/inLanguage'

/** A text that a translator could write. */
function said(text: string, values: Readonly<Record<string, string | number>>): string {
  texts.messages['tests:said'] = compile(text)
  return (say as (text: string, given: object) => string)('tests:said', values)
}

it.each([
  [0, '0 options remain'],
  [1, '1 option remains'],
  [2, '2 options remain'],
  [1000, '1000 options remain'],
  [10_000, '10,000 options remain'],
])('%i of something takes the form of the language', (count, words) => {
  expect(resultMessages.optionsRemain(count)).toBe(words)
})

it('a text chooses by words and by numbers, one inside the other', () => {
  expect(messages.versions('newerHere', 1)).toBe('Differs, newer here. In the file: 1 option')
  expect(messages.versions('newerInFile', 2)).toBe(
    'Differs, newer in the file. In the file: 2 options',
  )
  expect(messages.options(3, 0)).toBe('3 options')
  expect(messages.options(1, 2)).toBe('1 option, 2 eliminated')
})

it('digits are those that the text asks for', () => {
  expect(resultMessages.spinCompleted(61_234)).toBe('Spin completed in 61.2 s')
  expect(resultMessages.averageSpinTime(12_345_000)).toBe('12345.0 s')
  expect(said('{n, number}', { n: 12_345.678 })).toBe('12,345.678')
  expect(said('{n, number, percent}', { n: 0.35 })).toBe('35%')
  expect(said('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe(
    '22nd',
  )
})

it.each(['C:\\u0041bc', '{name}', "it's '{quoted}'", '<b>bold</b>', '#', '{n, plural, other {x}}'])(
  'what a visitor wrote stays as it is: %s',
  (name) => {
    expect(read(resultMessages.copied(name))).toBe(`Copied “${name}”`)
    expect(said('{n, plural, one {# {name}} other {# of {name}}}', { n: 2, name })).toBe(
      `2 of ${name}`,
    )
  },
)

it('a case may say nothing', () => {
  const text = '{count, plural, =0 {} other {# left}}'
  expect(said(text, { count: 0 })).toBe('')
  expect(said(text, { count: 2 })).toBe('2 left')
})

it('a text that has not been loaded is an error, not a blank', () => {
  expect(() => say('tests:nothing')).toThrow('The text tests:nothing has not been loaded')
})

it('the texts of a part come with it, and the page hears where they do not', async () => {
  const heard = vi.fn()
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => heard(type))
  const parts = {
    'tests/part': async () => ({ default: { 'tests:part': 'Loaded' } }),
    'tests/gone': () => Promise.reject(new TypeError('Failed to fetch')),
  }
  Object.assign(texts, { parts })
  await loadTexts('tests/part')
  expect(read({ says: 'tests:part' })).toBe('Loaded')
  expect(heard).not.toHaveBeenCalled()
  await expect(loadTexts('tests/gone')).rejects.toThrow('Failed to fetch')
  expect(heard.mock.calls).toEqual([['vite:preloadError']])
  Object.assign(texts, { parts: undefined })
  vi.unstubAllGlobals()
})

it('a part without texts of its own needs no file', async () => {
  await expect(loadTexts('tests/part')).resolves.toBeUndefined()
})

it('TypeScript knows the values of a text', () => {
  const typed = () => [
    say('Chance: {odds}', { odds: '1 in 3' }),
    // @ts-expect-error Its value is missing.
    say('Chance: {odds}'),
    // @ts-expect-error Its value has another name.
    say('Chance: {odds}', { chance: '1 in 3' }),
    // @ts-expect-error A number needs `, number`, so that its digits follow the language.
    say('Chance: {odds}', { odds: 3 }),
    // @ts-expect-error A plural is of a number.
    say('{count, plural, other {# options}}', { count: '3' }),
    // @ts-expect-error A value inside a plural is missing.
    say('{count, plural, other {# of {total, number}}}', { count: 3 }),
    // @ts-expect-error A text without values takes none.
    say('Copy', { name: 'x' }),
  ]
  expect(typed).toThrow('has not been loaded')
})

it('what is to be said is data, which is said as often as it is shown', () => {
  const removed = storeMessages.removedOptions(3)
  const kept = JSON.parse(JSON.stringify(storeMessages.undone(removed))) as ToSay
  expect(JSON.stringify(kept)).not.toMatch(/Removed|Undone|options/)
  expect(read(kept)).toBe('Undone: Removed 3 options')
  const { messages } = texts
  const before = messages[kept.says]
  messages[kept.says] = compile('Rückgängig: {step}')
  expect(read(kept)).toBe('Rückgängig: Removed 3 options')
  messages[kept.says] = before ?? ''
  expect(saysSame(storeMessages.removedOptions(3), removed)).toBe(true)
  expect(saysSame(storeMessages.removedOptions(4), removed)).toBe(false)
})

it('a value that is a list reads as one', () => {
  const edit = { added: 2, changed: 0, removed: 1, shortened: 0, outOfRange: 0, overLimit: 0 }
  const applied = textMessages.applied(edit as Parameters<typeof textMessages.applied>[0])
  expect(read(applied)).toBe('Options: 2 added and 1 removed')
})

it('sentences follow one another, and an empty one leaves no gap', () => {
  expect(inSequence(['One.', '', 'Two.'])).toBe('One. Two.')
})

it.each([
  ['ja', '一。二。'],
  ['zh-Hans', '一。二。'],
  ['de', '一。 二。'],
])('sentences in %s follow one another as %s', async (language, both) => {
  const { inSequence } = await inLanguage(language, () => import('../../src/text/sentences'))
  expect(inSequence(['一。', '', '二。'])).toBe(both)
})

it('TypeScript knows the values of what is to be said, too', () => {
  const step = toSay('Copy')
  const typed = [
    toSay('Undone: {step}', { step }),
    toSay('Options: {parts}', { parts: ['A', step] }),
    // @ts-expect-error Its value is missing.
    toSay('Undone: {step}'),
    // @ts-expect-error A number needs `, number`.
    toSay('Undone: {step}', { step: 3 }),
    // @ts-expect-error A plural is of a number.
    toSay('{count, plural, other {# options}}', { count: step }),
    // @ts-expect-error A sentence is no text of a room.
    (): ToSay => 'Copied',
  ]
  expect(typed).toHaveLength(6)
})
