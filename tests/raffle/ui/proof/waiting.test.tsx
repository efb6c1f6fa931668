// What whoever waits for the round of a proven draw is told.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Awaited } from '../../../../src/raffle/beacon/awaitRound'
import { messages } from '../../../../src/raffle/ui/proof/messages'
import { announced } from '../../proof/announcements'

// The page's own app asks for a browser.
vi.mock('../../../../src/store/browserApp', async () => {
  const { fakeServices, openApp } = await import('../../../store/services')
  return { app: openApp(fakeServices()) }
})
// Test files share their modules, and another may have loaded these with its own app.
vi.resetModules()
const { Waiting } = await import('../../../../src/raffle/ui/proof/Waiting')

const DAY = 86_400
const awaited: Awaited = {
  phase: 'waiting',
  dueMs: 0,
  secondsLeft: 60,
  clockOffsetMs: 0,
  isClockConfirmed: true,
  why: null,
  signature: null,
  relay: null,
  isLive: true,
}

it.each([
  [27, '0:27'],
  [3900, '1:05:00'],
  [2 * DAY - 1, '47:59:59'],
  [2 * DAY, '2 days'],
  [4 * DAY - 1, '3 days'],
])('the wait for a draw of %i seconds is told as %s', (secondsLeft, time) => {
  expect(messages.left(secondsLeft)).toBe(`Time left: ${time}`)
  expect(messages.waitLabel({ ...awaited, secondsLeft })).toBe(`Draw in ${time}`)
})

it.each([
  [0, null],
  [4900, null],
  [5600, messages.clockSlow(5600)],
  [125_000, messages.clockSlow(125_000)],
])('a clock that is %i ms slow is worth a word only from five seconds', (clockOffsetMs, words) => {
  const page = renderToStaticMarkup(
    <Waiting
      announcement={announced()}
      awaited={{ ...awaited, clockOffsetMs }}
      onRetry={() => {}}
      onSignature={() => {}}
    />,
  )
  expect(page).toContain('Time left: 1:00')
  if (words === null) expect(page).not.toContain('slow')
  else expect(page).toContain(words)
})
