// Draws for tests, in Node and in a browser.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type Candidate, splitEntrants } from '../../../src/raffle/model/entrants'
import { appendEntries, type Digest } from '../../../src/raffle/model/hashChain'
import {
  type Beginning,
  begin,
  type Commanded,
  end,
  markNoShow,
  press,
} from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Draft, Entry, Option, Scope } from '../../../src/raffle/model/record'
import type { RandomSource } from '../../../src/spin/random'
import type { WhyNoShow } from '../../../src/wheel/result'
import { wordsInOrder } from '../../spin/words'

export const digest: Digest = async (bytes) => bytesToHex(sha256(bytes))

/** 2026-11-22, 12:00 UTC */
export const START = Date.UTC(2026, 10, 22, 12)

/** With these the first who can win does. */
export const zeros = wordsInOrder(32, [])

export const pressing =
  (scope: Scope, source: RandomSource = zeros) =>
  (state: RaffleState) =>
    press(state, scope, source)

export const missing =
  (prize: number, place: number, why: WhyNoShow = 'notHere', source: RandomSource = zeros) =>
  (state: RaffleState) =>
    markNoShow(state, { prize, place }, why, source)

export interface DrawChoices {
  readonly texts?: readonly string[]
  /** Places and reserves of each prize. */
  readonly prizes?: readonly (readonly [places: number, reserves?: number])[]
  readonly duplicates?: 'person' | 'tickets'
  readonly mayWinAgain?: boolean
  /** Options that are ticked as absent. */
  readonly absent?: readonly number[]
  /** Of the options, in hundredths; those past the texts are left out. */
  readonly weights?: readonly number[] | undefined
}

export const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(65 + index))

export function beginning({
  texts = letters(5),
  prizes = [[2], [1]],
  duplicates = 'person',
  mayWinAgain = false,
  absent = [],
  weights,
}: DrawChoices = {}): Beginning {
  const choices = { duplicates, excludesEarlierWinners: false }
  const list: Option[] = texts.map((text, index) => ({ id: `id-${index}`, text }))
  const candidates = list.map((option, index): Candidate => {
    return { ...option, isEliminated: false, isPicked: false, isAbsent: absent.includes(index) }
  })
  return {
    drawId: 'draw-1',
    wheel: { id: 'wheel-1', name: 'Raffle' },
    product: { name: 'Fairwheel', version: '1.2.3' },
    timeZone: 'Europe/Berlin',
    list,
    out: splitEntrants(candidates, [], choices).out,
    choices,
    weights: weights && list.map((_, index) => weights[index] ?? 100),
    plan: {
      prizes: prizes.map(([places, reserves = 0], index) => ({
        name: `Prize ${index + 1}`,
        places,
        reserves,
      })),
      mayWinAgain,
    },
  }
}

/** What a command is to add. @throws when it was refused */
export function draftsOf({ drafts, problem }: Commanded): readonly Draft[] {
  if (!drafts) throw new Error(`The command was refused: ${problem}`)
  return drafts
}

/** The record with what each command adds, a second apart. */
export async function recordOf(
  choices: DrawChoices,
  ...commands: readonly ((state: RaffleState) => Commanded)[]
): Promise<readonly Entry[]> {
  let entries = await appendEntries([], draftsOf(begin(beginning(choices))), START, digest)
  for (const [index, command] of commands.entries()) {
    const drafts = draftsOf(command(stateOf(entries)))
    entries = await appendEntries(entries, drafts, START + 1000 * (index + 1), digest)
  }
  return entries
}

/** The state after what each command adds, without hashes: quick enough for every path of a draw. */
export function stateAfter(
  choices: DrawChoices,
  ...commands: readonly ((state: RaffleState) => Commanded)[]
): RaffleState {
  let entries = unsealed([], draftsOf(begin(beginning(choices))))
  for (const command of commands) {
    entries = unsealed(entries, draftsOf(command(stateOf(entries))))
  }
  return stateOf(entries)
}

/** Entries as a state takes them up, which does not look at hashes. */
export function unsealed(entries: readonly Entry[], drafts: readonly Draft[]): readonly Entry[] {
  const added = drafts.map((draft, index) => {
    const seq = entries.length + index + 1
    return { listCount: 0, listHash: '', ...draft, seq, at: START + seq, before: '', hash: '' }
  })
  return [...entries, ...(added as unknown as Entry[])]
}

/** By prize: who has each place. */
export function winnersOf({ prizes }: RaffleState): (number | null)[][] {
  return prizes.map(({ placed }) => placed.map(({ winner }) => winner))
}

export function reservesOf({ prizes }: RaffleState): number[][] {
  return prizes.map(({ drawnReserves }) => drawnReserves.map(({ winner }) => winner))
}

/** What a press draws. @throws when it was refused */
export function drawnBy(state: RaffleState, scope: Scope, source: RandomSource = zeros) {
  const [draft] = draftsOf(press(state, scope, source))
  if (draft?.kind !== 'drawn') throw new Error('Nothing was drawn')
  return draft
}

/** The digits of who could win. */
export const digitsOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Every ordered choice of `size` of these, by recursion and not by moving anything. */
export function choicesOf<T>(some: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return choicesOf(some, size - 1).flatMap((choice) =>
    some.filter((one) => !choice.includes(one)).map((one) => [...choice, one]),
  )
}

/** Eight letters, two prizes; D and B have the first in the end, C the second. */
export const smallRecord = () =>
  recordOf(
    { texts: letters(8), prizes: [[2, 1], [1]], absent: [6] },
    pressing('all'),
    missing(0, 0),
    end,
  )
