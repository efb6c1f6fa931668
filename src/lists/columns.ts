// The columns of a source: their names, the text that a row has in those chosen, and what else a row says.

import { MAX_WEIGHT } from '../share/readPayload'
import { isHexColor } from '../wheel/palette'
import { isBlank } from '../wheel/text'
import { writtenNumber } from '../wheel/weights'
import type { FieldColumns, ImportEntry } from './importPlan'
import { isEliminatedState } from './listColumns'
import { listMessages } from './messages'
import type { Source } from './source'

const MOST_COLUMNS = 100
const SAMPLES = 3
/** Enough to know what a column has, and no work where there are many. */
const ROWS_TO_LOOK_AT = 200
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]+/

export interface Column {
  readonly index: number
  /** Its header, or "Column 2" where there is none. */
  readonly name: string
  /** Up to three cells that are not blank. */
  readonly samples: readonly string[]
}

export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every(isBlank)
}

/** At most 100; a list of lines has one. */
export function columnsOf(source: Source, hasHeader: boolean): readonly Column[] {
  const rows = source.rows.slice(0, ROWS_TO_LOOK_AT).map(({ cells }) => cells)
  const first = rows.findIndex((cells) => !isBlankRow(cells))
  const header = hasHeader ? rows[first] : undefined
  const body = hasHeader ? rows.slice(first + 1) : rows
  const count = source.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: Math.min(MOST_COLUMNS, count) }, (_, index) => {
    const named = header?.[index]?.trim() ?? ''
    return {
      index,
      name: isBlank(named) ? listMessages.column(index + 1) : named,
      samples: body
        .flatMap((cells) => cells[index]?.trim() || [])
        .filter((cell) => !isBlank(cell))
        .slice(0, SAMPLES),
    }
  })
}

/** The row's cells in the columns, joined by a space; cells that are blank have no part in it. */
export function rowText(source: Source, row: number, columns: readonly number[]): string {
  const cells = source.rows[row]?.cells ?? []
  const only = columns.length === 1 ? columns[0] : undefined
  if (only !== undefined) return oneLine(cells[only] ?? '')
  return columns
    .map((column) => oneLine(cells[column] ?? ''))
    .filter((cell) => !isBlank(cell))
    .join(' ')
}

/** A cell may have several lines; an option has one. */
function oneLine(cell: string): string {
  const trimmed = cell.trim()
  if (!BREAK.test(trimmed)) return trimmed
  return trimmed
    .split(BREAK)
    .flatMap((line) => line.trim() || [])
    .join(' ')
}

/** What a row says about an option besides its text, or nothing. Values that no option can have are left out. */
export function fieldsOf(
  source: Source,
  row: number,
  columns: FieldColumns | null,
): Omit<ImportEntry, 'text'> | null {
  const { cells = [], color: ownColor, weight: ownWeight, isEliminated } = source.rows[row] ?? {}
  const hasOwn = ownColor !== undefined || ownWeight !== undefined || isEliminated
  if (!columns && !hasOwn) return null
  const cell = (column: number | null = null) =>
    column === null ? '' : (cells[column] ?? '').trim()
  const color = ownColor ?? cell(columns?.color)
  const weight = ownWeight ?? writtenNumber(cell(columns?.weight)) ?? Number.NaN
  return {
    ...(isHexColor(color) && { color }),
    ...(weight >= 0 && { weight: Math.min(MAX_WEIGHT, weight) }),
    ...((isEliminated || isEliminatedState(cell(columns?.state))) && { isEliminated: true }),
  }
}
