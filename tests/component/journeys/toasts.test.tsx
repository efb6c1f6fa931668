// Messages: how long they stay, how long they take to leave, where they stand and how they are said.

import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { words } from '../../sayings'
import { clock } from '../support/clock'
import { bePhone, emulateMedia } from '../support/device'
import { allowFullscreen } from '../support/fullscreen'
import { press } from '../support/locators'
import { main } from '../support/main'
import { app, open, state, storeWheel } from '../support/screen'

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

test('a message stays while something in it has the keyboard, and four seconds more', async () => {
  await open()
  clock.freeze()
  app().actions.showToast(words('Hello'), 'info')
  const dismiss = page.getByRole('button', { name: 'Dismiss message' })
  await expect.element(dismiss).toBeVisible()
  await dismiss.focus()
  await clock.advanceExactly(20_000)
  await expect.element(main.toast('Hello')).toBeVisible()
  await main.wheel.focus()
  await leavesIn(300, main.toast('Hello'))
})

test('a message that offers no Undo goes at its time, though a spin begins and ends meanwhile', async () => {
  storeWheel(distinctOptions(3), lasting(500))
  clock.freezeFrames()
  await open()
  app().actions.showToast(words('Hello'), 'info')
  await expect.element(main.toast('Hello')).toBeVisible()
  await clock.advance(2000)
  await press('Enter')
  await clock.advance(100)
  expect(state().phase).toBe('spinning')
  await clock.advance(500)
  expect(state().phase).toBe('finished')
  await clock.advance(STAY_MS - 2600)
  await expect.element(main.toast('Hello').css('xpath=..')).toHaveAttribute('data-leaving')
})

test('an error is said at once, and what can be undone is not said a second time', async () => {
  await open()
  const box = (text: string) => main.toast(text).css('xpath=..')
  for (const [type, role] of [
    ['error', 'alert'],
    ['warning', 'status'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const) {
    app().actions.showToast(words(type), type)
    await expect.element(box(type)).toHaveAttribute('role', role)
  }
  await main.row('Maybe').hover()
  await page.getByRole('button', { name: 'Remove Maybe' }).click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).last()
  const group = undo.element().closest('[role]')
  expect(group?.role).toBe('group')
  // It gives the keyboard to the list of what is back.
  await undo.press('Enter')
  const hasFocus = () => main.optionList.element().contains(document.activeElement)
  await expect.poll(hasFocus).toBe(true)
})

describe('a message stands', () => {
  beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }))

  const toast = page.css('section[aria-label="Messages"] > *').first()
  const panel = page.css(':has(> [role="tablist"])')
  const dock = page.css('[data-part="dock"]')
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1

  async function say(): Promise<void> {
    app().actions.showToast(words('Hello'), 'info', { durationMs: Number.POSITIVE_INFINITY })
    await expect.element(toast).toBeInViewport({ ratio: 0.999 })
  }

  test('beside the button of a wide window and below the header of a narrower one, never over the card, in both directions', async () => {
    await open()
    await say()
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir
      for (const [width, height] of [
        [1440, 900],
        [1920, 1080],
        [1100, 768],
      ] as const) {
        await page.viewport(width, height)
        const box = toast.box()
        const where = `${dir} at ${width}`
        expect(overlap(box, panel.box()), where).toBe(false)
        expect(overlap(box, main.spinButton.box()), where).toBe(false)
        // The side next to the card.
        const wheel = main.wheel.box()
        const [middle, own] = [wheel.x + wheel.width / 2, box.x + box.width / 2]
        expect(dir === 'ltr' ? own > middle : own < middle, where).toBe(true)
        if (width < 1280) expect(box.bottom, where).toBeLessThan(wheel.y + wheel.height / 3)
        else expect(box.top, where).toBeGreaterThan(wheel.y + wheel.height / 2)
      }
    }
  })

  test('above the dock of a high phone, unless a sheet is open, and at the top of a lower one', async () => {
    await bePhone()
    await open()
    await say()
    expect(toast.box().bottom).toBeLessThanOrEqual(dock.box().top)
    expect(toast.box().top).toBeGreaterThan(main.wheel.box().bottom)
    await main.openPanel('Results')
    expect(toast.box().top).toBeLessThan(20)
    await main.openPanel('Results')
    await page.getByRole('button', { name: 'Close Results' }).click()
    expect(toast.box().top).toBeGreaterThan(main.wheel.box().bottom)
    await page.viewport(390, 700)
    expect(toast.box().top).toBeLessThan(20)
  })

  test('on the side of a presentation, not over its wheel', async () => {
    allowFullscreen()
    await open()
    await press('f')
    await expect.element(main.newOption).not.toBeInTheDocument()
    await say()
    for (const [width, height] of [
      [1920, 1080],
      [1024, 768],
      [1280, 680],
    ] as const) {
      await page.viewport(width, height)
      const wheel = main.wheel.box()
      expect(toast.box().left, `at ${width}`).toBeGreaterThan(wheel.right)
      expect(overlap(toast.box(), main.spinButton.box()), `at ${width}`).toBe(false)
    }
  })
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
