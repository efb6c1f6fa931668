// Makes the proof of a draw in a worker: with many prizes and names, drawing takes a slow phone seconds.

import type { Announcement } from '../../../raffle/proof/announcement'
import { makeProof, proofText } from '../../../raffle/proof/proof'

export interface Making {
  readonly announcement: Announcement
  /** Of its round, verified. */
  readonly signature: string
}

addEventListener('message', ({ data: { announcement, signature } }: MessageEvent<Making>) => {
  postMessage(proofText(makeProof(announcement, signature)))
})
