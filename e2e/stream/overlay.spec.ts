// The overlay of a stream: a transparent page that follows the wheel of the other tabs. The ground is a picture's color.

import type { BrowserContext, Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, gpuTest, test } from '../support/fixtures'
import { takePicture } from '../support/pixels'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { answered, WheelPage } from '../support/wheelPage'

declare global {
  /** Frames that the page has asked for. */
  var asked: number
  var nativeFrame: typeof requestAnimationFrame
}

const GROUND = [42, 111, 78] as const
const VIEWPORT = { width: 900, height: 700 }
const SPIN_MS = 2500

test.use({ viewport: VIEWPORT })

const wheelOf = (overlay: Page) => overlay.locator('[data-wheel]')
const plateOf = (overlay: Page) => overlay.getByRole('region', { name: 'Result', exact: true })
const nameOn = (overlay: Page) => plateOf(overlay).locator('[data-part="name"]')

/** As the program shows it: over something else. Counts the frames that it asks for. */
async function openOverlay(
  context: BrowserContext,
  address = '/overlay',
  drawing = 'flat',
): Promise<Page> {
  const overlay = await context.newPage()
  await overlay.addInitScript(() => {
    globalThis.asked = 0
    globalThis.nativeFrame = globalThis.requestAnimationFrame.bind(globalThis)
    globalThis.requestAnimationFrame = (drawn) => {
      globalThis.asked += 1
      return globalThis.nativeFrame(drawn)
    }
  })
  await overlay.goto(address)
  await expect(wheelOf(overlay)).toHaveAttribute('data-drawing', drawing, { timeout: 30_000 })
  const [r, g, b] = GROUND
  const session = await context.newCDPSession(overlay)
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r, g, b, a: 1 } })
  return overlay
}

/** How many frames it asks for while the screen shows 40. */
async function framesAsked(overlay: Page): Promise<number> {
  return overlay.evaluate(async () => {
    const before = globalThis.asked
    for (let count = 0; count < 40; count += 1) {
      await new Promise((shown) => globalThis.nativeFrame(shown))
    }
    return globalThis.asked - before
  })
}

/** The wheel is drawn whole in the middle of its place, as large as that is, and nothing is outside but the ground. */
async function hasGroundAround(overlay: Page): Promise<void> {
  const { width, height } = overlay.viewportSize() ?? VIEWPORT
  const picture = await takePicture(overlay, { x: 0, y: 0, width, height })
  const radius = Math.min(width, height) / 2
  const isDrawn = (x: number) =>
    picture.at(x, Math.floor(height / 2)).some((one, index) => one !== GROUND[index])
  const drawn = Array.from({ length: width }, (_, x) => x).filter(isDrawn)
  const [first = Number.NaN, last = Number.NaN] = [drawn[0], drawn.at(-1)]
  const box = await wheelOf(overlay).boundingBox()
  if (!box) throw new Error('The wheel has no box')
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1)
  expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThanOrEqual(1)
  expect(Math.abs((first + last) / 2 - width / 2)).toBeLessThanOrEqual(2)
  // Without a gap, and but for the room that its pointer and its shadow need.
  expect(drawn).toHaveLength(last - first + 1)
  expect(drawn.length / box.width).toBeGreaterThan(0.88)
  expect(drawn.length).toBeLessThanOrEqual(box.width)
  let others = 0
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const isOutside = Math.hypot(x - width / 2, y - height / 2) > radius
      if (isOutside && picture.at(x, y).some((one, index) => one !== GROUND[index])) others += 1
    }
  }
  expect(others, 'pixels around the wheel that are not the ground').toBe(0)
  expect(picture.at(width / 2, height / 2)).not.toEqual(GROUND)
  expect(picture.at(width / 2, height / 2 + radius / 2)).not.toEqual(GROUND)
}

/** The main screen, with a wheel of six options. */
async function openMain(page: Page, ms = SPIN_MS): Promise<WheelPage> {
  await storeWheel(page, distinctOptions(6), lasting(ms))
  const main = new WheelPage(page, 'flat')
  await main.open()
  return main
}

async function send(pages: readonly Page[], name: string, detail?: unknown): Promise<void> {
  await Promise.all(
    pages.map((page) =>
      page.evaluate(([name, detail]) => void dispatchEvent(new CustomEvent(name, { detail })), [
        name,
        detail,
      ] as const),
    ),
  )
}

test('a spin of another tab is seen over any ground, ends on the same winner, and then no frame is drawn', async ({
  page,
  context,
}) => {
  const main = await openMain(page)
  const overlay = await openOverlay(context, '/overlay?winners=3')
  await hasGroundAround(overlay)
  await expect(plateOf(overlay)).toHaveCount(0)
  expect(await framesAsked(overlay)).toBe(0)

  await page.bringToFront()
  await main.spinButton.click()
  await expect.poll(async () => (await appState(overlay)).phase).toBe('spinning')
  await overlay.bringToFront()
  await expect.poll(() => framesAsked(overlay)).toBeGreaterThan(0)
  await expect(plateOf(overlay)).toBeVisible()
  const { wheel } = await keptWheel(overlay)
  expect(wheel.history).toHaveLength(1)
  await expect(nameOn(overlay)).toHaveText(wheel.history[0]?.winner.text ?? '')
  await expect(overlay.getByRole('list', { name: 'Recent Results' })).toHaveText(
    wheel.history[0]?.winner.text ?? '',
  )
  await page.bringToFront()
  await expect.poll(() => main.winner()).toBe(wheel.history[0]?.winner.text)
  await overlay.bringToFront()
  await expect.poll(() => framesAsked(overlay), { timeout: 15_000 }).toBe(0)
})

gpuTest(
  'the scene is drawn on the page, over any ground, and asks for no frame at rest',
  async ({ context }) => {
    const overlay = await openOverlay(context, '/overlay', 'scene')
    expect(overlay.workers()).toHaveLength(0)
    await hasGroundAround(overlay)
    expect(await framesAsked(overlay)).toBe(0)
    for (const viewport of [
      { width: 200, height: 200 },
      { width: 3840, height: 2160 },
    ]) {
      await overlay.setViewportSize(viewport)
      await expect
        .poll(async () => (await wheelOf(overlay).boundingBox())?.width)
        .toBeGreaterThan(viewport.height * 0.7)
      await expect.poll(() => framesAsked(overlay), { timeout: 15_000 }).toBe(0)
      await hasGroundAround(overlay)
    }
  },
)

test('a source that is loaded anew in mid-spin goes on with the same outcome, which is recorded once', async ({
  page,
  context,
}) => {
  const main = await openMain(page, 10_000)
  const overlay = await openOverlay(context)
  await page.bringToFront()
  await main.spinButton.click()
  await expect.poll(async () => (await appState(overlay)).phase).toBe('spinning')
  const outcome = (await appState(overlay)).activeSpin?.outcome
  await overlay.reload()
  await expect.poll(async () => (await appState(overlay)).activeSpin?.outcome.id).toBe(outcome?.id)
  await overlay.bringToFront()
  await expect(nameOn(overlay)).toHaveText(outcome?.winner.text ?? '', { timeout: 20_000 })
  const state = await appState(overlay)
  expect(state.restRotation).toBe(outcome?.angle)
  expect(state.wheel.history.map(({ id }) => id)).toEqual([outcome?.id])
  expect(state.wheel.statistics.totalSpins).toBe(1)
})

test('a look that does not come keeps nobody waiting', async ({ page, context }) => {
  await storeWheel(page, distinctOptions(6), lasting(SPIN_MS), 'neon')
  await context.route(/\/assets\/stream\/neon-/, () => {})
  const overlay = await context.newPage()
  await overlay.goto('/overlay')
  await expect(wheelOf(overlay)).toBeVisible({ timeout: 10_000 })
})

test('an event of the program spins once, however many overlays hear it, also where a spin takes no time', async ({
  page,
  context,
}) => {
  await storeWheel(page, distinctOptions(6), { preset: 'instant' })
  await page.goto('/dock')
  const overlays = [await openOverlay(context), await openOverlay(context)] as const
  const [one, other] = overlays
  await send(overlays, 'fairwheel-spin', { strength: Number.NaN, wheel: '<img onerror=alert(1)>' })
  for (const overlay of overlays) await expect(plateOf(overlay)).toBeVisible()
  await answered(one)
  const { wheel } = await keptWheel(one)
  expect(wheel.statistics.totalSpins).toBe(1)
  const winner = wheel.history[0]?.winner.text ?? ''
  for (const overlay of overlays) await expect(nameOn(overlay)).toHaveText(winner)
  const rest = (await appState(one)).restRotation
  expect([rest, (await appState(other)).restRotation]).toContain(wheel.history[0]?.angle)

  // Only the one that has spun can take it back.
  await send(overlays, 'fairwheel-undo', 'anything')
  for (const overlay of overlays) await expect(plateOf(overlay)).toHaveCount(0)
  expect((await keptWheel(one)).wheel.history).toEqual([])
})

test('is hidden and shown by events and by its settings, and draws nothing meanwhile', async ({
  page,
  context,
}) => {
  const main = await openMain(page, 6000)
  const overlays = [await openOverlay(context), await openOverlay(context)] as const
  const [, overlay] = overlays
  await send([overlays[0]], 'fairwheel-hide', { toString: 1 })
  for (const one of overlays) await expect(wheelOf(one)).toBeHidden()
  await overlay.bringToFront()
  // It has faded out.
  await expect.poll(() => framesAsked(overlay)).toBe(0)
  const before = await overlay.evaluate(() => globalThis.asked)
  await page.bringToFront()
  await main.spinButton.click()
  await overlay.bringToFront()
  await expect.poll(async () => (await appState(overlay)).phase).toBe('spinning')
  await framesAsked(overlay)
  expect((await appState(overlay)).phase).toBe('spinning')
  expect(await overlay.evaluate(() => globalThis.asked)).toBe(before)
  await send([overlay], 'fairwheel-show')
  for (const one of overlays) await expect(wheelOf(one)).toBeVisible()
  await expect(plateOf(overlay)).toBeVisible({ timeout: 15_000 })
})

test('asks for no frame while the program does not show the source, and is at the right place afterwards', async ({
  page,
  context,
}) => {
  const main = await openMain(page, 10_000)
  const overlay = await openOverlay(context)
  for (const detail of [null, 'x', {}, { visible: 'no' }, { visible: 0 }]) {
    await send([overlay], 'obsSourceVisibleChanged', detail)
  }
  await page.bringToFront()
  await main.spinButton.click()
  await overlay.bringToFront()
  await expect.poll(() => framesAsked(overlay)).toBeGreaterThan(0)
  await send([overlay], 'obsSourceVisibleChanged', { visible: false })
  await send([overlay], 'obsSourceActiveChanged', { active: false })
  await expect.poll(() => framesAsked(overlay)).toBe(0)
  expect((await appState(overlay)).phase).toBe('spinning')
  await send([overlay], 'obsSourceVisibleChanged', { visible: true })
  await expect.poll(() => framesAsked(overlay)).toBeGreaterThan(0)
  await expect(plateOf(overlay)).toBeVisible({ timeout: 15_000 })
  const { restRotation, lastResult } = await appState(overlay)
  expect(restRotation).toBe(lastResult?.angle)
})

test('shows itself only while it spins, where that is asked for, and fits names of any length', async ({
  page,
  context,
}) => {
  const long = [
    'Wolfeschlegelsteinhausenbergerdorff and all the others',
    'شجرة الزيتون في الحديقة '.repeat(2),
  ]
  const options = long.map((text) => ({ text, color: '#8e44ad' }))
  await storeWheel(page, options, lasting(SPIN_MS))
  const main = new WheelPage(page, 'flat')
  await main.open()
  const overlay = await openOverlay(context, '/overlay?shows=whileSpinning&size=60')
  await expect(wheelOf(overlay)).toBeHidden()
  await page.bringToFront()
  await main.spinButton.click()
  await overlay.bringToFront()
  await expect(wheelOf(overlay)).toBeVisible()
  await expect(plateOf(overlay)).toBeVisible()
  // As they grow in.
  await overlay.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))),
  )
  const plate = await plateOf(overlay).boundingBox()
  if (!plate) throw new Error('The plate has no box')
  expect(plate.width).toBeLessThanOrEqual(VIEWPORT.height * 0.6 + 1)
  // The letters, which may be more than their box.
  const letters = await nameOn(overlay).evaluate((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return [...range.getClientRects()].map(({ x, y, right, bottom }) => ({ x, y, right, bottom }))
  })
  expect(letters.length).toBeGreaterThan(0)
  for (const { x, y, right, bottom } of letters) {
    expect(x).toBeGreaterThanOrEqual(plate.x)
    expect(y).toBeGreaterThanOrEqual(plate.y)
    expect(right).toBeLessThanOrEqual(plate.x + plate.width)
    expect(bottom).toBeLessThanOrEqual(plate.y + plate.height)
  }
  await expect(wheelOf(overlay)).toBeHidden({ timeout: 15_000 })
})
