// Eliminated options are in the text: without them an edit would have to remove them or guess where they go.

import { colorsOf, paletteColorBeside } from '../wheel/colors/palette'
import { mergeWheels } from '../wheel/mergeWheels'
import {
  activeSegments,
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  optionText,
  type Segment,
} from '../wheel/segment'
import { nearestWeight, weightAfter, withWeight } from '../wheel/weights'
import { type NewId, type Wheel, withOtherSegments } from '../wheel/wheel'
import { matchLines } from './matchLines'
import { withPlainLineEnds } from './readLines'

export interface TextEdit {
  readonly segments: readonly Segment[]
  readonly added: number
  readonly removed: number
  readonly changed: number
  /** Lines over 30 characters. */
  readonly shortened: number
  readonly outOfRange: number
  readonly overLimit: number
  readonly problem: 'tooFew' | null
}

/** @param hasWeights whether weights other than 1 are after the texts: `Anna ×3` */
export function textOf({ segments }: Pick<Wheel, 'segments'>, hasWeights = false): string {
  return segments
    .map(({ text, weight }) => {
      const line = inOneLine(text)
      return hasWeights ? withWeight(line, weight) : line
    })
    .join('\n')
}

/** A text from a link may have line ends in it. */
function inOneLine(text: string): string {
  return withPlainLineEnds(text).replaceAll('\n', ' ')
}

/**
 * A line that is still the same, wherever it stands, keeps its id, color, weight and elimination, and so does a changed
 * line between two that were not. Blank lines are no options.
 * @param hasWeights whether a line may end in its weight, as in `Anna ×3`; one that does not has 1
 */
export function diffLines(
  before: readonly Segment[],
  text: string,
  newId: NewId,
  hasWeights = false,
  palette?: string,
): TextEdit {
  const typed = withPlainLineEnds(text).split('\n')
  const lines: string[] = []
  const weights: number[] = []
  let [shortened, outOfRange, overLimit] = [0, 0, 0]
  for (const line of typed) {
    const weighed = hasWeights ? weightAfter(line) : null
    const whole = weighed?.text ?? line.trim()
    const option = optionText(whole)
    if (option === undefined) continue
    if (lines.length === MAX_SEGMENTS) {
      overLimit += 1
      continue
    }
    if (option !== whole) shortened += 1
    if (weighed?.isOutOfRange) outOfRange += 1
    lines.push(option)
    if (hasWeights) weights.push(weighed?.weight ?? 1)
  }
  const old = before.map((segment) => optionText(inOneLine(segment.text)) ?? '')
  const { from, isInPlace } = matchLines(old, lines)
  const changed = takeChanged(old, lines, from, isInPlace)
  const kept = new Set(from)
  const segments = segmentsOf(before, old, lines, weights, from, newId, colorsOf(palette))
  const reweighed = lines.filter((line, index) => {
    const same = before[from[index] ?? -1]
    return same && same !== segments[index] && old[from[index] ?? -1] === line
  }).length
  const active = activeSegments(segments).length
  const least = Math.min(MIN_SEGMENTS, activeSegments(before).length)
  // Where most are picked, few are active, but the wheel is no smaller for that.
  const leastInAll = Math.max(1, Math.min(MIN_SEGMENTS, before.length))
  return {
    segments,
    added: from.filter((place) => place < 0).length,
    removed: before.filter((_, place) => !kept.has(place)).length,
    changed: changed + reweighed,
    shortened,
    outOfRange,
    overLimit,
    problem: active < least || segments.length < leastInAll ? 'tooFew' : null,
  }
}

/** The same wheel where too little is left. @param base of the text: what was done to the list since stays, too */
export function withEditedText(
  wheel: Wheel,
  edit: TextEdit,
  isEliminationMode: boolean,
  base = wheel,
): Wheel {
  if (edit.problem) return wheel
  const segments =
    base.segments === wheel.segments ? edit.segments : mergedOptions(wheel, edit, base)
  return withOtherSegments(wheel, segments, isEliminationMode)
}

/** Where both have changed an option, the typed text stays. */
function mergedOptions(wheel: Wheel, { segments }: TextEdit, base: Wheel): readonly Segment[] {
  const { wheel: merged, conflicts } = mergeWheels(base, { ...base, segments }, wheel)
  const isConflict = new Set(conflicts.map(({ merged: { id } }) => id))
  const typed = new Map(segments.map((segment) => [segment.id, segment]))
  return merged.segments.map((one) => (isConflict.has(one.id) && typed.get(one.id)) || one)
}

/**
 * Pairs as many lines as before between lines that stayed, and returns how many. A single one keeps what it was
 * whatever was written, several only where they look alike, because a pasted list is a new one.
 */
function takeChanged(
  old: readonly string[],
  lines: readonly string[],
  from: Int32Array,
  isInPlace: Uint8Array,
): number {
  const isUsed = new Set(from)
  let changed = 0
  let [place, index] = [0, 0]
  for (let next = 0; next <= lines.length; next += 1) {
    if (next < lines.length && !isInPlace[next]) continue
    const end = next < lines.length ? (from[next] ?? 0) : old.length
    const gone: number[] = []
    for (; place < end; place += 1) if (!isUsed.has(place)) gone.push(place)
    const came: number[] = []
    for (; index < next; index += 1) if (from[index] === -1) came.push(index)
    if (gone.length === came.length) {
      for (const [number, typed] of came.entries()) {
        const same = gone[number] ?? 0
        const isOver = old.length > 1 && came.length === 1
        if (!isOver && !isAlike(old[same] ?? '', lines[typed] ?? '')) continue
        from[typed] = same
        changed += 1
      }
    }
    ;[place, index] = [end + 1, next + 1]
  }
  return changed
}

/** At least half of the longer text is a common beginning or end. */
function isAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return 2 * (start + end) >= Math.max(one.length, other.length)
}

/**
 * New options take the palette's colors by their place, or the next one that looks like no neighbor's.
 * @param weights of each line; none where lines have no weights
 * @param from the index of the option that each line was; -1 for none
 */
function segmentsOf(
  before: readonly Segment[],
  old: readonly string[],
  lines: readonly string[],
  weights: readonly number[],
  from: Int32Array,
  newId: NewId,
  palette: readonly string[],
): readonly Segment[] {
  const segments: Segment[] = []
  for (const [index, text] of lines.entries()) {
    const place = from[index] ?? -1
    const same = before[place]
    if (same) {
      const written = weights[index] ?? same.weight
      const weight = nearestWeight(same.weight) === written ? same.weight : written
      const isSame = old[place] === text && weight === same.weight
      segments.push(isSame ? same : { ...same, text, weight })
      continue
    }
    const isLast = index === lines.length - 1
    const neighbors = [segments.at(-1), isLast ? segments[0] : before[from[index + 1] ?? -1]]
    const colors = neighbors.flatMap((one) => one?.color ?? [])
    const color = paletteColorBeside(index, colors, palette)
    segments.push({ id: newId(), text, color, weight: weights[index] ?? 1 })
  }
  return segments
}
