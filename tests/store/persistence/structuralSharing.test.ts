// Proves that what is read and equals something known is that very object, and that nothing else is.

import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reuseEqual } from '../../../src/store/persistence/mergeTabs'
import { ownWheel, resultOf, sharedState } from './shared'

const known = sharedState({ ownWheels: [ownWheel('one'), ownWheel('other')] })
/** As read from a text. */
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

it('what has not changed is the object that is known, part by part', () => {
  const read = reuseEqual(copy({ ...known, theme: 'dark', openedAt: 7 }), [known])
  expect(read).toEqual({ ...known, theme: 'dark', openedAt: 7 })
  expect(read.wheel).toBe(known.wheel)
  expect(read.settings).toBe(known.settings)
  expect(read.ownWheels).toBe(known.ownWheels)
})

it('it may be known from either of two states', () => {
  const newer = { ...known, wheel: { ...known.wheel, name: 'Newer' } }
  expect(reuseEqual(copy({ wheel: newer.wheel }), [known, newer]).wheel).toBe(newer.wheel)
  expect(reuseEqual(copy({ wheel: known.wheel }), [known, newer]).wheel).toBe(known.wheel)
})

it.each<[string, (read: typeof known) => object]>([
  ['a changed text', ({ wheel }) => Object.assign(wheel.segments[1] ?? {}, { text: 'Bella' })],
  ['one option less', ({ wheel }) => (wheel.segments as unknown[]).splice(1, 1)],
  ['one option more', ({ wheel }) => (wheel.segments as unknown[]).splice(1, 0, { id: 'new' })],
  ['a field that was not there', ({ wheel }) => Object.assign(wheel, { note: 'new' })],
  ['a field less', ({ wheel }) => Object.assign(wheel, { name: undefined })],
  ['null in place of an object', ({ wheel }) => Object.assign(wheel, { statistics: null })],
  ['a number in place of an object', ({ wheel }) => Object.assign(wheel, { statistics: 0 })],
])('a wheel with %s is taken as it was read', (_, change) => {
  const read = copy(known)
  change(read)
  const { wheel } = read
  expect(reuseEqual(read, [known]).wheel).toBe(wheel)
  // Whichever of the two has more in it.
  expect(reuseEqual({ wheel: known.wheel }, [read]).wheel).toBe(known.wheel)
})

it('of the other wheels each is reused by itself, wherever it stands by now', () => {
  const [one, other] = known.ownWheels
  if (!one || !other) throw new Error('No wheel')
  const spun = { ...one, wheel: { ...one.wheel, history: [resultOf(one.wheel, 'r')] } }
  const read = reuseEqual(copy({ ownWheels: [other, spun] }), [known])
  expect(read.ownWheels).toEqual([other, spun])
  expect(read.ownWheels?.[0]).toBe(other)
  expect(reuseEqual(copy({ ownWheels: [one] }), [known]).ownWheels).toEqual([one])
  expect(reuseEqual(copy({ ownWheels: [] }), [{ theme: 'dark' }]).ownWheels).toEqual([])
})

/** Where the two have a field in common, it is of the same kind: a list is never compared with an object. */
const anyPart = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(fc.constantFrom(0, 1, '', 'x', true, null), fc.dictionary(fc.string(), fc.integer())),
)

it('any part of a text is reused exactly where it is equal', () => {
  fc.assert(
    fc.property(anyPart, anyPart, (one, other) => {
      const known = { wheel: one as never }
      expect(reuseEqual(copy(known), [known]).wheel).toBe(one)
      const found = reuseEqual({ wheel: other as never }, [known]).wheel
      expect(found).toBe(isDeepStrictEqual(copy(one), copy(other)) ? one : other)
    }),
  )
})
