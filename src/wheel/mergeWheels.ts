// Three-way merge of a wheel that two tabs have changed since a version they had in common.

import {
  type EliminationEntry,
  type SpinResult,
  type Statistics,
  WHEEL_HISTORY_LIMIT,
} from './result'
import {
  hasSameMarks,
  MARKS,
  MAX_SEGMENTS,
  type Mark,
  MIN_SEGMENTS,
  type Segment,
  withMark,
} from './segment'
import { laterDay, onDay } from './turns/absences'
import { newestFirst, recordResult, type Wheel } from './wheel'

/** An option that both tabs have changed in different ways. */
export interface Conflict {
  readonly wheelId: string
  /** The option as merged. */
  readonly merged: Segment
  /** The option with the values that lost. */
  readonly dropped: Segment
}

export interface Merged {
  readonly wheel: Wheel
  readonly conflicts: readonly Conflict[]
}

/**
 * Symmetric: where both have changed the same thing, merging mine into theirs or theirs into mine gives the same.
 * @param base the last version that both tabs had seen
 * @param theirs decides the order of options; its results stay as recorded
 */
export function mergeWheels(base: Wheel, mine: Wheel, theirs: Wheel): Merged {
  const inBase = recordedIn(base)
  const inTheirs = recordedIn(theirs)
  const own = newResults(base, mine)
  const segments = mergeSegments(
    base.segments,
    withoutMarksBy(own, mine.segments, base.segments),
    theirs.segments,
  )
  const edited: Wheel = {
    ...theirs,
    name: mergeName(base.name, mine.name, theirs.name),
    segments: segments.segments,
    originalSegments: mergeSegments(
      base.originalSegments,
      mine.originalSegments,
      theirs.originalSegments,
    ).segments,
    ...mergeHistory(base, mine, theirs),
    eliminationHistory: mergeEliminations(
      base.eliminationHistory,
      mine.eliminationHistory,
      theirs.eliminationHistory,
      own,
    ),
    ...mergeTurnsSince(base, mine, theirs),
    lastOrder: Math.max(mine.lastOrder, theirs.lastOrder),
    lastUsed: Math.max(mine.lastUsed, theirs.lastUsed),
  }
  // Recorded again, because whether a result eliminates depends on the options that are active now.
  const isUnknown = ({ id }: SpinResult) => !inTheirs.has(id)
  const day = laterDay(mine.absentOn, theirs.absentOn)
  const recorded = own.filter(isUnknown).reduceRight(recordResult, onDay(edited, day))
  const alsoTheirs = mine.clearedResults.filter((id) => !inBase.has(id) && inTheirs.has(id)).length
  const statistics = addUnlistedSpins(base, mine, own, alsoTheirs, recorded.statistics)
  // Of a result that is cleared, and that the other tab never had, nothing else counts the elimination.
  const totalEliminations = Math.max(
    statistics.totalEliminations,
    recorded.eliminationHistory.length,
  )
  return {
    wheel: { ...recorded, statistics: { ...statistics, totalEliminations } },
    conflicts: segments.conflicts.map((conflict) => ({ ...conflict, wheelId: theirs.id })),
  }
}

/** The ids of the results that a wheel lists, and of those cleared from it. */
export function recordedIn({ history, clearedResults }: Wheel): Set<string> {
  return new Set([...clearedResults, ...history.map(({ id }) => id)])
}

/** Results in this tab's history that the base does not know. */
function newResults(base: Wheel, mine: Wheel): readonly SpinResult[] {
  const known = recordedIn(base)
  return mine.history.filter(({ id }) => !known.has(id))
}

/** Without the eliminations and the picks by these results: recording the results again decides them. */
function withoutMarksBy(
  results: readonly SpinResult[],
  segments: readonly Segment[],
  base: readonly Segment[],
): readonly Segment[] {
  const marks = new Map(results.map((result) => [result.winner.id, markBy(result)]))
  if (marks.size === 0) return segments
  const before = new Map(base.map((segment) => [segment.id, segment]))
  return segments.map((segment) => {
    const mark = marks.get(segment.id)
    const isNew = mark && segment[mark] && !before.get(segment.id)?.[mark]
    return isNew ? withMark(segment, mark, false) : segment
  })
}

/** What a result may have marked its winner as; other marks are the visitor's. */
function markBy({ isEliminationMode, isNoRepeats }: SpinResult): Mark | undefined {
  return isEliminationMode ? 'eliminated' : isNoRepeats ? 'picked' : undefined
}

function mergeSegments(
  base: readonly Segment[],
  mine: readonly Segment[],
  theirs: readonly Segment[],
  keepsRemoved = false,
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
      const { segment, dropped } = mergeSegment(old, own, theirSegment)
      merged.push(segment)
      if (dropped) conflicts.push({ merged: segment, dropped })
    } else if (keepsRemoved || !old || isEdited(old, theirSegment)) merged.push(theirSegment)
  }
  insertMissing(merged, mine, (segment) => {
    const old = inBase.get(segment.id)
    return keepsRemoved || !old || isEdited(old, segment)
  })
  // Together, both tabs may have removed or added more than the limits allow.
  if (merged.length < MIN_SEGMENTS && !keepsRemoved) return mergeSegments(base, mine, theirs, true)
  return { segments: merged.slice(0, Math.max(MAX_SEGMENTS, theirs.length)), conflicts }
}

/** Inserts missing segments after the neighbor that they follow in `mine`. */
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

function mergeSegment(
  base: Segment | undefined,
  mine: Segment,
  theirs: Segment,
): { segment: Segment; dropped?: Segment } {
  if (base && isSameSegment(mine, base)) return { segment: theirs }
  const lost: Partial<Segment> = {}
  const pick = <K extends 'text' | 'color' | 'weight'>(field: K): Segment[K] => {
    if (mine[field] === base?.[field]) return theirs[field]
    if (theirs[field] === base?.[field] || theirs[field] === mine[field]) return mine[field]
    const picked = tieBreak(mine[field], theirs[field])
    Object.assign(lost, { [field]: picked === mine[field] ? theirs[field] : mine[field] })
    return picked
  }
  const segment: Segment = {
    id: theirs.id,
    text: pick('text'),
    color: pick('color'),
    weight: pick('weight'),
    ...Object.fromEntries(
      MARKS.flatMap((mark) => {
        const source = !mine[mark] === !base?.[mark] ? theirs : mine
        return mark in source ? [[mark, source[mark] === true]] : []
      }),
    ),
  }
  const merged = isSameSegment(segment, theirs) ? theirs : segment
  return Object.keys(lost).length === 0
    ? { segment: merged }
    : { segment: merged, dropped: { ...merged, ...lost } }
}

/** Picks one of two conflicting values, the same in either tab, so that both converge. */
export function tieBreak<T>(one: T, other: T): T {
  return JSON.stringify(one) > JSON.stringify(other) ? one : other
}

function mergeName(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs
  return theirs === base ? mine : tieBreak(mine, theirs)
}

/** Of two tabs that have both begun anew, the later counts. */
function mergeTurnsSince(base: Wheel, mine: Wheel, theirs: Wheel): Pick<Wheel, 'turnsSince'> {
  if (mine.turnsSince === base.turnsSince) return {}
  const { turnsSince = 0 } = mine
  const isLater = theirs.turnsSince === base.turnsSince || turnsSince > (theirs.turnsSince ?? 0)
  return isLater ? { turnsSince } : {}
}

function isSameSegment(one: Segment, other: Segment): boolean {
  return one === other || (one.id === other.id && !isEdited(one, other) && hasSameMarks(one, other))
}

/** Whether text, color or weight differ; marks are ignored. */
function isEdited(one: Segment, other: Segment): boolean {
  return one.text !== other.text || one.color !== other.color || one.weight !== other.weight
}

function isSameList(one: readonly Segment[], other: readonly Segment[]): boolean {
  return (
    one.length === other.length &&
    one.every((segment, index) => isSameSegment(segment, other[index] as Segment))
  )
}

/** Their history without what this tab cleared, plus what it restored; its new results are recorded afterwards. */
function mergeHistory(
  base: Wheel,
  mine: Wheel,
  theirs: Wheel,
): Pick<Wheel, 'history' | 'clearedResults'> {
  const wasCleared = new Set(base.clearedResults)
  const isCleared = new Set(mine.clearedResults.filter((id) => !wasCleared.has(id)))
  const back = mine.history.filter(({ id }) => wasCleared.has(id))
  const isBack = new Set(back.map(({ id }) => id))
  const cleared = [...isCleared, ...theirs.clearedResults.filter((id) => !isBack.has(id))]
  const remaining = theirs.history.filter(({ id }) => !isCleared.has(id) && !isBack.has(id))
  const inBase = byId(base.history)
  const inMine = byId(mine.history)
  const merged = remaining.map((their) =>
    mergeResult(inBase.get(their.id), inMine.get(their.id) ?? their, their),
  )
  return {
    history: newestFirst([...merged, ...back]).slice(0, WHEEL_HISTORY_LIMIT),
    clearedResults: [...new Set(cleared)].slice(0, WHEEL_HISTORY_LIMIT),
  }
}

function byId(results: readonly SpinResult[]): Map<string, SpinResult> {
  return new Map(results.map((result) => [result.id, result]))
}

/** Theirs, unless it was in mine that the elimination by this result was undone, or made again (tournament.ts). */
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
  own: readonly SpinResult[],
): readonly EliminationEntry[] {
  const idsOf = (entries: readonly EliminationEntry[]) =>
    new Set(entries.map(({ eliminatedByResult }) => eliminatedByResult))
  const [inBase, inMine, inTheirs] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  const isOwn = new Set(own.map(({ id }) => id))
  const remaining = theirs.filter(
    ({ eliminatedByResult: id }) => !(inBase.has(id) && !inMine.has(id)),
  )
  const restored = mine.filter(
    ({ eliminatedByResult: id }) => !inBase.has(id) && !inTheirs.has(id) && !isOwn.has(id),
  )
  if (remaining.length === theirs.length && restored.length === 0) return theirs
  return newestFirst([...remaining, ...restored]).slice(0, MAX_SEGMENTS)
}

/** Counts this tab's spins that are no longer in the history, which is capped and can be cleared. */
function addUnlistedSpins(
  { statistics: before }: Wheel,
  { statistics: after }: Wheel,
  own: readonly SpinResult[],
  alsoTheirs: number,
  counted: Statistics,
): Statistics {
  const spins = after.totalSpins - before.totalSpins - own.length - alsoTheirs
  if (spins <= 0) return counted
  const eliminating = own.filter((one) => one.isEliminationMode && !one.isFinalWinner).length
  const eliminations = after.totalEliminations - before.totalEliminations - eliminating
  const ownTime = own.reduce((sum, { spinDuration }) => sum + spinDuration, 0)
  const time = after.totalSpinTime - before.totalSpinTime - ownTime
  return {
    totalSpins: counted.totalSpins + spins,
    totalEliminations: counted.totalEliminations + Math.max(0, eliminations),
    totalSpinTime: counted.totalSpinTime + Math.max(0, time),
  }
}
