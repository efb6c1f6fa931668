// What a draw came to, as plain values: the worker that checks records hands them to the page, which says them.

import type { WhyNoShow } from '../../wheel/result'
import { chainOf, timeOfRoundMs } from '../proof/chain'
import type { WhyOut } from './entrants'
import { isBound } from './proven'
import type { RaffleState } from './raffleState'
import type { Begun, Ended, Entry, Hash, Position } from './record'
import { outcomeRows } from './recordOut'

export interface OutcomePlace {
  /** Of the place or the reserve, from 1. */
  readonly number: number
  /** `null` where nobody has the place. */
  readonly name: string | null
  /** Of a winner who was not drawn by a press: where from. */
  readonly tag?: 'nobodyLeft' | 'notDrawn' | 'formerReserve' | 'reserve' | 'drawn'
  /** Milliseconds since 1970, as all times here; `null` where nobody was drawn. */
  readonly at: number | null
}

interface OutcomePrize {
  /** Empty where winners are drawn without a prize. */
  readonly name: string
  readonly places: number
  readonly winners: readonly OutcomePlace[]
  /** Those who have not stepped up. */
  readonly reserves: readonly OutcomePlace[]
}

interface OutcomeNoShow {
  readonly prize: string
  /** From 1. */
  readonly place: number
  readonly name: string
  readonly why: WhyNoShow
  readonly at: number
  /** Who has the place in their stead, or had it next; `null` for nobody. */
  readonly instead: string | null
}

type Randomness =
  | { readonly kind: 'byDevice' | 'unreadable' }
  | { readonly kind: 'unknown'; readonly round: number }
  | {
      readonly kind: 'signed' | 'unsigned'
      readonly round: number
      /** The name. */
      readonly chain: string
      readonly dueMs: number
    }

export interface Outcome extends Pick<RaffleState, 'drawn' | 'places' | 'presses'> {
  readonly begun: Pick<Begun, 'timeZone' | 'rules' | 'listHash' | 'drawId' | 'product'> & {
    readonly at: number
    readonly wheelName: string
    readonly hasWeights: boolean
    readonly options: number
    readonly out: readonly (readonly [WhyOut, number])[]
  }
  readonly ended: { readonly at: number; readonly why: Ended['why'] } | null
  readonly randomness: Randomness
  readonly prizes: readonly OutcomePrize[]
  readonly noShows: readonly OutcomeNoShow[]
  /** How often the list was edited. */
  readonly edits: number
  readonly entries: number
  readonly recordHash: Hash | null
  readonly proof: {
    readonly announcement: Hash
    readonly chain: string
    readonly round: number
    readonly signature: string | null
  } | null
}

export function outcomeOf(state: RaffleState, entries: readonly Entry[]): Outcome {
  const { begun, list, drawn, places, presses, proven } = state
  const { timeZone, rules, listHash, drawId, product } = begun
  const ended = entries.find((entry) => entry.kind === 'ended')
  const out = new Map<WhyOut, number>()
  for (const { why } of begun.out) out.set(why, (out.get(why) ?? 0) + 1)
  return {
    begun: {
      ...{ timeZone, rules, listHash, drawId, product },
      at: entries[0]?.at ?? 0,
      wheelName: begun.wheel.name,
      hasWeights: begun.weights !== undefined,
      options: list.length,
      out: [...out],
    },
    ended: ended ? { at: ended.at, why: ended.why } : null,
    randomness: randomnessOf(state),
    ...{ drawn, places, presses },
    prizes: prizesOf(state),
    noShows: noShowsOf(state, entries),
    edits: entries.filter(({ kind }) => kind === 'listChanged').length,
    entries: entries.length,
    recordHash: entries.at(-1)?.hash ?? null,
    proof: proven && {
      announcement: proven.fingerprint,
      chain: proven.announcement.chain,
      round: proven.announcement.round,
      signature: proven.signature,
    },
  }
}

function randomnessOf({ begun, proven }: RaffleState): Randomness {
  if (!isBound(begun)) return { kind: 'byDevice' }
  if (!proven) return { kind: 'unreadable' }
  const { round } = proven.announcement
  const chain = chainOf(proven.announcement.chain)
  if (!chain) return { kind: 'unknown', round }
  const kind = proven.signature === null ? 'unsigned' : 'signed'
  return { kind, round, chain: chain.name, dueMs: timeOfRoundMs(chain, round) }
}

function prizesOf(state: RaffleState): OutcomePrize[] {
  const made = state.prizes.map(({ name, places }) => ({
    ...{ name, places },
    winners: [] as OutcomePlace[],
    reserves: [] as OutcomePlace[],
  }))
  for (const { prize, place: number, text: name, status, at } of outcomeRows(state)) {
    const { winners, reserves } = made[prize] as (typeof made)[number]
    switch (status) {
      case 'winner':
        winners.push({ number, name, at, ...tagOf(state, { prize, place: number - 1 }) })
        break
      case 'nobodyLeft':
      case 'notDrawn':
        winners.push({ number, name: null, at, tag: status })
        break
      case 'reserve':
        reserves.push({ number, name, at })
        break
      case 'formerReserve':
        reserves.push({ number, name, at, tag: status })
    }
  }
  return made
}

function tagOf(
  state: RaffleState,
  { prize, place }: Position,
): { readonly tag?: 'reserve' | 'drawn' } {
  const from = state.prizes[prize]?.placed[place]?.calls.at(-1)?.from
  return from === 'reserve' || from === 'drawn' ? { tag: from } : {}
}

function noShowsOf(state: RaffleState, entries: readonly Entry[]): OutcomeNoShow[] {
  const holders = new Map<string, number | null>()
  const key = ({ prize, place }: Position) => `${prize} ${place}`
  const textOf = (option: number) => state.list[option]?.text ?? ''
  const found: OutcomeNoShow[] = []
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
        prize: state.prizes[entry.prize]?.name ?? '',
        place: entry.place + 1,
        name: textOf(winner),
        why: entry.why,
        at: entry.at,
        instead: instead === null ? null : textOf(instead),
      })
    }
  }
  return found
}
