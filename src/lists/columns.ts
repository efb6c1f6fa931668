// The columns of a source as the visitor chooses between them.

import type { Source } from './source'

export interface Column {
  readonly index: number
  /** Its header, or "Column 2" where there is none. */
  readonly name: string
  /** Up to three cells that are not blank. */
  readonly samples: readonly string[]
}

/** At most 100; a list of lines has one. */
export function columnsOf(_source: Source, _hasHeader: boolean): readonly Column[] {
  throw new Error('Not yet')
}
