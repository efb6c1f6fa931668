// The screen that the build has rendered: what is seen before any script of the app runs, what takes its place, and what
// is pressed meanwhile.

import type { Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distance, nearest, type Picture, rgb, takePicture } from '../support/pixels'
import { distinctOptions, hashOf, lasting, storeText, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const ENTRY = '**/assets/main-*.js'
const OWN = distinctOptions(6)
/** Of the wheel of a first visit. */
const FIRST_COLORS = ['#AB47BC', '#4ECDC4', '#FF6B6B'].map(rgb)

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const PROJECTOR = { width: 1920, height: 1080 }

/** Opens the page, whose app runs when the returned function is called. */
async function openBeforeScripts(page: Page, main: WheelPage, path = '/') {
  let deliver = () => {}
  const isAwaited = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(ENTRY, async (route) => {
    await isAwaited
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  // start.js has run.
  await expect(page.locator('#start-save')).not.toHaveAttribute('hidden')
  await page.evaluate(() => document.fonts.ready)
  return async () => {
    deliver()
    await expect(page.locator('#start')).toHaveCount(0)
    await main.isReady()
  }
}

/** The spinner turns, so it is in another place in every picture. */
async function withoutSpinner(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-wheel] > span:last-child { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** The share of pixels that differ clearly. */
function difference(one: Picture, other: Picture): number {
  let count = 0
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (distance(one.at(x, y), other.at(x, y)) > 60) count += 1
    }
  }
  return count / (one.width * one.height)
}

/** Where things are whose place must not change. */
const places = (page: Page) =>
  page.evaluate(() =>
    [
      'h1',
      '[data-part="fullscreen"]',
      '[data-part="wheel-name"]',
      '[data-wheel]',
      '[data-part="tagline"]',
      '[data-part="dock"]',
      '[data-part="hint"]',
      '#panel-options',
      '#panel-options form',
      '[data-options]',
    ].map((selector) => {
      const found = [...document.querySelectorAll(selector)].find((one) => !one.closest('.start'))
      const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
      return [selector, x, y, width, height].join(' ')
    }),
  )

/** Runs in the page before its scripts. */
function sumShifts(): void {
  window.shiftSum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shiftSum += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    shiftSum: number
  }
}

for (const viewport of [PHONE, DESK, PROJECTOR]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the app takes the place of the rendered screen without a jump: ${viewport.width} pixels wide, ${colorScheme} @first-paint.same`, async ({
      page,
      main,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await page.addInitScript(sumShifts)
      const deliver = await openBeforeScripts(page, main)
      await withoutSpinner(page)
      const { x, y, width, height } = await main.box()
      const clip = { x: x - 20, y: y - 40, width: width + 40, height: height + 60 }
      const header = { x: 0, y: 0, width: viewport.width, height: 60 }
      const [placesBefore, wheelBefore, headerBefore] = [
        await places(page),
        await takePicture(page, clip),
        await takePicture(page, header),
      ]
      // The font may have come after the first paint: small, and before the app.
      const shiftsBefore = await page.evaluate(() => window.shiftSum)
      expect(shiftsBefore).toBeLessThan(0.05)
      await deliver()
      await main.isDrawnBy()
      expect(await places(page)).toEqual(placesBefore)
      // The letters of a system font are where an estimate has put them.
      expect(difference(wheelBefore, await takePicture(page, clip))).toBeLessThan(0.01)
      expect(difference(headerBefore, await takePicture(page, header))).toBeLessThan(0.001)
      const shifts = await page.evaluate(() => window.shiftSum)
      expect(shifts - shiftsBefore).toBeLessThan(0.001)
    })
  }
}

for (const [visitor, prepare] of [
  ['a kept wheel', (page) => storeWheel(page, OWN).then(() => '/')],
  ['the wheel of a link', async () => `/${await hashOf(OWN.map(({ text }) => text))}`],
] satisfies [string, (page: Page) => Promise<string>][]) {
  test(`who has ${visitor} never sees another one @first-paint.own`, async ({ page, main }) => {
    await page.setViewportSize(DESK)
    const deliver = await openBeforeScripts(page, main, await prepare(page))
    const place = await main.box()
    for (const text of ['Yes', '3 options', 'No results yet']) {
      await expect(page.getByText(text, { exact: true }).first()).toBeHidden()
    }
    const picture = await takePicture(page, place)
    for (const [x, y] of [
      [0.5, 0.15],
      [0.75, 0.65],
      [0.25, 0.65],
    ] as const) {
      const seen = picture.at(Math.round(x * place.width), Math.round(y * place.height))
      const first = FIRST_COLORS[nearest(seen, FIRST_COLORS)]
      expect(distance(seen, first ?? seen)).toBeGreaterThan(100)
    }
    await expect(main.spinButton).toBeVisible()
    await deliver()
    await expect(main.options).toHaveCount(6)
    expect(await main.box()).toEqual(place)
  })
}

test('a wheel of standard size has it from the first paint on @first-paint.own', async ({
  page,
  main,
}) => {
  await page.setViewportSize(DESK)
  await page.addInitScript(() => {
    localStorage.setItem('user_preferences', JSON.stringify({ version: 1, wheelSize: 'fixed' }))
  })
  const deliver = await openBeforeScripts(page, main)
  const place = await main.box()
  expect(place.width).toBe(350)
  await deliver()
  expect(await main.box()).toEqual(place)
})

const spinCount = async (page: Page) => {
  const { wheel, activeSpin } = await appState(page)
  return wheel.statistics.totalSpins + (activeSpin ? 1 : 0)
}

const EARLY_SPINS: Record<string, (page: Page, main: WheelPage) => Promise<unknown>> = {
  'a press on the button': (_, main) => main.spinButton.click(),
  'presses on button and wheel': async (_, main) => {
    await main.spinButton.click()
    await main.wheel.click({ position: { x: 60, y: 60 } })
  },
  'a press on the wheel': (_, main) => main.wheel.click({ position: { x: 60, y: 60 } }),
  Space: (page) => page.keyboard.press('Space'),
  'Enter on the button': (_, main) => main.spinButton.press('Enter'),
}

for (const [how, ask] of Object.entries(EARLY_SPINS)) {
  test(`before the app runs, ${how} is answered at once and done once @first-paint.spin`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(PHONE)
    await storeWheel(page, OWN, lasting(10_000))
    const deliver = await openBeforeScripts(page, main)
    await expect(main.spinButton).toHaveCSS('translate', 'none')
    await ask(page, main)
    await page.mouse.move(0, 0)
    await expect(main.spinButton).toHaveCSS('translate', '0px 3px')
    await deliver()
    await expect(main.spinningButton).toBeVisible()
    expect(await spinCount(page)).toBe(1)
    const { activeSpin } = await appState(page)
    expect(OWN.map(({ text }) => text)).toContain(activeSpin?.outcome.winner.text)
    await expect(page.locator(':root')).not.toHaveAttribute('data-asked')
  })
}

test('a mouse button that is down while the app arrives still spins, once @first-paint.spin', async ({
  page,
  main,
}) => {
  await page.setViewportSize(PHONE)
  await storeWheel(page, OWN, lasting(10_000))
  const deliver = await openBeforeScripts(page, main)
  await main.spinButton.hover()
  await page.mouse.down()
  await deliver()
  expect(await spinCount(page)).toBe(0)
  await page.mouse.up()
  await expect(main.spinningButton).toBeVisible()
  expect(await spinCount(page)).toBe(1)
})

test('a press beside it and single keys that are off ask for nothing @first-paint.spin', async ({
  page,
  main,
}) => {
  await page.setViewportSize(PHONE)
  await storeWheel(page, OWN)
  await page.addInitScript(() => {
    localStorage.setItem('user_preferences', JSON.stringify({ version: 1, areShortcutsOn: false }))
  })
  const deliver = await openBeforeScripts(page, main)
  await page.mouse.click(195, 500)
  await page.mouse.click(348, 33)
  await page.keyboard.press('Space')
  await deliver()
  expect(await spinCount(page)).toBe(0)
})

test('a wheel that cannot be spun says why @first-paint.spin', async ({ page, main }) => {
  await storeWheel(page, distinctOptions(1))
  const deliver = await openBeforeScripts(page, main)
  await main.wheel.click({ position: { x: 100, y: 300 } })
  await deliver()
  await expect(page.getByText(/at least 2/).first()).toBeVisible()
})

test('before the app runs only what works can be reached, and the focus stays @first-paint.reach', async ({
  page,
  main,
}) => {
  await page.setViewportSize(DESK)
  const deliver = await openBeforeScripts(page, main)
  const reached: string[] = []
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const focused = document.activeElement
        if (focused === document.body) return 'nothing'
        return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
      }),
    )
  }
  expect(reached).toEqual(['Wheel with 3 options', 'SPIN THE WHEEL!', 'nothing'])
  await main.spinButton.focus()
  await deliver()
  await expect(main.spinButton).toBeFocused()
})

test('where the start has failed, the rendered screen is gone for everybody @first-paint.reach', async ({
  page,
  main,
  messages,
}) => {
  messages.allow(/^error: Failed to load resource/)
  await storeText(page, '')
  await page.route(ENTRY, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'The wheel could not start' })).toBeFocused()
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(main.spinButton).toHaveCount(0)
})

test('a link that cannot be opened spins no other wheel', async ({ page, main, messages }) => {
  messages.expect(/^warning: Failed to load shared wheel from URL/)
  await storeWheel(page, OWN)
  const deliver = await openBeforeScripts(page, main, '/#not-a-wheel')
  await main.spinButton.click()
  await deliver()
  await expect(main.toast(/./).first()).toBeVisible()
  await expect(main.spinButton).toBeEnabled()
  expect(await spinCount(page)).toBe(0)
})
