// The page for people who use a keyboard, larger text, other colors or less motion.

import type { Page } from 'playwright/test'
import { contrastRatio } from '../../src/wheel/palette'
import { axeFaults } from '../support/axe'
import type { Clock } from '../support/clock'
import { expect, gpuTest, test } from '../support/fixtures'
import { type Picture, takePicture, withoutDecoration } from '../support/pixels'
import { optionUnderPointer } from '../support/pointedAt'
import { expectNoSidewaysScroll } from '../support/reflow'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { unfoldSettings } from '../support/settingsBlock'
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

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test('a dialog brings no second banner and no second main landmark', async ({ page, main }) => {
  await main.open()
  for (const name of ['Keyboard Help', 'Share Wheel']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // axe guesses from points on the screen whether a dialog is modal, which can fail while it moves in. Roles do not.
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    // axe does not look at these.
    test('what stands in an empty field can be read', async ({ page, main }) => {
      await main.open()
      await page.getByRole('button', { name: 'Share Wheel' }).click()
      for (const name of [/^Add New Option$/, /^Wheel name$/, /^Name in the link/]) {
        const field = page.getByRole('textbox', { name, includeHidden: true })
        const colors = await field.evaluate((field) => {
          const groundOf = (element: Element | null): string => {
            const ground = getComputedStyle(element ?? document.body).backgroundColor
            return ground === 'rgba(0, 0, 0, 0)' && element
              ? groundOf(element.parentElement)
              : ground
          }
          return [getComputedStyle(field, '::placeholder').color, groundOf(field)]
        })
        const [ink = '', ground = ''] = colors.map(hex)
        expect(contrastRatio(ink, ground), String(name)).toBeGreaterThanOrEqual(4.5)
      }
    })
  })
}

/** `rgb(1, 2, 3)` as `#010203`. */
function hex(color: string): string {
  const channels = color.match(/\d+/g) ?? []
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
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
  test.use({ reducedMotion: 'reduce', viewport: { width: 800, height: 700 } })

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

const LONGEST = 'W'.repeat(30)

for (const [kind, viewport, fontSize] of [
  ['a narrow window', { width: 320, height: 640 }, '100%'],
  ['a narrow window with text of twice the size', { width: 320, height: 640 }, '200%'],
] as const) {
  test(`${kind} needs no scrolling sideways`, async ({ page, main, clock }) => {
    await page.setViewportSize(viewport)
    const options = distinctOptions(4).map(({ color }) => ({ text: LONGEST, color }))
    await storeWheel(page, options, lasting(500))
    await main.open()
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    await clock.freeze()
    await expectNoSidewaysScroll(page)
    await main.spinButton.click()
    await expectNoSidewaysScroll(page)
    await clock.advance(600)
    await expect(main.winnerHeading).toBeVisible()
    await expectNoSidewaysScroll(page)
    await main.openPanel('Options')
    await page
      .getByRole('button', { name: `Remove ${LONGEST}` })
      .first()
      .click()
    await expectNoSidewaysScroll(page)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('larger letters need no scrolling sideways', async ({ page, main }) => {
    await main.open()
    for (const fontSize of ['100%', '125%', '150%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
      await test.step(fontSize, () => expectNoSidewaysScroll(page))
    }
  })
})

for (const viewport of [DESKTOP, { width: 1920, height: 1080 }]) {
  test(`what fits ${viewport.width} by ${viewport.height} needs no scrolling at all`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await main.open()
    const heights = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement
        return { scrollHeight, clientHeight }
      })
    await expect
      .poll(heights)
      .toEqual({ scrollHeight: viewport.height, clientHeight: viewport.height })
  })
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

test.describe('for a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('every control is at least 44 px for a finger @touch.target-size', async ({
    page,
    main,
  }) => {
    await storeWheel(page, distinctOptions(3), { preset: 'instant' })
    await main.open()
    await main.spinButton.tap()
    await expect(main.winnerHeading).toBeVisible()
    expect(await smallControls(page, 'body')).toEqual([])
    const bar = page.getByRole('navigation', { name: 'Panels' })
    for (const panel of ['options', 'results', 'settings']) {
      await bar.getByRole('button', { name: new RegExp(panel, 'i') }).tap()
      if (panel === 'settings') await unfoldSettings(page)
      expect(await smallControls(page, `[data-panel="${panel}"]`)).toEqual([])
    }
  })
})

/** The controls in view inside an element that a finger may miss. */
function smallControls(page: Page, scope: string): Promise<string[]> {
  return page.evaluate(async (scope) => {
    // What a finger that is off by 20 px hits (an edge between pixels takes the rest): the control, or a label that stands for it.
    const isHit = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return [control, ...labels].some((face) => face.contains(hit))
    }
    const found: string[] = []
    for (const control of document
      .querySelector(scope)
      ?.querySelectorAll('button, input, select, summary, a[href]') ?? []) {
      if (!control.checkVisibility()) continue
      control.scrollIntoView({ block: 'center' })
      // What comes into view is laid out in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { x, y, width, height } = control.getBoundingClientRect()
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const isReached = [-20, 20].every(
        (off) => isHit(control, middleX + off, middleY) && isHit(control, middleX, middleY + off),
      )
      if (!isReached) found.push(control.outerHTML.slice(0, 160))
    }
    return found
  }, scope)
}

test('no press takes the keyboard away from what was pressed', async ({ page, main }) => {
  await storeWheel(page, distinctOptions(5), { preset: 'instant' })
  await main.open()
  const isLost = () => page.evaluate(() => document.activeElement === document.body)
  await main.spinButton.press('Enter')
  // A second press before the first is answered would be one with it.
  await expect(main.recent).toHaveCount(1)
  await main.spinButton.press('Enter')
  await expect(main.recent).toHaveCount(2)
  expect(await isLost(), 'spinning').toBe(false)
  await page.getByRole('button', { name: 'Clear Recent Results' }).press('Enter')
  expect(await isLost(), 'clearing').toBe(false)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  expect(await isLost(), 'undoing').toBe(false)
  await page.keyboard.press('e')
  await main.spinButton.press('Enter')
  await page.getByRole('button', { name: 'Restore All' }).press('Enter')
  await expect(main.options).toHaveCount(5)
  expect(await isLost(), 'restoring').toBe(false)
})
