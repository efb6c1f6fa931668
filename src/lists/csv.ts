// Tables that this product writes. A cell that a spreadsheet would take for a formula begins with an apostrophe (OWASP,
// CSV Injection), which readTable takes away again.

/** What begins a formula, also behind apostrophes: a guarded cell and one that was always so must differ. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/
/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\ufeff'

/** The rows as a text of comma-separated values (RFC 4180) that is safe to open in a spreadsheet. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`)
  return BYTE_ORDER_MARK + lines.join('')
}

function cellOf(value: string | number): string {
  const text = typeof value === 'number' || !FORMULA.test(value) ? `${value}` : `'${value}`
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A cell as it was before it was guarded against formulas. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}
