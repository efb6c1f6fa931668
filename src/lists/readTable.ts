import Papa from 'papaparse'
import { isBlankRow, type ListWords, ownColumns } from './columns'
import { unguarded } from './csv'
import { ListError, MAX_LINE_LENGTH, MAX_LINES, withPlainLineEnds } from './readLines'
import type { Source } from './source'

export const MAX_COLUMNS = 1000
/** Best first where two are equally likely: numbers and names have commas in them. */
const SEPARATORS = ['\t', ';', '|', ',']
const SAMPLE = 20_000
const SAMPLE_ROWS = 50
/** Excel names the separator in a line of its own. */
const SEPARATOR_LINE = /^sep=(.)(?:\n|$)/i
/** In no text, so quotes mean nothing. */
const NO_QUOTE = '\u0000'

/** Spreadsheets paste tabs. Commas prove nothing ("Smith, Anna"): only our own list is known, by its first line. */
export function isTable(text: string, words: ListWords): boolean {
  const lines = withPlainLineEnds(text.slice(0, SAMPLE)).split('\n', 100)
  const filled = lines.filter((line) => line.trim() !== '')
  const tabbed = filled.filter((line) => line.includes('\t'))
  if (tabbed.length > filled.length / 2) return true
  const [first = ''] = filled
  return (
    ownColumns(
      first.split(',').map((cell) => cell.replaceAll('"', '')),
      words,
    ) !== null
  )
}

/**
 * @param separator by default the one that gives most rows the same number of cells
 * @throws {ListError} for a table that is too large
 */
export function readTable(text: string, separator = ''): Source {
  const plain = withPlainLineEnds(text)
  const named = SEPARATOR_LINE.exec(plain)
  const body = named ? plain.slice(named[0].length) : plain
  const rows = parsed(body, named?.[1] || separator || separatorOf(body))
  if (rows.length > MAX_LINES) throw new ListError('tooManyLines')
  const cells = inOneColumn(rows)
  if (cells.length > MAX_LINES) throw new ListError('tooManyLines')
  for (const row of cells) {
    if (row.length > MAX_COLUMNS) throw new ListError('tooManyColumns')
    if (row.some((cell) => cell.length > MAX_LINE_LENGTH)) throw new ListError('lineTooLong')
  }
  return {
    name: null,
    format: 'table',
    rows: cells.map((row) => ({ cells: row.map(unguarded) })),
    notes: [],
  }
}

function separatorOf(text: string): string {
  let [best, most] = [',', 0]
  for (const separator of SEPARATORS) {
    const { data } = Papa.parse<string[]>(text.slice(0, SAMPLE), {
      delimiter: separator,
      newline: '\n',
      skipEmptyLines: 'greedy',
      preview: SAMPLE_ROWS,
    })
    const widths = new Map<number, number>()
    for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1)
    widths.delete(1)
    const even = Math.max(0, ...widths.values())
    if (even > most) [best, most] = [separator, even]
  }
  return best
}

function parsed(text: string, separator: string): readonly (readonly string[])[] {
  const config = {
    delimiter: separator,
    newline: '\n',
    // One more than is allowed.
    preview: MAX_LINES + 2,
  } as const
  const { data, errors } = Papa.parse<string[]>(text, config)
  // A quote that is never closed would make one cell of all that follows.
  const isBroken = errors.some(({ type }) => type === 'Quotes')
  const rows = isBroken ? Papa.parse<string[]>(text, { ...config, quoteChar: NO_QUOTE }).data : data
  // A line end at the end begins no row.
  return text.endsWith('\n') && rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows
}

/** A single row of several cells is a list written in one line. */
function inOneColumn(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = rows.filter((row) => !isBlankRow(row))
  const [only] = filled
  if (filled.length !== 1 || !only || only.length < 2) return rows
  return rows.flatMap((row) => (row === only ? row.map((cell) => [cell]) : [row]))
}
