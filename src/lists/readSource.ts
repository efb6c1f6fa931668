// Pasted text and the bytes of files as sources: recognizes what they are, by their content rather than by a name.

import { isBlank } from '../wheel/text'
import { decodeText, isZip } from './decodeText'
import { ListError } from './listError'
import { readLines } from './readLines'
import { readRivalLink, rivalLink } from './readLink'
import { isOtherWheel, jsonOf, readOtherWheel } from './readOtherWheel'
import { isTable, readTable } from './readTable'
import type { Encoding, Source } from './source'
import type { Inflate } from './zip'

/** Bytes. Larger files are refused by their size, before they are read. */
export const MAX_LIST_FILE = 20 * 2 ** 20

/** What a text is; the last three are this product's own, and opened elsewhere. */
export type SourceKind = 'list' | 'wheelLink' | 'wheelFile' | 'libraryFile'

const BYTE_ORDER_MARK = /^\ufeff/
/** An encoded wheel is never shorter. */
const OWN_LINK = /^https?:\/\/[^\s#]+#[\w.%-]{16}\S*$/

/** A library begins with what it is; it may be too large to be parsed only to know that. */
const LIBRARY = /^\ufeff?\s*\{[^[\]]{0,2000}"wheels"\s*:\s*\[/

export function sourceKind(text: string): SourceKind {
  const trimmed = text.trim()
  if (OWN_LINK.test(trimmed) && !rivalLink(trimmed)) return 'wheelLink'
  if (LIBRARY.test(text)) return 'libraryFile'
  const data = jsonOf(text.replace(BYTE_ORDER_MARK, ''))
  if (typeof data !== 'object' || data === null) return 'list'
  if ('segments' in data && Array.isArray(data.segments)) return 'wheelFile'
  return 'wheels' in data && Array.isArray(data.wheels) ? 'libraryFile' : 'list'
}

/** Pasted or shared text, or that of a file. @throws {ListError} */
export function readPasted(pasted: string): Source {
  if (pasted.length > MAX_LIST_FILE) throw new ListError('tooLarge')
  const text = pasted.replace(BYTE_ORDER_MARK, '')
  if (isBlank(text)) throw new ListError('nothing')
  const link = rivalLink(text)
  if (link) return readRivalLink(link)
  const data = jsonOf(text)
  if (isOtherWheel(data)) return readOtherWheel(data)
  return isTable(text) ? readTable(text) : readLines(text)
}

/**
 * The text in a file's bytes, of any length; `null` for a spreadsheet.
 * @throws {ListError} for other binaries
 */
export function fileText(bytes: Uint8Array, encoding?: Encoding): string | null {
  return isZip(bytes) ? null : decodeText(bytes, encoding).text
}

/**
 * A picked or dropped file: text, table, spreadsheet, or another site's wheel.
 * @param fileName with its extension, which says whether commas separate cells
 * @param inflate `compression.inflate` of the platform
 * @param encoding what a text file is read as, where the visitor has chosen it
 * @throws {ListError}
 */
export async function readFile(
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
  inflate: Inflate,
  encoding?: Encoding,
): Promise<Source> {
  if (bytes.length > MAX_LIST_FILE) throw new ListError('tooLarge')
  if (isZip(bytes)) {
    const { readSpreadsheet } = await import('./readSpreadsheet')
    return readSpreadsheet(bytes, inflate)
  }
  const { text, readAs } = decodeText(bytes, encoding)
  if (isBlank(text)) throw new ListError('nothing')
  const source = readText(fileName, text)
  return readAs ? { ...source, readAs } : source
}

function readText(fileName: string, text: string): Source {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase()
  if (extension === 'wheel') return readOtherWheel(jsonOf(text))
  if (isOtherWheel(jsonOf(text))) return readPasted(text)
  if (extension === 'tsv') return readTable(text, '\t')
  return extension === 'csv' ? readTable(text) : readPasted(text)
}
