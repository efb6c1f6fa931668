// An apostrophe guards what a spreadsheet would take for a formula (OWASP, CSV Injection); readTable takes it away.

/**
 * A formula may begin at the start of a cell, and behind everything that separates cells for some reader: one that goes
 * by semicolons does not see the quotes of a cell between commas, and some take away blanks around a cell. Apostrophes
 * are guarded too: a guarded text and one that was always so must differ.
 */
const FORMULAS = /(?<=^|[,;|\t\r\n])(?=['"\s\p{Cc}]*[=+\-@＝＋－＠])|^(?=['"]*[\t\r\n])/gu
const GUARDS = /(?<=^|[,;|\t\r\n])'(?=['"\s\p{Cc}]*[=+\-@＝＋－＠])|^'(?=['"]*[\t\r\n])/gu
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/
/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\ufeff'

export type Row = readonly (string | number)[]

/** RFC 4180, safe to open in a spreadsheet. */
export function csvOf(rows: readonly Row[]): string {
  return BYTE_ORDER_MARK + csvLines(rows)
}

export function csvLines(rows: readonly Row[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/** With tabs between the cells: a spreadsheet takes it as a table when it is pasted. */
export function tabbedLines(rows: readonly Row[]): string {
  return rows.map((row) => `${row.map(tabbedCellOf).join('\t')}\n`).join('')
}

function cellOf(value: string | number): string {
  const text = guarded(value)
  return NEEDS_QUOTES.test(text) ? quoted(text) : text
}

/** A quote at the beginning would take in all that follows, up to the next one. */
function tabbedCellOf(value: string | number): string {
  const text = guarded(value).replace(/\s+/g, ' ')
  return text.startsWith('"') ? quoted(text) : text
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function guarded(value: string | number): string {
  return typeof value === 'number' ? `${value}` : value.replace(FORMULAS, "'")
}

export function unguarded(cell: string): string {
  return cell.replace(GUARDS, '')
}
