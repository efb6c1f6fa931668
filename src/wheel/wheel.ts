// Every rule for changing a wheel. A change without effect returns the same object.

import { isHexColor } from './colors/color'
import type { GroupPlan } from './groupPlan'
import { DEFAULT_WHEEL_NAME } from './name'
import { pictureOf } from './picture'
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
  isEdited,
  isMarked,
  isRemovable,
  MAX_SEGMENTS,
  optionText,
  type Segment,
  withMarks,
  withNew,
  withPicture,
} from './segment'

export interface Wheel {
  /** The random part is there because two tabs may create a wheel in the same millisecond. */
  readonly id: string
  readonly name: string
  readonly segments: readonly Segment[]
  /** The local day on which options are absent, as `2026-11-22`. */
  readonly absentOn?: string
  /** As the tournament began: edits in elimination mode leave them alone. */
  readonly originalSegments: readonly Segment[]
  /** Newest first, by `keptResults`. */
  readonly history: readonly SpinResult[]
  /** So that another tab's late report does not record a cleared result again. */
  readonly clearedResults: readonly string[]
  /** Newest first. */
  readonly eliminationHistory: readonly EliminationEntry[]
  readonly statistics: Statistics
  /** Of the newest result ever, cleared or not; 0 where there was none. */
  readonly lastOrder: number
  /** The draw whose winners were recorded last, up to this entry of its record. */
  readonly lastDraw?: { readonly drawId: string; readonly seq: number }
  /** Results up to this order change nobody's chances (`cooldown.ts`). */
  readonly turnsSince?: number
  readonly groups?: GroupPlan
  /** The colors that options take, as `colorsOf` reads them. Absent where they are those of the specification. */
  readonly palette?: string
  /** In the middle of the wheel, as `pictureOf` reads it. */
  readonly hubPicture?: string
  /** Behind the wheel: a photo, as `photoOf` reads it. */
  readonly background?: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly lastUsed: number
}

/** Unique within a wheel. */
export type NewId = () => string

export function createWheel(options: readonly string[], newId: NewId, now: number): Wheel {
  return wheelOf(DEFAULT_WHEEL_NAME, withNew([], options, newId), newId, now)
}

/** @param now milliseconds since 1970 */
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

/** No effect if the text is blank or the wheel is full. */
export function addSegment(
  wheel: Wheel,
  typed: string,
  id: string,
  isEliminationMode: boolean,
): Wheel {
  return addSegments(wheel, [typed], () => id, isEliminationMode)
}

/** Skips blank texts, and stops at the wheel's limit. */
export function addSegments(
  wheel: Wheel,
  typed: readonly string[],
  newId: NewId,
  isEliminationMode: boolean,
): Wheel {
  const texts = typed.flatMap((one) => optionText(one) ?? [])
  const free = Math.max(0, MAX_SEGMENTS - wheel.segments.length)
  if (texts.length === 0 || free === 0) return wheel
  const segments = withNew(wheel.segments, texts.slice(0, free), newId, wheel.palette)
  return withSegments(wheel, segments, isEliminationMode)
}

export interface SegmentEdit {
  readonly text?: string
  readonly color?: string
  /** In range: `nearestWeight`. */
  readonly weight?: number
  /** `null` for none. */
  readonly picture?: string | null
}

/** Ignores blank text and values that are not `#rrggbb`. */
export function editSegment(
  wheel: Wheel,
  id: string,
  edit: SegmentEdit,
  isEliminationMode: boolean,
): Wheel {
  const before = wheel.segments.find((segment) => segment.id === id)
  if (!before) return wheel
  const edited = {
    ...before,
    text: (edit.text !== undefined && optionText(edit.text)) || before.text,
    color: isHexColor(edit.color) ? edit.color : before.color,
    weight: edit.weight ?? before.weight,
  }
  const picture = edit.picture === null ? undefined : (pictureOf(edit.picture) ?? before.picture)
  const after = withPicture(edited, picture)
  if (!isEdited(before, after)) return wheel
  const segments = wheel.segments.map((segment) => (segment === before ? after : segment))
  return withSegments(wheel, segments, isEliminationMode)
}

/** Colors every option anew, and those to come. @param palette as a wheel keeps it */
export function withPalette(wheel: Wheel, palette: string): Wheel {
  const { segments, originalSegments } = wheel
  const texts = segments.map(({ text }) => text)
  const fresh = withNew([], texts, () => '', palette)
  const colors = new Map(segments.map(({ id }, index) => [id, fresh[index]?.color]))
  const colored = (some: readonly Segment[]) =>
    some.map((one) => ({ ...one, color: colors.get(one.id) ?? one.color }))
  const changed = colored(segments)
  return {
    ...decorated(wheel, { palette }),
    segments: changed,
    originalSegments: originalSegments === segments ? changed : colored(originalSegments),
  }
}

/** Fields that are absent, or blank, where the wheel has none of it. */
export const DECOR = ['palette', 'hubPicture', 'background'] as const
export type Decor = Partial<Record<(typeof DECOR)[number], string | undefined>>

/** Only what there is. */
export function decorOf(
  one: Decor,
  as = (value: string) => value,
): { [Name in keyof Decor]: string } {
  return Object.fromEntries(
    DECOR.flatMap((name) => {
      const value = one[name]
      return value ? [[name, as(value)]] : []
    }),
  )
}

/** As it is, but for those that are named. */
export function decorated<T extends Decor>(wheel: T, decor: Decor): T {
  const next = { ...wheel, ...decor }
  for (const name of DECOR) if (!next[name]) delete next[name]
  return next
}

/** No effect where fewer than two unmarked options would be left. */
export function removeSegment(wheel: Wheel, id: string, isEliminationMode: boolean): Wheel {
  const removed = wheel.segments.find((segment) => segment.id === id)
  if (!removed || !isRemovable(wheel.segments, removed)) return wheel
  const segments = wheel.segments.filter((segment) => segment !== removed)
  return withSegments(wheel, segments, isEliminationMode)
}

/** In elimination mode the segments of the tournament's start stay. */
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

export function withOtherSegments(
  wheel: Wheel,
  segments: readonly Segment[],
  isEliminationMode: boolean,
): Wheel {
  const isSame = hasSameItems(segments, wheel.segments)
  return isSame ? wheel : withSegments(wheel, segments, isEliminationMode)
}

/** Whether the winner is out was decided when it was drawn. No effect if the result is recorded already. */
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

/** For marks other than `eliminated`: no tournament ends or begins by them. */
export function withMarked(wheel: Wheel, segments: readonly Segment[]): Wheel {
  if (segments === wheel.segments) return wheel
  const isSame = wheel.originalSegments === wheel.segments
  return { ...wheel, segments, ...(isSame && { originalSegments: segments }) }
}

function isRecorded({ history, clearedResults }: Wheel, id: string): boolean {
  return clearedResults.includes(id) || history.some((known) => known.id === id)
}

function eliminationBy(result: SpinResult): EliminationEntry {
  const { id, winner, order, timestamp, remainingSegments } = result
  return { eliminatedSegment: winner, order, timestamp, eliminatedByResult: id, remainingSegments }
}

export function nextOrder({ lastOrder }: Pick<Wheel, 'lastOrder'>): number {
  return lastOrder + 1
}

/** Results of other tabs may arrive late. Two drawn at the same moment have the same order: then times decide. */
export function newestFirst<T extends { readonly order: number; readonly timestamp: number }>(
  entries: readonly T[],
): T[] {
  return entries.toSorted(
    (one, other) => other.order - one.order || other.timestamp - one.timestamp,
  )
}

/** 23 November 2026. An earlier clock, as in 1970, is wrong and bounds nothing: all results would get its time. */
const WRITTEN_MS = 1_795_392_000_000

/** Bounds times that are still to come: a wrong clock made them. @param now milliseconds since 1970 */
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

export function withTimeUntil<T extends { readonly timestamp: number }>(one: T, now: number): T {
  return now < WRITTEN_MS || one.timestamp <= now ? one : { ...one, timestamp: now }
}

/** The statistics stay. */
export function clearHistory(wheel: Wheel): Wheel {
  const { history, clearedResults } = wheel
  if (history.length === 0) return wheel
  const cleared = [...history.map(({ id }) => id), ...clearedResults]
  return { ...wheel, history: [], clearedResults: cleared.slice(0, KEPT_RESULTS_LIMIT) }
}

/** Fills a wheel without results with results recovered from elsewhere, newest first. */
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

/** Eliminated options stay eliminated. */
export function clearEliminationHistory(wheel: Wheel): Wheel {
  return wheel.eliminationHistory.length === 0 ? wheel : { ...wheel, eliminationHistory: [] }
}

/** Keeps what was added, edited or removed since: `originalSegments` do not know of it. */
export function restoreAll(wheel: Wheel): Wheel {
  const isWhole = !wheel.segments.some((segment) => segment.eliminated)
  if (isWhole && wheel.eliminationHistory.length === 0) return wheel
  const segments = wheel.segments.map(({ eliminated: _, ...segment }) => segment)
  return { ...wheel, segments, originalSegments: segments, eliminationHistory: [] }
}

export function canShare({ segments }: Wheel): boolean {
  return segments.some(({ eliminated }) => !eliminated)
}

export type Content = Pick<Wheel, 'segments' | 'hubPicture' | 'background'>

/** What a link to one shows is what the other has: the palette is for options to come. */
export function hasSameContent(one: Content, other: Content): boolean {
  const [segments, others] = [one.segments, other.segments]
  return (
    (one.hubPicture || '') === (other.hubPicture || '') &&
    (one.background || '') === (other.background || '') &&
    (segments === others ||
      (segments.length === others.length &&
        segments.every((segment, index) => !isEdited(segment, others[index] as Segment))))
  )
}
