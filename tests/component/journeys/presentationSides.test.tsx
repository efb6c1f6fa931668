// The sides of a presentation: nothing covers the wheel or moves it, a press beside it does nothing, and who was drawn so
// far stands there.

import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { distinctColors, distinctOptions } from '../../../e2e/support/savedWheels'
import { BESIDE, misplaced, SCREENS } from '../../support/presentation'
import { answered, clock } from '../support/clock'
import { middle, mouse } from '../support/device'
import { allowFullscreen } from '../support/fullscreen'
import { press } from '../support/locators'
import { main } from '../support/main'
import { app, open, state, storeWheel } from '../support/screen'

const OPTIONS = distinctOptions(30)
const INSTANT = { preset: 'instant' } as const

const winner = page.css('[data-part="winner"]')
const drawn = page.getByRole('region', { name: 'Drawn so far' })
const results = () => state().wheel.history.length

beforeEach(() => page.viewport(1280, 720))
beforeEach(allowFullscreen)

async function present(): Promise<void> {
  await open()
  await press('f')
  await expect.element(main.newOption).not.toBeInTheDocument()
}

/** Draws that many winners at once. */
async function draw(count: number): Promise<void> {
  // The history keeps 20, so its length says nothing of those after them.
  const drawnSoFar = () => state().wheel.statistics.totalSpins
  const before = drawnSoFar()
  for (let index = 1; index <= count; index += 1) {
    await press('PageDown')
    await expect.poll(drawnSoFar).toBe(before + index)
  }
}

for (const [width, height] of SCREENS) {
  test(`on a screen of ${width} by ${height} the wheel stays where it is, large and with nothing over it, whatever is drawn @presentation.sides`, async () => {
    await page.viewport(width, height)
    storeWheel(OPTIONS, INSTANT)
    await present()
    await expect.element(page.css('[data-part="count"]')).toHaveText('30 options')
    const box = main.wheel.box()
    // The rest of the height is for the pointer and, on an upright screen, for the winner.
    expect(box.width).toBeGreaterThan(0.5 * Math.min(width, height))
    if (width >= 1.7 * height) expect(box.width).toBeGreaterThan(0.92 * height)
    expect(misplaced(BESIDE)).toEqual([])
    const button = main.spinButton.box()
    await draw(1)
    await expect.element(winner).toBeInViewport({ ratio: 0.999 })
    expect(misplaced(BESIDE)).toEqual([])
    await press('e')
    await draw(3)
    await expect
      .element(page.getByText('ELIMINATION MODE (27 left)'))
      .toBeInViewport({ ratio: 0.999 })
    expect(misplaced(BESIDE)).toEqual([])
    // Who was drawn so far can be read.
    for (const item of document.querySelectorAll('[data-part="drawn"] li')) {
      expect(Number.parseFloat(getComputedStyle(item).fontSize)).toBeGreaterThanOrEqual(14)
    }
    expect(main.wheel.box()).toEqual(box)
    expect(main.spinButton.box()).toEqual(button)
  })
}

test('who was drawn last stands beside the wheel as soon as it is no longer shown large', async () => {
  storeWheel(OPTIONS, INSTANT)
  await present()
  await draw(2)
  await expect.element(winner).toBeVisible()
  await expect.poll(() => drawn.getByRole('listitem').elements().length).toBe(1)
  app().actions.dismissResult()
  await expect.poll(() => drawn.getByRole('listitem').elements().length).toBe(2)
})

test('a press on the winner, or on anything but the wheel and the button, does not spin @presentation.press', async () => {
  storeWheel(OPTIONS, INSTANT)
  await present()
  await press('e')
  await draw(4)
  const middleOf = (part: Locator) => {
    const { x, y } = middle(part)
    return [x, y] as const
  }
  const { x, y, width } = main.wheel.box()
  const places = [
    middleOf(winner),
    middleOf(drawn),
    middleOf(drawn.getByRole('listitem').first()),
    middleOf(page.getByText('ELIMINATION MODE (26 left)')),
    // Where the square round the wheel has its corners, and above the pointer.
    [x + 4, y + 4],
    [x + width - 4, y + width - 4],
    [x + width / 2, y - 20],
    [1276, 716],
  ] as const
  const click = async (left: number, top: number) => {
    await mouse.click(left, top)
    await answered()
  }
  for (const [left, top] of places) {
    await click(left, top)
    expect(results(), `a press at ${left}, ${top}`).toBe(4)
  }
  await click(x + width / 2, y + width / 3)
  expect(results(), 'a press on the wheel').toBe(5)
  await main.spinButton.click()
  await answered()
  expect(results(), 'a press on the button').toBe(6)
})

test('controls that have faded out take no press @presentation.press', async () => {
  storeWheel(OPTIONS, INSTANT)
  clock.freeze()
  await present()
  const box = main.spinButton.box()
  const place = [box.x + 20, box.y + 20] as const
  const isThere = () => document.elementFromPoint(...place)?.textContent
  expect(isThere()).toBe('SPIN THE WHEEL!')
  await press('Shift')
  await clock.advance(3100)
  await expect.poll(isThere).not.toBe('SPIN THE WHEEL!')
  await mouse.move(...place)
  await expect.poll(isThere).toBe('SPIN THE WHEEL!')
})

test('a focus ring shows while Tab is used, and none after a press or a key of a remote @presentation.ring', async () => {
  storeWheel(OPTIONS, INSTANT)
  await open()
  await page.getByRole('button', { name: 'Present' }).click()
  await expect.element(main.newOption).not.toBeInTheDocument()
  const ring = () => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  }
  await expect.element(main.wheel).toHaveFocus()
  expect(ring(), 'by the button').toBe(0)
  const { x, y, width } = main.wheel.box()
  await mouse.click(x + width / 2, y + width / 3)
  for (const key of ['PageDown', 'PageUp', 'F5', 'ArrowRight', ' ']) {
    await press(key)
    await expect.element(main.wheel).toHaveFocus()
    expect(ring(), `by ${key}`).toBe(0)
  }
  await press('Tab')
  await expect.element(main.spinButton).toHaveFocus()
  expect(ring()).toBeGreaterThan(2)
  await press('Shift+Tab')
  await press('Enter')
  await expect.element(main.wheel).toHaveFocus()
  expect(ring(), 'by Tab').toBeGreaterThan(2)
  await press('PageDown')
  expect(ring(), 'by a remote after Tab').toBe(0)
})

test('lists who was drawn so far, newest first and numbered; the winner follows with the next spin @presentation.drawn', async () => {
  storeWheel(OPTIONS, INSTANT)
  await present()
  const items = drawn.getByRole('listitem')
  await expect.element(items).not.toBeInTheDocument()
  await draw(1)
  await expect.element(items).not.toBeInTheDocument()
  await draw(3)
  const names = state().wheel.history.map(({ winner }) => winner.text)
  await expect.poll(() => items.texts()).toEqual([`3${names[1]}`, `2${names[2]}`, `1${names[3]}`])
  await press('e')
  await draw(2)
  const marked = items.filter({ hasText: 'eliminated' })
  await expect.element(marked).toHaveLength(1)
  await expect.element(marked.css('bdi')).toHaveStyle({ textDecorationLine: 'line-through' })
  // The history keeps 20; the numbers go on.
  await draw(17)
  await expect.element(items.first()).toHaveText(/^22/)
})

test('shows as many as fit, each of them whole @presentation.drawn', async () => {
  const texts = ['A', 'The Department of Long Names and Longer Explanations', 'Maximilian']
  const colors = distinctColors(12)
  const options = colors.map((color, index) => ({ text: `${texts[index % 3]} ${index}`, color }))
  storeWheel(options, INSTANT)
  for (const [width, height] of SCREENS) {
    await page.viewport(width, height)
    if (width === 1024) {
      await present()
      await draw(18)
    }
    const items = page.css('[data-part="drawn"] li').elements()
    const list = items[0]?.parentElement?.getBoundingClientRect() as DOMRect
    const seen = items.map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      if (left >= list.right - 1 || list.height === 0) return 'not there'
      const isWhole = right <= list.right + 1 && top >= list.top - 1 && bottom <= list.bottom + 1
      return isWhole ? 'whole' : 'cut'
    })
    expect(seen, `${width} by ${height}`).not.toContain('cut')
    expect(seen).toHaveLength(17)
    // Below the wheel of an upright screen there is less room than beside it.
    const least = width > height ? 3 : 2
    if (width > 1000)
      expect(seen.slice(0, least), `${width} by ${height}`).toEqual(Array(least).fill('whole'))
  }
})
