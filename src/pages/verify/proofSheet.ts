// A proven draw as a sheet that is printed.

import type { DrawSheet, SheetFact } from '../../draw/sheet'
import { sheetMessages } from '../../draw/sheetMessages'
import type { Announcement } from '../../proof/announcement'
import { chainOf } from '../../proof/chain'
import type { Proof } from '../../proof/proof'
import { messages, momentText } from './messages'
import { dueMsOf, peopleOf, prizeTitle } from './reading'

export function sheetOfProof({ announcement, fingerprint, signature, results }: Proof): DrawSheet {
  const { entries, prizes } = announcement
  const placesOf = (indexes: readonly number[]) =>
    indexes.map((index, at) => {
      return { number: at + 1, name: entries[index] ?? null, tag: undefined, time: '' }
    })
  return {
    title: announcement.name || messages.noName,
    facts: factsOf(announcement, true),
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
 * What there is to know of a draw beside its name, its list and its prizes.
 * @param isPublished whether its random number is there
 */
export function factsOf(announcement: Announcement, isPublished: boolean): readonly SheetFact[] {
  const { entries, prizes, again, round, chain } = announcement
  const { facts } = messages
  const dueMs = dueMsOf(announcement)
  const name = chainOf(chain)?.name
  const found: SheetFact[] = [
    { label: facts.list, value: messages.options(entries.length, peopleOf(announcement)) },
  ]
  if (prizes.length > 1) {
    found.push({ label: facts.again, value: again ? messages.again : messages.notAgain })
  }
  if (dueMs !== null) {
    found.push(
      isPublished
        ? { label: facts.published, value: messages.published(dueMs) }
        : { label: facts.due, value: momentText(dueMs) },
    )
  }
  if (name) found.push({ label: facts.round, value: messages.roundOf(round, name) })
  return found
}
