// One option of the wheel: its fields, limits and defaults.

import { paletteColorBeside } from './palette'
import { isBlank, limitText } from './text'

export const MAX_OPTION_TEXT = 30
export const MIN_SEGMENTS = 2
/** More would neither draw nor store well. */
export const MAX_SEGMENTS = 10_000
export const NEW_OPTION_TEXT = 'New Option'

export interface Segment {
  readonly id: string
  readonly text: string
  /** `#rrggbb` */
  readonly color: string
  /** Stored and shared, but without effect unless `Settings.weightsCount`: active segments share the circle equally. */
  readonly weight: number
  readonly eliminated?: boolean
  /** Drawn without repeats, or in a draw: it rests until a new round begins. */
  readonly picked?: boolean
  /** Absent on the day that the wheel names: `Wheel.absentOn`. */
  readonly absent?: boolean
  /** Has won one of the last spins and sits out: `cooldown.ts` derives it from the wheel's history. */
  readonly aside?: boolean
}

/** What keeps an option off the wheel until something is done about it, each independent of the others. */
export const MARKS = ['eliminated', 'picked', 'absent'] as const
export type Mark = (typeof MARKS)[number]

export function withMark(segment: Segment, mark: Mark, isOn: boolean): Segment {
  if (isOn) return { ...segment, [mark]: true }
  const { [mark]: _, ...others } = segment
  return others
}

/** Whether two lists have the very same options, in the same order. */
export function hasSameItems(one: readonly Segment[], other: readonly Segment[]): boolean {
  return one.length === other.length && one.every((segment, index) => segment === other[index])
}

/** Those of `ids`, or all, with a mark or without it; the same list where they are so already. */
export function withMarks(
  segments: readonly Segment[],
  mark: Mark,
  isOn: boolean,
  ids?: ReadonlySet<string>,
): readonly Segment[] {
  const isOther = (one: Segment) => (ids?.has(one.id) ?? true) && !one[mark] === isOn
  if (!segments.some(isOther)) return segments
  return segments.map((one) => (isOther(one) ? withMark(one, mark, isOn) : one))
}

/** Whether text, color or weight differ; marks are ignored. */
export function isEdited(one: Segment, other: Segment): boolean {
  return one.text !== other.text || one.color !== other.color || one.weight !== other.weight
}

/** Whether a visitor would see no difference. */
export function isSameOption(one: Segment, other: Segment): boolean {
  if (one === other) return true
  const hasSameMarks = MARKS.every((mark) => !one[mark] === !other[mark])
  return one.id === other.id && !isEdited(one, other) && hasSameMarks
}

/**
 * An option with what two sides have done to it since it was as in `base`. Where one of them has done nothing, it is the
 * very object of the other.
 * @param choose of the texts, colors or weights that both have changed
 */
export function withBothChanges(
  base: Segment | undefined,
  mine: Segment,
  theirs: Segment,
  choose: <T>(mine: T, theirs: T) => T,
): Segment {
  if (base && isSameOption(mine, base)) return theirs
  const chosen = <K extends 'text' | 'color' | 'weight'>(field: K): Segment[K] => {
    if (mine[field] === base?.[field]) return theirs[field]
    return theirs[field] === base?.[field] ? mine[field] : choose(mine[field], theirs[field])
  }
  const isOn = (mark: Mark) => (!theirs[mark] === !base?.[mark] ? mine : theirs)[mark] === true
  const both: Segment = {
    ...MARKS.reduce((one, mark) => withMark(one, mark, isOn(mark)), theirs),
    text: chosen('text'),
    color: chosen('color'),
    weight: chosen('weight'),
  }
  if (isSameOption(both, theirs)) return theirs
  return theirs === base ? mine : both
}

/** Whether something keeps it off the wheel, other than that it sits out. */
export function isMarked({ eliminated, picked, absent }: Segment): boolean {
  return eliminated === true || picked === true || absent === true
}

/** How many options nothing keeps off the wheel. Those who sit out count: they are back where too few are left. */
export function countUnmarked(segments: readonly Segment[]): number {
  return segments.reduce((count, segment) => (isMarked(segment) ? count : count + 1), 0)
}

/** Whether it can be removed: two stay that nothing keeps off the wheel. */
export function isRemovable(segments: readonly Segment[], segment: Segment): boolean {
  return (isMarked(segment) ? segments.length : countUnmarked(segments)) > MIN_SEGMENTS
}

/** Whether it takes part in the next spin. */
export function isActive(segment: Segment): boolean {
  return !isMarked(segment) && !segment.aside
}

/** Typed text as an option stores it: trimmed, at most 30 characters; `undefined` if nothing visible is left. */
export function optionText(typed: string): string | undefined {
  const text = limitText(typed.trim(), MAX_OPTION_TEXT).trim()
  return isBlank(text) ? undefined : text
}

/** The segments that take part in the next spin, in order. */
export function activeSegments(segments: readonly Segment[]): readonly Segment[] {
  // The same list where nothing is out: readers that compare by identity can skip their work.
  return segments.every(isActive) ? segments : segments.filter(isActive)
}

/**
 * The segments before and after one that wins, clockwise round the wheel that it wins on, even if it is out by now. `null` where it is not on the wheel, or where one and the same segment is on both sides.
 */
export function neighborsOf(
  segments: readonly Segment[],
  id: string,
): readonly [before: Segment, after: Segment] | null {
  const round = activeSegmentsAnd(segments, id)
  const index = round.findIndex((segment) => segment.id === id)
  const [before, after] = [round.at(index - 1), round[(index + 1) % round.length]]
  return index >= 0 && round.length > 2 && before && after ? [before, after] : null
}

/** The active segments and the one with the given id, which is shown although it has just left. */
export function activeSegmentsAnd(segments: readonly Segment[], id: string): readonly Segment[] {
  return segments.filter((segment) => isActive(segment) || segment.id === id)
}

/**
 * Options added at the end, in palette colors by their number. Where that color is a neighbor's on the wheel, which
 * for the last one are the option before it and the first, the next color is taken.
 */
export function withNew(
  before: readonly Segment[],
  texts: readonly string[],
  newId: () => string,
): Segment[] {
  const segments = [...before]
  const first = before.find(isActive)
  let previous = before.findLast(isActive)
  for (const [index, text] of texts.entries()) {
    const next = index === texts.length - 1 ? (first ?? segments[before.length]) : undefined
    const neighbors = [previous, next].flatMap((one) => (one ? [one.color] : []))
    const color = paletteColorBeside(segments.length, neighbors)
    previous = { id: newId(), text, color, weight: 1 }
    segments.push(previous)
  }
  return segments
}
