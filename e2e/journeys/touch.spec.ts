// Touch gestures on an emulated phone: swipes, pinches, and what the page makes of both.

import type { Locator, Page } from 'playwright/test'
import { appState } from '../support/appState'
import { changesIn, halvesSeenWhile, TWO_OPTIONS } from '../support/eye'
import { Fingers, type Point } from '../support/fingers'
import { expect, test } from '../support/fixtures'
import { withoutDecoration } from '../support/pixels'
import { storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The page with its fingers, once the code that the wheel listens with has arrived. */
async function openForTouch(page: Page, main: WheelPage): Promise<Fingers> {
  await main.open()
  return Fingers.on(page)
}

async function middle(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const lastResult = async (page: Page) => (await appState(page)).lastResult

const offset = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy })

test('a harder swipe turns the wheel further, in the same time @gesture.swipe-strength', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, TWO_OPTIONS)
  const fingers = await openForTouch(page, main)
  await withoutDecoration(page)
  await clock.freeze()
  const at = await middle(main.wheel)
  /** Half turns, of a swipe with this many pixels a millisecond. */
  const halfTurnsOf = async (velocity: number) => {
    await fingers.swipe(offset(at, 0, -100), offset(at, 0, 100), 200 / velocity)
    await expect(main.spinningButton).toBeDisabled()
    const halves = await halvesSeenWhile(page, () => clock.advance(3990, 7))
    await expect(main.spinningButton).toBeDisabled()
    await clock.advance(20, 10)
    await expect(main.spinButton).toBeEnabled()
    expect((await lastResult(page))?.spinDuration).toBe(4000)
    await expect(main.moment).toContainText('Spin completed in 4.0 s')
    return changesIn(halves)
  }
  const [gentle, firm, hard] = [
    await halfTurnsOf(0.6),
    await halfTurnsOf(2),
    await halfTurnsOf(4.9),
  ]
  // 8.1, 9.8 and 11.9 turns, and what is missing to the rest.
  expect(gentle).toBeGreaterThanOrEqual(15)
  expect(firm).toBeGreaterThan(gentle)
  expect(hard).toBeGreaterThan(firm)
  expect(hard).toBeGreaterThanOrEqual(gentle + 5)
})

test('two fingers spread open the presentation and closed leave it; they do not spin @gesture.pinch', async ({
  page,
  main,
}) => {
  const fingers = await openForTouch(page, main)
  const isPresenting = () => page.evaluate(() => document.fullscreenElement !== null)
  const pinch = async (from: number, to: number) => {
    // Waits until the wheel stands still at the size that it has now.
    await main.wheel.tap({ trial: true })
    const at = await middle(main.wheel)
    await fingers.press(offset(at, -from, 0))
    await fingers.press(offset(at, -from, 0), offset(at, from, 0))
    await fingers.move(offset(at, -to, 0), offset(at, to, 0))
    await fingers.lift()
  }
  await pinch(40, 110)
  await expect.poll(isPresenting).toBe(true)
  await expect(page.locator('[data-presenting]')).toBeVisible()
  await pinch(110, 40)
  await expect.poll(isPresenting).toBe(false)
  await expect(main.spinButton).toBeEnabled()
  await expect(page.getByRole('menu')).toBeHidden()
})

test('a page that is higher than the window scrolls beside the wheel, and stays where it is under a swipe on it', async ({
  page,
  main,
}) => {
  await page.setViewportSize({ width: 390, height: 625 })
  const fingers = await openForTouch(page, main)
  const scrolled = () => page.evaluate(() => scrollY)
  const at = await middle(main.wheel)
  await fingers.swipe(at, offset(at, 0, -140), 200)
  await expect(main.spinningButton).toBeDisabled()
  expect(await scrolled()).toBe(0)
  // The drawing reaches over the wheel's place; what lies there is the page's.
  const beside = offset(at, -185, 0)
  await fingers.swipe(beside, offset(beside, 0, -140), 200)
  await expect.poll(scrolled).toBeGreaterThan(20)
})
