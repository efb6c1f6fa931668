// A draw that was announced for the round of the tests, as the desk does it.

import { ROUND } from '../../e2e/support/round'
import { distinctOptions } from '../../e2e/support/savedWheels'
import { compression } from '../../src/platform/compression'
import { announce } from '../../src/raffle/proof/announcement'
import { assign } from '../../src/raffle/proof/assign'
import { QUICKNET } from '../../src/raffle/proof/chain'
import { announcementHash } from '../../src/raffle/proof/link'

export const OPTIONS = distinctOptions(8)

export const LUNCH = announce({
  chain: QUICKNET.hash,
  round: ROUND.round,
  name: 'Friday lunch',
  entries: OPTIONS.map(({ text }) => text),
  weights: null,
  prizes: [{ name: '', places: 1, reserves: 0 }],
  again: false,
  salt: '00112233445566778899aabbccddeeff',
  show: { theme: 'default', spinMs: 600, colors: OPTIONS.map(({ color }) => color) },
})

/** The hash of its link. */
export const hashOf = async (announcement = LUNCH): Promise<string> =>
  `#${await announcementHash(announcement, compression)}`

export const winnerOf = (announcement = LUNCH): string =>
  announcement.entries[assign(announcement, ROUND.signature).prizes[0]?.winners[0] ?? -1] ?? ''
