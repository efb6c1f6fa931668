// Touch gestures on an emulated phone: each does its own thing and nothing else.

import type { Locator, Page } from 'playwright/test'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
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

/** The options, wherever the list of them is. */
const optionTexts = async (page: Page) =>
  (await appState(page)).wheel.segments.map((segment) => segment.text)

const lastResult = async (page: Page) => (await appState(page)).lastResult

const offset = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy })

test('a tap spins when the time for a second one is over @gesture.tap', async ({
  page,
  main,
  clock,
}) => {
  const fingers = await openForTouch(page, main)
  await clock.freeze()
  await fingers.tap(await middle(main.wheel))
  await clock.advanceWithoutFrames(280)
  await expect(main.spinButton).toBeEnabled()
  await clock.advanceWithoutFrames(20)
  await expect(main.spinningButton).toBeDisabled()
})

test('a double tap adds an option and does not spin @gesture.double-tap @menu.new-option', async ({
  page,
  main,
  clock,
}) => {
  const fingers = await openForTouch(page, main)
  await clock.freeze()
  const at = await middle(main.wheel)
  await fingers.tap(at)
  await fingers.tap(at)
  await expect.poll(() => optionTexts(page)).toEqual(['Yes', 'No', 'Maybe', 'New Option'])
  await clock.advanceWithoutFrames(1000)
  await expect(main.spinButton).toBeEnabled()
})

test('a long press opens the menu, which stays when the finger lifts @menu.items @gesture.long-press @menu.new-option', async ({
  page,
  main,
}) => {
  const fingers = await openForTouch(page, main)
  const menu = page.getByRole('menu', { name: 'Wheel menu' })
  await fingers.press(await middle(main.wheel))
  await expect(menu).toBeVisible()
  await fingers.lift()
  await expect(menu.getByRole('menuitem')).toHaveText(
    ['Spin Wheel', 'Add Segment', 'Toggle Sound'],
    { useInnerText: true },
  )
  // It grows as it enters.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)))
  for (const item of await menu.getByRole('menuitem').all()) {
    const box = await item.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }

  await fingers.tap(await middle(menu.getByRole('menuitem', { name: 'Add Segment' })))
  await expect(menu).toBeHidden()
  await expect(main.options).toHaveCount(4)
  await expect(main.option(4)).toHaveValue('New Option')
  await expect(main.option(4)).toBeFocused()
})

test('a touch elsewhere closes the menu, and one on the wheel does nothing more @menu.touch-outside', async ({
  page,
  main,
  clock,
}) => {
  const fingers = await openForTouch(page, main)
  await clock.freeze()
  const at = await middle(main.wheel)
  const menu = page.getByRole('menu')
  for (const elsewhere of [
    offset(at, -120, -40),
    await middle(page.getByRole('heading').first()),
  ]) {
    await fingers.press(at)
    await clock.advanceWithoutFrames(500)
    await expect(menu).toBeVisible()
    await fingers.lift()
    await fingers.tap(elsewhere)
    await expect(menu).toBeHidden()
    await clock.advanceWithoutFrames(1000)
    await expect(main.spinButton).toBeEnabled()
  }
})

test('a press that drifts does not open the menu', async ({ page, main, clock }) => {
  const fingers = await openForTouch(page, main)
  await clock.freeze()
  const at = await middle(main.wheel)
  await fingers.press(at)
  await fingers.move(offset(at, 0, 14))
  await clock.advanceWithoutFrames(1000)
  await expect(page.getByRole('menu')).toBeHidden()
  await fingers.lift()
})

for (const [name, dx, dy, ms, spins] of [
  ['a fast swipe down', 0, 120, 100, true],
  ['a fast swipe sideways', -120, 0, 100, true],
  ['a slow swipe', 0, 120, 400, false],
  ['a short swipe', 0, 45, 20, false],
] as const) {
  test(`${name} ${spins ? 'spins' : 'does not spin'}`, async ({ page, main, clock }) => {
    const fingers = await openForTouch(page, main)
    await clock.freeze()
    const at = await middle(main.wheel)
    await fingers.swipe(at, offset(at, dx, dy), ms)
    await clock.advanceWithoutFrames(1000)
    if (spins) await expect(main.spinningButton).toBeDisabled()
    else await expect(main.spinButton).toBeEnabled()
  })
}

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

test('nothing that fingers do matters while it spins @gesture.while-spinning', async ({
  page,
  main,
  clock,
}) => {
  const fingers = await openForTouch(page, main)
  await clock.freeze()
  await main.spinButton.click()
  await expect(main.spinningButton).toBeDisabled()
  const at = await middle(main.wheel)
  await fingers.tap(at)
  await fingers.tap(at)
  await fingers.press(at)
  await clock.advanceWithoutFrames(600)
  await fingers.lift()
  await expect(page.getByRole('menu')).toBeHidden()
  expect(await optionTexts(page)).toHaveLength(3)
  await clock.advance(4200, 200)
  expect((await appState(page)).phase).toBe('finished')
  await clock.advanceWithoutFrames(1000)
  expect((await appState(page)).wheel.history).toHaveLength(1)
  await expect(main.spinButton).toBeEnabled()
})

test('the page scrolls beside the wheel, and stays where it is under a swipe on it', async ({
  page,
  main,
}) => {
  const fingers = await openForTouch(page, main)
  const scrolled = () => page.evaluate(() => scrollY)
  const at = await middle(main.wheel)
  await fingers.swipe(at, offset(at, 0, -140), 200)
  await expect(main.spinningButton).toBeDisabled()
  expect(await scrolled()).toBe(0)
  // The drawing reaches over the wheel's place; what lies there is the page's.
  const beside = offset(at, -185, 0)
  await fingers.swipe(beside, offset(beside, 0, -140), 200)
  await expect.poll(scrolled).toBeGreaterThan(50)
})

test.describe('a wheel on a page that scrolls', () => {
  const scrolled = (page: Page) => page.evaluate(() => scrollY)

  async function openOnLongPage(page: Page, main: WheelPage): Promise<Fingers> {
    const fingers = await openForTouch(page, main)
    await page.evaluate(() => document.body.style.setProperty('min-height', '1600px'))
    return fingers
  }

  test('a slow finger on it scrolls the page there and back, and spins nothing @gesture.pan', async ({
    page,
    main,
  }) => {
    const fingers = await openOnLongPage(page, main)
    const at = await middle(main.wheel)
    await fingers.swipe(at, offset(at, 0, -150), 600)
    // It follows the finger, but for the way on which it might still have been a tap or a fast swipe.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(150 - 40)
    expect(await scrolled(page)).toBeLessThanOrEqual(150 - 12)
    await fingers.swipe(offset(at, 0, -100), offset(at, 0, 140), 800)
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(main.spinButton).toBeEnabled()
    expect(await lastResult(page)).toBeNull()
    await expect(page.getByRole('menu')).toBeHidden()
  })

  test('a fast finger on it spins, and the page follows none of it @gesture.pan', async ({
    page,
    main,
  }) => {
    const fingers = await openOnLongPage(page, main)
    const at = await middle(main.wheel)
    await fingers.swipe(at, offset(at, 0, -140), 150)
    await expect(main.spinningButton).toBeDisabled()
    expect(await scrolled(page)).toBe(0)
  })
})

test('says what fingers can do, and not while it spins @hint.touch @touch.hints', async ({
  page,
  main,
  clock,
}) => {
  await openForTouch(page, main)
  const hints = page.getByRole('list', { name: 'Touch gestures' })
  await expect(hints.getByRole('listitem')).toHaveText([
    'Tap spins',
    'Double tap adds a segment',
    'Long press opens options',
    'Swipe spins with velocity',
  ])
  await expect(page.getByText('Tap wheel or swipe to spin')).toBeVisible()
  await clock.freeze()
  await main.spinButton.click()
  await expect(hints).toBeHidden()
})

test('the hints and the menu have no accessibility faults', async ({ page, main }) => {
  const fingers = await openForTouch(page, main)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await fingers.press(await middle(main.wheel))
    await expect(page.getByRole('menu')).toBeVisible()
    await fingers.lift()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
})
