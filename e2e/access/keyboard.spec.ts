// The page by keyboard: shortcuts, moving over the segments, the wheel's menu, the help dialog.

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { nearest, rgb } from '../support/pixels'
import { sceneThread } from '../support/sceneThread'
import type { WheelPage } from '../support/wheelPage'

// Spins without waiting for them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The clock runs like the real one until a test freezes it; it must be there before the page.
test.beforeEach(async ({ main, clock: _ }) => {
  await main.open()
})

const texts = (main: WheelPage) =>
  main.options
    .getByRole('textbox', { name: /^Option/ })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

const status = (page: Page) => page.getByRole('list', { name: 'Status' })

for (const key of ['Enter', 'Space']) {
  test(`${key} spins from anywhere and on the wheel, once each time @keyboard.spin`, async ({
    page,
    main,
  }) => {
    await page.keyboard.press(key)
    await expect(main.winnerHeading).toBeVisible()
    await main.wheel.focus()
    await page.keyboard.press(key)
    await expect(main.recent).toHaveCount(2)
    await expect(main.spinButton).toBeEnabled()
  })
}

test('Enter and Space spin after presses of a mouse that leave them nothing else to do @keyboard.spin', async ({
  page,
  main,
}) => {
  await page.getByText('Elimination', { exact: true }).click()
  await expect(main.mode('Elimination')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(main.recent).toHaveCount(1)
  await page.getByText('Every spin counts', { exact: true }).click()
  await page.keyboard.press('Enter')
  await expect(main.recent).toHaveCount(2)
  await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  await main.moment.getByRole('button', { name: 'Remove' }).click()
  await expect(main.wheel).toBeFocused()
  await page.keyboard.press('Space')
  await expect(main.recent).toHaveCount(3)
  await main.moment.getByRole('button', { name: 'Copy' }).click()
  await page.keyboard.press('Space')
  await expect(main.recent).toHaveCount(4)
})

test('a held key spins once', async ({ page, main }) => {
  await main.wheel.focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter')
  await expect(main.winnerHeading).toBeVisible()
  for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(main.spinButton).toBeEnabled()
  await expect(main.recent).toHaveCount(1)
})

test('single keys add, reset and switch', async ({ page, main }) => {
  for (const [key, count] of [
    ['+', 4],
    ['=', 5],
  ] as const) {
    await page.keyboard.press(key)
    await expect(main.options).toHaveCount(count)
    // What is added can be typed over at once; no key is a shortcut there.
    await expect(main.option(count)).toBeFocused()
    await main.wheel.focus()
  }
  await page.keyboard.press('r')
  await expect(main.options).toHaveCount(3)
  await expect(status(page)).toContainText('Sound on')
  await page.keyboard.press('s')
  await expect(status(page)).toContainText('Sound off')
  await page.keyboard.press('Shift+E')
  await expect(status(page)).toContainText('Elimination mode')
})

test('arrows walk over the segments, round and round, and Delete removes @badge.focused', async ({
  page,
  main,
}) => {
  const badge = page.getByText(/^Segment \d focused$/)
  for (const [key, position] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
    ['ArrowUp', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(badge).toHaveText(`Segment ${position} focused`)
    await expect(main.wheel).toBeFocused()
    await expect(main.wheel).toHaveAccessibleDescription(/Segment \d focused/)
  }
  await page.keyboard.press('Delete')
  await expect.poll(() => texts(main)).toEqual(['Yes', 'Maybe'])
  await expect(badge).toHaveText('Segment 2 focused')
  // Two must stay.
  await page.keyboard.press('Backspace')
  await expect(main.options).toHaveCount(2)
})

test('Escape, leaving the wheel and a press elsewhere drop the focused segment', async ({
  page,
  main,
}) => {
  const badge = page.getByText(/^Segment \d focused$/)
  const drops = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Tab'),
    () => page.getByText('Wheel Controls').click(),
  ]
  for (const drop of drops) {
    await page.keyboard.press('ArrowRight')
    await expect(badge).toBeVisible()
    await drop()
    await expect(badge).toBeHidden()
  }
  await expect(main.options).toHaveCount(3)
})

test.describe('with a GPU', () => {
  test.use({ hasGpu: true })

  test('focus and winner together take at most seven draw calls @winner.highlight', async ({
    page,
    main,
  }) => {
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeVisible()
    await sceneThread(page).evaluate(() => {
      const draws = { now: 0, most: 0 }
      Object.assign(globalThis, { draws })
      for (const name of ['drawElements', 'drawArrays'] as const) {
        const draw = WebGL2RenderingContext.prototype[name]
        Object.assign(WebGL2RenderingContext.prototype, {
          [name](this: WebGL2RenderingContext, ...args: never[]) {
            if (draws.now === 0) {
              requestAnimationFrame(() => {
                draws.now = 0
              })
            }
            draws.now += 1
            draws.most = Math.max(draws.most, draws.now)
            return (draw as (...args: never[]) => void).apply(this, args)
          },
        })
      }
    })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const most = () =>
      sceneThread(page).evaluate(
        () => (globalThis as unknown as { draws: { most: number } }).draws.most,
      )
    // The winner's upright label is one of them.
    await expect.poll(most).toBe(7)
  })
})

for (const drawing of ['scene', 'flat'] as const) {
  test.describe(`in the ${drawing} drawing`, () => {
    test.use({ hasGpu: drawing === 'scene' })

    test(`the focused segment has a border on the wheel`, async ({ page, main }) => {
      await main.isDrawnBy(drawing)
      /** How much of the line between the first segment and the second has the border's color. */
      const border = async () => {
        const picture = await main.picture()
        const { metrics } = await main.place()
        const middle = picture.width / 2
        const across = (distance: number) =>
          [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].some((side) => {
            // At rest the first of three ends a sixth of a turn clockwise from the top.
            const angle = Math.PI / 3 + side / distance
            const [x, y] = [Math.sin(angle) * distance, -Math.cos(angle) * distance]
            return nearest(picture.at(Math.round(middle + x), Math.round(middle + y)), COLORS) === 0
          })
        const radii = Array.from({ length: 10 }, (_, step) => 40 + 8 * step)
        expect(metrics.radius).toBeGreaterThan(125)
        return radii.filter(across).length
      }
      const COLORS = ['#5b45e0', '#ff6b6b', '#4ecdc4', '#45b7d1', '#ffffff', '#000000'].map(rgb)
      expect(await border()).toBe(0)
      await page.keyboard.press('ArrowRight')
      await expect.poll(border).toBe(10)
      await page.keyboard.press('Escape')
      await expect.poll(border).toBe(0)
    })
  })
}

test('F opens the presentation and leaves it', async ({ page }) => {
  const isPresenting = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.keyboard.press('f')
  await expect.poll(isPresenting).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(isPresenting).toBe(false)
})

test('typing types @keyboard.typing', async ({ page, main }) => {
  await main.newOption.focus()
  await page.keyboard.type('rehs+=? Fe')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(main.newOption).toHaveValue('rehs+=? e')
  await expect(main.options).toHaveCount(3)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(status(page)).toContainText('Sound on')
  await expect(page.getByText(/^Segment \d focused$/)).toBeHidden()
})

test('a focused button keeps Enter and Space, and modifiers are left alone', async ({
  page,
  main,
}) => {
  await main.openTemplates()
  await page.getByRole('button', { name: 'Numbers 1-6' }).focus()
  await page.keyboard.press('Space')
  await expect(main.options).toHaveCount(6)
  await expect(main.spinButton).toBeEnabled()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Alt+h')
  await expect(status(page)).toContainText('Sound on')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('switched off, only the wheel itself answers', async ({ page, main }) => {
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('switch', { name: 'Single-Key Shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  for (const key of ['s', '+', 'Enter', 'ArrowRight', 'h']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(main.options).toHaveCount(3)
  await expect(status(page)).toContainText('Sound on')
  await expect(main.spinButton).toBeEnabled()
  await expect(page.getByText(/^Segment \d focused$/)).toBeHidden()

  await main.wheel.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Segment 1 focused')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(main.winnerHeading).toBeVisible()
  await page.reload()
  await main.isDrawnBy()
  await main.isReady()
  await page.keyboard.press('s')
  await expect(status(page)).toContainText('Sound on')
})

test('Tab lights up where the keyboard is, for five seconds or until the mouse @setting.keyboard-navigation @keyboard.highlight', async ({
  page,
  main,
  clock,
}) => {
  const root = page.locator('html')
  const lit = /keyboard-navigation/
  await main.wheel.focus()
  await clock.freeze()
  await page.keyboard.press('Tab')
  await expect(root).toHaveClass(lit)
  await clock.advanceWithoutFrames(4900)
  await expect(root).toHaveClass(lit)
  await clock.advanceWithoutFrames(200)
  await expect(root).not.toHaveClass(lit)
  await page.keyboard.press('Tab')
  await expect(root).toHaveClass(lit)
  await page.getByText('Wheel Controls').click()
  await expect(root).not.toHaveClass(lit)
})

for (const key of ['Shift+F10', 'ContextMenu']) {
  test(`${key} opens the wheel's menu, arrows walk in it, Escape goes back`, async ({
    page,
    main,
  }) => {
    const item = (name: string) => page.getByRole('menuitem', { name })
    await main.wheel.focus()
    await page.keyboard.press(key)
    await expect(item('Spin Wheel')).toBeFocused()
    for (const [press, name] of [
      ['ArrowUp', 'Toggle Sound'],
      ['ArrowDown', 'Spin Wheel'],
      ['End', 'Toggle Sound'],
      ['Home', 'Spin Wheel'],
      ['ArrowDown', 'Add Segment'],
      ['ArrowDown', 'Toggle Sound'],
    ] as const) {
      await page.keyboard.press(press)
      await expect(item(name)).toBeFocused()
    }
    // Shortcuts are not for menus.
    await page.keyboard.press('e')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(main.wheel).toBeFocused()
    await expect(status(page)).toContainText('Sound off')
    await expect(status(page)).not.toContainText('Elimination mode')
    await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(main.wheel).toBeFocused()
  })
}

test('the menu opens by right click; what cannot be done while spinning is disabled @menu.items', async ({
  page,
  main,
  clock,
}) => {
  await clock.freeze()
  await main.spinButton.click()
  // It says that it is disabled, which is true of spinning only.
  await main.wheel.click({ button: 'right', force: true })
  const items = page.getByRole('menuitem')
  await expect(items.nth(0)).toHaveAttribute('aria-disabled', 'true')
  await expect(items.nth(1)).toHaveAttribute('aria-disabled', 'true')
  await expect(items.nth(2)).toHaveAttribute('aria-disabled', 'false')
  await items.nth(1).click({ force: true })
  await expect(main.options).toHaveCount(3)
  await main.wheel.click({ position: { x: 30, y: 175 }, force: true })
  await expect(page.getByRole('menu')).toBeHidden()
})

test('a click that closes the menu does not spin, and the next one spins at once @menu.click-outside', async ({
  page,
  main,
  clock,
}) => {
  await clock.freeze()
  await main.wheel.click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  await main.wheel.click({ position: { x: 30, y: 175 } })
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(main.spinButton).toBeEnabled()
  await main.wheel.click({ position: { x: 30, y: 175 } })
  await expect(main.spinningButton).toBeDisabled()
})

test('help lists every shortcut, opens by key and button, and gives the keyboard back @help.lists-shortcuts', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Keyboard Help' })
  const button = page.getByRole('button', { name: 'Keyboard Help' })
  await page.keyboard.press('h')
  await expect(dialog).toBeVisible()
  const keys = ['Enter', 'Space', 'R', 'F', 'E', 'S', 'Escape', '→', '↓', '←', '↑']
  const lists = dialog.locator('dl')
  for (const key of [...keys, 'Delete', 'Backspace', '+', '=', '?', 'H']) {
    await expect(lists.first().getByText(key, { exact: true })).toBeVisible()
  }
  await expect(dialog.getByRole('heading', { name: 'In Fullscreen' })).toBeVisible()
  for (const key of ['Page Down', '→', 'Page Up', '←', '.', 'B', 'F5']) {
    await expect(lists.last().getByText(key, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of closings) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('the wheel reads well aloud @badge.spinning @wheel.accessible', async ({ main, clock }) => {
  await expect(main.wheel).toHaveAccessibleName('Wheel with 3 options')
  await expect(main.wheel).toHaveAccessibleDescription(/^Press Enter or Space to spin/)
  await expect(main.wheel).toHaveRole('button')
  await clock.freeze()
  await main.wheel.press('Enter')
  await expect(main.wheel).toHaveAttribute('aria-disabled', 'true')
  await expect(main.wheel).toHaveAccessibleDescription(/Spinning\.\.\./)
  await clock.advance(600, 100)
  await expect(main.wheel).toHaveAccessibleDescription(new RegExp(`${await main.winner()}$`))
})
