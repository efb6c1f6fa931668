// The text in a file's bytes, whatever program wrote it.

import { ListError } from './listError'
import type { Encoding, ReadAs } from './source'

export interface Decoded {
  readonly text: string
  /** `null` where the bytes say it: by a mark at their beginning, or because nothing but UTF-8 looks like it. */
  readonly readAs: ReadAs | null
}

/** Bytes at the start by which the encoding is told. */
const SAMPLE = 4096
/** Share of pairs of bytes that are a plain character in UTF-16: line ends and digits at least. */
const PLAIN_PAIRS = 0.1
/** Share of control characters above which nobody wrote this as text. */
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

/** Whether the bytes are a zip archive, as spreadsheets are. */
export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP)
}

/**
 * UTF-8 or UTF-16, with or without byte order mark, or else Windows-1252, which older programs write. Without the mark.
 * What cannot be read is U+FFFD.
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
  // In letters of other scripts the high byte is not zero, but the low one may be in some.
  if (odd >= plain && odd > 4 * even) return 'utf-16le'
  if (even >= plain && even > 4 * odd) return 'utf-16be'
  return null
}

function isBinary(text: string, readAs: ReadAs | null): boolean {
  const sample = text.slice(0, SAMPLE)
  if (sample.startsWith('%PDF-') || sample.includes('\0')) return true
  // It looks so where the wrong encoding is chosen, and where UTF-8 is damaged, which is told.
  if (readAs?.isChosen || readAs?.encoding === 'utf-8') return false
  const controls = sample.match(/(?!\s)[\p{Cc}\ufffd]/gu)?.length ?? 0
  return controls > Math.max(1, sample.length * MOST_CONTROLS)
}
