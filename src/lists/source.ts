// What is read before anything is on a wheel: rows of cells, each one line that the import plan accounts for.

import { limitText } from '../wheel/text'

/** Names that every browser knows (WHATWG, Encoding). */
export const ENCODINGS = [
  ...['utf-8', 'utf-16le', 'utf-16be'],
  ...['windows-1252', 'windows-1250', 'windows-1251', 'koi8-r', 'ibm866', 'windows-1253'],
  ...['windows-1254', 'windows-1255', 'windows-1256', 'windows-1257', 'windows-1258'],
  ...['windows-874', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr', 'macintosh'],
] as const

export type Encoding = (typeof ENCODINGS)[number]

export interface ReadAs {
  readonly encoding: Encoding
  readonly isChosen: boolean
}

export type SourceFormat =
  | 'lines'
  | 'table'
  | 'spreadsheet'
  /** Of another site: a file, or a link that holds the options. */
  | 'wheel'

export interface SourceRow {
  /** As a person reads them; not trimmed. A list of lines has one for each row. */
  readonly cells: readonly string[]
  readonly color?: string
  /** At least 0. */
  readonly weight?: number
  readonly isEliminated?: boolean
}

export type SourceNote =
  | { readonly kind: 'images'; readonly count: number }
  | { readonly kind: 'worksheets'; readonly names: readonly string[] }
  /** Those that have no name are told by their numbers, from 1. */
  | { readonly kind: 'wheels'; readonly names: readonly (string | number)[] }
  | { readonly kind: 'settings' }

export interface Source {
  /** The name of a wheel, not of a file. */
  readonly name: string | null
  readonly format: SourceFormat
  readonly rows: readonly SourceRow[]
  readonly notes: readonly SourceNote[]
  /** Of a text file that does not say how it was saved. */
  readonly readAs?: ReadAs
}

const SHOWN = 3
const MAX_TEXT = 60
const UNREADABLE = /\ufffd/g
const FOREIGN = /[^\0-\x7f]/

interface ForeignLine {
  readonly row: number
  readonly text: string
}

/** Those with what could not be read, or else with more than plain letters; and how much could not be read. */
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
