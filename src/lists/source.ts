// What is read from pasted text, a file or a link, before anything of it is on a wheel: rows of cells, each row one
// line that the import plan accounts for.

export type SourceFormat =
  /** One option a line. */
  | 'lines'
  /** Cells between commas, semicolons, tabs or bars. */
  | 'table'
  | 'spreadsheet'
  /** A wheel of another site: a file, or a link that has the options in it. */
  | 'wheel'

export interface SourceRow {
  /** As a person reads them in the source; not trimmed. A list of lines has one for each row. */
  readonly cells: readonly string[]
  /** `#rrggbb` */
  readonly color?: string
  /** At least 0. */
  readonly weight?: number
  readonly isEliminated?: boolean
}

/** What a source holds that has no place on the wheel. `noteText` of messages.ts says it in words. */
export type SourceNote =
  /** Pictures of options. */
  | { readonly kind: 'images'; readonly count: number }
  /** Sheets besides the first that has cells. */
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  /** Wheels besides the first. */
  | { readonly kind: 'wheels'; readonly names: readonly string[] }
  /** Settings of the other wheel: colors of the page, sounds, messages. */
  | { readonly kind: 'settings' }

export interface Source {
  /** What the source calls its list: the name of a wheel. A file's own name is not known here. */
  readonly name: string | null
  readonly format: SourceFormat
  readonly rows: readonly SourceRow[]
  readonly notes: readonly SourceNote[]
}
