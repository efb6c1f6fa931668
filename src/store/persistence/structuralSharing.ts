// Structural sharing: parsing always makes new objects. Replacing them by equal known objects spares React renders
// and lets merges compare by identity.

import type { OwnWheel, SharedState } from '../state'
import type { Part } from './slots'

/** Replaces parsed values by known objects that are deeply equal. */
export function reuseEqual(read: Part, known: readonly Part[]): Part {
  const entries = Object.entries(read).map(([field, value]) => {
    if (field === 'ownWheels') return [field, sameWheels(value as OwnWheel[], known)]
    const same = known.find((part) => isDeepEqual(part[field as keyof SharedState], value))
    return [field, same ? same[field as keyof SharedState] : value]
  })
  return Object.fromEntries(entries)
}

function sameWheels(read: readonly OwnWheel[], known: readonly Part[]): readonly OwnWheel[] {
  const entries = known.flatMap(({ ownWheels = [] }) => ownWheels)
  const wheels = read.map((one) => {
    const olds = entries.filter((other) => other.wheel.id === one.wheel.id)
    return olds.find((old) => isDeepEqual(one, old)) ?? one
  })
  const same = known.find(
    ({ ownWheels = [] }) =>
      wheels.length === ownWheels.length && wheels.every((one, index) => one === ownWheels[index]),
  )
  return same?.ownWheels ?? wheels
}

/** For plain data only. */
function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => isDeepEqual(Reflect.get(one, field), Reflect.get(other, field)))
  )
}
