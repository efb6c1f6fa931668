// Presentation mode: the wheel alone, the keys of remotes, the black screen, and who stands beside the winner.

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { keyboard } from '../support/device'
import { allowFullscreen } from '../support/fullscreen'
import { press } from '../support/locators'
import { main } from '../support/main'
import { hasAnnounced, keptWheel, open, state, storeWheel } from '../support/screen'

const OPTIONS = distinctOptions(6)

beforeEach(() => page.viewport(960, 540))
beforeEach(allowFullscreen)

test('the button hands the keyboard to the wheel, so the next Space spins', async () => {
  storeWheel(OPTIONS, lasting(500))
  clock.freeze()
  await open()
  await page.getByRole('button', { name: 'Present' }).click()
  await expect.element(main.newOption).not.toBeInTheDocument()
  await press('Space')
  await expect.element(main.spinningButton).toHaveAttribute('aria-disabled', 'true')
  await expect.element(main.newOption).not.toBeInTheDocument()
  await clock.advance(4000)
  await expect.element(page.css('header')).toHaveStyle({ opacity: '0' })
})

describe('a presentation remote', () => {
  beforeEach(async () => {
    storeWheel(OPTIONS, lasting(500))
    clock.freeze()
    await open()
    await press('f')
    await expect.element(main.newOption).not.toBeInTheDocument()
  })

  const caption = page.css('[data-part="winner"]')
  const blank = page.getByRole('button', { name: 'Show the screen again' })
  const isPresenting = () => document.fullscreenElement !== null
  const results = () => state().wheel.history.length

  for (const [next, back] of [
    ['PageDown', 'PageUp'],
    ['ArrowRight', 'ArrowLeft'],
  ] as const) {
    test(`spins by ${next}, once however long it is held, and shows the last result again by ${back} @keyboard.remote`, async () => {
      await keyboard.down(next)
      await expect.element(main.spinningButton).toBeVisible()
      await clock.advance(600)
      // Held down, it repeats.
      await keyboard.down(next)
      await keyboard.up(next)
      expect(results()).toBe(1)
      const winner = state().lastResult?.winner.text ?? ''
      await expect.element(caption).toHaveTextContent(winner)

      // Something else is in its place, until the remote goes back.
      await clock.advance(4000)
      await press('ArrowDown')
      await expect.element(caption).not.toBeInTheDocument()
      await press(back)
      await expect.element(caption).toHaveTextContent(winner)
      await hasAnnounced(`Winner: ${winner}`)
      expect(results()).toBe(1)

      await press(next)
      await clock.advance(600)
      expect(results()).toBe(2)
    })
  }

  test('a winner that was drawn behind the black screen waits for the next key @keyboard.remote', async () => {
    await press('PageDown')
    await press('.')
    await expect.element(blank).toBeVisible()
    await clock.advance(600)
    await press('PageDown')
    await expect.element(blank).not.toBeInTheDocument()
    await expect.element(caption).toBeVisible()
    expect(results()).toBe(1)
  })

  test('leaving the presentation ends the black screen, and the next one begins without @keyboard.remote', async () => {
    await press('b')
    await expect.element(blank).toBeVisible()
    await press('Escape')
    await expect.element(main.newOption).toBeVisible()
    await expect.element(blank).not.toBeInTheDocument()
    await press('f')
    await expect.element(main.newOption).not.toBeInTheDocument()
    await expect.element(blank).not.toBeInTheDocument()
    // Elsewhere the keys of remotes are the browser's.
    await press('f')
    await expect.element(main.newOption).toBeVisible()
    for (const key of ['.', 'b', 'PageDown', 'PageUp']) await press(key)
    await expect.element(blank).not.toBeInTheDocument()
    await expect.element(main.spinButton).toBeVisible()
  })

  test('cannot load the page again by its start button, which elsewhere does @keyboard.remote', async () => {
    // The browser of a test does not act on F5 itself, but says whether it would.
    const isTaken = () => {
      const key = new KeyboardEvent('keydown', { key: 'F5', bubbles: true, cancelable: true })
      document.body.dispatchEvent(key)
      return key.defaultPrevented
    }
    expect(isTaken()).toBe(true)
    await press('?')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(isTaken(), 'with a dialog open').toBe(true)
    await press('Escape')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    if (!isPresenting()) await press('f')
    await expect.poll(isPresenting).toBe(true)
    await press('f')
    await expect.poll(isPresenting).toBe(false)
    expect(isTaken(), 'elsewhere').toBe(false)
  })
})

describe('the options on either side of the winner', () => {
  const neighbors = page.css('[data-part="neighbors"]')

  /** Spins, and says which names have to stand beside the winner. */
  async function spin(names: readonly string[]): Promise<RegExp> {
    const spins = () => keptWheel().wheel.statistics.totalSpins
    const earlier = spins()
    await press('Enter')
    // The browser gives a busy page the wheel's lock a moment later.
    await expect.poll(spins).toBe(earlier + 1)
    const { wheel } = keptWheel()
    const index = names.indexOf(wheel.history[0]?.winner.text ?? '')
    const count = names.length
    const [before, after] = [names[(index - 1 + count) % count], names[(index + 1) % count]]
    return new RegExp(`^between .?${before}.? and .?${after}.?$`)
  }

  async function openWith(count: number): Promise<string[]> {
    const options = distinctOptions(count)
    storeWheel(options, { preset: 'instant' })
    await open()
    return options.map(({ text }) => text)
  }

  test('are named on the whole screen, legibly from afar and only there @presentation.neighbors', async () => {
    const names = await openWith(6)
    await expect.element(main.newOption).toBeVisible()
    await spin(names)
    await expect.element(main.winnerHeading).toBeVisible()
    await expect.element(neighbors).not.toBeInTheDocument()
    await press('f')
    await expect.element(main.newOption).not.toBeInTheDocument()
    const expected = await spin(names)
    await expect.element(neighbors).toHaveText(expected)
    await expect.element(neighbors).toBeInViewport({ ratio: 0.999 })
    const height = await neighbors.evaluate((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    )
    expect(height).toBeGreaterThan(0.03 * 540)
    // Below the winner and above the button, over neither.
    const box = neighbors.box()
    const winner = page.css('[data-part="winner"]').box()
    const button = main.spinButton.box()
    expect(box.y).toBeGreaterThanOrEqual(winner.y + winner.height)
    expect(box.y + box.height).toBeLessThanOrEqual(button.y)
    // Screen readers hear of the winner alone.
    await expect.element(main.wheel).not.toHaveAccessibleDescription(/between/)
  })

  test('are those at the time of the spin in elimination mode, and none where two are left @presentation.neighbors', async () => {
    const names = await openWith(3)
    await press('e')
    await press('f')
    await expect.element(main.newOption).not.toBeInTheDocument()
    await expect.element(neighbors).not.toBeInTheDocument()
    const expected = await spin(names)
    await expect.element(neighbors).toHaveText(expected)
    await press('Enter')
    await expect.element(page.getByText('FINAL WINNER!').first()).toBeVisible()
    await expect.element(neighbors).not.toBeInTheDocument()
  })

  test('are named beside small labels too, where nothing moves for them @presentation.neighbors', async () => {
    await page.viewport(1440, 900)
    const names = await openWith(200)
    const before = main.spinButton.box()
    const expected = await spin(names)
    await expect.element(neighbors).toHaveText(expected)
    expect(main.spinButton.box()).toEqual(before)
  })

  test('move nothing in elimination mode either @presentation.neighbors', async () => {
    await page.viewport(1440, 900)
    const names = await openWith(200)
    await press('e')
    await expect.element(page.getByText('ELIMINATION MODE (200 left)')).toBeVisible()
    const before = main.spinButton.box()
    const expected = await spin(names)
    await expect.element(neighbors).toHaveText(expected)
    expect(main.spinButton.box()).toEqual(before)
  })
})
