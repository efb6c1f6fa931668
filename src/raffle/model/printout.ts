import { momentsIn } from '../../text/moment'
import { numberFormat } from '../../text/number'
import { shownName, shownPrize } from '../../wheel/messages'
import { drawMessages, printoutMessages as messages } from './messages'
import type { Outcome, OutcomePlace } from './outcome'

export interface SheetFact {
  readonly label: string
  readonly value: string
}

export interface SheetPlace {
  /** Of the place or the reserve, from 1. */
  readonly number: number
  /** `null` where nobody has the place. */
  readonly name: string | null
  readonly tag: string | undefined
  /** Empty where nobody was drawn. */
  readonly time: string
}

export interface SheetPrize {
  readonly title: string
  /** `3 places` */
  readonly count: string
  readonly winners: readonly SheetPlace[]
  /** Those who have not stepped up. */
  readonly reserves: readonly SheetPlace[]
}

export interface SheetNoShow {
  readonly prize: string
  /** From 1. */
  readonly place: number
  readonly name: string
  readonly why: string
  readonly time: string
  /** Who has the place in their stead, or had it next. */
  readonly instead: string
}

export interface RafflePrintout {
  readonly title: string
  readonly facts: readonly SheetFact[]
  readonly prizes: readonly SheetPrize[]
  readonly noShows: readonly SheetNoShow[]
  readonly marks: readonly SheetFact[]
}

/** With times in the zone of the draw. @param locale of the times (BCP 47); by default the page's */
export function sheetOf(outcome: Outcome, locale?: string | undefined): RafflePrintout {
  const { begun, prizes, noShows } = outcome
  const { time, isKnown } = timesIn(begun.timeZone, locale)
  return {
    title: shownName(begun.wheelName),
    facts: factsOf(outcome, time, isKnown),
    prizes: prizes.map(({ name, places, winners, reserves }) => ({
      title: prizeTitle(name),
      count: messages.places(places),
      winners: winners.map((one) => placeOf(one, time)),
      reserves: reserves.map((one) => placeOf(one, time)),
    })),
    noShows: noShows.map(({ prize, place, name, why, at, instead }) => ({
      ...{ place, name },
      prize: prizeTitle(prize),
      why: drawMessages.status[why],
      time: time(at),
      instead: instead ?? messages.nobody,
    })),
    marks: marksOf(outcome),
  }
}

type Time = (at: number) => string

/** The latest time of a `Date` (ECMA-262, 21.4.1.1), in milliseconds since 1970: a hostile round is due later. */
const LATEST = 8.64e15

function factsOf(outcome: Outcome, time: Time, isZoneKnown: boolean): SheetFact[] {
  const { begun, ended, edits, noShows, drawn, places, presses } = outcome
  const { options, out, timeZone, rules, hasWeights } = begun
  const { labels, states } = messages
  const leftOut = out.reduce((sum, [, count]) => sum + count, 0)
  const some: readonly (readonly [label: string, value: string, isThere: boolean])[] = [
    [labels.state, ended ? states[ended.why] : messages.notEnded, true],
    [labels.begun, time(begun.at), true],
    [labels.ended, ended ? time(ended.at) : '', ended !== null],
    [labels.timeZone, isZoneKnown ? timeZone : messages.unknownZone(timeZone), true],
    [labels.tookPart, messages.tookPart(options - leftOut, options), true],
    [labels.out, messages.out(out), leftOut > 0],
    [labels.rules, messages.rules(rules, hasWeights), true],
    [labels.randomness, randomnessIn(outcome, time), true],
    [labels.drawn, messages.drawn(drawn, places, presses), true],
    [labels.noShows, plainNumber(noShows.length), noShows.length > 0],
    [labels.edits, messages.edits(edits), edits > 0],
  ]
  return some.flatMap(([label, value, isThere]) => (isThere ? [{ label, value }] : []))
}

function randomnessIn({ randomness }: Outcome, time: Time): string {
  const { byDevice, bound } = messages
  switch (randomness.kind) {
    case 'byDevice':
      return byDevice
    case 'unreadable':
      return bound.unreadable
    case 'unknown':
      return bound.unknown(randomness.round)
    case 'signed':
    case 'unsigned': {
      const { kind, round, chain, dueMs } = randomness
      return bound[kind](round, chain, time(Math.min(dueMs, LATEST)))
    }
  }
}

function marksOf({ begun, recordHash, proof, entries }: Outcome): SheetFact[] {
  const { labels } = messages
  const { proofLabels } = drawMessages
  const bound = [
    { label: proofLabels.announcement, value: proof?.announcement },
    { label: proofLabels.chain, value: proof?.chain },
    { label: proofLabels.round, value: proof?.round.toString() },
    { label: proofLabels.signature, value: proof?.signature },
  ]
  return [
    { label: labels.listHash, value: begun.listHash },
    { label: labels.recordHash, value: recordHash ?? '' },
    ...bound.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    { label: labels.entries, value: plainNumber(entries) },
    { label: labels.drawId, value: begun.drawId },
    { label: labels.product, value: `${begun.product.name} ${begun.product.version}` },
  ]
}

const plainNumber = numberFormat({ useGrouping: false })

const TAGS: Readonly<Record<NonNullable<OutcomePlace['tag']>, string>> = {
  nobodyLeft: drawMessages.status.nobodyLeft,
  notDrawn: drawMessages.status.notDrawn,
  formerReserve: drawMessages.status.formerReserve,
  ...messages.from,
}

function placeOf({ number, name, tag, at }: OutcomePlace, time: Time): SheetPlace {
  return { number, name, tag: tag && TAGS[tag], time: at === null ? '' : time(at) }
}

function prizeTitle(name: string): string {
  return shownPrize(name) || messages.winners
}

/** In UTC where this browser does not know the zone. */
function timesIn(timeZone: string, locale: string | undefined): { time: Time; isKnown: boolean } {
  let format: Time
  let isKnown = true
  try {
    format = momentsIn(timeZone, locale)
  } catch {
    isKnown = false
    format = momentsIn('UTC', locale)
  }
  // One press may draw thousands, all at the same time.
  const formatted = new Map<number, string>()
  const time = (at: number) => {
    const known = formatted.get(at)
    if (known !== undefined) return known
    const text = format(at)
    formatted.set(at, text)
    return text
  }
  return { time, isKnown }
}
