// What the tools above the list of options are given.

export interface ListToolsProps {
  /** All active options. */
  readonly count: number
  /** What is looked for; `null` while nothing is. */
  readonly query: string | null
  /** How many options were found. */
  readonly found: number
  readonly selectedCount: number
  readonly isSelecting: boolean
  readonly isLocked: boolean
  onFind(query: string | null): void
  onSelecting(isSelecting: boolean): void
  onSelectAll(): void
  onRemoveSelected(): void
  /** Shows the list as text. */
  onEditText(): void
  /** Moves the focus to the list. */
  onLeave(): void
}
