// Draws that are bound to a beacon, for tests. Any 96 hexadecimal digits decide a draw; whether the beacon has signed
// them is asked only where a record is checked.

import { begin, type Commanded, takeBeacon } from '../../src/draw/draw'
import { stateOf } from '../../src/draw/drawFold'
import type { DrawState } from '../../src/draw/drawState'
import { appendEntries } from '../../src/draw/hashChain'
import { announcedOf } from '../../src/draw/proven'
import type { Entry } from '../../src/draw/record'
import { type Announcement, announce } from '../../src/proof/announcement'
import { QUICKNET } from '../../src/proof/chain'
import { beginning, type DrawChoices, digest, draftsOf, START, unsealed } from './draws'

export const ROUND = 1000
/** Quicknet's of round 1000. */
export const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

/** @param seed other numbers, other signatures */
export const signatureOf = (seed: number) => seed.toString(16).padStart(96, '5')

export function announcementOf(choices: DrawChoices, round = ROUND): Announcement {
  const { wheel, list, out, choices: rules, plan } = beginning(choices)
  const announced = announcedOf({
    wheel,
    list,
    out,
    rules: { ...rules, mayWinAgain: plan.mayWinAgain },
    prizes: plan.prizes,
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
  (state: DrawState) =>
    takeBeacon(state, { round, signature })

type Command = (state: DrawState) => Commanded

/** As `recordOf`, of a draw that was announced. */
export async function provenRecord(
  choices: DrawChoices,
  ...commands: readonly Command[]
): Promise<readonly Entry[]> {
  let entries = await appendEntries([], draftsOf(announced(choices)), START, digest)
  for (const [index, command] of commands.entries()) {
    const drafts = draftsOf(command(stateOf(entries)))
    entries = await appendEntries(entries, drafts, START + 1000 * (index + 1), digest)
  }
  return entries
}

/** As `stateAfter`, of a draw that was announced. */
export function provenState(choices: DrawChoices, ...commands: readonly Command[]): DrawState {
  let entries = unsealed([], draftsOf(announced(choices)))
  for (const command of commands) {
    entries = unsealed(entries, draftsOf(command(stateOf(entries))))
  }
  return stateOf(entries)
}
