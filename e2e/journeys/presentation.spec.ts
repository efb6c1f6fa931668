// Presentation mode: the wheel alone, filling the screen, the winner legible from the back row.

import { expect, gpuTest, test } from '../support/fixtures'
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
    const caption = page.locator('strong', { hasText: wheel.history[0]?.winner.text ?? 'nobody' })
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
    await expect(main.announced('Exited fullscreen mode')).toBeAttached()
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
      const ratio = () =>
        main.wheel
          .locator('canvas')
          .last()
          .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth)
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
