// Owns one option of the wheel: its fields, limits and defaults (product specification, sections 3, 5, 9).

import { isBlank, limitText } from './text'

export const MAX_OPTION_TEXT = 30
export const MIN_SEGMENTS = 2
/** What a wheel holds at most; more is refused rather than drawn badly. */
export const MAX_SEGMENTS = 10_000
export const NEW_OPTION_TEXT = 'New Option'

export interface Segment {
  readonly id: string
  readonly text: string
  /** `#rrggbb` */
  readonly color: string
  /** Stored, shared and kept; active segments share the circle equally whatever it says. */
  readonly weight: number
  readonly eliminated?: boolean
}

/** An option's text as it is stored: trimmed, at most 30 characters; `undefined` when nothing visible is left. */
export function optionText(typed: string): string | undefined {
  const text = limitText(typed.trim(), MAX_OPTION_TEXT).trim()
  return isBlank(text) ? undefined : text
}

/** The segments that take part in the next spin, in order. */
export function activeSegments(segments: readonly Segment[]): readonly Segment[] {
  // Most wheels have nothing eliminated, and an unchanged list lets its readers skip their work.
  return segments.some((segment) => segment.eliminated)
    ? segments.filter((segment) => !segment.eliminated)
    : segments
}

/** The active segments and one more, by id, wherever it stands: an eliminated one that is still shown. */
export function activeSegmentsAnd(segments: readonly Segment[], id: string): readonly Segment[] {
  return segments.filter((segment) => !segment.eliminated || segment.id === id)
}
