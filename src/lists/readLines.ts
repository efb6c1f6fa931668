import type { Source } from './source'

export const MAX_LINES = 100_000
/** In a line or a cell. */
export const MAX_LINE_LENGTH = 100_000

/** Why a list cannot be read. */
export type ListFailure =
  | 'tooLarge'
  | 'empty'
  | 'nothing'
  | 'binary'
  | 'picture'
  | 'oldSpreadsheet'
  | 'spreadsheet'
  | 'spreadsheetTooLarge'
  | 'wheel'
  | 'tooManyLines'
  | 'tooManyColumns'
  | 'lineTooLong'
  | 'unreadable'
  | 'linkWithoutOptions'

/** The readers here throw nothing else. */
export class ListError extends Error {
  override readonly name = 'ListError'

  constructor(
    readonly failure: ListFailure,
    cause?: unknown,
  ) {
    super(failure, { cause })
  }
}

/** Tables and messages have more kinds of line ends than texts. */
export function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n')
}

/** Blank lines too: each has its fate. @throws {ListError} for too many lines, or a line that is too long */
function linesOf(text: string): readonly string[] {
  const plain = withPlainLineEnds(text)
  const lines: string[] = []
  for (let start = 0; start < plain.length; ) {
    const next = plain.indexOf('\n', start)
    const end = next < 0 ? plain.length : next
    if (end - start > MAX_LINE_LENGTH) throw new ListError('lineTooLong')
    if (lines.length === MAX_LINES) throw new ListError('tooManyLines')
    lines.push(plain.slice(start, end))
    start = end + 1
  }
  return lines
}

/** @throws {ListError} */
export function readLines(text: string): Source {
  return {
    name: null,
    format: 'lines',
    rows: linesOf(text).map((line) => ({ cells: [line] })),
    notes: [],
  }
}
