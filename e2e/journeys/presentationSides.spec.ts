// The sides of a presentation: nothing covers the wheel or moves it, however long the winner's name is.

import type { Page } from 'playwright/test'
import { BESIDE, misplaced, SCREENS } from '../../tests/support/presentation'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(30)
const INSTANT = { preset: 'instant' } as const

async function present(page: Page, main: WheelPage): Promise<void> {
  await main.open()
  await page.keyboard.press('f')
  await expect(main.newOption).toBeHidden()
}

const NAMES = [
  'Wilhelmina Featherstonehaugh-K',
  'Rindfleischetikettierungsgesetz',
  'Alexander von Humboldt the 3rd',
  'محمد عبد الرحمن بن خالد الفارس',
  '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末',
  'Z̷̛͈a̵͓l̸̰g̵o̶ ÅÉÎ jgpq',
]

test('a long name fits its side in any script, and a short one fills it @presentation.sides', {
  tag: '@soak',
}, async ({ page, main }) => {
  test.slow()
  await storeWheel(page, OPTIONS, INSTANT)
  await present(page, main)
  await page.keyboard.press('PageDown')
  await expect.poll(async () => (await appState(page)).wheel.history.length).toBe(1)
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
      expect(await page.evaluate(misplaced, BESIDE), what).toEqual([])
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
    await expect(page.locator('[data-part="winner"]')).toBeVisible()
    expect(await main.box()).toEqual(before)
    expect(await main.spinButton.boundingBox()).toEqual(button)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})
