// What is frozen and announced before its randomness exists, in the one way to write it. Only what every program finds
// alike is asked of it: neither characters as people see them nor normal forms, which depend on the edition of Unicode.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { parseBoundedJson } from '../../share/boundedJson'
import { MAX_WHEEL_NAME } from '../../wheel/name'
import { MAX_OPTION_TEXT, MAX_SEGMENTS } from '../../wheel/segment'
import { isBlank, limitText } from '../../wheel/text'

export class ProofError extends Error {
  override readonly name = 'ProofError'

  /** @param field of the announcement or proof; `format` where it is none */
  constructor(readonly field: string) {
    super(`Not a valid ${field}`)
  }
}

/** SHA-256 as 64 hexadecimal digits, in lower case. */
export type Hash = string

const PROTOCOL = 1

export interface ProvenPrize {
  /** Empty where one winner, or several, are drawn without a prize. */
  readonly name: string
  /** At least 1; of all prizes together at most 10,000. */
  readonly places: number
  /** At least 0; of all prizes together at most 10,000. */
  readonly reserves: number
}

export interface Announcement {
  readonly fairwheel: typeof PROTOCOL
  /** drand's hash of the chain. */
  readonly chain: Hash
  /** At least 1. */
  readonly round: number
  readonly name: string
  /** 1 to 10,000, trimmed. Equal texts are one person's tickets. */
  readonly entries: readonly string[]
  /** In hundredths, 1 to 100,000, one for each entry; `null` where all weigh the same. */
  readonly weights: readonly number[] | null
  /** 1 to 10,000. */
  readonly prizes: readonly ProvenPrize[]
  /** Each prize is drawn from everyone anew. Otherwise who has won wins nothing more. */
  readonly again: boolean
  /** 16 random bytes, as 32 hexadecimal digits. */
  readonly salt: string
  /** What the wheel looks like on every device. No rule of the draw looks at it, but the fingerprint covers it. */
  readonly show: {
    /** Up to 64 UTF-16 code units. */
    readonly theme: string
    /** An integer, 0 to 10,000. */
    readonly spinMs: number
    /** `#rrggbb` in lower case, one for each entry. */
    readonly colors: readonly string[]
  }
}

/** Characters of a prize's name, as people count them. */
const MAX_PRIZE_NAME = 60

/** Of JSON, in a proof: 10,000 entries with weights and colors, and as many prizes with their results. */
export const MAX_VALUES = 250_000

/** The longest emoji that people use has 15 UTF-16 code units. */
const UNITS = 16
const MAX_NAME = MAX_WHEEL_NAME * UNITS
const MAX_TEXT = MAX_OPTION_TEXT * UNITS
const MAX_THEME = 64
const MAX_SPIN_MS = 10_000
/** In hundredths. */
const MAX_WEIGHT = 100_000
/** In all prizes together; of reserves, as many again. */
const MAX_PLACES = 10_000
/** Entries times prizes, where each prize is drawn from everyone anew. */
const MAX_DRAWN = 1_000_000

const HASH = /^[0-9a-f]{64}$/
const SALT = /^[0-9a-f]{32}$/
const COLOR = /^#[0-9a-f]{6}$/
const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * Keys that are none of it are not looked at: they show where the text is compared with the one way to write it.
 * @throws {ProofError} that names the first field that is wrong, or `format`
 */
export function checkAnnouncement(value: unknown): Announcement {
  const { fairwheel, chain, round, name, entries, weights, prizes, again, salt, show } = fieldsOf(
    value,
    'format',
  )
  demand(fairwheel === PROTOCOL, 'format')
  demand(isHash(chain), 'chain')
  demand(isInteger(round, 1, Number.MAX_SAFE_INTEGER), 'round')
  demand(isTidy(name, MAX_NAME), 'name')
  demand(isList(entries, MAX_SEGMENTS, isEntry), 'entries')
  demand(weights === null || areWeights(weights, entries.length), 'weights')
  demand(isList(prizes, MAX_PLACES, isPrize) && areFew(prizes), 'prizes')
  demand(typeof again === 'boolean', 'again')
  demand(!again || entries.length * prizes.length <= MAX_DRAWN, 'again')
  demand(typeof salt === 'string' && SALT.test(salt), 'salt')
  const { theme, spinMs, colors } = fieldsOf(show, 'show')
  demand(isText(theme) && theme.length <= MAX_THEME, 'show')
  demand(isInteger(spinMs, 0, MAX_SPIN_MS), 'show')
  demand(isList(colors, MAX_SEGMENTS, isColor) && colors.length === entries.length, 'show')
  return {
    fairwheel,
    chain,
    round,
    name,
    entries,
    weights,
    prizes,
    again,
    salt,
    show: { theme, spinMs, colors },
  }
}

export function demand(holds: boolean, field: string): asserts holds {
  if (!holds) throw new ProofError(field)
}

export function fieldsOf(value: unknown, field: string): Record<string, unknown> {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), field)
  return value as Record<string, unknown>
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value)
}

export function isInteger(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && least <= (value as number) && (value as number) <= most
}

function isList<T>(
  value: unknown,
  most: number,
  isOne: (one: unknown) => one is T,
): value is readonly T[] {
  return Array.isArray(value) && value.length >= 1 && value.length <= most && value.every(isOne)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !LONE_SURROGATE.test(value)
}

function isTidy(value: unknown, maxUnits: number): value is string {
  return isText(value) && value.length <= maxUnits && value.trim() === value
}

function isEntry(value: unknown): value is string {
  return isTidy(value, MAX_TEXT) && value !== ''
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && COLOR.test(value)
}

function isPrize(value: unknown): value is ProvenPrize {
  if (typeof value !== 'object' || value === null) return false
  const { name, places, reserves } = value as Partial<Record<string, unknown>>
  return (
    isTidy(name, MAX_PRIZE_NAME * UNITS) &&
    isInteger(places, 1, MAX_PLACES) &&
    isInteger(reserves, 0, MAX_PLACES)
  )
}

function areFew(prizes: readonly ProvenPrize[]): boolean {
  const places = prizes.reduce((sum, prize) => sum + prize.places, 0)
  const reserves = prizes.reduce((sum, prize) => sum + prize.reserves, 0)
  return places <= MAX_PLACES && reserves <= MAX_PLACES
}

function isWeight(value: unknown): value is number {
  return isInteger(value, 1, MAX_WEIGHT)
}

/** Equal weights are written as none, so that there is one way to write them. */
function areWeights(value: unknown, count: number): value is readonly number[] {
  return isList(value, MAX_SEGMENTS, isWeight) && value.length === count && !areEqual(value)
}

export function areEqual(values: readonly unknown[]): boolean {
  return values.every((value) => value === values[0])
}

/** UTF-16 code units of an announcement: its proof, which holds it, has a mebibyte for the rest. */
export const MAX_ANNOUNCEMENT_LENGTH = 7 * 2 ** 20

export const FIELDS = [
  'chain',
  'round',
  'name',
  'entries',
  'weights',
  'prizes',
  'again',
  'salt',
  'show',
] as const

/**
 * Tidies what is to be announced, and checks it: texts are trimmed and in NFC, colors in lower case, equal weights none.
 * @throws {ProofError} that names the field
 */
export function announce(draft: Omit<Announcement, 'fairwheel'>): Announcement {
  const announcement = checkAnnouncement({
    fairwheel: PROTOCOL,
    chain: draft.chain,
    round: draft.round,
    name: tidy(draft.name, MAX_WHEEL_NAME, 'name'),
    entries: draft.entries.map((text) => {
      if (isBlank(text)) throw new ProofError('entries')
      return tidy(text, MAX_OPTION_TEXT, 'entries')
    }),
    weights: draft.weights && areEqual(draft.weights) ? null : draft.weights,
    prizes: draft.prizes.map(({ name, places, reserves }) => {
      return { name: tidy(name, MAX_PRIZE_NAME, 'prizes'), places, reserves }
    }),
    again: draft.again,
    salt: draft.salt,
    show: { ...draft.show, colors: draft.show.colors.map((color) => color.toLowerCase()) },
  })
  if (announcementText(announcement).length > MAX_ANNOUNCEMENT_LENGTH) {
    throw new ProofError('entries')
  }
  return announcement
}

/** How many characters a text has depends on the browser's edition of Unicode: no reader counts them. */
function tidy(text: string, max: number, field: string): string {
  const tidied = text.normalize('NFC').trim()
  if (limitText(tidied, max) !== tidied) throw new ProofError(field)
  return tidied
}

export function inOrder(announcement: Announcement): Announcement {
  const { fairwheel, chain, round, name, entries, weights, again, salt } = announcement
  const prizes = announcement.prizes.map((prize) => {
    return { name: prize.name, places: prize.places, reserves: prize.reserves }
  })
  const { theme, spinMs, colors } = announcement.show
  const show = { theme, spinMs, colors }
  return { fairwheel, chain, round, name, entries, weights, prizes, again, salt, show }
}

/** The one way to write it: JSON without spaces or line breaks, the keys in the order of `Announcement`. */
export function announcementText(announcement: Announcement): string {
  return JSON.stringify(inOrder(announcement))
}

/** @throws {ProofError} where it is not exactly as `announcementText` writes it: names the field, or `format` */
export function readAnnouncement(text: string): Announcement {
  if (text.length > MAX_ANNOUNCEMENT_LENGTH) throw new ProofError('format')
  const announcement = checkAnnouncement(parsed(text))
  if (announcementText(announcement) !== text) throw new ProofError('format')
  return announcement
}

/** @throws {ProofError} */
export function parsed(text: string): unknown {
  try {
    return parseBoundedJson(text, MAX_VALUES)
  } catch {
    throw new ProofError('format')
  }
}

export function fingerprintOf(text: string): Hash {
  return bytesToHex(sha256(new TextEncoder().encode(text)))
}
