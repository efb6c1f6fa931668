// The page for people who use a keyboard, other colors or less motion.

import type { Page } from 'playwright/test'
import { axeFaults } from '../support/axe'
import type { Clock } from '../support/clock'
import { expect, gpuTest, test } from '../support/fixtures'
import { type Picture, takePicture, withoutDecoration } from '../support/pixels'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

/** Looks at the page as it is now; its clock is frozen. */
async function hasNoViolation(page: Page, clock: Clock, state: string): Promise<void> {
  await test.step(`axe: ${state}`, async () => {
    await expect.poll(() => runningAnimations(page), 'what enters has arrived').toBe(0)
    expect(await axeFaults(page, clock)).toEqual([])
  })
}

function runningAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  )
}

test('a keyboard alone adds, edits, removes and spins @keyboard.add', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, distinctOptions(3), lasting(500))
  await main.open()
  await clock.freeze()
  const { keyboard } = page

  await tabTo(page, 'Wheel with 3 options')
  await tabTo(page, 'SPIN THE WHEEL!')
  await tabTo(page, 'Add New Option')
  await keyboard.type('Fig')
  await keyboard.press('Enter')
  await tabTo(page, 'A1')
  await keyboard.press('Enter')
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('Quince')
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await keyboard.press('Delete')
  await expect(main.row('A3')).toBeFocused()
  await expect(main.option(2)).toHaveValue('A3')
  await expect(main.option(1)).toHaveValue('Quince')
  await expect(main.options).toHaveCount(3)
  await tabTo(page, 'Undo')
  await keyboard.press('Enter')
  await expect(main.options).toHaveCount(4)

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await keyboard.press('Space')
  await clock.advance(600)
  await expect(main.winnerHeading).toBeVisible()
})

/** Presses Tab until the control of this name has the focus, which must be seen on it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true }))
  const isFocused = () => control.first().evaluate((element) => element.matches(':focus'))
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(control.first()).toBeFocused()
  const style = await control.first().evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(style, `the outline of ${name}`).toBe('solid 3px')
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 1000, height: 700 } })

  gpuTest(
    'the result comes after a tenth of a second, and no spin is drawn @setting.reduced-motion',
    async ({ page, main, clock }) => {
      const options = distinctOptions(6)
      await storeWheel(page, options, lasting(4000))
      await main.open()
      await withoutDecoration(page)
      await clock.freeze()
      const box = await main.box()
      const before = await takePicture(page, box)
      await page.keyboard.press('Enter')
      await clock.advance(90, 10)
      await expect(main.spinningButton).toBeDisabled()
      expect(differences(before, await takePicture(page, box))).toBe(0)
      await clock.advance(20, 10)
      await expect(main.winnerHeading).toBeVisible()
      await clock.advance(50, 10)
      expect(await main.winner()).toBe(await optionUnderPointer(main, options))
      // The result stands out for three seconds.
      await clock.advance(6000)
      // Once the database has answered, which stores the result.
      await expect.poll(() => clock.pending()).toEqual({ frames: 0, timers: 0 })
    },
  )
})

/** Pixels that differ. */
function differences(one: Picture, other: Picture): number {
  let count = 0
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (one.at(x, y).join() !== other.at(x, y).join()) count += 1
    }
  }
  return count
}

test.describe('with forced colors', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1180, height: 800 } })

  gpuTest(
    'the page is whole and usable, and the wheel keeps its colors',
    async ({ page, main, clock }, testInfo) => {
      const options = distinctOptions(6)
      await storeWheel(page, options, lasting(500))
      await main.open()
      await clock.freeze()
      await main.spinButton.click()
      await clock.advance(1500)
      expect(await main.winner()).toBe(await optionUnderPointer(main, options))
      await hasNoViolation(page, clock, 'finished')
      for (const button of [main.spinButton, main.newOption]) {
        expect(await borderOf(button), 'a border says where the button is').not.toBe('none 0px')
      }
      const body = await page.screenshot()
      await testInfo.attach('forced colors', { body, contentType: 'image/png' })
    },
  )
})

function borderOf(button: WheelPage['spinButton']): Promise<string> {
  return button.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return `${borderTopStyle} ${borderTopWidth}`
  })
}
