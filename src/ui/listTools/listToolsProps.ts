// What the tools above the list of options are given.

export interface ListToolsProps {
  /** All active options. */
  readonly count: number
  /** What is looked for; `null` while nothing is. */
  readonly query: string | null
  /** How many options were found. */
  readonly found: number
  readonly selectedIds: ReadonlySet<string>
  readonly isSelecting: boolean
  readonly isLocked: boolean
  onFind(query: string | null): void
  onSelecting(isSelecting: boolean): void
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
