// A wheel and every rule for changing it. Each function returns a new wheel, or the same object where the change
// has no effect.

import { DEFAULT_WHEEL_NAME, isNamed } from './name'
import { isHexColor } from './palette'
import {
  type EliminationEntry,
  KEPT_RESULTS_LIMIT,
  keptResults,
  NO_STATISTICS,
  type SpinResult,
  type Statistics,
} from './result'
import {
  hasSameItems,
  isActive,
  isEdited,
  isMarked,
  isRemovable,
  MAX_SEGMENTS,
  optionText,
  type Segment,
  withMarks,
  withNew,
} from './segment'

export const DEFAULT_OPTIONS = ['Yes', 'No', 'Maybe'] as const
export const NUMBER_OPTIONS = ['1', '2', '3', '4', '5', '6'] as const

export interface Wheel {
  /** `wheel_`, the creation time and a random part: two tabs may create a wheel in the same millisecond. */
  readonly id: string
  readonly name: string
  readonly segments: readonly Segment[]
  /** The local day on which options are absent, as `2026-11-22`; there is none where all are here. */
  readonly absentOn?: string
  /** The segments at the start of a tournament: edits in elimination mode leave them as they are. */
  readonly originalSegments: readonly Segment[]
  /** Newest first, by `keptResults`. */
  readonly history: readonly SpinResult[]
  /** Ids of the results cleared last, so that another tab's late report does not record one again. */
  readonly clearedResults: readonly string[]
  /** Newest first. */
  readonly eliminationHistory: readonly EliminationEntry[]
  readonly statistics: Statistics
  /** The order of the newest result that there ever was, cleared or not; 0 where there was none. */
  readonly lastOrder: number
  /** Of which draw the winners were recorded last, and up to which entry of its record. */
  readonly lastDraw?: { readonly drawId: string; readonly seq: number }
  /** Results up to this order change nobody's chances (`cooldown.ts`). */
  readonly turnsSince?: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly lastUsed: number
}

/** Makes a random id, unique within a wheel. */
export type NewId = () => string

/** A new wheel of the given options in palette colors, without history. */
export function createWheel(options: readonly string[], newId: NewId, now: number): Wheel {
  return wheelOf(DEFAULT_WHEEL_NAME, withNew([], options, newId), newId, now)
}

/** A new wheel of the given segments, without history. @param now milliseconds since 1970 */
export function wheelOf(
  name: string,
  segments: readonly Segment[],
  newId: NewId,
  now: number,
): Wheel {
  return {
    id: `wheel_${now}_${newId()}`,
    name,
    segments,
    originalSegments: segments,
    history: [],
    clearedResults: [],
    eliminationHistory: [],
    statistics: NO_STATISTICS,
    lastOrder: 0,
    createdAt: now,
    lastUsed: now,
  }
}

/** Adds an option at the end; no effect if the text is blank or the wheel is full. */
export function addSegment(
  wheel: Wheel,
  typed: string,
  id: string,
  isEliminationMode: boolean,
): Wheel {
  return addSegments(wheel, [typed], () => id, isEliminationMode)
}

/** Adds an option for each text that is not blank, up to the wheel's limit. */
export function addSegments(
  wheel: Wheel,
  typed: readonly string[],
  newId: NewId,
  isEliminationMode: boolean,
): Wheel {
  const texts = typed.flatMap((one) => optionText(one) ?? [])
  const free = Math.max(0, MAX_SEGMENTS - wheel.segments.length)
  if (texts.length === 0 || free === 0) return wheel
  const segments = withNew(wheel.segments, texts.slice(0, free), newId)
  return withSegments(wheel, segments, isEliminationMode)
}

export interface SegmentEdit {
  readonly text?: string
  readonly color?: string
  /** In range: `nearestWeight`. */
  readonly weight?: number
}

/** Changes an option's text, color or weight; blank text and values that are not `#rrggbb` are ignored. */
export function editSegment(
  wheel: Wheel,
  id: string,
  edit: SegmentEdit,
  isEliminationMode: boolean,
): Wheel {
  const before = wheel.segments.find((segment) => segment.id === id)
  if (!before) return wheel
  const after = {
    ...before,
    text: (edit.text !== undefined && optionText(edit.text)) || before.text,
    color: isHexColor(edit.color) ? edit.color : before.color,
    weight: edit.weight ?? before.weight,
  }
  if (!isEdited(before, after)) return wheel
  const segments = wheel.segments.map((segment) => (segment === before ? after : segment))
  return withSegments(wheel, segments, isEliminationMode)
}

/** Removes an option; no effect where fewer than two would be left that nothing keeps off the wheel. */
export function removeSegment(wheel: Wheel, id: string, isEliminationMode: boolean): Wheel {
  const removed = wheel.segments.find((segment) => segment.id === id)
  if (!removed || !isRemovable(wheel.segments, removed)) return wheel
  const segments = wheel.segments.filter((segment) => segment !== removed)
  return withSegments(wheel, segments, isEliminationMode)
}

/** The wheel with other segments; in elimination mode those of the tournament's start stay. */
export function withSegments(
  wheel: Wheel,
  segments: readonly Segment[],
  isEliminationMode: boolean,
): Wheel {
  const keepsOriginals = isEliminationMode && wheel.originalSegments.length > 0
  return {
    ...wheel,
    segments,
    originalSegments: keepsOriginals ? wheel.originalSegments : segments,
  }
}

/** The same, but no effect where these are the wheel's segments already. */
export function withOtherSegments(
  wheel: Wheel,
  segments: readonly Segment[],
  isEliminationMode: boolean,
): Wheel {
  const isSame = hasSameItems(segments, wheel.segments)
  return isSame ? wheel : withSegments(wheel, segments, isEliminationMode)
}

/**
 * Records a finished spin: history, statistics and whether its winner is out from now on, which was decided when it was
 * drawn. No effect if the result is recorded already.
 */
export function recordResult(wheel: Wheel, result: SpinResult): Wheel {
  if (isRecorded(wheel, result.id)) return wheel
  const isIn = wheel.segments.some((one) => one.id === result.winner.id && !isMarked(one))
  const eliminates = result.isEliminationMode && isIn && !result.isFinalWinner
  const picks = result.isNoRepeats === true && isIn
  const { segments, statistics } = wheel
  const winner = new Set([result.winner.id])
  return {
    ...wheel,
    ...(eliminates && { segments: withMarks(segments, 'eliminated', true, winner) }),
    ...(picks && withMarked(wheel, withMarks(segments, 'picked', true, winner))),
    history: keptResults(newestFirst([result, ...wheel.history])),
    eliminationHistory: eliminates
      ? newestFirst([eliminationBy(result), ...wheel.eliminationHistory]).slice(0, MAX_SEGMENTS)
      : wheel.eliminationHistory,
    statistics: {
      totalSpins: statistics.totalSpins + 1,
      totalEliminations: statistics.totalEliminations + (eliminates ? 1 : 0),
      totalSpinTime: statistics.totalSpinTime + result.spinDuration,
    },
    lastOrder: Math.max(wheel.lastOrder, result.order),
    lastUsed: Math.max(wheel.lastUsed, result.timestamp),
  }
}

/** The wheel with options that are picked or absent. No tournament ends or begins by that. */
export function withMarked(wheel: Wheel, segments: readonly Segment[]): Wheel {
  if (segments === wheel.segments) return wheel
  const isSame = wheel.originalSegments === wheel.segments
  return { ...wheel, segments, ...(isSame && { originalSegments: segments }) }
}

/** Whether the result is in the history or among those cleared from it. */
function isRecorded({ history, clearedResults }: Wheel, id: string): boolean {
  return clearedResults.includes(id) || history.some((known) => known.id === id)
}

function eliminationBy(result: SpinResult): EliminationEntry {
  const { id, winner, order, timestamp, remainingSegments } = result
  return { eliminatedSegment: winner, order, timestamp, eliminatedByResult: id, remainingSegments }
}

/** The order of the result that the wheel's next spin has. */
export function nextOrder({ lastOrder }: Pick<Wheel, 'lastOrder'>): number {
  return lastOrder + 1
}

/**
 * Sorted, because results of other tabs may arrive late. Two that were drawn at the same moment have the same order, and
 * their times decide between them.
 */
export function newestFirst<T extends { readonly order: number; readonly timestamp: number }>(
  entries: readonly T[],
): T[] {
  return entries.toSorted(
    (one, other) => other.order - one.order || other.timestamp - one.timestamp,
  )
}

/**
 * 23 November 2026. A clock that shows an earlier time is wrong, such as one that has begun anew in 1970, and bounds
 * nothing: it would date all results to that time. This may stay as it is, as no visit is earlier than this was written.
 */
const WRITTEN_MS = 1_795_392_000_000

/**
 * The wheel without times that are still to come: they were made by a clock that was wrong.
 * @param now milliseconds since 1970
 */
export function withTimesUntil(wheel: Wheel, now: number): Wheel {
  const bound = <T extends { readonly timestamp: number }>(one: T) => withTimeUntil(one, now)
  const isFine = ({ timestamp }: { readonly timestamp: number }) => timestamp <= now
  const { history, eliminationHistory, createdAt, lastUsed } = wheel
  if (now < WRITTEN_MS) return wheel
  const areFine = history.every(isFine) && eliminationHistory.every(isFine)
  if (areFine && Math.max(createdAt, lastUsed) <= now) return wheel
  return {
    ...wheel,
    history: history.map(bound),
    eliminationHistory: eliminationHistory.map(bound),
    createdAt: Math.min(createdAt, now),
    lastUsed: Math.min(lastUsed, now),
  }
}

/** The same for one result. */
export function withTimeUntil<T extends { readonly timestamp: number }>(one: T, now: number): T {
  return now < WRITTEN_MS || one.timestamp <= now ? one : { ...one, timestamp: now }
}

/** Empties the history; the statistics stay. */
export function clearHistory(wheel: Wheel): Wheel {
  const { history, clearedResults } = wheel
  if (history.length === 0) return wheel
  const cleared = [...history.map(({ id }) => id), ...clearedResults]
  return { ...wheel, history: [], clearedResults: cleared.slice(0, KEPT_RESULTS_LIMIT) }
}

/** A wheel without results, with results that were recovered from elsewhere, newest first, and their statistics. */
export function withResults(wheel: Wheel, results: readonly SpinResult[]): Wheel {
  const out = results.filter((one) => one.isEliminationMode && !one.isFinalWinner)
  return {
    ...wheel,
    history: results.map((one) => ({ ...one, wheelId: wheel.id })),
    lastOrder: Math.max(wheel.lastOrder, ...results.map(({ order }) => order)),
    statistics: {
      totalSpins: results.length,
      totalEliminations: out.length,
      totalSpinTime: results.reduce((sum, { spinDuration }) => sum + spinDuration, 0),
    },
  }
}

/** Empties the elimination history; eliminated options stay eliminated. */
export function clearEliminationHistory(wheel: Wheel): Wheel {
  return wheel.eliminationHistory.length === 0 ? wheel : { ...wheel, eliminationHistory: [] }
}

/**
 * Brings every eliminated option back and clears the elimination history. Options that were added, edited or removed
 * since stay so: the original segments are those of a tournament's start, and do not know of it.
 */
export function restoreAll(wheel: Wheel): Wheel {
  const isWhole = !wheel.segments.some((segment) => segment.eliminated)
  if (isWhole && wheel.eliminationHistory.length === 0) return wheel
  const segments = wheel.segments.map(({ eliminated: _, ...segment }) => segment)
  return { ...wheel, segments, originalSegments: segments, eliminationHistory: [] }
}

/** Whether a link or a file of the wheel would have an option. */
export function canShare({ segments }: Wheel): boolean {
  return segments.some(({ eliminated }) => !eliminated)
}

/** Whether a link to one is also a link to the other, as far as their options go. */
export function hasSameOptions(
  { segments: one }: Pick<Wheel, 'segments'>,
  { segments: other }: Pick<Wheel, 'segments'>,
): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every((segment, index) => !isEdited(segment, other[index] as Segment)))
  )
}

/** Whether the wheel is one of the presets, unchanged and never spun. */
export function isUntouchedPreset(wheel: Wheel): boolean {
  return !isNamed(wheel) && hasUntouchedOptions(wheel)
}

/**
 * Whether the options are those of a ready list, unchanged and never spun, whatever the wheel is called.
 * @param lists the two presets by default
 */
export function hasUntouchedOptions(
  { segments, statistics }: Wheel,
  lists: readonly (readonly string[])[] = [DEFAULT_OPTIONS, NUMBER_OPTIONS],
): boolean {
  return statistics.totalSpins === 0 && lists.some((options) => isNewListOf(segments, options))
}

/** Whether the segments are as `createWheel` makes them of the options. */
function isNewListOf(segments: readonly Segment[], options: readonly string[]): boolean {
  if (options.length !== segments.length) return false
  if (options.some((option, index) => option !== segments[index]?.text)) return false
  const fresh = withNew([], options, () => '')
  return segments.every(
    (segment, index) => segment.color === fresh[index]?.color && isActive(segment),
  )
}
