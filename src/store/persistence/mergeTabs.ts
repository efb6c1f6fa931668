// Three-way merge of what two tabs have made of the shared state since they last agreed on it.

import { type Conflict, mergeWheels } from '../../wheel/mergeWheels'
import type { SpinResult } from '../../wheel/result'
import { newestFirst } from '../../wheel/wheel'
import { wheelsOf } from '../sharedState'
import type { OwnWheel, SharedState } from '../state'

export interface MergedTabs {
  readonly shared: SharedState
  readonly conflicts: readonly Conflict[]
}

/**
 * What of `mine` and `theirs` is the same object as in `base` counts as unchanged.
 * @param mine wins where both have changed the same thing
 */
export function mergeTabs(base: SharedState, mine: SharedState, theirs: SharedState): MergedTabs {
  const wheels = mergeAllWheels(base, mine, theirs)
  const [current] = wheels.wheels
  const isMine = current.wheel.id === mine.wheel.id
  const shared: SharedState = {
    wheel: current.wheel,
    settings: mergeValue(base.settings, mine.settings, theirs.settings),
    link:
      mine.wheel.id === theirs.wheel.id
        ? mergeValue(base.link, mine.link, theirs.link)
        : (isMine ? mine : theirs).link,
    ownWheels: reuse(wheels.wheels.slice(1), theirs.ownWheels),
    pendingSpins: mergeById(base.pendingSpins, mine.pendingSpins, theirs.pendingSpins),
    strayResults: reuse(
      newestFirst(mergeById(base.strayResults, mine.strayResults, theirs.strayResults)),
      theirs.strayResults,
    ),
    unseenResult: mergeValue(base.unseenResult, mine.unseenResult, theirs.unseenResult),
    preferences: mergeValue(base.preferences, mine.preferences, theirs.preferences),
    theme: mergeValue(base.theme, mine.theme, theirs.theme),
  }
  return { shared, conflicts: wheels.conflicts }
}

/** All wheels, the one that is on first. A wheel that one tab has dropped stays where the other has changed it. */
function mergeAllWheels(
  base: SharedState,
  mine: SharedState,
  theirs: SharedState,
): { wheels: readonly [OwnWheel, ...OwnWheel[]]; conflicts: readonly Conflict[] } {
  const [inBase, inMine, inTheirs] = [byId(base), byId(mine), byId(theirs)]
  const currentId = mine.wheel.id === base.wheel.id ? theirs.wheel.id : mine.wheel.id
  const conflicts: Conflict[] = []
  const merged = new Map<string, OwnWheel>()
  // Mine that they have not come first: they were replaced last.
  const ids = [...inMine.keys()].filter((id) => !inTheirs.has(id)).concat([...inTheirs.keys()])
  for (const id of ids) {
    const [before, own, their] = [inBase.get(id), inMine.get(id), inTheirs.get(id)]
    if (own && their) {
      const wheel = mergeOne(before?.wheel ?? their.wheel, own.wheel, their.wheel, conflicts)
      const settings = mergeValue(before?.settings ?? their.settings, own.settings, their.settings)
      const isTheirs = wheel === their.wheel && settings === their.settings
      merged.set(id, isTheirs ? their : { wheel, settings })
      continue
    }
    const only = (own ?? their) as OwnWheel
    const isDropped = before !== undefined && before.wheel === only.wheel
    if (!isDropped || id === currentId) merged.set(id, only)
  }
  const current = merged.get(currentId) as OwnWheel
  merged.delete(currentId)
  return { wheels: [current, ...merged.values()], conflicts }
}

function mergeOne(
  base: OwnWheel['wheel'],
  mine: OwnWheel['wheel'],
  theirs: OwnWheel['wheel'],
  conflicts: Conflict[],
): OwnWheel['wheel'] {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const merged = mergeWheels(base, mine, theirs)
  conflicts.push(...merged.conflicts)
  return merged.wheel
}

function byId(shared: SharedState): Map<string, OwnWheel> {
  return new Map(wheelsOf(shared).map((one) => [one.wheel.id, one]))
}

/** Theirs without what I have taken out, and with what I have put in. */
function mergeById(
  base: readonly SpinResult[],
  mine: readonly SpinResult[],
  theirs: readonly SpinResult[],
): readonly SpinResult[] {
  if (mine === base) return theirs
  const idsOf = (list: readonly SpinResult[]) => new Set(list.map(({ id }) => id))
  const [inBase, inMine, inTheirs] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  return [
    ...theirs.filter(({ id }) => inMine.has(id) || !inBase.has(id)),
    ...mine.filter(({ id }) => !inBase.has(id) && !inTheirs.has(id)),
  ]
}

/** The old list where the new one has the same items. */
function reuse<T>(list: readonly T[], old: readonly T[]): readonly T[] {
  return list.length === old.length && list.every((one, index) => one === old[index]) ? old : list
}

/** Of plain data; objects are merged field by field. */
function mergeValue<T>(base: T, mine: T, theirs: T): T {
  if (mine === base) return theirs
  if (theirs === base || mine === theirs) return mine
  if (!isPlainObject(base) || !isPlainObject(mine) || !isPlainObject(theirs)) return mine
  const merged = Object.fromEntries(
    Object.keys(theirs).map((key) => [key, mergeValue(base[key], mine[key], theirs[key])]),
  )
  return merged as T
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
