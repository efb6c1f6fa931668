// Touch gestures on a phone: each does its own thing and nothing else.

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeFaults } from '../support/axe'
import { answered, clock } from '../support/clock'
import { bePhone, emulateMedia, middle, type Point } from '../support/device'
import { fingers } from '../support/fingers'
import { endMovements, press } from '../support/locators'
import { main } from '../support/main'
import { open, state } from '../support/screen'

beforeEach(() => bePhone())

/** The options, wherever the list of them is. */
const optionTexts = () => state().wheel.segments.map((segment) => segment.text)

const offset = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy })

const spins = () => expect.element(main.spinningButton).toHaveAttribute('aria-disabled', 'true')
async function mightSpin(): Promise<void> {
  await answered()
  await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
}

test('a tap spins when the time for a second one is over @gesture.tap', async () => {
  clock.freeze()
  await open()
  await fingers.tap(middle(main.wheel))
  await clock.advance(280, 280)
  await mightSpin()
  await clock.advance(20, 20)
  await spins()
})

test('a double tap adds an option and does not spin @gesture.double-tap @menu.new-option', async () => {
  clock.freeze()
  await open()
  await fingers.doubleTap(middle(main.wheel))
  await expect.poll(optionTexts).toEqual(['Yes', 'No', 'Maybe', 'New Option'])
  await clock.advance(1000)
  await mightSpin()
})

test('a long press opens the menu, which stays when the finger lifts @menu.items @gesture.long-press @menu.new-option', async () => {
  await open()
  const menu = page.getByRole('menu', { name: 'Wheel menu' })
  const items = menu.getByRole('menuitem')
  await fingers.press(middle(main.wheel))
  await expect.element(menu).toBeVisible()
  await fingers.lift()
  // biome-ignore lint/performance/useDomNodeTextContent: only what shows counts
  const shown = () => items.elements().map((item) => (item as HTMLElement).innerText.trim())
  await expect.poll(shown).toEqual(['Spin Wheel', 'Add Segment', 'Toggle Sound'])
  // It grows as it enters.
  endMovements()
  for (const item of items.elements()) {
    expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }

  await fingers.tap(middle(menu.getByRole('menuitem', { name: 'Add Segment' })))
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(main.options).toHaveLength(4)
  await expect.element(main.option(4)).toHaveValue('New Option')
  await expect.element(main.option(4)).toHaveFocus()
})

test('a touch elsewhere closes the menu, and one on the wheel does nothing more @menu.touch-outside', async () => {
  clock.freeze()
  await open()
  const at = middle(main.wheel)
  const menu = page.getByRole('menu')
  for (const elsewhere of [offset(at, -120, -40), middle(page.getByRole('heading').first())]) {
    await fingers.press(at)
    await clock.advance(500)
    await expect.element(menu).toBeVisible()
    await fingers.lift()
    await fingers.tap(elsewhere)
    await expect.element(menu).not.toBeInTheDocument()
    await clock.advance(1000)
    await mightSpin()
  }
})

test('a press that drifts does not open the menu', async () => {
  clock.freeze()
  await open()
  const at = middle(main.wheel)
  await fingers.press(at)
  await fingers.move(offset(at, 0, 14))
  await clock.advance(1000)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await fingers.lift()
})

for (const [name, dx, dy, ms] of [
  ['a fast swipe down', 0, 120, 100],
  ['a fast swipe sideways', -120, 0, 100],
  ['a slow swipe', 0, 120, 900],
  ['a short swipe', 0, 45, 60],
] as const) {
  test(`${name} spins`, async () => {
    clock.freeze()
    await open()
    const at = middle(main.wheel)
    await fingers.swipe(at, offset(at, dx, dy), ms)
    await clock.advance(1000)
    await spins()
  })
}

test('nothing that fingers do matters while it spins @gesture.while-spinning', async () => {
  clock.freeze()
  await open()
  await main.spinButton.click()
  await spins()
  const at = middle(main.wheel)
  await fingers.doubleTap(at)
  await fingers.press(at)
  await clock.advance(600)
  await fingers.lift()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(optionTexts()).toHaveLength(3)
  await clock.advance(4200, 200)
  expect(state().phase).toBe('finished')
  await clock.advance(1000)
  expect(state().wheel.history).toHaveLength(1)
  await mightSpin()
})

describe('a wheel on a page that scrolls', () => {
  beforeEach(async () => {
    await open()
    document.body.style.minHeight = '1600px'
  })

  test('a slow finger on it scrolls the page there and back, and spins nothing @gesture.pan', async () => {
    const at = middle(main.wheel)
    await fingers.swipe(at, offset(at, 0, -150), 600)
    // It follows the finger, but for the way on which it might still have been a tap or a fast swipe.
    await expect.poll(() => scrollY).toBeGreaterThan(150 - 40)
    expect(scrollY).toBeLessThanOrEqual(150 - 12)
    await fingers.swipe(offset(at, 0, -100), offset(at, 0, 140), 800)
    await expect.poll(() => scrollY).toBe(0)
    await mightSpin()
    expect(state().lastResult).toBeNull()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  test('a fast finger on it spins, and the page follows none of it @gesture.pan', async () => {
    const at = middle(main.wheel)
    await fingers.swipe(at, offset(at, 0, -140), 150)
    await spins()
    expect(scrollY).toBe(0)
  })
})

test('what a keyboard does is not shown where there is none, and is still said @hint.touch', async () => {
  await open()
  const hint = page.css('#spin-hint > span').first()
  await expect.element(hint).toHaveText('Press Enter or Space to spin')
  expect(hint.box()?.width).toBeLessThanOrEqual(1)
  await expect.element(main.wheel).toHaveAccessibleDescription(/Press Enter or Space to spin/)
})

test('one hint says what a finger does, until the wheel was spun @hint.touch @touch.hints', async () => {
  clock.freeze()
  await open()
  const hint = page.getByText('Tap wheel or swipe to spin')
  await expect.element(hint).toBeVisible()
  await fingers.tap(middle(main.wheel))
  await clock.advance(300, 300)
  await spins()
  await clock.advance(4200, 200)
  expect(state().phase).toBe('finished')
  await expect.element(hint).not.toBeInTheDocument()
})

test('the sheet of the options and the help say what fingers can do @touch.hints', async () => {
  await open()
  const gestures = [
    'Tap spins',
    'Double tap adds a segment',
    'Long press opens options',
    'Swipe spins with velocity',
  ]
  const lists = page.getByRole('list', { name: 'Touch gestures' })
  await expect.element(lists).not.toBeInTheDocument()
  await main.openPanel('Options')
  await expect.poll(() => lists.getByRole('listitem').texts()).toEqual(gestures)
  await press('?')
  const help = page.getByRole('dialog').getByRole('list', { name: 'Touch gestures' })
  await expect.poll(() => help.getByRole('listitem').texts()).toEqual(gestures)
  await press('Escape')
  // Beside a wheel with a hint of its own the open panel is silent.
  await page.viewport(1180, 820)
  await expect.element(main.newOption).toBeVisible()
  await expect.element(lists).not.toBeInTheDocument()
})

test('the hints and the menu have no accessibility faults', async () => {
  await open()
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateMedia({ colorScheme })
    await fingers.press(middle(main.wheel))
    await expect.element(page.getByRole('menu')).toBeVisible()
    await fingers.lift()
    expect(await axeFaults()).toEqual([])
    await press('Escape')
  }
})
