// The winner's moment: one and the same at every size, on the first screen, and with what can be done next.

import type { Locator, Page } from 'playwright/test'
import { contrastRatio, PALETTE } from '../../src/wheel/palette'
import { appState } from '../support/appState'
import { copiedText, watchClipboard } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const INSTANT = { preset: 'instant' } as const
const VIEWPORTS = [
  { width: 320, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

const same = (text: string, count = 3) =>
  Array.from({ length: count }, (_, index) => ({ text, color: PALETTE[index] ?? '' }))

const nameOf = (main: WheelPage) => main.moment.locator('[data-part="name"]')
const action = (main: WheelPage, name: string) =>
  main.moment.getByRole('button', { name, exact: true })

const fontSize = (locator: Locator) =>
  locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

/** Lines of text, and whether all of it is within the window. */
const extent = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element.firstElementChild?.firstChild ?? element)
    const boxes = [...range.getClientRects()]
    return {
      lines: new Set(boxes.map(({ bottom }) => Math.round(bottom))).size,
      isWithin: boxes.every(({ left, right }) => left >= 0 && right <= innerWidth),
    }
  })

async function open(
  page: Page,
  main: WheelPage,
  options: readonly { text: string; color: string }[],
) {
  await storeWheel(page, options, INSTANT)
  await main.open()
}

for (const viewport of VIEWPORTS) {
  const size = `${viewport.width} by ${viewport.height}`

  test(`at ${size} the winner is on the first screen in large letters, once, and nothing moves for it @result.winner`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, main, same('Grace'))
    const before = [await main.box(), await main.spinButton.boundingBox()]
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeInViewport({ ratio: 1 })
    await expect(nameOf(main)).toHaveText('Grace')
    await expect(nameOf(main)).toBeInViewport({ ratio: 1 })
    expect(await fontSize(nameOf(main))).toBeGreaterThanOrEqual(64)
    for (const name of ['Copy', 'Remove', 'Close']) {
      await expect(action(main, name)).toBeInViewport({ ratio: 1 })
    }
    expect([await main.box(), await main.spinButton.boundingBox()]).toEqual(before)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // The results list it, but do not announce it a second time.
    await expect(page.getByRole('heading', { name: 'Winner!' })).toHaveCount(1)
    const stage = page.getByRole('region', { name: 'Wheel', exact: true })
    await expect(stage.getByText('Grace').and(page.locator(':not([aria-hidden] *)'))).toHaveCount(1)
    // Above the button, in sight of the wheel.
    const foot = (await main.moment.boundingBox()) ?? { y: 0, height: 0 }
    const button = await main.spinButton.boundingBox()
    expect(foot.y + foot.height).toBeLessThanOrEqual((button?.y ?? 0) + 1)
  })

  test(`at ${size} a final winner has its note, and the button stays where it was @result.tournament`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, main, distinctOptions(3))
    await page.keyboard.press('e')
    const before = await main.spinButton.boundingBox()
    await page.keyboard.press('Enter')
    await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    await expect(action(main, 'Remove')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(main.moment.getByRole('heading', { name: 'FINAL WINNER!' })).toBeInViewport()
    await expect(main.moment).toContainText('This option survived all eliminations.')
    await expect(main.moment.getByRole('button', { name: 'New Tournament' })).toBeVisible()
    await expect(main.moment.getByText('ELIMINATION MODE (1 left)')).toBeVisible()
    expect((await main.spinButton.boundingBox())?.y).toBe(before?.y)
  })
}

for (const [name, lines] of [
  ['Featherstonehaugh', 1],
  ['Wolfeschlegelsteinhausenberger', 1],
  ['Mohammed Al-Rashid bin Khalid', 3],
  ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 3],
] as const) {
  test(`${name} fits a narrow phone, at twice the size of text too @result.winner`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, main, same(name))
    await main.spinButton.click()
    await expect(nameOf(main)).toHaveText(name)
    const { lines: taken, isWithin } = await extent(nameOf(main))
    expect(taken).toBeLessThanOrEqual(lines)
    expect(isWithin).toBe(true)
    expect(await fontSize(nameOf(main))).toBeGreaterThanOrEqual(16)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => fontSize(nameOf(main))).toBeGreaterThanOrEqual(32)
    // The name is fitted once more after the letters have grown.
    await expect.poll(async () => (await extent(nameOf(main))).isWithin).toBe(true)
  })
}

test('the letters grow with the room again', async ({ page, main }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, main, same('Featherstonehaugh'))
  await main.spinButton.click()
  const small = await fontSize(nameOf(main))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => fontSize(nameOf(main))).toBeGreaterThan(1.4 * small)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('the name has a tone of its slice that can be read @result.winner', async ({
      page,
      main,
    }) => {
      for (const color of ['#ffca28', '#1d1a2b', '#f6f4fb']) {
        await page.addInitScript(() => localStorage.clear())
        await storeWheel(
          page,
          same('Grace').map(({ text }) => ({ text, color })),
          INSTANT,
        )
        await main.open()
        await main.spinButton.click()
        const tone = await nameOf(main).evaluate((element) => getComputedStyle(element).color)
        const [red, green, blue] = tone.match(/\d+/g)?.map(Number) ?? []
        const hex = `#${[red, green, blue].map((one) => (one ?? 0).toString(16).padStart(2, '0')).join('')}`
        const ground = colorScheme === 'light' ? '#e4dcff' : '#2b2350'
        expect(contrastRatio(hex, ground), `${color} as ${hex}`).toBeGreaterThanOrEqual(4.5)
      }
    })
  })
}

test.describe('what can be done next', () => {
  test('copies the name @result.winner', async ({ page, main }) => {
    await watchClipboard(page)
    await open(page, main, same('Grace'))
    await main.spinButton.click()
    await action(main, 'Copy').click()
    await expect(main.toast('Copied “Grace”')).toBeVisible()
    expect(await copiedText(page)).toBe('Grace')
    // After a click, the next key spins.
    await expect(main.wheel).toBeFocused()
  })

  test('copies where the page may not use the clipboard itself', async ({ page, main }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = (command) => {
        Object.assign(window, { copied: `${command} ${getSelection()}` })
        return true
      }
    })
    await open(page, main, same('Grace'))
    await main.spinButton.click()
    await action(main, 'Copy').press('Enter')
    await expect(main.toast('Copied “Grace”')).toBeVisible()
    expect(await copiedText(page)).toBe('copy Grace')
    await expect(action(main, 'Copy')).toBeFocused()
  })
})

test('removes the winner, which can be undone, and says that it is gone', async ({
  page,
  main,
}) => {
  await open(page, main, distinctOptions(4))
  await main.spinButton.click()
  const winner = await main.winner()
  await action(main, 'Remove').press('Enter')
  await expect(main.options).toHaveCount(3)
  expect((await appState(page)).wheel.segments.map(({ text }) => text)).not.toContain(winner)
  await expect(action(main, 'Removed')).toBeDisabled()
  await expect(main.wheel).toBeFocused()
  expect(await main.winner()).toBe(winner)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(main.options).toHaveCount(4)
  await expect(action(main, 'Remove')).toBeEnabled()
})

test('a wheel of two keeps both', async ({ page, main }) => {
  await open(page, main, distinctOptions(2))
  await main.spinButton.click()
  await expect(action(main, 'Copy')).toBeVisible()
  await expect(action(main, 'Remove')).toHaveCount(0)
})

test('is closed, keeps its result, and the next key spins again', async ({ page, main }) => {
  await open(page, main, distinctOptions(4))
  await main.spinButton.click()
  const winner = await main.winner()
  await action(main, 'Close').press('Enter')
  await expect(main.moment).toHaveCount(0)
  await expect(main.wheel).toBeFocused()
  await expect(main.recent).toHaveText([new RegExp(winner)])
  await expect(page.getByText('Make decisions fun!')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(main.winnerHeading).toBeVisible()
  await expect(main.recent).toHaveCount(2)
})

test('comes from the wheel, and only fades in where motion is reduced', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, distinctOptions(4), lasting(500))
  await main.open()
  await clock.freeze()
  // The clock does not steer CSS animations: on a slow machine they would be over when the test looks.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
  const start = async () => {
    await main.spinButton.click()
    await clock.advance(1100)
    return nameOf(main).evaluate((element) => {
      const [animation] = element.getAnimations()
      if (!animation) return null
      animation.pause()
      animation.currentTime = 0
      const { opacity, translate, scale } = getComputedStyle(element)
      return { opacity, translate, scale }
    })
  }
  expect(await start()).toEqual({ opacity: '0', translate: '0px -80px', scale: '0.5' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await start()).toEqual({ opacity: '0', translate: '0px', scale: '1' })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} by ${viewport.height} it shifts nothing else`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await storeWheel(page, distinctOptions(4), lasting(700))
    await main.open()
    await page.evaluate(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources = Reflect.get(entry, 'sources') as { node: Node | null }[]
          for (const { node } of sources) {
            // The button's own words change.
            const isWord = node?.parentElement?.closest('button')
            if (!isWord) moved.push(`${node?.nodeName} ${node?.textContent}`)
          }
        }
      }).observe({ type: 'layout-shift' })
    })
    await page.keyboard.press('Enter')
    await expect(main.winnerHeading).toBeVisible()
    await expect(action(main, 'Close')).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  })
}
