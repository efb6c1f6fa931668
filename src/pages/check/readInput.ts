// What a visitor hands over to be checked: told apart, bounded and read. Proofs and records are not checked here.

import { type Announcement, type Hash, ProofError } from '../../raffle/proof/announcement'
import { readProofFile, readProofHash } from '../../raffle/proof/link'
import { MAX_PROOF_LENGTH } from '../../raffle/proof/proof'
import type { Compression } from '../../share/compact'
import { repairPastedLink } from '../../share/linkText'
import type { TakenIn } from '../FileOrPaste'

export type Input =
  | {
      readonly kind: 'announcement'
      readonly announcement: Announcement
      readonly text: string
      /** Of the link that it came by, without `#`: another browser would compress another one. */
      readonly hash: string | null
    }
  | { readonly kind: 'proof'; readonly text: string }
  /** Unread: its worker bounds and reads it. */
  | { readonly kind: 'record'; readonly taken: TakenIn }
  | {
      readonly kind: 'fingerprint'
      readonly fingerprint: Hash
      /** Whether it came in the link of a proof that is in a file. */
      readonly isLink: boolean
    }
  | Refused

export interface Refused {
  readonly kind: 'refused'
  readonly why: WhyRefused
  /** Of an announcement: what cannot be read. */
  readonly field?: string
}

export type WhyRefused =
  | 'tooLarge'
  /** The file is gone, or is not text. */
  | 'unreadable'
  | 'damagedLink'
  | 'damagedAnnouncement'
  | 'shortFingerprint'
  | 'wheelLink'
  /** The page was opened with a hash that is none of a draw. */
  | 'unknownAddress'
  | 'unknown'

/** Of a file: a character of UTF-16 has at most three bytes of UTF-8. */
const MAX_BYTES = 3 * MAX_PROOF_LENGTH
/** Bytes that tell a record, which may be far larger, from all else. */
const MAX_BEGINNING = 1024

const BEGINS = {
  json: /^[{[]/,
  announcement: /^\{\s*"fairwheel"\s*:/,
  record: /^\s*\{\s*"format"\s*:\s*"fairwheel-draw"/,
}
/** Where the hash of a draw's link begins, also where a program has encoded its `#`. */
const DRAW_LINK = /(?:#|%23)(?=[apf]\.)/i
const BARE_HASH = /^[apf]\./
const ANY_LINK = /^\s*(?:https?:\/\/|z\.)/i

const FINGERPRINT = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi
/** What people put between the digits of a fingerprint, and where they leave some out. */
const BETWEEN_DIGITS = /[\s\p{Cf}:·.…_-]/gu
const DIGITS = /^[0-9a-f]+$/i
const FINGERPRINT_DIGITS = 64
/** A fingerprint is found in a text of a few lines, not in a book. */
const MAX_MESSAGE = 4096

/** Of a text that is pasted anywhere on the page: that it is meant for it. */
export const MAY_BE_DRAW = /^\s*\{|(?:#|%23)[apf]\./i

/** @param text hostile, of any length */
export async function readInput(text: string, compression: Compression): Promise<Input> {
  if (BEGINS.record.test(text)) return { kind: 'record', taken: { text } }
  const trimmed = text.length > MAX_PROOF_LENGTH ? text.slice(0, MAX_PROOF_LENGTH + 1) : text.trim()
  if (trimmed.length > MAX_PROOF_LENGTH) return refused('tooLarge')
  if (BEGINS.json.test(trimmed)) return readJson(trimmed)
  const hash = hashIn(trimmed)
  if (hash !== null) return readLink(hash, compression)
  const digits = fingerprintIn(trimmed)
  if (digits?.length === FINGERPRINT_DIGITS) {
    return { kind: 'fingerprint', fingerprint: digits, isLink: false }
  }
  if (digits !== null) return refused('shortFingerprint')
  return refused(ANY_LINK.test(trimmed) ? 'wheelLink' : 'unknown')
}

export async function readInputFile(file: File, compression: Compression): Promise<Input> {
  let text: string
  try {
    const beginning = await file.slice(0, MAX_BEGINNING).text()
    if (BEGINS.record.test(beginning)) return { kind: 'record', taken: { file } }
    if (file.size > MAX_BYTES) return refused('tooLarge')
    // A sign that a reader has put in the place of damaged bytes could be the one that was announced. A mark of the byte
    // order counts in the length, as for all readers.
    const reader = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    text = reader.decode(await file.arrayBuffer())
  } catch {
    return refused('unreadable')
  }
  return readInput(text, compression)
}

function readJson(text: string): Input {
  try {
    const read = readProofFile(text)
    return read.kind === 'announcement' ? { ...read, hash: null } : read
  } catch (cause) {
    // What is wrong with anything else, the check of the proof says.
    if (!BEGINS.announcement.test(text)) return { kind: 'proof', text }
    const field = cause instanceof ProofError ? cause.field : 'format'
    return { kind: 'refused', why: 'damagedAnnouncement', field }
  }
}

async function readLink(hash: string, compression: Compression): Promise<Input> {
  // A messenger may have broken the link over lines, or there may be words after it.
  for (const part of new Set([hash, hash.split(/\s/, 1)[0] ?? ''])) {
    try {
      const read = await readProofHash(part, compression)
      if (read.kind === 'fingerprint') return { ...read, isLink: true }
      return read.kind === 'proof' ? read : { ...read, hash: repairPastedLink(part) }
    } catch {
      // Perhaps the other one.
    }
  }
  return refused('damagedLink')
}

/** The hash of a link to a draw, from there to the end of the text. */
function hashIn(text: string): string | null {
  const found = DRAW_LINK.exec(text)
  if (found) return text.slice(found.index + found[0].length)
  return BARE_HASH.test(text) ? text : null
}

/** In lower case, as many digits as there are; `null` where the text is none. A whole one may stand among words. */
export function fingerprintIn(text: string): Hash | null {
  if (text.length > MAX_MESSAGE) return null
  const whole = new Set((text.match(FINGERPRINT) ?? []).map((one) => one.toLowerCase()))
  const [first] = whole
  if (whole.size === 1 && first !== undefined) return first
  const digits = text.replace(BETWEEN_DIGITS, '').toLowerCase()
  const isOne = DIGITS.test(digits) && digits.length <= FINGERPRINT_DIGITS
  return isOne ? digits : null
}

export const refused = (why: WhyRefused): Refused => ({ kind: 'refused', why })
