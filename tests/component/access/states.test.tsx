// What the main screen's own controls look like while they are pointed at, pressed, open, chosen or out of use, and with
// the colors that a visitor forces.

import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { contrastRatio } from '../../../src/wheel/colors/color'
import { clock } from '../support/clock'
import { colorOf, hex, themeColor } from '../support/colors'
import { bePhone, emulateMedia, middle, mouse, pointAt } from '../support/device'
import { library } from '../support/library'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, storeWheel } from '../support/screen'
import { settings } from '../support/settingsBlock'

// What changes at once need not be waited for.
beforeEach(() => emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' }))

type Property =
  | 'color'
  | 'backgroundColor'
  | 'borderTopColor'
  | 'fill'
  | 'filter'
  | 'opacity'
  | 'outlineStyle'
  | 'translate'

const seen = (locator: Locator, property: Property) => () =>
  getComputedStyle(locator.element())[property]

const CLEAR = 'rgba(0, 0, 0, 0)'

test('the big button brightens under the mouse, goes down when pressed, and is pale while it cannot be pressed', async () => {
  storeWheel(distinctOptions(3), { preset: 'custom', customSpinDuration: 500 })
  clock.freezeFrames()
  await open()
  const filter = seen(main.spinButton, 'filter')
  const translate = seen(main.spinButton, 'translate')
  expect([filter(), translate()]).toEqual(['none', 'none'])
  await pointAt(main.spinButton)
  await expect.poll(filter).toBe('brightness(1.06)')
  const { x, y } = middle(main.spinButton)
  await mouse.down(x, y)
  await expect.poll(translate).toBe('0px 3px')
  await mouse.up(x, y - 300)
  await expect.poll(translate).toBe('none')
  // Asked before the app runs, it stays down.
  document.documentElement.dataset.asked = 'press'
  await expect.poll(translate).toBe('0px 3px')
  delete document.documentElement.dataset.asked
  await press('Enter')
  await expect.element(main.spinningButton).toBeVisible()
  await pointAt(main.spinningButton)
  await expect.poll(seen(main.spinningButton, 'filter')).toBe('saturate(0.5)')
  expect(seen(main.spinningButton, 'opacity')()).toBe('0.75')
})

test('the menus of the header stand out under the mouse and while they are open', async () => {
  await open()
  const field = themeColor('field')
  for (const menu of [main.wheelMenu, main.mainMenu]) {
    const ground = seen(menu, 'backgroundColor')
    await mouse.move(0, 0)
    await expect.poll(ground).toBe(CLEAR)
    await pointAt(menu)
    await expect.poll(ground).toBe(field)
    await menu.click()
    await mouse.move(0, 0)
    await expect.poll(ground).toBe(field)
    await press('Escape')
    await expect.poll(ground).toBe(CLEAR)
  }
})

test('the bar of a phone shows which sheet is open, and what cannot be pressed', async () => {
  await bePhone()
  storeWheel(distinctOptions(3), lasting(10_000))
  await open()
  const bar = page.getByRole('navigation', { name: 'Panels' })
  const results = bar.getByRole('button', { name: /Results$/ })
  const share = bar.getByRole('button', { name: 'Share Wheel' })
  const looks = () => [seen(results, 'color')(), seen(results, 'backgroundColor')()]
  expect(looks()).toEqual([themeColor('soft'), CLEAR])
  await results.click()
  expect(looks()).toEqual([themeColor('accent'), themeColor('field')])
  await results.click()
  expect(looks()).toEqual([themeColor('soft'), CLEAR])
  expect(seen(share, 'opacity')()).toBe('1')
  await emulateMedia({ reducedMotion: 'no-preference' })
  await main.spinButton.click()
  await expect.element(share).toHaveAttribute('aria-disabled', 'true')
  expect(seen(share, 'opacity')()).toBe('0.6')
})

test('of all wheels the current one has a frame, with forced colors too, and the one under the mouse another ground', async () => {
  await open()
  for (const name of ['One', 'Two']) await library.make(name)
  await library.show()
  const current = library.rows.nth(0)
  const other = library.rows.nth(1)
  await expect.element(current).toHaveTextContent('Two')
  await expect.element(other).toBeVisible()
  const frames = () => [current, other].map((row) => seen(row, 'borderTopColor')())
  expect(frames()).toEqual([themeColor('accent'), CLEAR])
  const ground = seen(other, 'backgroundColor')
  expect(ground()).toBe(CLEAR)
  await pointAt(other)
  await expect.poll(ground).toBe(themeColor('field'))
  await emulateMedia({ forcedColors: 'active' })
  const [own, others] = frames()
  expect(own).not.toBe(others)
})

describe('the wheel’s menu', () => {
  const menu = page.getByRole('menu')
  const items = menu.getByRole('menuitem')

  test('shows which item the keyboard is on, and what cannot be chosen', async () => {
    clock.freezeFrames()
    await open()
    await main.wheel.press('Shift+F10')
    const grounds = () => items.elements().map((one) => getComputedStyle(one).backgroundColor)
    await expect.element(items.nth(0)).toHaveFocus()
    expect(items.texts()).toEqual(['Spin WheelEnter', 'Add Segment+', 'Toggle SoundS'])
    await expect.poll(grounds).toEqual([themeColor('field'), CLEAR, CLEAR])
    await press('ArrowDown')
    await expect.poll(grounds).toEqual([CLEAR, themeColor('field'), CLEAR])
    const inks = () => items.elements().map((one) => getComputedStyle(one).color)
    expect(inks()).toEqual(Array(3).fill(themeColor('ink')))
    await press('Home')
    await press('Enter')
    await emulateMedia({ reducedMotion: 'no-preference' })
    await press('Enter')
    await main.wheel.press('Shift+F10')
    const [spin, add, sound] = inks()
    expect([spin === sound, add === sound]).toEqual([false, false])
    await emulateMedia({ forcedColors: 'active' })
    await pointAt(items.nth(2))
    const outlines = () => items.elements().map((one) => getComputedStyle(one).outlineStyle)
    await expect.poll(outlines).toEqual(['solid', 'none', 'solid'])
  })

  test('opens where it was asked for, and is whole wherever that is', async () => {
    await open()
    const { x, y, width, height } = main.wheel.box()
    for (const [left, top] of [
      [0.5, 0.6],
      [0.3, 0.4],
    ] as const) {
      const at = { x: Math.round(x + left * width), y: Math.round(y + top * height) }
      const event = { button: 2, clientX: at.x, clientY: at.y, bubbles: true, cancelable: true }
      main.wheel.element().dispatchEvent(new MouseEvent('contextmenu', event))
      await expect.element(menu).toBeVisible()
      const box = menu.box()
      expect([box.left, box.top]).toEqual([at.x, at.y])
      await press('Escape')
    }
    await bePhone(390, 600)
    for (const [clientX, clientY] of [
      [380, 590],
      [1, 1],
    ] as const) {
      const event = { button: 2, clientX, clientY, bubbles: true, cancelable: true }
      main.wheel.element().dispatchEvent(new MouseEvent('contextmenu', event))
      await expect.element(menu).toBeInViewport({ ratio: 0.999 })
      for (const item of items.elements()) {
        const { bottom } = item.getBoundingClientRect()
        expect(bottom).toBeLessThan(menu.box().bottom)
      }
      await press('Escape')
    }
  })
})

test('the QR code is black on white in every theme and with forced colors', async () => {
  await open()
  await page.getByRole('button', { name: 'Share Wheel' }).click()
  const code = page.getByRole('button', { name: /^QR code/ })
  await expect.element(code).toBeEnabled()
  const squares = code.css('svg').first()
  await mouse.move(0, 0)
  const edge = seen(code, 'borderTopColor')
  const before = edge()
  await pointAt(code)
  await expect.poll(edge).not.toBe(before)
  const ground = () => {
    let behind: Element | null = squares.element()
    const own = () => behind && getComputedStyle(behind).backgroundColor
    while (own() === CLEAR) behind = behind?.parentElement ?? null
    return own()
  }
  for (const forcedColors of ['none', 'active'] as const) {
    await emulateMedia({ colorScheme: 'dark', forcedColors })
    expect([seen(squares, 'fill')(), ground()]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  }
})

test('Instant Mode looks pressed while it is on, with forced colors too', async () => {
  await open()
  await settings.open()
  await settings.unfold('Advanced')
  const instant = settings.button('Instant Mode')
  await expect.element(instant).toBeVisible()
  const looks = () => [seen(instant, 'borderTopColor')(), seen(instant, 'backgroundColor')()]
  const before = looks()
  await instant.click()
  await mouse.move(0, 0)
  await expect.element(instant).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(looks).toEqual([themeColor('accent'), themeColor('field')])
  await instant.click()
  await mouse.move(0, 0)
  ;(document.activeElement as HTMLElement).blur()
  await expect.poll(looks).toEqual(before)
  await emulateMedia({ forcedColors: 'active' })
  const outline = seen(instant, 'outlineStyle')
  expect(outline()).toBe('none')
  await instant.click()
  ;(document.activeElement as HTMLElement).blur()
  expect(outline()).toBe('solid')
})

describe('the winner’s name', () => {
  const name = main.moment.css('[data-part="name"]')

  async function spin(color: string): Promise<void> {
    storeWheel(
      ['Grace', 'Grace', 'Grace'].map((text) => ({ text, color })),
      { preset: 'instant' },
    )
    await open()
    await main.spinButton.click()
    await expect.element(name).toBeVisible()
  }

  test('is in plain ink for those who ask for more contrast', async () => {
    await page.viewport(390, 844)
    await spin('#ff6b6b')
    expect(seen(name, 'color')()).not.toBe(themeColor('ink'))
    await emulateMedia({ contrast: 'more' })
    expect(seen(name, 'color')()).toBe(themeColor('ink'))
  })

  test('can be read with forced colors, on a plate of any color', async () => {
    await emulateMedia({ forcedColors: 'active' })
    for (const color of ['#1d1a2b', '#ffca28']) {
      await spin(color)
      expect(contrastRatio(hex(seen(name, 'color')()), hex(colorOf('Canvas')))).toBeGreaterThan(7)
    }
  })
})
