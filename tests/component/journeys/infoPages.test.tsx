// How the info pages are laid out and marked: on a desk and on a phone, in both themes and directions.

import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { bePhone, emulateMedia } from '../support/device'
import { heardTexts } from '../support/heard'
import { openInfoPage } from '../support/infoPage'
import { press } from '../support/locators'

const root = document.documentElement
const nav = page.css('#menu')
const content = page.css('main')

const boxes = (locator: Locator) => locator.elements().map((one) => one.getBoundingClientRect())
const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element) => getComputedStyle(element).getPropertyValue(name))
const setRightToLeft = () => root.setAttribute('dir', 'rtl')

test('the pictures are those of the theme, of the system or chosen on the wheel', async () => {
  await openInfoPage('/how-to-use')
  const themes = () => [
    ...new Set(
      [...document.querySelectorAll('main img')]
        .filter((image) => getComputedStyle(image).display !== 'none')
        .map((image) => /-(light|dark)\.webp$/.exec(image.getAttribute('src') ?? '')?.[1]),
    ),
  ]
  await emulateMedia({ colorScheme: 'light' })
  expect(themes()).toEqual(['light'])
  root.setAttribute('data-theme', 'dark')
  expect(themes()).toEqual(['dark'])
  await emulateMedia({ colorScheme: 'dark' })
  root.removeAttribute('data-theme')
  expect(themes()).toEqual(['dark'])
  root.setAttribute('data-theme', 'light')
  expect(themes()).toEqual(['light'])
})

test('the header marks the page that is shown, and no other', async () => {
  await openInfoPage('/examples')
  const marked = nav.css('[aria-current="page"]')
  expect(marked.texts()).toEqual(['Examples'])
  const other = nav.getByRole('link', { name: 'About' })
  for (const name of ['color', 'background-color']) {
    expect(await styleOf(marked, name), name).not.toBe(await styleOf(other, name))
  }
})

describe('the menu of pages', () => {
  const menu = page.getByRole('button', { name: 'Menu' })

  test('stands in a row at the end of the header on a desk', async () => {
    await openInfoPage('/about')
    await expect.element(menu).not.toBeInTheDocument()
    const [first, ...others] = boxes(nav.getByRole('link'))
    for (const one of others) expect(one.top).toBe(first?.top)
    expect(page.css('header').first().box().right - nav.box().right).toBe(24)
    setRightToLeft()
    expect(nav.box().left - page.css('header').first().box().left).toBe(24)
  })

  test('opens over the page on a phone, under its button, one page below another', async () => {
    await page.viewport(390, 844)
    await openInfoPage('/about')
    await expect.element(nav).not.toBeVisible()
    const before = content.box()
    await menu.click()
    await expect.element(nav).toBeVisible()
    expect(content.box()).toEqual(before)
    const items = boxes(nav.getByRole('link'))
    for (const [at, one] of items.entries()) {
      expect(one.height).toBeGreaterThanOrEqual(44)
      expect(one.top).toBeGreaterThanOrEqual(items[at - 1]?.bottom ?? menu.box().bottom)
    }
    expect(390 - nav.box().right).toBe(16)
    setRightToLeft()
    expect(nav.box().left).toBe(16)
  })
})

test('the link past the navigation is out of sight until it has the focus', async () => {
  await openInfoPage('/about')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(skip.box().bottom).toBeLessThanOrEqual(0)
  await press('Tab')
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport({ ratio: 1 })
})

describe('a long page', () => {
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const sections = page.css('main section')

  test('has its contents beside it on a desk, always in sight, with the numbers of its sections', async () => {
    await openInfoPage('/privacy-policy')
    const names = sections
      .css('h2')
      .texts()
      .map((text) => text.replace(/\s+/g, ' '))
    const listed = contents.css('a').texts()
    expect(listed.length).toBeGreaterThan(4)
    expect(names.slice(1)).toEqual(listed.map((name, at) => `${at + 1} ${name}`))
    expect(contents.box().left).toBeGreaterThan(sections.first().box().right)
    await contents.css('a').nth(3).click()
    await expect.element(contents).toBeInViewport({ ratio: 1 })
    const reached = sections.nth(4).css('h2').box()
    expect(reached.top, 'not at the very edge').toBeGreaterThan(10)
    expect(reached.top).toBeLessThan(40)
    setRightToLeft()
    expect(contents.box().right).toBeLessThan(sections.first().box().left)
  })

  test('has its contents above it on a phone, and a wide table as blocks that keep its columns’ names', async () => {
    await page.viewport(390, 844)
    await openInfoPage('/privacy-policy')
    expect(contents.box().bottom).toBeLessThan(sections.first().box().top)
    const table = page.getByRole('table').first()
    const [name, what, howLong] = boxes(table.css('tbody tr').first().css('th, td'))
    expect(what?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN)
    expect(howLong?.top).toBeGreaterThanOrEqual(what?.bottom ?? Number.NaN)
    await expect.element(table.getByRole('columnheader', { name: 'How long' })).toBeInTheDocument()
    expect(table.css('thead').box().height).toBeLessThanOrEqual(1)
  })
})

test('the steps of How to Use have their pictures on either side in turn, below the words on a phone', async () => {
  await openInfoPage('/how-to-use')
  const steps = page.css('main section:has(img)')
  const places = () =>
    steps.elements().map((step) => {
      const words = step.firstElementChild?.getBoundingClientRect()
      const image = step.lastElementChild?.getBoundingClientRect()
      if (!words || !image) return 'nowhere'
      if (image.top >= words.bottom) return 'below'
      return image.left > words.left ? 'end' : 'start'
    })
  expect(places().length).toBeGreaterThan(3)
  expect(places()).toEqual(places().map((_, at) => (at % 2 === 0 ? 'end' : 'start')))
  await page.viewport(390, 844)
  expect(new Set(places())).toEqual(new Set(['below']))
})

test('the steps of a draw are numbered', async () => {
  await openInfoPage('/about')
  const texts = await heardTexts()
  const steps = ['First, the draw', 'Next, it is saved', 'Last, the spin']
  expect(steps.map((step) => texts[texts.indexOf(step) - 1])).toEqual(['1', '2', '3'])
})

test('an example has its wheel beside its words, below a mark of what it is for; on a phone above them', async () => {
  await page.viewport(1440, 900)
  await openInfoPage('/examples')
  const cards = page.css('main li:has(h2)')
  const [first, second] = boxes(cards)
  expect(second?.top, 'two in a row').toBe(first?.top)
  const card = cards.first()
  const [wheel, name, category] = ['svg', 'h2', 'p'].map((part) => card.css(part).first())
  if (!wheel || !name || !category) throw new Error('No card')
  expect(name.box().left).toBeGreaterThan(wheel.box().right)
  expect(category.box().bottom).toBeLessThanOrEqual(name.box().top)
  await page.viewport(390, 844)
  expect(name.box().top).toBeGreaterThan(wheel.box().bottom)
  expect(boxes(cards)[1]?.left, 'one in a row').toBe(boxes(cards)[0]?.left)
})

test('the links of the footer can be hit with a finger', async () => {
  await bePhone()
  await openInfoPage('/about')
  for (const { height } of boxes(page.css('footer a'))) expect(height).toBeGreaterThanOrEqual(44)
})
