// A proven draw as a sheet that is printed.

import { sheetMessages } from '../../raffle/model/messages'
import type { DrawSheet, SheetFact } from '../../raffle/model/sheet'
import type { Announcement } from '../../raffle/proof/announcement'
import type { Proof } from '../../raffle/proof/proof'
import { messages } from './messages'
import { dueMsOf, peopleOf, prizeTitle } from './reading'

export function sheetOfProof({ announcement, fingerprint, signature, results }: Proof): DrawSheet {
  const { entries, prizes } = announcement
  const placesOf = (indexes: readonly number[]) =>
    indexes.map((index, at) => {
      return { number: at + 1, name: entries[index] ?? null, tag: undefined, time: '' }
    })
  return {
    title: announcement.name || messages.noName,
    facts: factsOf(announcement, true, true),
    prizes: results.map(({ winners, reserves }, prize) => ({
      title: prizeTitle(announcement, prize),
      count: sheetMessages.places(prizes[prize]?.places ?? 0),
      winners: placesOf(winners),
      reserves: placesOf(reserves),
    })),
    noShows: [],
    marks: [
      { label: messages.fingerprint, value: fingerprint },
      { label: messages.signature, value: signature },
    ],
  }
}

/**
 * What there is to know of a draw beside its name and its list.
 * @param isPublished whether its random number is there
 * @param hasPrizes whether they are told elsewhere
 */
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
