// Draws that are bound to a beacon, for tests. Any 96 hexadecimal digits decide a draw; whether the beacon has signed
// them is asked only where a record is checked.

import fc from 'fast-check'
import { inOneWriting } from '../../../src/raffle/model/entrants'
import { appendEntries } from '../../../src/raffle/model/hashChain'
import { announcedOf } from '../../../src/raffle/model/proven'
import { begin, type Commanded, takeBeacon } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Entry, Scope } from '../../../src/raffle/model/record'
import { type Announcement, announce } from '../../../src/raffle/proof/announcement'
import { MIN_LEAD_MS, QUICKNET, timeOfRoundMs } from '../../../src/raffle/proof/chain'
import type { RandomSource } from '../../../src/spin/random'
import { beginning, type DrawChoices, digest, draftsOf, missing, pressing, unsealed } from './draws'

export const ROUND = 1000
/** When that round is due, and when draws are announced that wait for it. */
export const DUE = timeOfRoundMs(QUICKNET, ROUND)
export const ANNOUNCED = DUE - MIN_LEAD_MS
/** Quicknet's of round 1000. */
export const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

/** @param seed other numbers, other signatures */
export const signatureOf = (seed: number) => seed.toString(16).padStart(96, '5')

export function announcementOf(choices: DrawChoices, round = ROUND): Announcement {
  const { wheel, list, out, choices: rules, plan, weights } = beginning(choices)
  const announced = announcedOf({
    wheel,
    list: inOneWriting(list),
    out,
    rules: { ...rules, mayWinAgain: plan.mayWinAgain },
    prizes: plan.prizes,
    ...(weights && { weights }),
  })
  if (!announced) throw new Error('It cannot be announced')
  return announce({
    ...announced,
    chain: QUICKNET.hash,
    round,
    salt: '00112233445566778899aabbccddeeff',
    show: { theme: 'default', spinMs: 4000, colors: announced.entries.map(() => '#336699') },
  })
}

export const announced = (choices: DrawChoices) =>
  begin({ ...beginning(choices), announcement: announcementOf(choices) })

export const signed =
  (signature = SIGNATURE, round = ROUND) =>
  (state: RaffleState) =>
    takeBeacon(state, { round, signature })

const count = fc.integer({ min: 0, max: 3 })

/** Of every kind that can be announced, with names that come twice. */
export const anyAnnounced = fc
  .record({
    texts: fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'a', ' A', 'A\u200b', 'F', 'G'), {
      minLength: 1,
      maxLength: 12,
    }),
    prizes: fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), count), {
      minLength: 1,
      maxLength: 4,
    }),
    duplicates: fc.constantFrom('person' as const, 'tickets' as const),
    mayWinAgain: fc.boolean(),
    absent: fc.array(fc.integer({ min: 1, max: 11 }), { maxLength: 2 }),
    weights: fc.option(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 12 }), {
      nil: undefined,
    }),
  })
  .filter(({ duplicates, mayWinAgain }) => duplicates === 'person' || !mayWinAgain)

/** Nothing is drawn with it. */
export const none: RandomSource = {
  bits: 32,
  next() {
    throw new Error('A draw that is bound to a beacon asks for no words')
  },
}
export const pressed = (scope: Scope) => pressing(scope, none)
export const gone = (prize: number, place: number) => missing(prize, place, 'notHere', none)

/** A press, or a no-show. */
export const anyStep: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom<Scope>('place', 'prize', 'all').map(pressed),
  fc.tuple(count, count).map(([prize, place]) => gone(prize, place)),
)

type Command = (state: RaffleState) => Commanded

/** As `recordOf`, of a draw that was announced: all that follows comes after its round. */
export async function provenRecord(
  choices: DrawChoices,
  ...commands: readonly Command[]
): Promise<readonly Entry[]> {
  let entries = await appendEntries([], draftsOf(announced(choices)), ANNOUNCED, digest)
  for (const [index, command] of commands.entries()) {
    const drafts = draftsOf(command(stateOf(entries)))
    entries = await appendEntries(entries, drafts, DUE + 1000 * index, digest)
  }
  return entries
}

/** As `stateAfter`, of a draw that was announced. */
export function provenState(choices: DrawChoices, ...commands: readonly Command[]): RaffleState {
  let entries = unsealed([], draftsOf(announced(choices)))
  for (const command of commands) {
    entries = unsealed(entries, draftsOf(command(stateOf(entries))))
  }
  return stateOf(entries)
}
