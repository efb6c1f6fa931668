// Structural sharing: what was read and says the same as something known is replaced by that very object, so that
// nothing renders, and nothing counts as changed, that is not.

import type { OwnWheel, SharedState } from '../state'
import type { Part } from './slots'

/** What was read is never the same object; where it says the same as something known, that is taken instead. */
export function withSameObjects(read: Part, known: readonly Part[]): Part {
  const entries = Object.entries(read).map(([field, value]) => {
    if (field === 'ownWheels') return [field, sameWheels(value as OwnWheel[], known)]
    const same = known.find((part) => isSame(part[field as keyof SharedState], value))
    return [field, same ? same[field as keyof SharedState] : value]
  })
  return Object.fromEntries(entries)
}

function sameWheels(read: readonly OwnWheel[], known: readonly Part[]): readonly OwnWheel[] {
  const entries = known.flatMap(({ ownWheels = [] }) => ownWheels)
  const wheels = read.map((one) => {
    const olds = entries.filter((other) => other.wheel.id === one.wheel.id)
    return olds.find((old) => isSame(one, old)) ?? one
  })
  const same = known.find(
    ({ ownWheels = [] }) =>
      wheels.length === ownWheels.length && wheels.every((one, index) => one === ownWheels[index]),
  )
  return same?.ownWheels ?? wheels
}

/** Of plain data. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => isSame(Reflect.get(one, field), Reflect.get(other, field)))
  )
}
