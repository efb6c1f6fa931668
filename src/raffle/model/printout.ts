import { momentFormat } from '../../text/moment'
import { chainOf, timeOfRoundMs } from '../proof/chain'
import type { WhyOut } from './entrants'
import { drawMessages, printoutMessages as messages } from './messages'
import { isBound } from './proven'
import type { RaffleState } from './raffleState'
import type { Entry, Position } from './record'
import { outcomeRows } from './recordOut'

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

/** With times in the zone of the draw. @param locale of the times (BCP 47); by default the device's */
export function sheetOf(
  state: RaffleState,
  entries: readonly Entry[],
  locale?: string | undefined,
): RafflePrintout {
  const { begun } = state
  const { time, isKnown } = timesIn(begun.timeZone, locale)
  const noShows = noShowsOf(state, entries, time)
  return {
    title: begun.wheel.name,
    facts: factsOf(state, entries, noShows.length, time, isKnown),
    prizes: prizesOf(state, time),
    noShows,
    marks: marksOf(state, entries),
  }
}

type Time = (at: number) => string

/** The latest time of a `Date` (ECMA-262, 21.4.1.1), in milliseconds since 1970: a hostile round is due later. */
const LATEST = 8.64e15

function factsOf(
  state: RaffleState,
  entries: readonly Entry[],
  noShows: number,
  time: Time,
  isZoneKnown: boolean,
): SheetFact[] {
  const { begun, list } = state
  const { labels, states } = messages
  const ended = entries.find((entry) => entry.kind === 'ended')
  const edits = entries.filter(({ kind }) => kind === 'listChanged').length
  const outs = new Map<WhyOut, number>()
  for (const { why } of begun.out) outs.set(why, (outs.get(why) ?? 0) + 1)
  const some: readonly (readonly [label: string, value: string, isThere: boolean])[] = [
    [labels.state, ended ? states[ended.why] : messages.notEnded, true],
    [labels.begun, time(entries[0]?.at ?? 0), true],
    [labels.ended, ended ? time(ended.at) : '', ended !== undefined],
    [labels.timeZone, isZoneKnown ? begun.timeZone : messages.unknownZone(begun.timeZone), true],
    [labels.tookPart, messages.tookPart(list.length - begun.out.length, list.length), true],
    [labels.out, messages.out([...outs]), outs.size > 0],
    [labels.rules, messages.rules(begun), true],
    [labels.randomness, randomnessOf(state, time), true],
    [labels.drawn, messages.drawn(state.drawn, state.places, state.presses), true],
    [labels.noShows, `${noShows}`, noShows > 0],
    [labels.edits, messages.edits(edits), edits > 0],
  ]
  return some.flatMap(([label, value, isThere]) => (isThere ? [{ label, value }] : []))
}

function randomnessOf({ begun, proven }: RaffleState, time: Time): string {
  const { byDevice, bound } = messages
  if (!isBound(begun)) return byDevice
  if (!proven) return bound.unreadable
  const { round } = proven.announcement
  const chain = chainOf(proven.announcement.chain)
  if (!chain) return bound.unknown(round)
  const said = proven.signature === null ? bound.unsigned : bound.signed
  return said(round, chain.name, time(Math.min(timeOfRoundMs(chain, round), LATEST)))
}

function marksOf({ begun, proven }: RaffleState, entries: readonly Entry[]): SheetFact[] {
  const { labels } = messages
  const { proofLabels } = drawMessages
  const { chain, round } = proven?.announcement ?? {}
  const bound = [
    { label: proofLabels.announcement, value: proven?.fingerprint },
    { label: proofLabels.chain, value: chain },
    { label: proofLabels.round, value: round?.toString() },
    { label: proofLabels.signature, value: proven?.signature },
  ]
  return [
    { label: labels.listHash, value: begun.listHash },
    { label: labels.recordHash, value: entries.at(-1)?.hash ?? '' },
    ...bound.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    { label: labels.entries, value: `${entries.length}` },
    { label: labels.drawId, value: begun.drawId },
    { label: labels.product, value: `${begun.product.name} ${begun.product.version}` },
  ]
}

function prizesOf(state: RaffleState, time: Time): SheetPrize[] {
  const made = state.prizes.map(({ places }, prize) => ({
    title: prizeTitle(state, prize),
    count: messages.places(places),
    winners: [] as SheetPlace[],
    reserves: [] as SheetPlace[],
  }))
  for (const { prize, place: number, text, status, at } of outcomeRows(state)) {
    const { winners, reserves } = made[prize] as (typeof made)[number]
    const timed = { number, name: text, time: at === null ? '' : time(at) }
    switch (status) {
      case 'winner':
        winners.push({ ...timed, tag: tagOf(state, { prize, place: number - 1 }) })
        break
      case 'nobodyLeft':
      case 'notDrawn':
        winners.push({ ...timed, name: null, tag: drawMessages.status[status] })
        break
      case 'reserve':
        reserves.push({ ...timed, tag: undefined })
        break
      case 'formerReserve':
        reserves.push({ ...timed, tag: drawMessages.status[status] })
    }
  }
  return made
}

function tagOf(state: RaffleState, { prize, place }: Position): string | undefined {
  const from = state.prizes[prize]?.placed[place]?.calls.at(-1)?.from
  return from === 'reserve' || from === 'drawn' ? messages.from[from] : undefined
}

function noShowsOf(state: RaffleState, entries: readonly Entry[], time: Time): SheetNoShow[] {
  const holders = new Map<string, number | null>()
  const key = ({ prize, place }: Position) => `${prize} ${place}`
  const textOf = (option: number) => state.list[option]?.text ?? ''
  const found: SheetNoShow[] = []
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'drawn') {
      for (const one of entry.places) holders.set(key(one), one.winner)
    } else if (entry.kind === 'replaced') {
      holders.set(key(entry), entry.winner)
    } else if (entry.kind === 'noShow') {
      const winner = holders.get(key(entry)) ?? null
      if (winner === null) continue
      holders.set(key(entry), null)
      const next = entries[index + 1]
      const instead = next?.kind === 'replaced' ? next.winner : null
      found.push({
        prize: prizeTitle(state, entry.prize),
        place: entry.place + 1,
        name: textOf(winner),
        why: drawMessages.status[entry.why],
        time: time(entry.at),
        instead: instead === null ? messages.nobody : textOf(instead),
      })
    }
  }
  return found
}

function prizeTitle({ prizes }: RaffleState, prize: number): string {
  return prizes[prize]?.name || messages.winners
}

/** In UTC where this browser does not know the zone. */
function timesIn(timeZone: string, locale: string | undefined): { time: Time; isKnown: boolean } {
  let format: Intl.DateTimeFormat
  let isKnown = true
  try {
    format = momentFormat(locale, timeZone)
  } catch {
    isKnown = false
    format = momentFormat(locale, 'UTC')
  }
  // One press may draw thousands, all at the same time.
  const formatted = new Map<number, string>()
  const time = (at: number) => {
    const known = formatted.get(at)
    if (known !== undefined) return known
    const text = format.format(at)
    formatted.set(at, text)
    return text
  }
  return { time, isKnown }
}
