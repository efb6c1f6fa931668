// Proves that a file made of what a failed page had loses nothing, and opens as a wheel wherever one is left.

import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { readFile } from '../../src/share/file'
import { rescueText } from '../../src/ui/rescueFile'

const segments = fc.array(
  fc.record({
    id: fc.uuid(),
    text: fc.stringMatching(/^[a-z]{1,20}$/),
    color: fc.constantFrom('#ff0000', '#00ff00'),
    weight: fc.integer({ min: 0, max: 9 }),
    eliminated: fc.boolean(),
  }),
  { minLength: 2, maxLength: 20 },
)
const wheel = fc.record({ name: fc.stringMatching(/^[a-z]{1,20}$/), segments })

const textsIn = (file: string | null) => readFile(file ?? '').segments.map(({ text }) => text)

it('opens as the wheel in memory, with the options that were eliminated', () => {
  fc.assert(
    fc.property(wheel, (wheel) => {
      const file = rescueText({ wheel_current: 'of yesterday' }, { wheel }, 7)
      expect(textsIn(file)).toEqual(wheel.segments.map(({ text }) => text))
      expect(readFile(file ?? '')).toMatchObject({ name: wheel.name, created: 7 })
    }),
  )
})

it('opens as the kept wheel where there is none in memory', () => {
  fc.assert(
    fc.property(wheel, (wheel) => {
      const file = rescueText({ wheel_current: JSON.stringify({ wheel }) }, null, 0)
      expect(textsIn(file)).toEqual(wheel.segments.map(({ text }) => text))
    }),
  )
})

it('has every kept text as it is, whatever state the rest is in', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const state = fc.oneof(fc.anything(), fc.record({ wheel: fc.anything() })).filter(isJson)
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.string()),
      fc.string(),
      state,
      (kept, text, state) => {
        const all = { ...kept, wheel_current: text }
        expect(JSON.parse(rescueText(all, state, 0) ?? '').kept).toEqual(all)
      },
    ),
  )
})

it('is none where nothing is kept and nothing is in memory', () => {
  expect(rescueText({}, null, 0)).toBe(null)
  expect(rescueText(null, undefined, 0)).toBe(null)
})

it('is made of memory alone where nothing can be read', () => {
  const file = rescueText(null, { wheel: { segments: [{ text: 'a' }, null, { text: 'b' }] } }, 0)
  expect(textsIn(file)).toEqual(expect.arrayContaining(['a', 'b']))
})

/** What holds itself or big integers cannot be in the store, which is written as JSON all the time. */
function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}
