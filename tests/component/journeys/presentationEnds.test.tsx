// What a presentation shows beside the wheel, what fades out in it, and that nothing of it is left when it ends.

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { mouse } from '../support/device'
import { allowFullscreen } from '../support/fullscreen'
import { endMovements, press } from '../support/locators'
import { main } from '../support/main'
import { app, open, state, storeWheel } from '../support/screen'

const root = document.documentElement
const header = page.css('header')
const opacity = () => header.evaluate((one) => getComputedStyle(one).opacity)

beforeEach(() => page.viewport(1280, 720))
beforeEach(allowFullscreen)

async function present(): Promise<void> {
  await press('f')
  await expect.element(main.newOption).not.toBeInTheDocument()
}

async function leave(): Promise<void> {
  await press('f')
  await expect.element(main.newOption).toBeVisible()
}

test('what has faded out, or was about to, is there again when the presentation ends', async () => {
  storeWheel(distinctOptions(4), lasting(500))
  clock.freeze()
  await open()
  await present()
  const cursor = () => main.wheel.evaluate((one) => getComputedStyle(one).cursor)
  await clock.advance(2900)
  expect(root.hasAttribute('data-withdrawn')).toBe(false)
  expect(await cursor()).not.toBe('none')
  await clock.advance(200)
  await expect.poll(opacity).toBe('0')
  expect(await cursor()).toBe('none')
  await leave()
  await expect.poll(opacity).toBe('1')
  await present()
  await clock.advance(1000)
  await leave()
  await clock.advance(6000)
  expect(root.hasAttribute('data-withdrawn')).toBe(false)
  await mouse.move(300, 300)
  await clock.advance(6000)
  endMovements()
  expect(await opacity()).toBe('1')
})

test('keys, presses and the mouse bring the controls back, which stay where Tab is among them', async () => {
  storeWheel(distinctOptions(4), lasting(500))
  clock.freeze()
  await open()
  await present()
  const isOut = () => root.hasAttribute('data-withdrawn')
  for (const comeBack of [
    () => press('ArrowDown'),
    () => mouse.move(300, 300),
    () => mouse.click(5, 500),
    async () => main.spinButton.element().focus(),
  ]) {
    await clock.advance(3100)
    expect(isOut()).toBe(true)
    await comeBack()
    await expect.poll(isOut).toBe(false)
  }
  await page.getByRole('button', { name: 'Present' }).focus()
  await press('Tab')
  await press('Shift+Tab')
  await clock.advance(3100)
  expect(isOut()).toBe(true)
  endMovements()
  expect(await opacity()).toBe('1')
  // A press is no longer a keyboard.
  await mouse.click(5, 500)
  await clock.advance(3100)
  await expect.poll(opacity).toBe('0')
})

test('the name of the wheel stands there where it has one, and the final winner is marked in the list', async () => {
  storeWheel(distinctOptions(2), { preset: 'instant' })
  await open()
  await present()
  const name = page.css('main [data-part="wheel-name"]')
  await expect.element(name).not.toBeInTheDocument()
  await leave()
  await main.rename('Class 4B')
  await main.wheel.focus()
  await present()
  await expect.element(name).toBeVisible()
  await expect.element(name).toHaveText('Class 4B')
  await expect.element(page.css('header [data-part="wheel-name"]')).not.toBeVisible()
  await press('e')
  await press('PageDown')
  await expect.element(page.css('[data-part="winner"]')).toBeVisible()
  const winner = state().lastResult?.winner.text
  app().actions.dismissResult()
  const item = page.getByRole('region', { name: 'Drawn so far' }).getByRole('listitem')
  await expect.element(item).toHaveText(`1${winner}Final winner`)
  await expect.element(item.css('bdi')).not.toHaveStyle({ textDecorationLine: 'line-through' })
  // Below a low upright wheel there is no room for the list.
  await page.viewport(390, 620)
  await expect.element(item).not.toBeInTheDocument()
})

/** How far the middle of the glow is from that of the wheel, in pixels. */
function glowOffset(): number {
  const screen = page.css('main').element().parentElement as HTMLElement
  const image = getComputedStyle(screen).backgroundImage
  const at = / at (?:calc\()?([\d.]+)%(?: ([+-]) ([\d.]+)px\))? /.exec(image)
  if (!at) throw new Error(`There is no glow in ${image}`)
  const [, percent, sign = '+', pixels = '0'] = at
  const middle = (Number(percent) / 100) * screen.clientWidth + Number(sign + pixels)
  const { x, width } = main.wheel.box()
  return Math.abs(middle - x - width / 2)
}

test('the glow is behind the wheel, from right to left and in a presentation too', async () => {
  await open()
  for (const dir of ['ltr', 'rtl']) {
    root.dir = dir
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.viewport(width, height)
      expect(glowOffset(), `${dir} at ${width}`).toBeLessThan(2)
    }
    await present()
    for (const [width, height] of [
      [1920, 1080],
      [1024, 768],
      [768, 1024],
    ] as const) {
      await page.viewport(width, height)
      expect(glowOffset(), `${dir}, presented at ${width}`).toBeLessThan(2)
    }
    await page.viewport(1440, 900)
    await leave()
  }
})
