// Criteria of WCAG 2.2, levels A and AA, that axe cannot decide, on the main screen. docs/accessibility.md names the test
// of each.

import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { DIALOGS, USER_STYLES } from '../../support/wcag'
import { answered, clock } from '../support/clock'
import { addStyles, emulateMedia } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { open, storeWheel } from '../support/screen'
import { settings, unfoldSettings } from '../support/settingsBlock'

/** The main screen with everything on it: a result, lists, an eliminated option, all settings. */
async function showEverything(): Promise<void> {
  storeWheel(distinctOptions(5), { preset: 'instant' })
  await open()
  await press('e')
  await main.spinButton.press('Enter')
  await answered()
  await expect.element(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
  await openSettings()
}

async function openSettings(): Promise<void> {
  await settings.open()
  await unfoldSettings()
}

async function openDialog(button: string): Promise<Locator> {
  if (button === 'Keyboard Help') await main.choose(button)
  else await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return dialog
}

for (const [name, css] of USER_STYLES) {
  test(`with ${name}, nothing is cut off in a window 1280 pixels wide @wcag.text`, async () => {
    await page.viewport(1280, 800)
    await showEverything()
    addStyles(css)
    const check = () => {
      expectNoSidewaysScroll()
      expectNoClippedText()
    }
    check()
    const closeSettings = page.getByRole('button', { name: 'Close Settings' })
    if (closeSettings.query()) await closeSettings.click()
    for (const [, button] of DIALOGS) {
      await openDialog(button)
      check()
      await press('Escape')
    }
  })
}

test('with text of twice the size, an eliminated name is not broken for its tag @wcag.text', async () => {
  await page.viewport(320, 800)
  storeWheel(distinctOptions(3), { preset: 'instant' })
  await open()
  addStyles(':root { font-size: 200% !important }')
  await press('e')
  await main.spinButton.click()
  await answered()
  await main.openPanel('Options')
  const name = page.getByRole('list', { name: 'Eliminated Options' }).css('s')
  const lines = await name.evaluate((one) => {
    const { lineHeight, fontSize } = getComputedStyle(one)
    const height = Number.parseFloat(lineHeight) || 1.45 * Number.parseFloat(fontSize)
    return Math.round(one.getBoundingClientRect().height / height)
  })
  expect(lines).toBe(1)
})

describe('at a zoom of 400 % in a window of 1280 by 1024', () => {
  beforeEach(() => page.viewport(320, 256))

  test('a wheel is made, spun, set and shared @wcag.reflow', async () => {
    storeWheel(distinctOptions(3), lasting(500))
    clock.freeze()
    await open()
    await main.openPanel('Options')
    await main.newOption.fill('Fig')
    await main.addButton.click()
    await expect.element(main.options).toHaveLength(4)
    await page.getByRole('button', { name: 'Close Wheel Controls' }).click()
    await main.spinButton.click()
    await clock.advance(600)
    await expect.element(main.winnerHeading).toBeVisible()
    expectNoSidewaysScroll()
    await openSettings()
    expectNoSidewaysScroll()
    await page.getByRole('button', { name: 'Close Settings' }).click()
    for (const [, button] of DIALOGS) {
      const dialog = await openDialog(button)
      expectNoSidewaysScroll()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
    }
  })

  test('the focus is never hidden behind something else @wcag.focus', async () => {
    await showEverything()
    await expectFocusInSight()
  })
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} by ${height} the focus is never hidden behind something else @wcag.focus`, async () => {
    await page.viewport(width, height)
    await showEverything()
    await expectFocusInSight()
  })
}

/** Tabs through the whole page; of each control some part must be seen (WCAG 2.4.11), and the last is not the first. */
async function expectFocusInSight(): Promise<void> {
  ;(document.activeElement as HTMLElement | null)?.blur()
  const hidden: string[] = []
  let controls = 0
  for (let presses = 0; presses < 120; presses += 1) {
    await press('Tab')
    const focused = document.activeElement
    if (!focused || focused === document.body) break
    // What comes into view is laid out in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { left, top, width, height } = focused.getBoundingClientRect()
    const faces = [
      focused,
      ...(focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []),
    ]
    const shares = [0.1, 0.5, 0.9]
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height)
        return faces.some((face) => face.contains(hit))
      }),
    )
    controls += 1
    if (!isSeen) hidden.push(focused.outerHTML.slice(0, 120))
  }
  expect(hidden).toEqual([])
  expect(controls).toBeGreaterThan(25)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`borders of controls and the focus stand out, ${colorScheme} @wcag.contrast`, async () => {
    await page.viewport(1280, 720)
    await emulateMedia({ colorScheme })
    await showEverything()
    // The focus shows once a key has moved it.
    await press('Tab')
    expect(weakEdges()).toEqual([])
  })
}

/** Fields and focus rings with less than 3:1 to what is around them. */
function weakEdges(): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  /** The color on top of opaque ones below it. */
  const blend = (colors: string[]) => {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 1, 1)
    for (const color of colors) {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
    }
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  }
  const luminance = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: number[], other: number[]) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const backgrounds = (element: Element | null): string[] => {
    const colors: string[] = []
    for (let at = element; at; at = at.parentElement) {
      colors.unshift(getComputedStyle(at).backgroundColor)
    }
    return colors
  }
  const found: string[] = []
  for (const field of document.querySelectorAll('input[type="text"], select, input:not([type])')) {
    if (!field.checkVisibility()) continue
    const around = backgrounds(field.parentElement)
    const style = getComputedStyle(field)
    const shown = [style.borderBottomColor, style.backgroundColor]
    // It has a color without being there.
    if (style.outlineStyle !== 'none') shown.push(style.outlineColor)
    const best = Math.max(
      ...shown.map((color) => contrast(blend([...around, color]), blend(around))),
    )
    if (best < 3) found.push(`${best.toFixed(2)} ${field.outerHTML.slice(0, 100)}`)
  }
  for (const control of document.querySelectorAll<HTMLElement>('button, input, summary')) {
    if (!control.checkVisibility()) continue
    control.focus({ preventScroll: true })
    for (const animation of document.getAnimations()) animation.finish()
    const around = backgrounds(control.parentElement)
    const ring = contrast(blend([...around, getComputedStyle(control).outlineColor]), blend(around))
    if (control.matches(':focus-visible') && ring < 3) {
      found.push(`focus ${ring.toFixed(2)} ${control.outerHTML.slice(0, 100)}`)
    }
  }
  return found
}
