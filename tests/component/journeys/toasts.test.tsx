// Messages: how long they stay, and how long they take to leave.

import { beforeEach, describe, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { words } from '../../sayings'
import { clock } from '../support/clock'
import { emulateMedia } from '../support/device'
import { main } from '../support/main'
import { app, open, storeWheel } from '../support/screen'

const STAY_MS = 4000

for (const [name, speed, leaveMs] of [
  ['normal', { preset: 'normal' }, 300],
  ['fast', { preset: 'fast' }, 300],
  ['slow', { preset: 'slow' }, 300],
  ['custom', { preset: 'custom', customTransitionSpeed: 1000 }, 300],
  ['instant', { preset: 'instant' }, 0],
] as const) {
  test(`at ${name} speed a message stays four seconds and takes ${leaveMs} ms to leave @toast.leaves @data.toast`, async () => {
    storeWheel(distinctOptions(3), speed)
    await open()
    clock.freeze()
    app().actions.showToast(words('Hello'), 'info')
    await leavesIn(leaveMs, main.toast('Hello'))
  })
}

describe('with reduced motion', () => {
  beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }))

  for (const [leaveMs, screenReaderFriendly] of [
    [100, false],
    [200, true],
  ] as const) {
    const reader = screenReaderFriendly ? ', for screen readers' : ''
    test(`a message stays four seconds and takes ${leaveMs} ms to leave${reader} @toast.leaves`, async () => {
      const { accessibilitySettings } = DEFAULT_SETTINGS.animationSpeed
      const speed = { accessibilitySettings: { ...accessibilitySettings, screenReaderFriendly } }
      storeWheel(distinctOptions(3), speed)
      await open()
      clock.freeze()
      app().actions.showToast(words('Hello'), 'info')
      await leavesIn(leaveMs, main.toast('Hello'))
    })
  }
})

/** A message whose time begins now stays to the millisecond, and leaves to the millisecond, as its styles show it. */
async function leavesIn(leaveMs: number, toast: Locator): Promise<void> {
  const box = toast.css('xpath=..')
  const transitionMs = () =>
    box.evaluate((one) => 1000 * Number.parseFloat(getComputedStyle(one).transitionDuration))
  await clock.advanceExactly(0)
  expect(await transitionMs(), 'its transition').toBe(leaveMs)
  await clock.advanceExactly(STAY_MS - 1)
  await expect.element(box).not.toHaveAttribute('data-leaving')
  await clock.advanceExactly(1)
  if (leaveMs > 0) {
    await expect.element(box).toHaveAttribute('data-leaving')
    await clock.advanceExactly(leaveMs - 1)
    await expect.element(box).toHaveLength(1)
  }
  await clock.advanceExactly(1)
  await expect.element(box).not.toBeInTheDocument()
}
