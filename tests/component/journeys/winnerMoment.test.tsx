// The winner's moment: one and the same at every size, on the first screen, and with what can be done next.

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { contrastRatio } from '../../../src/wheel/colors/color'
import { PALETTE } from '../../../src/wheel/colors/palette'
import { clock } from '../support/clock'
import { hex } from '../support/colors'
import { copiedText, emulateMedia, replace } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, state, storeWheel } from '../support/screen'

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

const nameOf = () => main.moment.css('[data-part="name"]')
const action = (name: string) => main.moment.getByRole('button', { name, exact: true })

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

async function openWith(options: readonly { text: string; color: string }[]) {
  storeWheel(options, INSTANT)
  await open()
}

for (const viewport of VIEWPORTS) {
  const size = `${viewport.width} by ${viewport.height}`

  test(`at ${size} the winner is on the first screen in large letters, once, and nothing moves for it @result.winner`, async () => {
    await page.viewport(viewport.width, viewport.height)
    await openWith(same('Grace'))
    const before = [main.wheel.box(), main.spinButton.box()]
    await main.spinButton.click()
    await expect.element(main.winnerHeading).toBeInViewport({ ratio: 0.999 })
    await expect.element(nameOf()).toHaveText('Grace')
    await expect.element(nameOf()).toBeInViewport({ ratio: 0.999 })
    // Of a low window the card takes what is below the wheel's hub, and no more.
    const isLow = viewport.width >= 900 && viewport.height < 700
    expect(await fontSize(nameOf())).toBeGreaterThanOrEqual(isLow ? 52 : 64)
    for (const name of ['Copy', 'Remove', 'Close']) {
      await expect.element(action(name)).toBeInViewport({ ratio: 0.999 })
    }
    expect([main.wheel.box(), main.spinButton.box()]).toEqual(before)
    expect(scrollY).toBe(0)
    // The results list it, but do not announce it a second time.
    await expect.element(page.getByRole('heading', { name: 'Winner!' })).toHaveLength(1)
    const stage = page.getByRole('region', { name: 'Wheel', exact: true })
    await expect
      .element(stage.getByText('Grace').and(page.css(':not([aria-hidden] *)')))
      .toHaveLength(1)
    // Above the button, in sight of the wheel.
    const foot = main.moment.box()
    const button = main.spinButton.box()
    expect(foot.y + foot.height).toBeLessThanOrEqual(button.y + 1)
  })

  test(`at ${size} a final winner has its note, and the button stays where it was @result.tournament`, async () => {
    await page.viewport(viewport.width, viewport.height)
    await openWith(distinctOptions(3))
    await press('e')
    const before = main.spinButton.box()
    await press('Enter')
    await expect.element(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    await expect.element(action('Remove')).not.toBeInTheDocument()
    await press('Enter')
    await expect
      .element(main.moment.getByRole('heading', { name: 'FINAL WINNER!' }))
      .toBeInViewport()
    await expect.element(main.moment).toHaveTextContent('This option survived all eliminations.')
    await expect.element(main.moment.getByRole('button', { name: 'New Tournament' })).toBeVisible()
    await expect.element(main.moment.getByText('ELIMINATION MODE (1 left)')).toBeVisible()
    expect(main.spinButton.box().y).toBe(before.y)
  })
}

test('on a low phone a name of two words leaves in sight what can be done about it @result.winner', async () => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
  ] as const) {
    await page.viewport(width, height)
    await openWith(same('Samuel Thoma'))
    await main.spinButton.click()
    await expect.element(action('Close')).toBeVisible()
    const { y, height: tall } = action('Close').box()
    expect(y + tall).toBeLessThanOrEqual(main.spinButton.box().y + 1)
  }
})

for (const [name, lines] of [
  ['Featherstonehaugh', 1],
  ['Wolfeschlegelsteinhausenberger', 1],
  ['Mohammed Al-Rashid bin Khalid', 3],
  ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 3],
] as const) {
  test(`${name} fits a narrow phone, at twice the size of text too @result.winner`, async () => {
    await page.viewport(320, 640)
    await openWith(same(name))
    await main.spinButton.click()
    await expect.element(nameOf()).toHaveText(name)
    const { lines: taken, isWithin } = await extent(nameOf())
    expect(taken).toBeLessThanOrEqual(lines)
    expect(isWithin).toBe(true)
    expect(await fontSize(nameOf())).toBeGreaterThanOrEqual(16)
    document.documentElement.style.fontSize = '200%'
    await expect.poll(() => fontSize(nameOf())).toBeGreaterThanOrEqual(32)
    // The name is fitted once more after the letters have grown.
    await expect.poll(async () => (await extent(nameOf())).isWithin).toBe(true)
  })
}

test('the letters grow with the room again', async () => {
  await page.viewport(320, 640)
  await openWith(same('Featherstonehaugh'))
  await main.spinButton.click()
  const small = await fontSize(nameOf())
  await page.viewport(1440, 900)
  await expect.poll(() => fontSize(nameOf())).toBeGreaterThan(1.4 * small)
})

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`in the ${colorScheme} theme`, () => {
    beforeEach(() => emulateMedia({ colorScheme }))

    for (const [width, height, standsOn] of [
      [390, 844, 'the page, in a tone of its slice'],
      [1440, 900, 'a plate of the color of its slice'],
    ] as const) {
      test(`the name stands on ${standsOn}, and can be read @result.winner`, async () => {
        await page.viewport(width, height)
        for (const color of ['#ffca28', '#1d1a2b', '#f6f4fb']) {
          storeWheel(
            same('Grace').map(({ text }) => ({ text, color })),
            INSTANT,
          )
          await open()
          await main.spinButton.click()
          const tone = hex(await nameOf().evaluate((one) => getComputedStyle(one).color))
          const plate = await nameOf().evaluate((one) => {
            return getComputedStyle(one.parentElement ?? one).backgroundColor
          })
          const page = colorScheme === 'light' ? '#e4dcff' : '#2b2350'
          const ground = width < 900 ? page : hex(plate)
          if (width >= 900) expect(ground).toBe(color)
          expect(contrastRatio(tone, ground), `${color} as ${tone}`).toBeGreaterThanOrEqual(4.5)
        }
      })
    }
  })
}

describe('what can be done next', () => {
  test('copies the name @result.winner', async () => {
    await openWith(same('Grace'))
    await main.spinButton.click()
    await action('Copy').click()
    await expect.element(main.toast('Copied “Grace”')).toBeVisible()
    expect(copiedText()).toBe('Grace')
    // After a click, the next key spins.
    await expect.element(main.wheel).toHaveFocus()
  })

  test('copies where the page may not use the clipboard itself', async () => {
    let copied = ''
    replace(navigator, 'clipboard', undefined)
    replace(document, 'execCommand', (command: string) => {
      copied = `${command} ${getSelection()}`
      return true
    })
    await openWith(same('Grace'))
    await main.spinButton.click()
    await action('Copy').press('Enter')
    await expect.element(main.toast('Copied “Grace”')).toBeVisible()
    expect(copied).toBe('copy Grace')
    await expect.element(action('Copy')).toHaveFocus()
  })
})

test('removes the winner, which can be undone, and says that it is gone', async () => {
  await openWith(distinctOptions(4))
  await main.spinButton.click()
  await expect.element(main.winnerHeading).toBeVisible()
  const winner = main.winner()
  await action('Remove').press('Enter')
  await expect.element(main.options).toHaveLength(3)
  expect(state().wheel.segments.map(({ text }) => text)).not.toContain(winner)
  await expect.element(action('Removed')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(main.wheel).toHaveFocus()
  expect(main.winner()).toBe(winner)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(main.options).toHaveLength(4)
  await expect.element(action('Remove')).toHaveAttribute('aria-disabled', 'false')
})

test('a wheel of two keeps both', async () => {
  await openWith(distinctOptions(2))
  await main.spinButton.click()
  await expect.element(action('Copy')).toBeVisible()
  await expect.element(action('Remove')).not.toBeInTheDocument()
})

test('comes from the wheel, and only fades in where motion is reduced', async () => {
  storeWheel(distinctOptions(4), lasting(500))
  await open()
  clock.freeze()
  // The clock does not steer CSS animations: on a slow machine they would be over when the test looks.
  await cdp().send('Animation.enable')
  await cdp().send('Animation.setPlaybackRate', { playbackRate: 0.001 })
  onTestFinished(async () => {
    await cdp().send('Animation.setPlaybackRate', { playbackRate: 1 })
  })
  const start = async () => {
    await main.spinButton.click()
    await clock.advance(1100)
    return nameOf().evaluate((element) => {
      const [animation] = element.getAnimations()
      if (!animation) return null
      animation.pause()
      animation.currentTime = 0
      const { opacity, translate, scale } = getComputedStyle(element)
      return { opacity, translate, scale }
    })
  }
  expect(await start()).toEqual({ opacity: '0', translate: '0px 48px', scale: '0.5' })
  // In a low window the wheel is beside it, on the right where lines begin there.
  await page.viewport(844, 390)
  expect(await start()).toMatchObject({ translate: '-80px' })
  document.documentElement.dir = 'rtl'
  expect(await start()).toMatchObject({ translate: '80px' })
  document.documentElement.dir = ''
  await emulateMedia({ reducedMotion: 'reduce' })
  expect(await start()).toEqual({ opacity: '0', translate: '0px', scale: '1' })
})

test('where three things have no room side by side, the focused segment has the foot of the stage to itself', async () => {
  await page.viewport(1024, 768)
  await openWith(distinctOptions(4))
  const foot = [page.css('[data-part="status"]').first(), page.css('[data-part="hint"]')]
  const opacities = () => foot.map((one) => getComputedStyle(one.element()).opacity)
  expect(opacities()).toEqual(['1', '1'])
  await expect.element(page.css('[data-part="tagline"]')).not.toBeVisible()
  await press('ArrowRight')
  await expect.element(page.getByText('Segment 1 focused')).toBeInViewport({ ratio: 0.999 })
  expect(opacities()).toEqual(['0', '0'])
  await press('Escape')
  await expect.poll(opacities).toEqual(['1', '1'])
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} by ${viewport.height} it shifts nothing else`, async () => {
    await page.viewport(viewport.width, viewport.height)
    storeWheel(distinctOptions(4), lasting(700))
    await open()
    const moved: string[] = []
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
    await press('Enter')
    await expect.element(main.winnerHeading).toBeVisible()
    await expect.element(action('Close')).toBeVisible()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    expect(moved).toEqual([])
  })
}

test('who is not here is marked absent from the moment, and the next spin is for the others @result.not-here', async () => {
  await openWith(distinctOptions(4))
  await main.spinButton.click()
  // A press is answered once the browser has said that this tab may spin.
  await expect.element(action('Remove')).toBeVisible()
  const winner = state().lastResult?.winner
  // On a busy machine the card may still be coming in.
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const remove = action('Remove').element().getBoundingClientRect()
  await action('Not Here').click()
  await expect.element(action('Not Here')).toHaveAttribute('aria-disabled', 'true')
  // It stands where it stood, and not under the pointer.
  expect(action('Remove').element().getBoundingClientRect()).toEqual(remove)
  await expect.element(main.wheel).toHaveFocus()
  const absent = () => state().wheel.segments.filter((one) => one.absent)
  expect(absent().map(({ id }) => id)).toEqual([winner?.id])
  await press('Enter')
  await expect.element(action('Not Here')).toHaveAttribute('aria-disabled', 'false')
  expect(state().lastResult?.winner.id).not.toBe(winner?.id)
})
