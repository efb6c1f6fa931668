// The sides of a presentation: nothing covers the wheel or moves it, a press beside it does nothing, and who was drawn so
// far stands there.

import type { Locator, Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distinctColors, distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { answered, type WheelPage } from '../support/wheelPage'

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

for (const [width, height] of SCREENS) {
  test.describe(`on a screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the wheel stays where it is, large and with nothing over it, whatever is drawn @presentation.sides', async ({
      page,
      main,
    }) => {
      await storeWheel(page, OPTIONS, INSTANT)
      await present(page, main)
      await expect(page.locator('[data-part="count"]')).toHaveText('30 options')
      const box = await main.box()
      // The rest of the height is for the pointer and, on an upright screen, for the winner.
      expect(box.width).toBeGreaterThan(0.5 * Math.min(width, height))
      if (width >= 1.7 * height) expect(box.width).toBeGreaterThan(0.92 * height)
      expect(await misplaced(page)).toEqual([])
      const button = await main.spinButton.boundingBox()
      await draw(page, 1)
      await expect(winner(page)).toBeInViewport({ ratio: 1 })
      expect(await misplaced(page)).toEqual([])
      await page.keyboard.press('e')
      await draw(page, 3)
      await expect(page.getByText('ELIMINATION MODE (27 left)')).toBeInViewport({ ratio: 1 })
      expect(await misplaced(page)).toEqual([])
      expect(await main.box()).toEqual(box)
      expect(await main.spinButton.boundingBox()).toEqual(button)
    })
  })
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

test('nothing moves while the wheel turns and when the winner appears @presentation.sides', async ({
  page,
  main,
  clock,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await storeWheel(page, OPTIONS, lasting(1500))
  await present(page, main)
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { readonly node: Node | null }[] = Reflect.get(entry, 'sources')
        // The button's label is another one while the wheel turns.
        const nodes = sources.filter(({ node }) => node?.parentElement?.tagName !== 'BUTTON')
        moved.push(...nodes.map(({ node }) => node?.textContent ?? ''))
      }
    }).observe({ type: 'layout-shift' })
  })
  await clock.freeze()
  const before = await main.box()
  const button = await main.spinButton.boundingBox()
  for (let spin = 0; spin < 2; spin += 1) {
    await page.keyboard.press('PageDown')
    await expect(main.spinningButton).toBeVisible()
    await clock.advance(700)
    expect(await main.box()).toEqual(before)
    expect(await main.spinningButton.boundingBox()).toEqual(button)
    await clock.advance(900)
    await expect(winner(page)).toBeVisible()
    expect(await main.box()).toEqual(before)
    expect(await main.spinButton.boundingBox()).toEqual(button)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
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
  const press = async (left: number, top: number) => {
    await page.mouse.click(left, top)
    await answered(page)
  }
  for (const [left, top] of places) {
    await press(left, top)
    expect(await results(page), `a press at ${left}, ${top}`).toBe(4)
  }
  await press(x + width / 2, y + width / 3)
  expect(await results(page), 'a press on the wheel').toBe(5)
  await main.spinButton.click()
  expect(await results(page), 'a press on the button').toBe(6)
})

test('controls that have faded out take no press @presentation.press', async ({
  page,
  main,
  clock,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await storeWheel(page, OPTIONS, INSTANT)
  await present(page, main)
  const box = await main.spinButton.boundingBox()
  const place = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const
  const isThere = () =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, place)
  expect(await isThere()).toBe('SPIN THE WHEEL!')
  await clock.freeze()
  await page.keyboard.press('Shift')
  await clock.advance(3100)
  await expect.poll(isThere).not.toBe('SPIN THE WHEEL!')
  await page.mouse.move(...place)
  await expect.poll(isThere).toBe('SPIN THE WHEEL!')
})

test('a focus ring shows while Tab is used, and none after a press or a key of a remote @presentation.ring', async ({
  page,
  main,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await storeWheel(page, OPTIONS, INSTANT)
  await main.open()
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await expect(main.newOption).toBeHidden()
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    })
  await expect(main.wheel).toBeFocused()
  expect(await ring(), 'by the button').toBe(0)
  const { x, y, width } = await main.box()
  await page.mouse.click(x + width / 2, y + width / 3)
  for (const key of ['PageDown', 'PageUp', 'F5', 'ArrowRight', ' ']) {
    await page.keyboard.press(key)
    await expect(main.wheel).toBeFocused()
    expect(await ring(), `by ${key}`).toBe(0)
  }
  await page.keyboard.press('Tab')
  await expect(main.spinButton).toBeFocused()
  expect(await ring()).toBeGreaterThan(2)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(main.wheel).toBeFocused()
  expect(await ring(), 'by Tab').toBeGreaterThan(2)
  await page.keyboard.press('PageDown')
  expect(await ring(), 'by a remote after Tab').toBe(0)
})

test('lists who was drawn so far, newest first and numbered; the winner follows with the next spin @presentation.drawn', async ({
  page,
  main,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await storeWheel(page, OPTIONS, INSTANT)
  await present(page, main)
  await expect(drawn(page).getByRole('listitem')).toHaveCount(0)
  await draw(page, 1)
  await expect(drawn(page).getByRole('listitem')).toHaveCount(0)
  await draw(page, 3)
  const { history } = (await appState(page)).wheel
  const names = history.map(({ winner }) => winner.text)
  await expect(drawn(page).getByRole('listitem')).toHaveText([
    `3${names[1]}`,
    `2${names[2]}`,
    `1${names[3]}`,
  ])
  await page.keyboard.press('e')
  await draw(page, 2)
  const marked = drawn(page).getByRole('listitem').filter({ hasText: 'eliminated' })
  await expect(marked).toHaveCount(1)
  await expect(marked.locator('bdi')).toHaveCSS('text-decoration-line', 'line-through')
  // The history keeps 20; the numbers go on.
  await draw(page, 17)
  await expect(drawn(page).getByRole('listitem').first()).toHaveText(/^22/)
})

test('shows as many as fit, each of them whole @presentation.drawn', async ({ page, main }) => {
  const texts = ['A', 'The Department of Long Names and Longer Explanations', 'Maximilian']
  const colors = distinctColors(12)
  const options = colors.map((color, index) => ({ text: `${texts[index % 3]} ${index}`, color }))
  await storeWheel(page, options, INSTANT)
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    if (width === 1024) {
      await present(page, main)
      await draw(page, 18)
    }
    const seen = await page.locator('[data-part="drawn"] li').evaluateAll((items) => {
      const list = items[0]?.parentElement?.getBoundingClientRect()
      if (!list) return []
      return items.map((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect()
        if (left >= list.right - 1 || list.height === 0) return 'not there'
        const isWhole = right <= list.right + 1 && top >= list.top - 1 && bottom <= list.bottom + 1
        return isWhole ? 'whole' : 'cut'
      })
    })
    expect(seen, `${width} by ${height}`).not.toContain('cut')
    expect(seen).toHaveLength(17)
    // Below the wheel of an upright screen there is less room than beside it.
    const least = width > height ? 3 : 2
    if (width > 1000)
      expect(seen.slice(0, least), `${width} by ${height}`).toEqual(Array(least).fill('whole'))
  }
})
