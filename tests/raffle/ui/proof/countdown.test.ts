import { expect, it } from 'vitest'
import type { Awaited } from '../../../../src/raffle/beacon/awaitRound'
import { messages } from '../../../../src/raffle/ui/proof/messages'

const DAY = 86_400

it.each([
  [27, '0:27'],
  [3900, '1:05:00'],
  [2 * DAY - 1, '47:59:59'],
  [2 * DAY, '2 days'],
  [4 * DAY - 1, '3 days'],
])('the wait for a draw of %i seconds is told as %s', (secondsLeft, time) => {
  const awaited: Awaited = {
    phase: 'waiting',
    dueMs: 0,
    secondsLeft,
    clockOffsetMs: 0,
    isClockConfirmed: true,
    why: null,
    signature: null,
    relay: null,
    isLive: true,
  }
  expect(messages.left(secondsLeft)).toBe(`Time left: ${time}`)
  expect(messages.waitLabel(awaited)).toBe(`Draw in ${time}`)
})
