// Every switch of the settings is flipped here, and its effect seen: in the page, in the picture or in what is heard
// and felt. Those of Performance Optimization have theirs in performance.spec.ts.

import type { Page } from 'playwright/test'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { appState } from '../support/appState'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { distance, type Picture } from '../support/pixels'
import { recordFeedback } from '../support/recorder'
import { distinctOptions, hashOf, storeWheel } from '../support/savedWheels'
import { showSettings } from '../support/settingsBlock'
import type { WheelPage } from '../support/wheelPage'

const SECTIONS = ['Advanced', 'Animation Types & Accessibility', 'Performance Optimization']

const PERFORMANCE = [
  'Save Battery',
  'Save Data',
  'Adapt to This Device',
  'Keep the Frame Rate',
  'Full GPU Power',
]

/** A page with its settings open, and what a test does with one switch. */
interface Bench {
  readonly page: Page
  readonly main: WheelPage
  readonly clock: Clock
  /** Presses the switch of this test. */
  flip(): Promise<void>
}

const recording = (page: Page) => page.evaluate(() => window.recording)
const heard = async (page: Page) => (await recording(page)).oscillators.map(({ hertz }) => hertz)
const preset = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Animation Speed', exact: true })
    .getByRole('radio', { name })
    .check()

/** How long the entrance of the wheel's menu takes. */
async function menuEntrance({ page, main }: Bench): Promise<string> {
  await main.wheel.click({ button: 'right' })
  const menu = page.getByRole('menu')
  const duration = await menu.evaluate((node) => getComputedStyle(node).animationDuration)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  return duration
}

/** Spins, and returns how long the wheel turned, in words. */
async function spinTime({ main }: Bench): Promise<string | null> {
  const before = await main.recent.count()
  await main.spinButton.click()
  await expect(main.recent).toHaveCount(before + 1)
  return main.moment.getByText(/^Spin completed in/).textContent()
}

/** Spins; the option that leaves the wheel when its reveal ends. eliminationEffects.spec.ts sees it leave. */
async function leavesAfterReveal({ page, main, clock }: Bench): Promise<string | undefined> {
  await clock.freeze()
  await main.spinButton.click()
  const isOver = async () => {
    const { phase, isRevealing } = await appState(page)
    return phase === 'finished' && !isRevealing
  }
  while (!(await isOver())) await clock.advance(50, 50)
  return (await appState(page)).leaving?.id
}

const NO_TURN = 'Spin completed in 0.0 s'
const FAST_TURN = 'Spin completed in 1.5 s'

/** How many pixels of two pictures differ visibly. */
function differing(one: Picture, other: Picture): number {
  let count = 0
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (distance(one.at(x, y), other.at(x, y)) > 40) count += 1
    }
  }
  return count
}

const SWITCHES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  async 'Sound Effects'({ page, main, flip }) {
    await preset(page, 'Instant')
    await flip()
    await main.spinButton.click()
    await expect(main.recent).toHaveCount(1)
    expect(await heard(page)).toEqual([])
    await flip()
    await main.spinButton.click()
    await expect.poll(() => heard(page)).toContain(523.25)
  },

  async 'Elimination Mode'({ page, main, flip }) {
    await preset(page, 'Instant')
    await flip()
    await expect(page.getByText('ELIMINATION MODE (3 left)')).toBeVisible()
    await main.spinButton.click()
    const wheelOfTwo = page.getByRole('button', { name: 'Wheel with 2 options' })
    await expect(wheelOfTwo).toBeVisible()
    await flip()
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeVisible()
    await expect(wheelOfTwo).toBeVisible()
  },

  async 'Show Odds'({ page, main, flip }) {
    await preset(page, 'Instant')
    const before = await main.picture()
    await flip()
    await besideList(page, async () => {
      await expect(main.options.getByText('33.3%', { exact: true })).toHaveCount(3)
      await expect(main.option(1)).toHaveAccessibleDescription('Chance to win: 1 in 3, 33.3%')
    })
    expect(differing(before, await main.picture())).toBeGreaterThan(100)
    await main.spinButton.click()
    await expect(main.moment.getByText('Chance: 1 in 3, 33.3%')).toBeVisible()
    await flip()
    await expect(main.moment.getByText(/^Chance/)).toHaveCount(0)
    await besideList(page, async () => {
      await expect(main.options).toHaveCount(3)
      await expect(main.options.getByText('33.3%')).toHaveCount(0)
      await expect(main.option(1)).toHaveAccessibleDescription('')
    })
  },

  async 'Weights Count'({ page, flip }) {
    const weights = page.getByRole('textbox', { name: /^Weight of/ })
    await flip()
    await besideList(page, async () => {
      await expect(weights).toHaveCount(3)
      await page.getByRole('button', { name: 'More weight for Maybe' }).click()
    })
    const { wheel, settings } = await appState(page)
    expect(wheel.segments.map(({ weight }) => weight)).toEqual([1, 1, 2])
    expect(settings.weightsCount).toBe(true)
    await flip()
    await besideList(page, () => expect(weights).toHaveCount(0))
  },

  async 'Single-Key Shortcuts'({ page, main, flip }) {
    const sound = page.getByRole('switch', { name: 'Sound Effects' })
    await flip()
    await main.wheel.focus()
    await page.keyboard.press('s')
    await expect(sound).toBeChecked()
    await flip()
    await main.wheel.focus()
    await page.keyboard.press('s')
    await expect(sound).not.toBeChecked()
  },

  async 'Wheel Spin'(bench) {
    await preset(bench.page, 'Fast')
    await bench.flip()
    expect(await spinTime(bench)).toBe(NO_TURN)
    await bench.flip()
    expect(await spinTime(bench)).toBe(FAST_TURN)
  },

  async 'Interface Transitions'(bench) {
    const { spinButton } = bench.main
    const answer = () => spinButton.evaluate((node) => getComputedStyle(node).transitionDuration)
    expect(await menuEntrance(bench)).toBe('0.3s')
    expect(await answer()).toBe('0.12s, 0.12s, 0.2s')
    await bench.flip()
    expect(await menuEntrance(bench)).toBe('0s')
    expect(await answer()).toBe('0s, 0s, 0s')
  },

  async 'Result Display'({ page, main, flip }) {
    await preset(page, 'Instant')
    await flip()
    await main.spinButton.click()
    await expect.poll(() => heard(page)).toHaveLength(3)
    expect((await recording(page)).canvases, 'confetti').toBe(0)
    await flip()
    await main.spinButton.click()
    await expect.poll(async () => (await recording(page)).canvases, 'confetti').toBeGreaterThan(0)
  },

  async 'Elimination Effects'(bench) {
    const { page, flip } = bench
    await preset(page, 'Fast')
    await page.getByRole('switch', { name: 'Elimination Mode' }).click()
    const row = page.getByRole('list', { name: 'Eliminated Options' }).getByRole('listitem').first()
    const entrance = () => row.evaluate((node) => getComputedStyle(node).animationDuration)
    expect(await leavesAfterReveal(bench)).toBeDefined()
    await besideList(page, async () => expect(await entrance()).not.toBe('0s'))
    await flip()
    await besideList(page, async () => {
      expect(await entrance()).toBe('0s')
      await page.getByRole('button', { name: 'Restore All' }).click()
    })
    expect(await leavesAfterReveal(bench)).toBeUndefined()
  },

  async 'Synchronized Sound'({ page, main, flip }) {
    await preset(page, 'Fast')
    await flip()
    await main.spinButton.click()
    await expect.poll(() => heard(page)).toEqual([523.25, 659.25, 783.99])
    await flip()
    await main.spinButton.click()
    await expect.poll(() => heard(page)).toContain(800)
  },

  async 'Follow System Motion'(bench) {
    await preset(bench.page, 'Fast')
    await bench.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await spinTime(bench)).toBe(NO_TURN)
    await bench.flip()
    expect(await spinTime(bench)).toBe(FAST_TURN)
  },

  async 'High-Contrast Animations'({ main, flip }) {
    const before = await main.picture()
    await flip()
    // A wheel of flat colors: nearly every pixel of it is stronger now.
    expect(differing(before, await main.picture())).toBeGreaterThan(30_000)
  },

  async 'Screen-Reader Friendly'(bench) {
    const { page, flip } = bench
    const last = page.getByRole('region', { name: 'Last Announcement' })
    await preset(page, 'Fast')
    await page.getByRole('button', { name: 'Quick Add Option' }).click()
    await expect(last).toHaveText('New segment added')
    // The settings have made way for the list.
    await showAll(page)
    expect(await menuEntrance(bench)).toBe('0.2s')
    await flip()
    await expect(last).toHaveCount(0)
    expect(await menuEntrance(bench)).toBe('0.15s')
    // Under reduced motion too, where menus fade.
    await page.getByRole('radio', { name: 'Reduced Motion' }).check()
    expect(await menuEntrance(bench)).toBe('0.1s')
    await flip()
    expect(await menuEntrance(bench)).toBe('0.2s')
  },

  async 'Animated Focus Ring'({ page, main, flip }) {
    const ring = async () => {
      await main.spinButton.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(main.spinButton).toBeFocused()
      return main.spinButton.evaluate((node) => getComputedStyle(node).animationDuration)
    }
    expect(await ring()).toBe('0.2s')
    await flip()
    expect(await ring()).toBe('0s')
  },
}

async function openSettings(page: Page, main: WheelPage): Promise<void> {
  await main.open()
  await showAll(page)
}

async function showAll(page: Page): Promise<void> {
  await showSettings(page)
  for (const name of SECTIONS) await page.getByText(name, { exact: true }).click()
}

/** The list makes room for the settings while they are open. */
async function besideList(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Hide Settings' }).click()
  await look()
  await showAll(page)
}

/** Lines of the contract that a switch also holds. */
const LINES: Readonly<Record<string, string>> = {
  'Wheel Spin': '@settings.animation-types',
  'Interface Transitions': '@settings.animation-types',
  'Result Display': '@settings.animation-types',
  'Elimination Effects': '@settings.animation-types @elimination.effects',
  'Synchronized Sound': '@settings.animation-types',
  'Screen-Reader Friendly': '@setting.screen-reader',
  'Animated Focus Ring': '@setting.focus-indicators',
}

for (const [name, seesEffect] of Object.entries(SWITCHES)) {
  test(`${name} does what it says @settings.every-switch ${LINES[name] ?? ''}`, async ({
    page,
    main,
    clock,
  }) => {
    await page.addInitScript(recordFeedback)
    await openSettings(page, main)
    await seesEffect({
      page,
      main,
      clock,
      flip: () => page.getByRole('switch', { name, exact: true }).click(),
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const felt = async (page: Page) => (await recording(page)).vibrations.splice(0)

  test('no switch is left out of these tests @settings.every-switch', async ({ page, main }) => {
    await openSettings(page, main)
    const all = page.getByRole('switch')
    const labels = await all.evaluateAll((nodes) =>
      nodes.map((node) => (node as HTMLInputElement).labels?.[0]?.firstChild?.textContent),
    )
    const tested = [...Object.keys(SWITCHES), 'Vibration', ...PERFORMANCE]
    expect(labels.toSorted()).toEqual(tested.toSorted())
  })

  test('Vibration, and how strong: felt at once, in a spin, and after a reload @settings.every-switch @setting.haptic-intensity', async ({
    page,
    main,
  }) => {
    await page.addInitScript(recordFeedback)
    await main.open()
    await main.openPanel('Options')
    await page.getByRole('button', { name: 'Quick Add Option' }).tap()
    expect((await felt(page)).at(-1)).toEqual([50])
    await showSettings(page)
    const strength = page.getByRole('group', { name: 'Vibration Strength' })
    await expect(strength.getByRole('radio', { name: 'Medium' })).toBeChecked()
    for (const [name, sample] of [
      ['Strong', 200],
      ['Light', 50],
    ] as const) {
      await strength.getByRole('radio', { name }).tap()
      expect((await felt(page)).at(-1)).toEqual([sample])
    }
    await page.reload()
    await main.isReady()
    await showSettings(page)
    await expect(strength.getByRole('radio', { name: 'Light' })).toBeChecked()
    await main.spinButton.tap()
    await expect.poll(async () => (await felt(page)).at(-1)).toEqual([25, 50, 50, 50, 75])
    // The sheet has made way for the spin.
    await showSettings(page)
    await page.getByRole('switch', { name: 'Vibration', exact: true }).tap()
    await expect(strength).toHaveCount(0)
    const { length } = (await recording(page)).vibrations
    await expect(main.spinButton).toBeVisible()
    expect((await recording(page)).vibrations).toHaveLength(length)
  })
})

test('odds follow eliminations, and the winner keeps the chance it had @setting.odds', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(4), { preset: 'instant' })
  await openSettings(page, main)
  await page.getByRole('switch', { name: 'Show Odds' }).click()
  await page.getByRole('switch', { name: 'Elimination Mode' }).click()
  await page.getByRole('button', { name: 'Hide Settings' }).click()
  for (const [before, after, percent] of [
    ['1 in 4, 25%', 3, '33.3%'],
    ['1 in 3, 33.3%', 2, '50%'],
    // The next spin is a new tournament's.
    ['1 in 2, 50%', 0, '50%'],
  ] as const) {
    await main.spinButton.click()
    await expect(main.moment.getByText(`Chance: ${before}`)).toBeVisible()
    await expect(main.options.getByText(percent, { exact: true })).toHaveCount(after)
  }
})

test('odds come with a link, and fit a narrow page with 10,000 options @setting.odds', async ({
  page,
  main,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const names = Array.from({ length: 10_000 }, (_, index) => `Option ${index + 1}`)
  const hash = await hashOf(names, { settings: { ...DEFAULT_SETTINGS, showProbabilities: true } })
  await page.goto(`/${hash}`)
  await main.isReady()
  await main.openPanel('Options')
  await expect(main.option(1)).toHaveAccessibleDescription('Chance to win: 1 in 10,000, 0.01%')
  const row = await main.options.first().boundingBox()
  expect(row?.height, 'the row is one line').toBeLessThan(50)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})
