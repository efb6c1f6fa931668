// What is frozen and announced before its randomness exists, in the one way to write it.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { parseBoundedJson } from '../../share/boundedJson'
import { MAX_WHEEL_NAME } from '../../wheel/name'
import { MAX_OPTION_TEXT } from '../../wheel/segment'
import { isBlank, limitText } from '../../wheel/text'
import {
  type Announcement,
  areEqual,
  checkAnnouncement,
  type Hash,
  MAX_PRIZE_NAME,
  MAX_VALUES,
  PROTOCOL,
} from './announcementShape'
import { ProofError } from './proofError'

export type { Announcement, Hash, ProvenPrize } from './announcementShape'
export { ProofError } from './proofError'

/** UTF-16 code units of an announcement: its proof, which holds it, has a mebibyte for the rest. */
export const MAX_ANNOUNCEMENT_LENGTH = 7 * 2 ** 20

/** The fields that a proof has a sum of, in the order in which they are written. */
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

/** The same announcement with its keys in the order in which they are written. */
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

/**
 * @throws {ProofError} where it is not exactly as `announcementText` writes it: names the field, or `format`
 */
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

/** SHA-256 of the announcement's text as UTF-8. */
export function fingerprintOf(text: string): Hash {
  return bytesToHex(sha256(new TextEncoder().encode(text)))
}
