// Stand-ins for the beacon's relays, which have the round of the tests. They answer workers too.

import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import type { Mood } from '../../../e2e/support/relays'

/**
 * Until the end of the test nothing reaches the real ones.
 * @param shiftMs how far their clock is ahead
 * @param honest the one that answers in any mood
 */
export async function answerAsRelays(mood: Mood = 'answers', shiftMs = 0, honest = '') {
  await commands.answerAsRelays(mood, shiftMs, honest)
  onTestFinished(() => commands.forgetRelays())
  return {
    /** Every request, in its order. */
    asked: () => commands.askedOfRelays(),
    change: (mood: Mood) => commands.changeRelays(mood),
  }
}
