// The sides of a presentation: names fit there in any script, and a press there does nothing.

import type { Locator, Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(30)
const INSTANT = { preset: 'instant' } as const

/** Projectors and screens, upright ones and phones. */
const SCREENS = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
  [2560, 1080],
  [1080, 1920],
  [768, 1024],
  [844, 390],
  [390, 844],
  [320, 568],
] as const

/** What stands beside the wheel, of that what there is. */
const BESIDE = [
  'header button',
  '[data-part="wheel-name"]',
  '[data-part="count"]',
  '[data-part="winner"]',
  '[data-part="neighbors"]',
  '[data-part="dock"] > button',
  '[data-part="elimination"]',
  '[data-part="drawn"]',
]

const winner = (page: Page) => page.locator('[data-part="winner"]')
const drawn = (page: Page) => page.getByRole('region', { name: 'Drawn so far' })
const results = async (page: Page) => (await appState(page)).wheel.history.length

async function present(page: Page, main: WheelPage): Promise<void> {
  await main.open()
  await page.keyboard.press('f')
  await expect(main.newOption).toBeHidden()
}

/** Draws that many winners at once. */
async function draw(page: Page, count: number): Promise<void> {
  const before = await results(page)
  for (let index = 1; index <= count; index += 1) {
    await page.keyboard.press('PageDown')
    await expect.poll(() => results(page)).toBe(Math.min(20, before + index))
  }
}

/** The parts that reach over the wheel or beyond the screen. */
async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate((selectors) => {
    const disc = document.querySelector('[data-wheel]')?.getBoundingClientRect()
    if (!disc) throw new Error('There is no wheel')
    const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2]
    const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
    const isMisplaced = (element: Element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return false
      const distance = Math.hypot(clamp(x, left, right) - x, clamp(y, top, bottom) - y)
      const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      return isOut || distance < disc.width / 2
    }
    return selectors.filter((selector) =>
      [...document.querySelectorAll(selector)].some(isMisplaced),
    )
  }, BESIDE)
}

const NAMES = [
  'Wilhelmina Featherstonehaugh-K',
  'Rindfleischetikettierungsgesetz',
  'Alexander von Humboldt the 3rd',
  'محمد عبد الرحمن بن خالد الفارس',
  '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末',
  'Z̷̛͈a̵͓l̸̰g̵o̶ ÅÉÎ jgpq',
]

test('a long name fits its side in any script, and a short one fills it @presentation.sides', async ({
  page,
  main,
}) => {
  test.slow()
  await storeWheel(page, OPTIONS, INSTANT)
  await present(page, main)
  await draw(page, 1)
  const name = page.locator('[data-part="name"]')
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    const side = await page.locator('[data-part="below"]').boundingBox()
    for (const text of ['Grace', ...NAMES]) {
      const font = await name.evaluate(async (box, text) => {
        const span = box.firstElementChild as HTMLElement
        span.textContent = text
        const moment = box.parentElement as HTMLElement
        moment.style.width = '50%'
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        moment.style.width = ''
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        return Number.parseFloat(getComputedStyle(box).fontSize)
      }, text)
      const what = `${text} at ${width} by ${height}`
      const box = await name.boundingBox()
      expect(await name.evaluate((box) => box.scrollWidth - box.clientWidth), what).toBe(0)
      expect(box?.height, what).toBeLessThan(0.34 * height)
      expect(await misplaced(page), what).toEqual([])
      expect(font, what).toBeGreaterThanOrEqual(16)
      if (text !== 'Grace') continue
      const isAsLargeAsItMay = font > 0.08 * height || font > 0.3 * (side?.width ?? 0)
      expect(isAsLargeAsItMay, what).toBe(true)
    }
  }
})

test('a press on the winner, or on anything but the wheel and the button, does not spin @presentation.press', async ({
  page,
  main,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await storeWheel(page, OPTIONS, INSTANT)
  await present(page, main)
  await page.keyboard.press('e')
  await draw(page, 4)
  const middle = async (part: Locator) => {
    const box = await part.boundingBox()
    if (!box) throw new Error('It is not on the screen')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const { x, y, width } = await main.box()
  const places = [
    await middle(winner(page)),
    await middle(drawn(page)),
    await middle(drawn(page).getByRole('listitem').first()),
    await middle(page.getByText('ELIMINATION MODE (26 left)')),
    // Where the square round the wheel has its corners, and above the pointer.
    [x + 4, y + 4],
    [x + width - 4, y + width - 4],
    [x + width / 2, y - 20],
    [1276, 716],
  ] as const
  for (const [left, top] of places) {
    await page.mouse.click(left, top)
    expect(await results(page), `a press at ${left}, ${top}`).toBe(4)
  }
  await page.mouse.click(x + width / 2, y + width / 3)
  expect(await results(page), 'a press on the wheel').toBe(5)
  await main.spinButton.click()
  expect(await results(page), 'a press on the button').toBe(6)
})
