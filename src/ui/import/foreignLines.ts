// The lines by which one sees whether a file was read as what it is.

import type { Source } from '../../lists/source'
import { limitText } from '../../wheel/text'

const SHOWN = 3
const MAX_TEXT = 60
const UNREADABLE = /\ufffd/g
const FOREIGN = /[^\0-\x7f]/

export interface ForeignLine {
  readonly row: number
  readonly text: string
}

/** The first lines with what could not be read, or else with more than plain letters; and how much could not be read. */
export function foreignLines({ rows }: Source): {
  readonly lines: readonly ForeignLine[]
  readonly unreadable: number
} {
  const damaged: ForeignLine[] = []
  const foreign: ForeignLine[] = []
  let unreadable = 0
  for (const [row, { cells }] of rows.entries()) {
    const text = cells.join(' ').trim()
    if (!FOREIGN.test(text)) continue
    const count = text.match(UNREADABLE)?.length ?? 0
    unreadable += count
    const lines = count > 0 ? damaged : foreign
    if (lines.length < SHOWN) lines.push({ row, text: limitText(text, MAX_TEXT) })
  }
  return { lines: [...damaged, ...foreign].slice(0, SHOWN), unreadable }
}
