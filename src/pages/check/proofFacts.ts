import type { SheetFact } from '../../raffle/model/printout'
import { type Announcement, announcementText, fingerprintOf } from '../../raffle/proof/announcement'
import { chainOf, isRound, timeOfRoundMs } from '../../raffle/proof/chain'
import type { Proof, ProofReport } from '../../raffle/proof/proof'
import { shownPrize } from '../../wheel/messages'
import type { Held } from './compare'
import { messages } from './messages'

/** When the round is published, in milliseconds since 1970; `null` where no date is known for it. */
export function dueMsOf({ chain, round }: Announcement): number | null {
  const known = chainOf(chain)
  return known && isRound(known, round) ? timeOfRoundMs(known, round) : null
}

/** A moment: by the device's clock, and by a count that no setting of that clock changes. Milliseconds. */
export interface Moment {
  /** Since 1970. */
  readonly clockMs: number
  readonly countMs: number
}

/** By the clock as it was then and is now. A count that stands still in sleep makes it seem later, never earlier. */
export function wasBefore(timeMs: number | null, seen: Moment, now: Moment): boolean {
  if (timeMs === null) return false
  return seen.clockMs < timeMs && now.clockMs - (now.countMs - seen.countMs) < timeMs
}

/** Equal texts are one person. */
export function peopleOf({ entries }: Announcement): number {
  return new Set(entries).size
}

/** @param prize from 0 */
export function prizeTitle({ prizes }: Announcement, prize: number): string {
  const one = prizes[prize]
  return shownPrize(one?.name ?? '') || (one?.places === 1 ? messages.winner : messages.winners)
}

export function winnersOf({ announcement, results }: Proof): readonly string[] {
  return results.flatMap(({ winners }) =>
    winners.map((index) => announcement.entries[index] as string),
  )
}

/** What a draw is compared by: its own fingerprint, whatever its proof says. */
export function heldBy(announcement: Announcement): Held {
  return { announcement, fingerprint: fingerprintOf(announcementText(announcement)) }
}

export function faultOf({ checks }: ProofReport) {
  return checks.find(({ status }) => status === 'failed')
}

/** @param isPublished whether its random number is there @param hasPrizes whether they are told elsewhere */
export function factsOf(
  announcement: Announcement,
  isPublished: boolean,
  hasPrizes: boolean,
): readonly SheetFact[] {
  const { entries, weights, prizes, again } = announcement
  const { facts } = messages
  const dueMs = dueMsOf(announcement)
  const found: SheetFact[] = [
    { label: facts.list, value: messages.options(entries.length, peopleOf(announcement)) },
  ]
  if (!hasPrizes) found.push({ label: facts.prizes, value: messages.prizesOf(prizes) })
  if (prizes.length > 1) {
    found.push({ label: facts.again, value: again ? messages.again : messages.notAgain })
  }
  if (weights) {
    const sorted = weights.toSorted((one, other) => one - other)
    const sum = sorted.reduce((total, one) => total + one, 0)
    const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
    found.push({ label: facts.odds, value: messages.oddsFromTo(least / sum, most / sum) })
  }
  if (dueMs !== null) {
    const value = isPublished ? messages.published(dueMs) : messages.due(dueMs)
    found.push({ label: facts.published, value })
  }
  return found
}
