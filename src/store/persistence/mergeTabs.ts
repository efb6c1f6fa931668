import { withCooldown } from '../../wheel/cooldown'
import { type Conflict, mergeWheels, recordedIn, tieBreak } from '../../wheel/mergeWheels'
import { WHEEL_HISTORY_LIMIT } from '../../wheel/result'
import type { Wheel } from '../../wheel/wheel'
import { isSettled, wheelsOf } from '../sharedState'
import type { OwnWheel, PendingSpin, SharedState, WheelLink } from '../state'
import type { Part } from './schema'

/**
 * Parts of `mine` and `theirs` that are the same object as in `base` count as unchanged.
 * @param base the last common state; `null` preserves everything that either side has
 */
export function mergeTabs(
  base: SharedState | null,
  mine: SharedState,
  theirs: SharedState,
): { shared: SharedState; conflicts: readonly Conflict[] } {
  const pendingSpins = mergeById(base?.pendingSpins, mine.pendingSpins, theirs.pendingSpins)
  const spinning = new Set(pendingSpins.map(({ wheelId }) => wheelId))
  const wheels = mergeAllWheels(base, mine, theirs, spinning)
  const [current] = wheels.wheels
  const isMine = current.wheel.id === mine.wheel.id
  const shared: SharedState = {
    wheel: current.wheel,
    openedAt: Math.max(mine.openedAt, theirs.openedAt),
    settings: current.settings,
    link:
      mine.wheel.id === theirs.wheel.id
        ? commonLink(mine.link, theirs.link)
        : (isMine ? mine : theirs).link,
    ownWheels: reuse(wheels.wheels.slice(1), theirs.ownWheels),
    pendingSpins,
    preferences: mergeValue(base?.preferences, mine.preferences, theirs.preferences),
    theme: mergeValue(base?.theme, mine.theme, theirs.theme),
  }
  // A spin that one tab has recorded may still be pending in the other.
  const waiting = pendingSpins.filter(({ id }) => !isSettled(shared, id))
  return {
    shared: { ...shared, pendingSpins: reuse(waiting, pendingSpins) },
    conflicts: wheels.conflicts,
  }
}

/** None where either tab has changed the options. */
function commonLink(mine: WheelLink | null, theirs: WheelLink | null): WheelLink | null {
  return mine?.hash === theirs?.hash && mine?.isOpened === theirs?.isOpened ? theirs : null
}

/** Symmetric, so that both tabs come to the same decision. */
function isMyWheelCurrent(mine: SharedState, theirs: SharedState): boolean {
  if (mine.openedAt !== theirs.openedAt) return mine.openedAt > theirs.openedAt
  return mine.wheel.id > theirs.wheel.id
}

/** All wheels, the current one first. A wheel that one tab dropped stays if the other changed it. */
function mergeAllWheels(
  base: SharedState | null,
  mine: SharedState,
  theirs: SharedState,
  spinning: Set<string>,
): { wheels: readonly [OwnWheel, ...OwnWheel[]]; conflicts: readonly Conflict[] } {
  const inBase = base ? byId(base) : new Map<string, OwnWheel>()
  const [inMine, inTheirs] = [byId(mine), byId(theirs)]
  const currentId = (isMyWheelCurrent(mine, theirs) ? mine : theirs).wheel.id
  const conflicts: Conflict[] = []
  const merged = new Map<string, OwnWheel>()
  // Wheels that only this tab has come first, because they were replaced last.
  const ids = [...inMine.keys()].filter((id) => !inTheirs.has(id)).concat([...inTheirs.keys()])
  for (const id of ids) {
    const [before, own, their] = [inBase.get(id), inMine.get(id), inTheirs.get(id)]
    if (own && their) {
      const agreed = before?.wheel ?? agreedOf(own.wheel, their.wheel)
      const settings = mergeValue(before?.settings ?? own.settings, own.settings, their.settings)
      const wheel = withCooldown(mergeOne(agreed, own.wheel, their.wheel, conflicts), settings)
      const isTheirs = wheel === their.wheel && settings === their.settings
      merged.set(id, isTheirs ? their : { wheel, settings })
      continue
    }
    const only = (own ?? their) as OwnWheel
    const isDropped = before !== undefined && before.wheel === only.wheel && !spinning.has(id)
    if (!isDropped || id === currentId) merged.set(id, only)
  }
  const current = merged.get(currentId) as OwnWheel
  merged.delete(currentId)
  return { wheels: [current, ...merged.values()], conflicts }
}

function mergeOne(base: Wheel, mine: Wheel, theirs: Wheel, conflicts: Conflict[]): Wheel {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const merged = mergeWheels(base, mine, theirs)
  conflicts.push(...merged.conflicts)
  return merged.wheel
}

/**
 * The base for a wheel without a common ancestor: the results that both know, with the eliminations by them. Everything
 * else that either side has counts as added.
 */
function agreedOf(mine: Wheel, theirs: Wheel): Wheel {
  const inTheirs = recordedIn(theirs)
  // A full list drops its oldest: what is older than its end may have been in it.
  const oldest = theirs.history[WHEEL_HISTORY_LIMIT - 1]?.order ?? -Infinity
  const spins = theirs.history.filter(({ drawId }) => drawId === undefined)
  const oldestSpin = spins[WHEEL_HISTORY_LIMIT - 1]?.order ?? -Infinity
  const history = mine.history.filter(
    ({ id, order, drawId }) =>
      inTheirs.has(id) || order <= (drawId === undefined ? oldestSpin : oldest),
  )
  const clearedResults = mine.clearedResults.filter((id) => theirs.clearedResults.includes(id))
  const added = recordedIn(mine).size - history.length - clearedResults.length
  const { statistics } = mine
  return {
    ...mine,
    segments: [],
    originalSegments: [],
    history,
    clearedResults,
    eliminationHistory: mine.eliminationHistory.filter(({ eliminatedByResult }) =>
      inTheirs.has(eliminatedByResult),
    ),
    statistics: { ...statistics, totalSpins: statistics.totalSpins - added },
  }
}

function byId(shared: SharedState): Map<string, OwnWheel> {
  return new Map(wheelsOf(shared).map((one) => [one.wheel.id, one]))
}

/** Their list, without what this tab removed and with what it added. */
function mergeById(
  base: readonly PendingSpin[] | undefined,
  mine: readonly PendingSpin[],
  theirs: readonly PendingSpin[],
): readonly PendingSpin[] {
  if (mine === base) return theirs
  const idsOf = (list: readonly PendingSpin[]) => new Set(list.map(({ id }) => id))
  const [inBase, inMine, inTheirs] = [idsOf(base ?? []), idsOf(mine), idsOf(theirs)]
  return [
    ...theirs.filter(({ id }) => inMine.has(id) || !inBase.has(id)),
    ...mine.filter(({ id }) => !inBase.has(id) && !inTheirs.has(id)),
  ]
}

function reuse<T>(list: readonly T[], old: readonly T[]): readonly T[] {
  return list.length === old.length && list.every((one, index) => one === old[index]) ? old : list
}

function mergeValue<T>(base: T | undefined, mine: T, theirs: T): T {
  if (mine === base) return theirs
  if (theirs === base || mine === theirs) return mine
  if (!isPlainObject(base) || !isPlainObject(mine) || !isPlainObject(theirs)) {
    return tieBreak(mine, theirs)
  }
  const merged = Object.fromEntries(
    Object.keys(theirs).map((key) => [key, mergeValue(base[key], mine[key], theirs[key])]),
  )
  return merged as T
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Structural sharing: parsing always makes new objects. Replacing them by equal known objects spares React renders
// and lets merges compare by identity.

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
