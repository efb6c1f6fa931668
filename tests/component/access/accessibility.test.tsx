// The page for people who use a keyboard, larger text, other colors or less motion.

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { contrastRatio } from '../../../src/wheel/colors/color'
import { tooWideElements } from '../../support/reflow'
import { clock } from '../support/clock'
import { hex } from '../support/colors'
import { emulateMedia, usePhone } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { expectNoSidewaysScroll } from '../support/reflow'
import { open, storeWheel } from '../support/screen'
import { unfoldSettings } from '../support/settingsBlock'

const DESKTOP = { width: 1440, height: 900 }

test('a dialog brings no second banner and no second main landmark', async () => {
  await open()
  const openings = [
    () => main.choose('Keyboard Help'),
    () => page.getByRole('button', { name: 'Share Wheel' }).click(),
  ]
  for (const openDialog of openings) {
    await openDialog()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    // axe guesses from points on the screen whether a dialog is modal, which can fail while it moves in. Roles do not.
    await expect.element(page.getByRole('banner')).toHaveLength(1)
    await expect.element(page.getByRole('main')).toHaveLength(1)
    await press('Escape')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`in the ${colorScheme} theme`, () => {
    beforeEach(() => emulateMedia({ colorScheme }))

    // axe does not look at these.
    test('what stands in an empty field can be read', async () => {
      await open()
      const openings = {
        'Add New Option': async () => {},
        'Wheel name': () => main.choose('Rename'),
        'Name in the link': () => page.getByRole('button', { name: 'Share Wheel' }).click(),
      }
      for (const [name, openIt] of Object.entries(openings)) {
        await openIt()
        const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) })
        const colors = colorsOf(await field.findElement())
        const [ink = '', ground = ''] = colors.map(hex)
        expect(contrastRatio(ink, ground), name).toBeGreaterThanOrEqual(4.5)
      }
    })
  })
}

/** Of what stands in an empty field, and of what is behind it. */
function colorsOf(field: Element): string[] {
  const groundOf = (element: Element | null): string => {
    const ground = getComputedStyle(element ?? document.body).backgroundColor
    return ground === 'rgba(0, 0, 0, 0)' && element ? groundOf(element.parentElement) : ground
  }
  return [getComputedStyle(field, '::placeholder').color, groundOf(field)]
}

const LONGEST = 'W'.repeat(30)

for (const [kind, viewport, fontSize] of [
  ['a narrow window', { width: 320, height: 640 }, '100%'],
  ['a narrow window with text of twice the size', { width: 320, height: 640 }, '200%'],
] as const) {
  test(`${kind} needs no scrolling sideways`, async () => {
    await page.viewport(viewport.width, viewport.height)
    const options = distinctOptions(4).map(({ color }) => ({ text: LONGEST, color }))
    storeWheel(options, lasting(500))
    clock.freeze()
    await open()
    document.documentElement.style.fontSize = fontSize
    expectNoSidewaysScroll()
    await main.spinButton.click()
    expectNoSidewaysScroll()
    await clock.advance(600)
    await expect.element(main.winnerHeading).toBeVisible()
    expectNoSidewaysScroll()
    await main.openPanel('Options')
    await page
      .getByRole('button', { name: `Remove ${LONGEST}` })
      .first()
      .click()
    expectNoSidewaysScroll()
  })
}

describe('on a phone', () => {
  usePhone()

  test('larger letters need no scrolling sideways', async () => {
    await open()
    for (const fontSize of ['100%', '125%', '150%', '200%']) {
      document.documentElement.style.fontSize = fontSize
      expect(tooWideElements(), fontSize).toEqual([])
    }
  })
})

for (const viewport of [DESKTOP, { width: 1920, height: 1080 }]) {
  test(`what fits ${viewport.width} by ${viewport.height} needs no scrolling at all`, async () => {
    await page.viewport(viewport.width, viewport.height)
    await open()
    const heights = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      return { scrollHeight, clientHeight }
    }
    await expect
      .poll(heights)
      .toEqual({ scrollHeight: viewport.height, clientHeight: viewport.height })
  })
}

describe('for a finger', () => {
  usePhone()

  test('every control is at least 44 px for a finger @touch.target-size', async () => {
    storeWheel(distinctOptions(3), { preset: 'instant' })
    await open()
    await main.spinButton.click()
    await expect.element(main.winnerHeading).toBeVisible()
    expect(await smallControls('body')).toEqual([])
    const bar = page.getByRole('navigation', { name: 'Panels' })
    for (const panel of ['options', 'results', 'settings']) {
      await bar.getByRole('button', { name: new RegExp(panel, 'i') }).click()
      if (panel === 'settings') await unfoldSettings()
      // A press on a row shows what can be done with it.
      if (panel === 'options') await main.row('A1').click()
      expect(await smallControls(`[data-panel="${panel}"]`)).toEqual([])
    }
  })
})

/** The controls in view inside an element that a finger may miss. */
async function smallControls(scope: string): Promise<string[]> {
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
    if (!control.checkVisibility({ opacityProperty: true })) continue
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
}

test('no press takes the keyboard away from what was pressed', async () => {
  storeWheel(distinctOptions(5), { preset: 'instant' })
  await open()
  const isLost = () => document.activeElement === document.body
  await main.spinButton.press('Enter')
  // A second press before the first is answered would be one with it.
  await expect.element(main.recent).toHaveLength(1)
  await main.spinButton.press('Enter')
  await expect.element(main.recent).toHaveLength(2)
  expect(isLost(), 'spinning').toBe(false)
  await main.openPanel('Results')
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: /^Undo the Spin/ }).press('Enter')
    await expect.element(main.recent).toHaveLength(left)
    expect(isLost(), 'taking a spin back').toBe(false)
  }
  await main.spinButton.press('Enter')
  await expect.element(main.recent).toHaveLength(1)
  await page.getByRole('button', { name: 'Clear Recent Results' }).press('Enter')
  expect(isLost(), 'clearing').toBe(false)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  expect(isLost(), 'undoing').toBe(false)
  await press('e')
  await main.spinButton.press('Enter')
  await main.openPanel('Options')
  await page.getByRole('button', { name: 'Restore All' }).press('Enter')
  await expect.element(main.options).toHaveLength(5)
  expect(isLost(), 'restoring').toBe(false)
})
