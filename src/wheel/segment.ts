import { colorsOf, paletteColorBeside } from './colors/palette'
import { isBlank, limitText } from './text'

export const MAX_OPTION_TEXT = 30
export const MIN_SEGMENTS = 2
/** More would neither draw nor store well. */
export const MAX_SEGMENTS = 10_000

export interface Segment {
  readonly id: string
  readonly text: string
  readonly color: string
  /** Without effect unless `Settings.weightsCount`. */
  readonly weight: number
  /** As `pictureOf` reads it. */
  readonly picture?: string
  readonly eliminated?: boolean
  /** Drawn without repeats, or in a draw: rests until a new round begins. */
  readonly picked?: boolean
  /** On the day of `Wheel.absentOn`. */
  readonly absent?: boolean
  /** Sits out after a win: `cooldown.ts` derives it from the history. */
  readonly aside?: boolean
}

export const MARKS = ['eliminated', 'picked', 'absent'] as const
export type Mark = (typeof MARKS)[number]

export function withMark(segment: Segment, mark: Mark, isOn: boolean): Segment {
  if (isOn) return { ...segment, [mark]: true }
  const { [mark]: _, ...others } = segment
  return others
}

/** @param picture `undefined` for none */
export function withPicture(segment: Segment, picture: string | undefined): Segment {
  const { picture: _, ...others } = segment
  return picture === undefined ? others : { ...others, picture }
}

export function hasSameItems(one: readonly Segment[], other: readonly Segment[]): boolean {
  return one.length === other.length && one.every((segment, index) => segment === other[index])
}

/** The same list where nothing changes. @param ids all options by default */
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

const EDITED = ['text', 'color', 'weight', 'picture'] as const

/** Marks are ignored. */
export function isEdited(one: Segment, other: Segment): boolean {
  return EDITED.some((field) => one[field] !== other[field])
}

export function isSameOption(one: Segment, other: Segment): boolean {
  if (one === other) return true
  const hasSameMarks = MARKS.every((mark) => !one[mark] === !other[mark])
  return one.id === other.id && !isEdited(one, other) && hasSameMarks
}

/** Where one side has changed nothing, the other's object itself. @param choose where both have changed a field */
export function withBothChanges(
  base: Segment | undefined,
  mine: Segment,
  theirs: Segment,
  choose: <T>(mine: T, theirs: T) => T,
): Segment {
  if (base && isSameOption(mine, base)) return theirs
  const chosen = <K extends (typeof EDITED)[number]>(field: K): Segment[K] => {
    if (mine[field] === base?.[field]) return theirs[field]
    return theirs[field] === base?.[field] ? mine[field] : choose(mine[field], theirs[field])
  }
  const isOn = (mark: Mark) => (!theirs[mark] === !base?.[mark] ? mine : theirs)[mark] === true
  const edited = {
    ...MARKS.reduce((one, mark) => withMark(one, mark, isOn(mark)), theirs),
    text: chosen('text'),
    color: chosen('color'),
    weight: chosen('weight'),
  }
  const both = withPicture(edited, chosen('picture'))
  if (isSameOption(both, theirs)) return theirs
  return theirs === base ? mine : both
}

/** Those who sit out are not marked. */
export function isMarked({ eliminated, picked, absent }: Segment): boolean {
  return eliminated === true || picked === true || absent === true
}

/** Those who sit out count: they are back where too few are left. */
export function countUnmarked(segments: readonly Segment[]): number {
  return segments.reduce((count, segment) => (isMarked(segment) ? count : count + 1), 0)
}

/** Two unmarked ones must stay. */
export function isRemovable(segments: readonly Segment[], segment: Segment): boolean {
  return (isMarked(segment) ? segments.length : countUnmarked(segments)) > MIN_SEGMENTS
}

export function isActive(segment: Segment): boolean {
  return !isMarked(segment) && !segment.aside
}

/** Trimmed, at most 30 characters; `undefined` if nothing visible is left. */
export function optionText(typed: string): string | undefined {
  const text = limitText(typed.trim(), MAX_OPTION_TEXT).trim()
  return isBlank(text) ? undefined : text
}

export function activeSegments(segments: readonly Segment[]): readonly Segment[] {
  // The same list where nothing is out: readers that compare by identity can skip their work.
  return segments.every(isActive) ? segments : segments.filter(isActive)
}

/** Clockwise, even if it is out by now. `null` where it is not on the wheel, or one segment is on both sides. */
export function neighborsOf(
  segments: readonly Segment[],
  id: string,
): readonly [before: Segment, after: Segment] | null {
  const round = activeSegmentsAnd(segments, id)
  const index = round.findIndex((segment) => segment.id === id)
  const [before, after] = [round.at(index - 1), round[(index + 1) % round.length]]
  return index >= 0 && round.length > 2 && before && after ? [before, after] : null
}

/** With the one that is shown although it has just left. */
export function activeSegmentsAnd(segments: readonly Segment[], id: string): readonly Segment[] {
  return segments.filter((segment) => isActive(segment) || segment.id === id)
}

/** Adds options in palette colors, none like its neighbor’s on the wheel, where the last one meets the first. */
export function withNew(
  before: readonly Segment[],
  texts: readonly string[],
  newId: () => string,
  palette?: string,
): Segment[] {
  const segments = [...before]
  const colors = colorsOf(palette)
  const first = before.find(isActive)
  let previous = before.findLast(isActive)
  for (const [index, text] of texts.entries()) {
    const next = index === texts.length - 1 ? (first ?? segments[before.length]) : undefined
    const neighbors = [previous, next].flatMap((one) => (one ? [one.color] : []))
    const color = paletteColorBeside(segments.length, neighbors, colors)
    previous = { id: newId(), text, color, weight: 1 }
    segments.push(previous)
  }
  return segments
}
