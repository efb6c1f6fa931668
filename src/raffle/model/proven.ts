import {
  type Announcement,
  announcementText,
  areEqual,
  fingerprintOf,
  type Hash,
  type ProvenPrize,
  readAnnouncement,
} from '../proof/announcement'
import { type Assignment, assign } from '../proof/assign'
import { chainOf, isRound, timeOfRoundMs } from '../proof/chain'
import { personKey } from './entrants'
import type { Begun } from './record'

export interface Proven {
  readonly announcement: Announcement
  readonly fingerprint: Hash
  /** Of the announced round; `null` until it is there. */
  readonly signature: string | null
  /** Who wins what, by the index of the entry in the announcement; `null` as long as nothing follows. */
  readonly assignment: Assignment | null
  /** @returns the index in the frozen list */
  readonly optionOf: (entry: number) => number
}

export type Announceable = Pick<Begun, 'wheel' | 'list' | 'out' | 'rules' | 'prizes' | 'weights'>

/** What a draw comes to in an announcement, apart from what decides nothing of who takes part in what. */
export interface Announced extends Pick<Announcement, 'name' | 'entries' | 'weights' | 'again'> {
  readonly prizes: readonly ProvenPrize[]
}

/** Whether a draw is bound to a beacon, also where its announcement cannot be read. */
export function isBound({ announcement }: Begun): boolean {
  return (announcement ?? null) !== null
}

/** In milliseconds since 1970; `null` where the draw is bound to none, or to one that this page does not know. */
export function dueMsOf(begun: Begun): number | null {
  const announcement = readOf(begun)?.announcement
  const chain = chainOf(announcement?.chain ?? '')
  if (!announcement || !chain || !isRound(chain, announcement.round)) return null
  return timeOfRoundMs(chain, announcement.round)
}

/** As announcements have texts. */
const tidied = (text: string) => text.normalize('NFC').trim()

/**
 * What is to be announced of a draw. Where weights count, a person weighs as much as all their options together that
 * nothing else keeps out, and each ticket as much as its option. Without them nobody weighs more than others, but with
 * tickets of their own.
 * @returns `null` where people may win once with each ticket: who has won once wins nothing more in an announced draw,
 * or each prize is drawn from everyone anew
 */
export function announcedOf(draw: Announceable): Announced | null {
  const { wheel, list, out, rules, prizes } = draw
  if (rules.mayWinAgain && rules.duplicates === 'tickets') return null
  const entrants = entrantsOf(list, out)
  return {
    name: tidied(wheel.name),
    entries: entrants.map((option) => tidied(list[option]?.text ?? '')),
    weights: weightsOf(draw, entrants),
    prizes: prizes.map(({ name, places, reserves }) => ({ name: tidied(name), places, reserves })),
    again: rules.mayWinAgain,
  }
}

/** `null` where it cannot be read, or is not that of this draw. */
export function readAnnounced(text: string, begun: Announceable): Announcement | null {
  try {
    const announcement = readAnnouncement(text)
    const own = announcedOf(begun)
    return own && comparable(announcement) === comparable(own) ? announcement : null
  } catch {
    return null
  }
}

/** Another edition of Unicode may have composed the texts of an announcement otherwise than this browser's does. */
function comparable({ name, entries, weights, prizes, again }: Announced): string {
  return JSON.stringify({
    name: tidied(name),
    entries: entries.map(tidied),
    weights,
    prizes: prizes.map((prize) => [tidied(prize.name), prize.places, prize.reserves]),
    again,
  })
}

export function announcedText(announcement: Announcement, begun: Announceable): string | null {
  try {
    const text = announcementText(announcement)
    return readAnnounced(text, begun) && text
  } catch {
    return null
  }
}

/** @returns `null` where all weigh the same, as announcements have it */
function weightsOf(
  { list, out, weights }: Announceable,
  entrants: readonly number[],
): readonly number[] | null {
  if (!weights) return null
  const keyOf = (option: number) => personKey(list[option]?.text ?? '')
  const found = entrants.map((option) => weights[option] ?? 0)
  // Of a person's options the first takes part; the others are out as its duplicates.
  const places = new Map(entrants.map((option, place) => [keyOf(option), place]))
  for (const { index, why } of out) {
    const place = why === 'duplicate' ? places.get(keyOf(index)) : undefined
    if (place !== undefined) found[place] = (found[place] as number) + (weights[index] ?? 0)
  }
  return areEqual(found) ? null : found
}

/** By option, in hundredths: 0 where it takes no part. `null` where all weigh the same. */
export function weightsByOption(begun: Announceable): readonly number[] | null {
  const entrants = entrantsOf(begun.list, begun.out)
  const weights = weightsOf(begun, entrants)
  if (!weights) return null
  const byOption = new Array<number>(begun.list.length).fill(0)
  for (const [place, option] of entrants.entries()) byOption[option] = weights[place] ?? 0
  return byOption
}

function entrantsOf(list: Begun['list'], out: Begun['out']): readonly number[] {
  const outside = new Set(out.map(({ index }) => index))
  return [...list.keys()].filter((option) => !outside.has(option))
}

/** What was read and computed, as long as the record is in memory: each of its states is made anew. */
const known = new WeakMap<Begun, Read | null>()

interface Read {
  readonly announcement: Announcement
  readonly entrants: readonly number[]
  readonly assignments: Map<string, Assignment | null>
  fingerprint: Hash | null
}

function readOf(begun: Begun): Read | null {
  const found = known.get(begun)
  if (found !== undefined) return found
  const announcement = readAnnounced(begun.announcement ?? '', begun)
  const entrants = entrantsOf(begun.list, begun.out)
  const read = announcement && {
    announcement,
    entrants,
    assignments: new Map(),
    fingerprint: null,
  }
  known.set(begun, read)
  return read
}

/** `null` where the announcement is none, or not that of the draw. @param signature of the announced round, verified */
export function provenOf(begun: Begun, signature: string | null): Proven | null {
  const read = readOf(begun)
  if (!read) return null
  const { announcement, entrants, assignments } = read
  return {
    announcement,
    get fingerprint() {
      read.fingerprint ??= fingerprintOf(begun.announcement ?? '')
      return read.fingerprint
    },
    signature,
    // Large draws take a while: nobody who only looks at a record needs it.
    get assignment() {
      if (signature === null) return null
      const found = assignments.get(signature)
      if (found !== undefined) return found
      const made = assignmentOf(announcement, signature)
      // Of the last signature alone: a record has one.
      assignments.clear()
      assignments.set(signature, made)
      return made
    },
    optionOf: (entry) => entrants[entry] ?? -1,
  }
}

function assignmentOf(announcement: Announcement, signature: string): Assignment | null {
  try {
    return assign(announcement, signature)
  } catch {
    // It is no signature.
    return null
  }
}
