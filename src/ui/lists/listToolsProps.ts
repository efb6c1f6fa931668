// What the tools above the list of options are given.

import type { Segment } from '../../wheel/segment'

/** What is looked for, with what finds it: the list does without that until somebody looks. */
export interface Query {
  readonly text: string
  /** Indexes of the options that were found, in order. */
  places(options: readonly Segment[]): readonly number[]
}

/**
 * Ticks in the rows that stand for something else than a selection, with what they do: the list does without that until
 * somebody asks for them.
 */
export interface Ticking {
  /** The options that the list shows meanwhile. */
  options(segments: readonly Segment[]): readonly Segment[]
  /** The ids of those that are ticked. */
  ticked(options: readonly Segment[]): Set<string>
  /** The list would have these ticked. @param shown the options with a row */
  tick(ids: Set<string>, shown: readonly Segment[]): void
  /** The name of a tick. */
  label(text: string): string
}

export interface ListToolsProps {
  /** All active options. */
  readonly count: number
  /** What is looked for; `null` while nothing is. */
  readonly query: Query | null
  /** How many options were found. */
  readonly found: number
  readonly selectedIds: Set<string>
  readonly isSelecting: boolean
  readonly isLocked: boolean
  onFind(query: Query | null): void
  onSelecting(isSelecting: boolean): void
  readonly isTicking: boolean
  onTicking(ticking: Ticking | null): void
  onSelectAll(): void
  onRemoveSelected(): void
  /** Whether the list is shown as text, in the form `TEXT_FORM`. */
  readonly isText: boolean
  /** Shows the list as text. */
  onEditText(): void
  /** Moves the focus to the first option that was found. */
  onLeave(): void
}

/** The id of the form with the list as text. Sending it applies the text and shows the list again. */
export const TEXT_FORM = 'options-as-text'
