// Waits for the round of one draw at a time, here and on the wheel.

import { type Awaited, type Awaiting, type AwaitServices, awaitRound } from '../beacon/awaitRound'
import type { Announcement } from '../proof/announcement'
import { chainOf } from '../proof/chain'
import { countdown } from './countdown'

export interface BeaconWaitServices extends AwaitServices {
  /** Calls the listener when the page is hidden or seen again; returns what ends that. */
  onVisibility(listener: () => void): () => void
}

/** @param onChange told of every change; of `null` where nothing is awaited any more */
export function createBeaconWait(
  services: BeaconWaitServices,
  onChange: (awaited: Awaited | null) => void,
) {
  let awaiting: Awaiting | null = null
  let stopLooking = () => {}

  function stop(): void {
    if (!awaiting) return
    awaiting.stop()
    awaiting = null
    stopLooking()
    countdown.setState({ awaited: null })
    onChange(null)
  }

  function start({ chain, round }: Announcement): void {
    stop()
    const known = chainOf(chain)
    if (!known) return
    awaiting = awaitRound(known, round, services, (awaited) => {
      countdown.setState({ awaited: awaited.phase === 'found' ? null : awaited })
      onChange(awaited)
    })
    stopLooking = services.onVisibility(awaiting.look)
  }

  return {
    start,
    stop,
    /** Asks the relays again now. */
    retry: () => awaiting?.retry(),
    /** Takes a signature that came by hand and was verified. */
    take: (signature: string) => awaiting?.take(signature),
  }
}
