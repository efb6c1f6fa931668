// Announcements for tests.

import { type Announcement, announce } from '../../../src/raffle/proof/announcement'
import { TEST_CHAIN } from './testChain'

export const SALT = '00112233445566778899aabbccddeeff'

type Draft = Omit<Announcement, 'fairwheel'>

/** One winner of Ann, Ben and Cleo in round 1000 of the tests' chain, but for the changes. */
export function announced(changes: Partial<Draft> = {}): Announcement {
  const entries = changes.entries ?? ['Ann', 'Ben', 'Cleo']
  return announce({
    chain: TEST_CHAIN.hash,
    round: 1000,
    name: 'Raffle',
    entries,
    weights: null,
    prizes: [{ name: '', places: 1, reserves: 0 }],
    again: false,
    salt: SALT,
    show: { theme: 'classic', spinMs: 4000, colors: entries.map(() => '#ff6b6b') },
    ...changes,
  })
}
