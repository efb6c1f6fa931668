// Recognizes what a source is by its content rather than by a name.

import { isBlank } from '../wheel/text'
import { ENGLISH_WORDS, type ListWords } from './columns'
import { ListError, readLines } from './readLines'
import { isOtherWheel, jsonOf, readOtherWheel, readRivalLink, rivalLink } from './readOtherWheel'
import type { Inflate } from './readSpreadsheet'
import { isTable, readTable } from './readTable'
import type { Encoding, ReadAs, Source } from './source'

/** Larger files are refused before they are read. */
export const MAX_LIST_FILE = 20 * 2 ** 20

/** The last three are this product's own, and opened elsewhere. */
export type SourceKind = 'list' | 'wheelLink' | 'wheelFile' | 'libraryFile'

const BYTE_ORDER_MARK = /^\ufeff/
/** An encoded wheel is never shorter. */
const OWN_LINK = /^https?:\/\/[^\s#]+#[\w.%-]{16}\S*$/

/** Tells a library by its beginning: it may be too large to be parsed only for that. */
const LIBRARY = /^\s*\{[^[\]]{0,2000}"wheels"\s*:\s*\[/

export function sourceKind(text: string): SourceKind {
  const trimmed = text.trim()
  if (OWN_LINK.test(trimmed) && !rivalLink(trimmed)) return 'wheelLink'
  if (LIBRARY.test(text)) return 'libraryFile'
  const data = jsonOf(text.replace(BYTE_ORDER_MARK, ''))
  if (typeof data !== 'object' || data === null) return 'list'
  if ('segments' in data && Array.isArray(data.segments)) return 'wheelFile'
  return 'wheels' in data && Array.isArray(data.wheels) ? 'libraryFile' : 'list'
}

/** Or the text of a file. @param words of the language that its list may be written in @throws {ListError} */
export function readPasted(pasted: string, words = ENGLISH_WORDS): Source {
  if (pasted.length > MAX_LIST_FILE) throw new ListError('tooLarge')
  const text = pasted.replace(BYTE_ORDER_MARK, '')
  if (isBlank(text)) throw new ListError('nothing')
  const link = rivalLink(text)
  if (link) return readRivalLink(link)
  const data = jsonOf(text)
  if (isOtherWheel(data)) return readOtherWheel(data)
  return isTable(text, words) ? readTable(text) : readLines(text)
}

/** Of any length; `null` for a spreadsheet. @throws {ListError} for other binaries */
export function fileText(bytes: Uint8Array, encoding?: Encoding): string | null {
  return isZip(bytes) ? null : decodeText(bytes, encoding).text
}

/**
 * Text, table, spreadsheet, or another site's wheel.
 * @param fileName its extension says whether commas separate cells
 * @param inflate `compression.inflate` of the platform
 * @param encoding where the visitor has chosen it
 * @param words of the language that its list may be written in
 * @throws {ListError}
 */
export async function readFile(
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
  inflate: Inflate,
  encoding?: Encoding,
  words = ENGLISH_WORDS,
): Promise<Source> {
  if (bytes.length > MAX_LIST_FILE) throw new ListError('tooLarge')
  if (isZip(bytes)) {
    const { readSpreadsheet } = await import('./readSpreadsheet')
    return readSpreadsheet(bytes, inflate)
  }
  const { text, readAs } = decodeText(bytes, encoding)
  if (isBlank(text)) throw new ListError('nothing')
  const source = readText(fileName, text, words)
  return readAs ? { ...source, readAs } : source
}

function readText(fileName: string, text: string, words: ListWords): Source {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase()
  if (extension === 'wheel') return readOtherWheel(jsonOf(text))
  if (isOtherWheel(jsonOf(text))) return readPasted(text, words)
  if (extension === 'tsv') return readTable(text, '\t')
  return extension === 'csv' ? readTable(text) : readPasted(text, words)
}

interface Decoded {
  readonly text: string
  /** `null` where the bytes say it: by a mark, or because only UTF-8 looks like it. */
  readonly readAs: ReadAs | null
}

const SAMPLE = 4096
/** Pairs of bytes that are a plain character in UTF-16: line ends and digits at least. */
const PLAIN_PAIRS = 0.1
/** With a larger share of control characters, nobody wrote it as text. */
const MOST_CONTROLS = 0.01

const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
] as const
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0] as const
const ZIP = [0x50, 0x4b, 0x03, 0x04] as const

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP)
}

/**
 * UTF-8 or UTF-16, or else Windows-1252, which older programs write; without a byte order mark. What cannot be read is
 * U+FFFD.
 * @param chosen what it is read as, however it looks
 * @throws {ListError} where the bytes are not text
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): Decoded {
  if (bytes.length === 0) throw new ListError('empty')
  if (PICTURES.some((signature) => startsWith(bytes, signature))) throw new ListError('picture')
  if (startsWith(bytes, OLD_OFFICE)) throw new ListError('oldSpreadsheet')
  const readAs = chosen ? { encoding: chosen, isChosen: true } : guessed(bytes)
  const encoding = readAs?.encoding ?? markedUtf16(bytes) ?? 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  if (isBinary(text, readAs)) throw new ListError('binary')
  // Old programs end a file with this sign.
  return { text: text.endsWith('\u001a') ? text.slice(0, -1) : text, readAs }
}

function guessed(bytes: Uint8Array): ReadAs | null {
  if (markedUtf16(bytes)) return null
  const utf16 = unmarkedUtf16(bytes)
  if (utf16) return { encoding: utf16, isChosen: false }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return null
  } catch {
    return { encoding: isDamagedUtf8(bytes) ? 'utf-8' : 'windows-1252', isChosen: false }
  }
}

/** By chance, few letters of another encoding are UTF-8. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  const damaged = text.match(/\ufffd/g)?.length ?? 0
  const others = text.match(/[^\0-\x7f]/gu)?.length ?? 0
  return others > damaged && others - damaged >= damaged
}

function markedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length % 2 !== 0) return null
  const length = Math.min(SAMPLE, bytes.length)
  const zeros = [0, 0]
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const plain = (length / 2) * PLAIN_PAIRS
  // In other scripts the high byte is not zero, but the low one may be in some letters.
  if (odd >= plain && odd > 4 * even) return 'utf-16le'
  if (even >= plain && even > 4 * odd) return 'utf-16be'
  return null
}

function isBinary(text: string, readAs: ReadAs | null): boolean {
  const sample = text.slice(0, SAMPLE)
  if (sample.startsWith('%PDF-') || sample.includes('\0')) return true
  // Damaged UTF-8, which is told, and a wrong choice look so too.
  if (readAs?.isChosen || readAs?.encoding === 'utf-8') return false
  const controls = sample.match(/(?!\s)[\p{Cc}\ufffd]/gu)?.length ?? 0
  return controls > Math.max(1, sample.length * MOST_CONTROLS)
}
