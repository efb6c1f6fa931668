// Freezes what is set up and announces it for a round of the beacon.

import { randomHex } from '../../platform/entropy'
import { app } from '../../store/app'
import { type DeviceCapabilities, effectiveTiming } from '../../wheel/settings/timing'
import type { Desk } from '../desk/deskState'
import { ProofError } from '../proof/announcement'
import { QUICKNET } from '../proof/chain'
import { messages } from './messages'
import { messages as proofMessages } from './proof/messages'

/** Where the wheel does not turn on this device. Those who watch have settings of their own. */
const USUAL_SPIN_MS = 4000
const SALT_BYTES = 16
const ANY_DEVICE: DeviceCapabilities = {
  canVibrate: false,
  isOnline: true,
  prefersReducedMotion: false,
  prefersDark: false,
}

/** @returns what is wrong, or nothing */
export async function announceDraw(desk: Desk, round: number): Promise<string> {
  const { settings } = app.store.getState()
  // Each device slows down or shortens its spin by itself.
  const { spinMs } = effectiveTiming(settings.animationSpeed, ANY_DEVICE)
  const announcement = desk.actions.announcementFor({
    chain: QUICKNET.hash,
    round,
    salt: randomHex(SALT_BYTES),
    theme: settings.theme,
    spinMs: spinMs || USUAL_SPIN_MS,
  })
  if (announcement instanceof ProofError) return proofMessages.notAnnounced(announcement.field)
  const { notKept } = desk.store.getState()
  const problem = await desk.actions.begin({ isUnkept: notKept !== null, announcement })
  if (problem === null) return ''
  const fault = desk.store.getState().notKept
  return problem === 'notKept' && fault !== null
    ? messages.wouldNotBeKept(fault)
    : messages.deskProblem(problem)
}
