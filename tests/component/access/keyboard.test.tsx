// The page by keyboard: shortcuts, moving over the segments, the wheel's menu, the help dialog.

import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { clock } from '../support/clock'
import { desk } from '../support/desk'
import { emulateMedia, keyboard, mouse } from '../support/device'
import { allowFullscreen } from '../support/fullscreen'
import { press, type } from '../support/locators'
import { main } from '../support/main'
import { open } from '../support/screen'

// Spins without waiting for them.
beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }))
beforeEach(allowFullscreen)
beforeEach(() => open())

/** Opens it anew under a clock that stands still. */
async function freeze(): Promise<void> {
  clock.freeze()
  await open()
}

/** Clicks where there is wheel and nothing else. */
async function clickWheel(): Promise<void> {
  const { x, y, height } = main.wheel.box()
  await mouse.click(x + 30, y + height / 2)
}

const texts = () =>
  main.options
    .getByRole('textbox', { name: /^Option/ })
    .elements()
    .map((one) => (one as HTMLInputElement).value)

const status = () => page.getByRole('list', { name: 'Status' })

for (const key of ['Enter', 'Space']) {
  test(`${key} spins from anywhere and on the wheel, once each time @keyboard.spin`, async () => {
    await press(key)
    await expect.element(main.winnerHeading).toBeVisible()
    await main.wheel.focus()
    await press(key)
    await expect.element(main.recent).toHaveLength(2)
    await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
  })
}

test('Enter and Space spin after presses of a mouse that leave them nothing else to do @keyboard.spin', async () => {
  await main.chooseMode('Elimination')
  await expect.element(main.mode('Elimination')).toHaveFocus()
  await press('Space')
  await expect.element(main.recent).toHaveLength(1)
  await main.chooseMode('Every spin counts')
  await press('Enter')
  await expect.element(main.recent).toHaveLength(2)
  await press('+')
  await press('Enter')
  await main.moment.getByRole('button', { name: 'Remove' }).click()
  await expect.element(main.wheel).toHaveFocus()
  await press('Space')
  await expect.element(main.recent).toHaveLength(3)
  await main.moment.getByRole('button', { name: 'Copy' }).click()
  await press('Space')
  await expect.element(main.recent).toHaveLength(4)
})

test('a held key spins once', async () => {
  await main.wheel.focus()
  for (let press = 0; press < 5; press += 1) await keyboard.down('Enter')
  await expect.element(main.winnerHeading).toBeVisible()
  for (let press = 0; press < 5; press += 1) await keyboard.down('Enter')
  await keyboard.up('Enter')
  await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
  await expect.element(main.recent).toHaveLength(1)
})

test('single keys add, reset and switch', async () => {
  for (const [key, count] of [
    ['+', 4],
    ['=', 5],
  ] as const) {
    await press(key)
    await expect.element(main.options).toHaveLength(count)
    // What is added can be typed over at once; no key is a shortcut there.
    await expect.element(main.option(count)).toHaveFocus()
    await main.wheel.focus()
  }
  await press('r')
  await expect.element(main.options).toHaveLength(3)
  await expect.element(status()).toHaveTextContent('Sound on')
  await press('s')
  await expect.element(status()).toHaveTextContent('Sound off')
  await press('Shift+E')
  await expect.element(status()).toHaveTextContent('Elimination mode')
})

test('arrows walk over the segments, round and round, and Delete removes @badge.focused', async () => {
  const badge = page.getByText(/^Segment \d focused$/)
  for (const [key, position] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
    ['ArrowUp', 2],
  ] as const) {
    await press(key)
    await expect.element(badge).toHaveText(`Segment ${position} focused`)
    await expect.element(main.wheel).toHaveFocus()
    await expect.element(main.wheel).toHaveAccessibleDescription(/Segment \d focused/)
  }
  await press('Delete')
  await expect.poll(() => texts()).toEqual(['Yes', 'Maybe'])
  await expect.element(badge).toHaveText('Segment 2 focused')
  // Two must stay.
  await press('Backspace')
  await expect.element(main.options).toHaveLength(2)
})

test('Escape, leaving the wheel and a press elsewhere drop the focused segment', async () => {
  const badge = page.getByText(/^Segment \d focused$/)
  const drops = [
    () => press('Escape'),
    () => press('Tab'),
    () => page.getByText('Wheel Controls').click(),
  ]
  for (const drop of drops) {
    await press('ArrowRight')
    await expect.element(badge).toBeVisible()
    await drop()
    await expect.element(badge).not.toBeInTheDocument()
  }
  await expect.element(main.options).toHaveLength(3)
})

test('F opens the presentation and leaves it', async () => {
  const isPresenting = () => document.fullscreenElement !== null
  await press('f')
  await expect.poll(isPresenting).toBe(true)
  await press('f')
  await expect.poll(isPresenting).toBe(false)
})

test('typing types @keyboard.typing', async () => {
  await main.newOption.focus()
  await type('rehs+=? Fe')
  await press('ArrowLeft')
  await press('Backspace')
  await expect.element(main.newOption).toHaveValue('rehs+=? e')
  await expect.element(main.options).toHaveLength(3)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(status()).toHaveTextContent('Sound on')
  await expect.element(page.getByText(/^Segment \d focused$/)).not.toBeInTheDocument()
})

test('no key finishes or takes back what an input method still composes @keyboard.typing', async () => {
  const keeps = async (field: Locator) => {
    await field.fill('かな')
    const element = await field.findElement()
    for (const key of ['Enter', 'Escape']) {
      const event = { key, isComposing: true, bubbles: true, cancelable: true }
      element.dispatchEvent(new KeyboardEvent('keydown', event))
    }
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('かな')
  }
  await main.choose('Rename')
  await keeps(main.nameField)
  await keeps(main.option(1))
  await desk.open()
  await keeps(desk.name(1))
  await expect.element(desk.names).toHaveLength(1)
  await expect.element(main.recent).not.toBeInTheDocument()
})

test('a focused button keeps Enter and Space, and modifiers are left alone', async () => {
  await main.openTemplates()
  await page.getByRole('button', { name: 'Numbers 1-6' }).focus()
  await press('Space')
  await expect.element(main.options).toHaveLength(6)
  await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
  await press('Control+s')
  await press('Alt+h')
  await expect.element(status()).toHaveTextContent('Sound on')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('switched off, only the wheel itself answers', async () => {
  await press('?')
  await page.getByRole('dialog').getByRole('switch', { name: 'Single-Key Shortcuts' }).click()
  await press('Escape')
  for (const key of ['s', '+', 'Enter', 'ArrowRight', 'h']) await press(key)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(main.options).toHaveLength(3)
  await expect.element(status()).toHaveTextContent('Sound on')
  await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
  await expect.element(page.getByText(/^Segment \d focused$/)).not.toBeInTheDocument()

  await main.wheel.focus()
  await press('ArrowRight')
  await expect.element(page.getByText('Segment 1 focused')).toBeVisible()
  await press('Enter')
  await expect.element(main.winnerHeading).toBeVisible()
  await open()
  await press('s')
  await expect.element(status()).toHaveTextContent('Sound on')
})

test('Tab lights up where the keyboard is, for five seconds or until the mouse @setting.keyboard-navigation @keyboard.highlight', async () => {
  const root = document.documentElement
  const lit = 'keyboard-navigation'
  await freeze()
  await main.wheel.focus()
  await press('Tab')
  await expect.element(root).toHaveClass(lit)
  await clock.advance(4900)
  await expect.element(root).toHaveClass(lit)
  await clock.advance(200)
  await expect.element(root).not.toHaveClass(lit)
  await press('Tab')
  await expect.element(root).toHaveClass(lit)
  await page.getByText('Wheel Controls').click()
  await expect.element(root).not.toHaveClass(lit)
})

for (const key of ['Shift+F10', 'ContextMenu']) {
  test(`${key} opens the wheel's menu, arrows walk in it, Escape goes back`, async () => {
    const item = (name: string) => page.getByRole('menuitem', { name })
    await main.wheel.focus()
    await press(key)
    await expect.element(item('Spin Wheel')).toHaveFocus()
    for (const [step, name] of [
      ['ArrowUp', 'Toggle Sound'],
      ['ArrowDown', 'Spin Wheel'],
      ['End', 'Toggle Sound'],
      ['Home', 'Spin Wheel'],
      ['ArrowDown', 'Add Segment'],
      ['ArrowDown', 'Toggle Sound'],
    ] as const) {
      await press(step)
      await expect.element(item(name)).toHaveFocus()
    }
    // Shortcuts are not for menus.
    await press('e')
    await press('Enter')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(main.wheel).toHaveFocus()
    await expect.element(status()).toHaveTextContent('Sound off')
    await expect.element(status()).not.toHaveTextContent('Elimination mode')
    await press(key)
    await press('Escape')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(main.wheel).toHaveFocus()
  })
}

test('the menu opens by right click; what cannot be done while spinning is disabled @menu.items', async () => {
  await freeze()
  await main.spinButton.click()
  // It says that it is disabled, which is true of spinning only.
  await main.wheel.click({ button: 'right', force: true })
  const items = page.getByRole('menuitem')
  await expect.element(items.nth(0)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(items.nth(1)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(items.nth(2)).toHaveAttribute('aria-disabled', 'false')
  await items.nth(1).click({ force: true })
  await expect.element(main.options).toHaveLength(3)
  await clickWheel()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('a click that closes the menu does not spin, and the next one spins at once @menu.click-outside', async () => {
  await freeze()
  await main.wheel.click({ button: 'right' })
  await expect.element(page.getByRole('menu')).toBeVisible()
  await clickWheel()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
  await clickWheel()
  await expect.element(main.spinningButton).toHaveAttribute('aria-disabled', 'true')
})

test('help lists every shortcut, opens by key and button, and gives the keyboard back @help.lists-shortcuts', async () => {
  const dialog = page.getByRole('dialog', { name: 'Keyboard Help' })
  await press('h')
  await expect.element(dialog).toBeVisible()
  const keys = ['Enter', 'Space', 'R', 'F', 'E', 'S', 'Escape', '→', '↓', '←', '↑']
  const lists = dialog.css('dl')
  for (const key of [...keys, 'Delete', 'Backspace', '+', '=', '?', 'H']) {
    await expect.element(lists.first().getByText(key, { exact: true })).toBeVisible()
  }
  await expect.element(dialog.getByRole('heading', { name: 'In Fullscreen' })).toBeVisible()
  for (const key of ['Page Down', '→', 'Page Up', '←', '.', 'B', 'F5']) {
    await expect.element(lists.last().getByText(key, { exact: true })).toBeVisible()
  }
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()

  const closings = [
    () => press('Escape'),
    () => mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of closings) {
    await main.choose('Keyboard Help')
    await expect.element(dialog).toBeVisible()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(main.mainMenu).toHaveFocus()
  }
})

test('the wheel reads well aloud @badge.spinning @wheel.accessible', async () => {
  await expect.element(main.wheel).toHaveAccessibleName('Wheel with 3 options')
  await expect.element(main.wheel).toHaveAccessibleDescription(/^Press Enter or Space to spin/)
  await expect.element(main.wheel).toHaveRole('button')
  await freeze()
  await main.wheel.press('Enter')
  await expect.element(main.wheel).toHaveAttribute('aria-disabled', 'true')
  await expect.element(main.wheel).toHaveAccessibleDescription(/Spinning\.\.\./)
  await clock.advance(600, 100)
  await expect.element(main.wheel).toHaveAccessibleDescription(new RegExp(`${main.winner()}$`))
})
