// Presentation mode: the wheel alone, filling the screen, the winner legible from the back row.

import type { Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, gpuTest, test } from '../support/fixtures'
import { sceneWidth } from '../support/gpu'
import { takePicture } from '../support/pixels'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'

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

    const tools = page.getByRole('button', { name: 'Present' })
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
  await expect(main.mainMenu).toBeVisible()
  await expect(page.getByRole('button', { name: 'Present' })).toHaveCount(0)
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

test.describe('a presentation remote', () => {
  const caption = (page: Page) => page.locator('[data-part="winner"]')
  const blank = (page: Page) => page.getByRole('button', { name: 'Show the screen again' })
  const isPresenting = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)
  const results = async (page: Page) => (await appState(page)).wheel.history.length

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
    await storeWheel(page, OPTIONS, lasting(500))
    await main.open()
    await clock.freeze()
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
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
})
