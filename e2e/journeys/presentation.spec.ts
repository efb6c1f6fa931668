// Presentation mode: the wheel alone, filling the screen, the winner legible from the back row.

import type { Page } from 'playwright/test'
import { appState } from '../support/appState'
import type { Clock } from '../support/clock'
import { expect, gpuTest, test } from '../support/fixtures'
import { sceneWidth } from '../support/gpu'
import { takePicture } from '../support/pixels'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(6)

test.use({ viewport: { width: 960, height: 540 } })

gpuTest(
  'fullscreen shows the wheel and the winner large, withdraws the controls and gives them back @announce.fullscreen',
  async ({ page, main, clock }) => {
    await storeWheel(page, OPTIONS, lasting(500))
    await main.open()
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
    const box = await main.wheel.boundingBox()
    expect(box?.width).toBeGreaterThan(0.9 * 540)
    await main.isDrawnBy('scene')

    await clock.freeze()
    await page.keyboard.press('Space')
    await clock.advance(600)
    const { wheel } = await keptWheel(page)
    const caption = main.moment.getByText(wheel.history[0]?.winner.text ?? 'nobody')
    await expect(caption).toBeVisible()
    const size = await caption.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    )
    expect(size).toBeGreaterThan(0.09 * 540)

    const tools = page.getByRole('button', { name: 'Fullscreen' })
    const opacity = () =>
      tools.evaluate((element) => {
        const header = element.closest('header')
        return header ? getComputedStyle(header).opacity : ''
      })
    await clock.advance(4000)
    await expect.poll(opacity).toBe('0')
    await page.mouse.move(300, 300)
    await page.mouse.move(320, 310)
    await expect.poll(opacity).toBe('1')

    await page.keyboard.press('f')
    await expect(main.newOption).toBeVisible()
    await main.hasAnnounced('Exited fullscreen mode')
    await clock.advance(4000)
    expect(await optionUnderPointer(main, OPTIONS)).toBe(await main.winner())
  },
)

test('where the screen cannot be filled there is no button for it @fullscreen.supported', async ({
  page,
  main,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false })
  })
  await main.open()
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toHaveCount(0)
})

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 })

  gpuTest(
    'the picture has the pixels of the screen, the screen stays on, and Escape leaves @fullscreen.escape @presentation.screen',
    async ({ page, main }) => {
      await page.addInitScript(() => {
        const locks = { held: 0, taken: 0 }
        Object.assign(window, { locks })
        Object.defineProperty(Navigator.prototype, 'wakeLock', {
          value: {
            async request() {
              locks.held += 1
              locks.taken += 1
              return Object.assign(new EventTarget(), {
                async release() {
                  locks.held -= 1
                },
              })
            },
          },
        })
      })
      const locks = () =>
        page.evaluate(() => ({ ...(window as unknown as { locks: object }).locks }))
      await main.open()
      await page.keyboard.press('f')
      await expect(main.newOption).toBeHidden()
      await expect.poll(locks).toEqual({ held: 1, taken: 1 })
      const ratio = async () => {
        const shown = await main.wheel
          .locator('canvas')
          .last()
          .evaluate((one) => one.clientWidth)
        return (await sceneWidth(page)) / shown
      }
      await expect.poll(ratio).toBeCloseTo(2, 2)
      await page.keyboard.press('Escape')
      await expect(main.newOption).toBeVisible()
      await expect.poll(locks).toEqual({ held: 0, taken: 1 })
    },
  )
})

test('the button hands the keyboard to the wheel, so the next Space spins', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await clock.freeze()
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await expect(main.newOption).toBeHidden()
  await page.keyboard.press('Space')
  await expect(main.spinningButton).toBeDisabled()
  await expect(main.newOption).toBeHidden()
  await clock.advance(4000)
  const opacity = () =>
    page.locator('header').evaluate((header) => getComputedStyle(header).opacity)
  await expect.poll(opacity).toBe('0')
})

test.describe('a presentation remote', () => {
  /** Opens a presentation; the clock is frozen. */
  async function present(page: Page, main: WheelPage, clock: Clock): Promise<void> {
    await storeWheel(page, OPTIONS, lasting(500))
    await main.open()
    await clock.freeze()
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
  }

  const caption = (page: Page) => page.locator('[data-part="winner"]')
  const blank = (page: Page) => page.getByRole('button', { name: 'Show the screen again' })
  const isPresenting = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)
  const results = async (page: Page) => (await appState(page)).wheel.history.length

  for (const [next, back] of [
    ['PageDown', 'PageUp'],
    ['ArrowRight', 'ArrowLeft'],
  ] as const) {
    test(`spins by ${next}, once however long it is held, and shows the last result again by ${back} @keyboard.remote`, async ({
      page,
      main,
      clock,
    }) => {
      await present(page, main, clock)
      await page.keyboard.down(next)
      await expect(main.spinningButton).toBeVisible()
      await clock.advance(600)
      // Held down, it repeats.
      await page.keyboard.down(next)
      await page.keyboard.up(next)
      expect(await results(page)).toBe(1)
      const winner = (await appState(page)).lastResult?.winner.text ?? ''
      await expect(caption(page)).toContainText(winner)

      // Something else is in its place, until the remote goes back.
      await clock.advance(4000)
      await page.keyboard.press('ArrowDown')
      await expect(caption(page)).toHaveCount(0)
      await page.keyboard.press(back)
      await expect(caption(page)).toContainText(winner)
      await main.hasAnnounced(`Winner: ${winner}`)
      expect(await results(page)).toBe(1)

      await page.keyboard.press(next)
      await clock.advance(600)
      expect(await results(page)).toBe(2)
    })
  }

  test('shows the last result after a reload too, with its winner at the pointer @keyboard.remote', async ({
    page,
    main,
    clock,
  }) => {
    await storeWheel(page, OPTIONS, { preset: 'instant' })
    await main.open()
    await page.keyboard.press('Space')
    await expect(main.winnerHeading).toBeVisible()
    const winner = await main.winner()
    await page.reload()
    await main.isReady()
    await clock.freeze()
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
    await expect(caption(page)).toHaveCount(0)
    await page.keyboard.press('PageUp')
    await expect(caption(page)).toContainText(winner)
    await page.keyboard.press('f')
    await expect(main.newOption).toBeVisible()
    expect(await optionUnderPointer(main, OPTIONS)).toBe(winner)
  })

  test('blanks the screen, and any key or a press brings it back and does nothing else @keyboard.remote', async ({
    page,
    main,
    clock,
  }) => {
    await present(page, main, clock)
    const keys = ['.', 'b', 'Shift+B', 'PageDown', 'PageUp', 'F5', 'Space', 'Enter', 'Tab', 'r']
    const ways: [string, () => Promise<void>][] = [
      ...keys.map((key): [string, () => Promise<void>] => [key, () => page.keyboard.press(key)]),
      ['a press', () => page.mouse.click(480, 270)],
      ['a click of a screen reader', () => blank(page).dispatchEvent('click')],
    ]
    for (const [way, bringBack] of ways) {
      await test.step(way, async () => {
        await page.keyboard.press(way === 'b' ? 'b' : '.')
        await expect(blank(page)).toBeFocused()
        const box = await blank(page).boundingBox()
        expect(box).toEqual({ x: 0, y: 0, width: 960, height: 540 })
        const picture = await takePicture(page, { x: 0, y: 0, width: 960, height: 540 })
        for (const [x, y] of [
          [0, 0],
          [480, 270],
          [480, 500],
          [950, 10],
        ] as const) {
          expect(picture.at(x, y).slice(0, 3)).toEqual([0, 0, 0])
        }
        await main.hasAnnounced('Screen blanked')
        await bringBack()
        await expect(blank(page)).toHaveCount(0)
        await main.hasAnnounced('Screen shown')
        await expect(main.spinButton).toBeVisible()
        expect(await isPresenting(page)).toBe(true)
        await clock.advance(1100)
      })
    }
    expect(await results(page)).toBe(0)
    expect((await appState(page)).wheel.segments).toHaveLength(OPTIONS.length)
    // The keyboard is where it was.
    await page.keyboard.press('PageDown')
    await expect(main.spinningButton).toBeVisible()
  })

  test('a winner that was drawn behind the black screen waits for the next key @keyboard.remote', async ({
    page,
    main,
    clock,
  }) => {
    await present(page, main, clock)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('.')
    await expect(blank(page)).toBeVisible()
    await clock.advance(600)
    await page.keyboard.press('PageDown')
    await expect(blank(page)).toHaveCount(0)
    await expect(caption(page)).toBeVisible()
    expect(await results(page)).toBe(1)
  })

  test('leaving the presentation ends the black screen, and the next one begins without @keyboard.remote', async ({
    page,
    main,
    clock,
  }) => {
    await present(page, main, clock)
    await page.keyboard.press('b')
    await expect(blank(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(main.newOption).toBeVisible()
    await expect(blank(page)).toHaveCount(0)
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
    await expect(blank(page)).toHaveCount(0)
    // Elsewhere the keys of remotes are the browser's.
    await page.keyboard.press('f')
    await expect(main.newOption).toBeVisible()
    for (const key of ['.', 'b', 'PageDown', 'PageUp']) await page.keyboard.press(key)
    await expect(blank(page)).toHaveCount(0)
    await expect(main.spinButton).toBeVisible()
  })

  test('cannot load the page again by its start button, which elsewhere does @keyboard.remote', async ({
    page,
    main,
    clock,
  }) => {
    await present(page, main, clock)
    // The browser of a test does not act on F5 itself, but says whether it would.
    const isTaken = () =>
      page.evaluate(() => {
        const key = new KeyboardEvent('keydown', { key: 'F5', bubbles: true, cancelable: true })
        document.body.dispatchEvent(key)
        return key.defaultPrevented
      })
    expect(await isTaken()).toBe(true)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await isTaken(), 'with a dialog open').toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (!(await isPresenting(page))) await page.keyboard.press('f')
    await expect.poll(() => isPresenting(page)).toBe(true)
    await page.keyboard.press('f')
    await expect.poll(() => isPresenting(page)).toBe(false)
    expect(await isTaken(), 'elsewhere').toBe(false)
  })
})

test.describe('the options on either side of the winner', () => {
  const neighbors = (page: Page) => page.locator('[data-part="neighbors"]')

  /** Spins, and says which names have to stand beside the winner. */
  async function spin(page: Page, names: readonly string[]): Promise<RegExp> {
    const spins = async () => (await keptWheel(page)).wheel.statistics.totalSpins
    const earlier = await spins()
    await page.keyboard.press('Enter')
    // The browser gives a busy page the wheel's lock a moment later.
    await expect.poll(spins).toBe(earlier + 1)
    const { wheel } = await keptWheel(page)
    const index = names.indexOf(wheel.history[0]?.winner.text ?? '')
    const count = names.length
    const [before, after] = [names[(index - 1 + count) % count], names[(index + 1) % count]]
    return new RegExp(`^between .?${before}.? and .?${after}.?$`)
  }

  async function open(page: Page, main: WheelPage, count: number): Promise<string[]> {
    const options = distinctOptions(count)
    await storeWheel(page, options, { preset: 'instant' })
    await main.open()
    return options.map(({ text }) => text)
  }

  test('are named on the whole screen, legibly from afar and only there @presentation.neighbors', async ({
    page,
    main,
  }) => {
    const names = await open(page, main, 6)
    await expect(main.newOption).toBeVisible()
    await spin(page, names)
    await expect(main.winnerHeading).toBeVisible()
    await expect(neighbors(page)).toHaveCount(0)
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
    const expected = await spin(page, names)
    await expect(neighbors(page)).toHaveText(expected)
    await expect(neighbors(page)).toBeInViewport({ ratio: 1 })
    const height = await neighbors(page).evaluate((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    )
    expect(height).toBeGreaterThan(0.03 * 540)
    // Below the winner and above the button, over neither.
    const box = await neighbors(page).boundingBox()
    const winner = await page.locator('[data-part="winner"]').boundingBox()
    const button = await main.spinButton.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((winner?.y ?? 0) + (winner?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    // Screen readers hear of the winner alone.
    await expect(main.wheel).not.toHaveAccessibleDescription(/between/)
  })

  test('are those at the time of the spin in elimination mode, and none where two are left @presentation.neighbors', async ({
    page,
    main,
  }) => {
    const names = await open(page, main, 3)
    await page.keyboard.press('e')
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
    await expect(neighbors(page)).toHaveCount(0)
    const expected = await spin(page, names)
    await expect(neighbors(page)).toHaveText(expected)
    await page.keyboard.press('Enter')
    await expect(page.getByText('FINAL WINNER!').first()).toBeVisible()
    await expect(neighbors(page)).toHaveCount(0)
  })

  test('are named beside small labels too, where nothing moves for them @presentation.neighbors', async ({
    page,
    main,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const names = await open(page, main, 200)
    const before = await main.spinButton.boundingBox()
    const expected = await spin(page, names)
    await expect(neighbors(page)).toHaveText(expected)
    expect(await main.spinButton.boundingBox()).toEqual(before)
  })

  test('move nothing in elimination mode either @presentation.neighbors', async ({
    page,
    main,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const names = await open(page, main, 200)
    await page.keyboard.press('e')
    await expect(page.getByText('ELIMINATION MODE (200 left)')).toBeVisible()
    const before = await main.spinButton.boundingBox()
    const expected = await spin(page, names)
    await expect(neighbors(page)).toHaveText(expected)
    expect(await main.spinButton.boundingBox()).toEqual(before)
  })
})
