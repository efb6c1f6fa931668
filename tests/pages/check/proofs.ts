// Draws of quicknet's real round 1000 for tests.

import type { Announcement } from '../../../src/raffle/proof/announcement'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { checkProof, makeProof, type ProofReport, proofText } from '../../../src/raffle/proof/proof'
import { announced } from '../../raffle/proof/announcements'
import { realSignature } from '../../raffle/proof/realRounds'

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']

/** Two prizes for six names. */
export const raffle = (changes: Partial<Announcement> = {}) =>
  announced({
    chain: QUICKNET.hash,
    entries: NAMES,
    prizes: [
      { name: 'Bicycle', places: 1, reserves: 1 },
      { name: 'Books', places: 2, reserves: 0 },
    ],
    ...changes,
  })

export const raffleProof = (announcement = raffle()) => makeProof(announcement, realSignature(1000))

export const raffleText = (announcement = raffle()) => proofText(raffleProof(announcement))

/** As good as `verifySignature` here, and quicker: of round 1000 this is the only signature. */
export const reportOn = (text: string): ProofReport =>
  checkProof(text, (_, round, signature) => round === 1000 && signature === realSignature(1000))
