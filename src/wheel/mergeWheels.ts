import { laterDay, onDay } from './attendance'
import {
  type EliminationEntry,
  KEPT_RESULTS_LIMIT,
  keptResults,
  type SpinResult,
  type Statistics,
} from './result'
import {
  countUnmarked,
  isEdited,
  isMarked,
  isSameOption,
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  type Segment,
  withBothChanges,
} from './segment'
import { DECOR, type Decor, decorated, newestFirst, recordResult, type Wheel } from './wheel'

export interface Conflict {
  readonly wheelId: string
  readonly merged: Segment
  /** With the values that lost. */
  readonly dropped: Segment
}

export interface Merged {
  readonly wheel: Wheel
  readonly conflicts: readonly Conflict[]
}

/**
 * Symmetric where both have changed the same thing: either tab gets the same result.
 * @param base the last version that both tabs had seen
 * @param theirs decides the order of options
 */
export function mergeWheels(base: Wheel, mine: Wheel, theirs: Wheel): Merged {
  const agreed = withCommonResults(base, mine, theirs)
  const { segments, conflicts } = mergeSegments(agreed.segments, mine.segments, theirs.segments)
  const eliminationHistory = mergeEliminations(
    agreed.eliminationHistory,
    mine.eliminationHistory,
    theirs.eliminationHistory,
  )
  const wheel: Wheel = {
    ...theirs,
    name: mergeName(base.name, mine.name, theirs.name),
    segments,
    originalSegments: mergeSegments(
      agreed.originalSegments,
      mine.originalSegments,
      theirs.originalSegments,
    ).segments,
    ...mergeHistory(agreed, mine, theirs),
    eliminationHistory,
    statistics: mergeStatistics(agreed, mine, theirs, eliminationHistory.length),
    ...mergeTurnsSince(base, mine, theirs),
    ...mergeLastDraw(base, mine, theirs),
    ...mergeGroups(base, mine, theirs),
    lastOrder: Math.max(mine.lastOrder, theirs.lastOrder),
    lastUsed: Math.max(mine.lastUsed, theirs.lastUsed),
  }
  return {
    wheel: onDay(
      decorated(wheel, mergeDecor(base, mine, theirs)),
      laterDay(mine.absentOn, theirs.absentOn),
    ),
    conflicts: conflicts.map((conflict) => ({ ...conflict, wheelId: theirs.id })),
  }
}

/** A spin ends in every tab that shows it, so both may have recorded the same results. */
function withCommonResults(base: Wheel, mine: Wheel, theirs: Wheel): Wheel {
  const [inBase, inTheirs] = [recordedIn(base), recordedIn(theirs)]
  const common = [...recordedIn(mine)].filter((id) => !inBase.has(id) && inTheirs.has(id))
  if (common.length === 0) return base
  const listed = byId([...mine.history, ...theirs.history])
  const results = newestFirst(common.flatMap((id) => listed.get(id) ?? []))
  const agreed = results.reduceRight(recordResult, base)
  // Of those that both have cleared, only the number is known.
  const { totalSpins } = agreed.statistics
  const unlisted = common.length - results.length
  return {
    ...agreed,
    statistics: { ...agreed.statistics, totalSpins: totalSpins + unlisted },
  }
}

export function recordedIn({ history, clearedResults }: Wheel): Set<string> {
  return new Set([...clearedResults, ...history.map(({ id }) => id)])
}

function mergeSegments(
  base: readonly Segment[],
  mine: readonly Segment[],
  theirs: readonly Segment[],
  isKept: ((removed: Segment) => boolean) | null = null,
): { segments: readonly Segment[]; conflicts: Omit<Conflict, 'wheelId'>[] } {
  const conflicts: Omit<Conflict, 'wheelId'>[] = []
  if (mine === base || isSameList(mine, base)) return { segments: theirs, conflicts }
  if (isSameList(theirs, base)) return { segments: mine, conflicts }
  const inBase = new Map(base.map((segment) => [segment.id, segment]))
  const inMine = new Map(mine.map((segment) => [segment.id, segment]))
  const merged: Segment[] = []
  for (const theirSegment of theirs) {
    const old = inBase.get(theirSegment.id)
    const own = inMine.get(theirSegment.id)
    if (own) {
      const both = withBothChanges(old, own, theirSegment, tieBreak)
      const dropped = withBothChanges(old, own, theirSegment, tieLoser)
      merged.push(both)
      if (isEdited(both, dropped)) conflicts.push({ merged: both, dropped })
    } else if (isKept?.(theirSegment) || !old || isEdited(old, theirSegment)) {
      merged.push(theirSegment)
    }
  }
  insertMissing(merged, mine, (segment) => {
    const old = inBase.get(segment.id)
    return isKept?.(segment) || !old || isEdited(old, segment)
  })
  // Together, both tabs may have removed or added more than the limits allow.
  if (countUnmarked(merged) < MIN_SEGMENTS && !isKept) {
    const areTooFew = merged.length < MIN_SEGMENTS
    return mergeSegments(base, mine, theirs, (removed) => areTooFew || !isMarked(removed))
  }
  return { segments: merged.slice(0, Math.max(MAX_SEGMENTS, theirs.length)), conflicts }
}

function insertMissing(
  merged: Segment[],
  mine: readonly Segment[],
  isWanted: (segment: Segment) => boolean,
): void {
  const present = new Set(merged.map(({ id }) => id))
  const after = new Map<string | null, Segment[]>()
  let previous: string | null = null
  for (const segment of mine) {
    if (present.has(segment.id)) previous = segment.id
    else if (isWanted(segment)) {
      const group: Segment[] = after.get(previous) ?? []
      group.push(segment)
      after.set(previous, group)
    }
  }
  if (after.size === 0) return
  const last = mine.findLast(({ id }) => present.has(id))?.id ?? null
  const atEnd = after.get(last) ?? []
  after.delete(last)
  const woven = [
    ...(after.get(null) ?? []),
    ...merged.flatMap((segment) => [segment, ...(after.get(segment.id) ?? [])]),
    ...atEnd,
  ]
  merged.splice(0, merged.length, ...woven)
}

/** The same in either tab, so that both converge. */
export function tieBreak<T>(one: T, other: T): T {
  return JSON.stringify(one) > JSON.stringify(other) ? one : other
}

function tieLoser<T>(one: T, other: T): T {
  return tieBreak(one, other) === one ? other : one
}

function mergeName(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs
  return theirs === base ? mine : tieBreak(mine, theirs)
}

/** Of two new beginnings, the later counts. */
function mergeTurnsSince(base: Wheel, mine: Wheel, theirs: Wheel): Pick<Wheel, 'turnsSince'> {
  if (mine.turnsSince === base.turnsSince) return {}
  const { turnsSince = 0 } = mine
  const isLater = theirs.turnsSince === base.turnsSince || turnsSince > (theirs.turnsSince ?? 0)
  return isLater ? { turnsSince } : {}
}

function mergeDecor(base: Decor, mine: Decor, theirs: Decor): Decor {
  return Object.fromEntries(
    DECOR.map((name) => [name, mergeName(base[name] ?? '', mine[name] ?? '', theirs[name] ?? '')]),
  )
}

/** Read from storage, an unchanged plan is another object. */
function mergeGroups(base: Wheel, mine: Wheel, theirs: Wheel): Pick<Wheel, 'groups'> {
  const [before, own, their] = [base, mine, theirs].map(
    ({ groups }) => JSON.stringify(groups) ?? '',
  )
  const kept = mergeName(before as string, own as string, their as string)
  return kept === own && mine.groups ? { groups: mine.groups } : {}
}

/** Only the leading tab records winners; of two draws, the one recorded last counts. */
function mergeLastDraw(base: Wheel, mine: Wheel, theirs: Wheel): Pick<Wheel, 'lastDraw'> {
  const isNew = ({ lastDraw }: Wheel) =>
    lastDraw?.drawId !== base.lastDraw?.drawId || lastDraw?.seq !== base.lastDraw?.seq
  const { lastDraw } = mine
  if (!lastDraw || !isNew(mine)) return {}
  const isLater = !isNew(theirs) || mine.lastOrder > theirs.lastOrder
  return isLater ? { lastDraw } : {}
}

function isSameList(one: readonly Segment[], other: readonly Segment[]): boolean {
  return (
    one.length === other.length &&
    one.every((segment, index) => isSameOption(segment, other[index] as Segment))
  )
}

function mergeHistory(
  base: Wheel,
  mine: Wheel,
  theirs: Wheel,
): Pick<Wheel, 'history' | 'clearedResults'> {
  const wasCleared = new Set(base.clearedResults)
  const isCleared = new Set(mine.clearedResults.filter((id) => !wasCleared.has(id)))
  const back = mine.history.filter(({ id }) => wasCleared.has(id))
  const isBack = new Set(back.map(({ id }) => id))
  const [inBase, inTheirs] = [recordedIn(base), recordedIn(theirs)]
  const own = mine.history.filter(({ id }) => !inBase.has(id) && !inTheirs.has(id))
  const cleared = [...isCleared, ...theirs.clearedResults.filter((id) => !isBack.has(id))]
  const remaining = theirs.history.filter(({ id }) => !isCleared.has(id) && !isBack.has(id))
  const known = byId(base.history)
  const inMine = byId(mine.history)
  const merged = remaining.map((their) => {
    const my = inMine.get(their.id) ?? their
    const { noShow } = my
    const one = mergeResult(known.get(their.id), my, their)
    return noShow && !one.noShow ? { ...one, noShow } : one
  })
  return {
    history: keptResults(newestFirst([...own, ...merged, ...back])),
    clearedResults: [...new Set(cleared)].slice(0, KEPT_RESULTS_LIMIT),
  }
}

function byId(results: readonly SpinResult[]): Map<string, SpinResult> {
  return new Map(results.map((result) => [result.id, result]))
}

/** Theirs, unless the elimination was undone, or made again, in mine (`undoFirstSpin`). */
function mergeResult(
  base: SpinResult | undefined,
  mine: SpinResult,
  theirs: SpinResult,
): SpinResult {
  if (mine.isEliminationMode === theirs.isEliminationMode) return theirs
  return mine.isEliminationMode === (base?.isEliminationMode ?? true) ? theirs : mine
}

function mergeEliminations(
  base: readonly EliminationEntry[],
  mine: readonly EliminationEntry[],
  theirs: readonly EliminationEntry[],
): readonly EliminationEntry[] {
  const idsOf = (entries: readonly EliminationEntry[]) =>
    new Set(entries.map(({ eliminatedByResult }) => eliminatedByResult))
  const [inBase, inMine, inTheirs] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  const remaining = theirs.filter(
    ({ eliminatedByResult: id }) => !(inBase.has(id) && !inMine.has(id)),
  )
  const added = mine.filter(({ eliminatedByResult: id }) => !inBase.has(id) && !inTheirs.has(id))
  if (remaining.length === theirs.length && added.length === 0) return theirs
  return newestFirst([...remaining, ...added]).slice(0, MAX_SEGMENTS)
}

function mergeStatistics(
  { statistics: base }: Wheel,
  { statistics: mine }: Wheel,
  { statistics: theirs }: Wheel,
  listedEliminations: number,
): Statistics {
  // A spin that was taken back counts no more.
  const sum = (count: keyof Statistics) => Math.max(0, theirs[count] + mine[count] - base[count])
  return {
    totalSpins: sum('totalSpins'),
    // Nothing else counts the elimination of a cleared result that the other tab never had.
    totalEliminations: Math.max(sum('totalEliminations'), listedEliminations),
    totalSpinTime: sum('totalSpinTime'),
  }
}
