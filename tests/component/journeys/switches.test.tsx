// Every switch of the settings is flipped here, and its effect seen: in the page or in what is heard and felt.
// Those whose effect is in the wheel's picture have theirs in e2e/journeys/switches.spec.ts, those of Performance
// Optimization in performance.spec.ts, and that of links in links/spinLink.test.tsx.

import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { answered } from '../support/clock'
import { emulateMedia, usePhone } from '../support/device'
import { fingers } from '../support/fingers'
import { press } from '../support/locators'
import { main } from '../support/main'
import { type Recording, recordFeedback, timeForConfetti } from '../support/recorder'
import { open, state, storeWheel } from '../support/screen'
import { settings } from '../support/settingsBlock'

const SECTIONS = ['Advanced', 'Animation Types & Accessibility', 'Performance Optimization']

const IN_PICTURES = ['Show Odds', 'High-Contrast Animations']
const OF_LINKS = ['Spin From Links']
const PERFORMANCE = [
  'Save Battery',
  'Save Data',
  'Adapt to This Device',
  'Keep the Frame Rate',
  'Full GPU Power',
]

/** A page with its settings open, and what a test does with one switch. */
interface Bench {
  readonly recording: Recording
  /** Presses the switch of this test. */
  flip(): Promise<void>
}

const heard = ({ oscillators }: Recording) => oscillators.map(({ hertz }) => hertz)
const preset = (name: string) =>
  page
    .getByRole('group', { name: 'Animation Speed', exact: true })
    .getByRole('radio', { name })
    .click()

async function spin(): Promise<void> {
  await main.spinButton.click()
  await answered()
}

const styleOf = (locator: Locator, property: 'animationDuration' | 'transitionDuration') =>
  locator.evaluate((node) => getComputedStyle(node)[property])

/** How long the entrance of the wheel's menu takes. */
async function menuEntrance(): Promise<string> {
  await main.wheel.click({ button: 'right' })
  const menu = page.getByRole('menu')
  const duration = await styleOf(menu, 'animationDuration')
  await press('Escape')
  await expect.element(menu).not.toBeInTheDocument()
  return duration
}

/** Spins, and returns how long the wheel turned, in words. */
async function spinTime(): Promise<string | null> {
  const before = main.recent.all().length
  await spin()
  await expect.element(main.recent).toHaveLength(before + 1)
  return main.moment.getByText(/^Spin completed in/).evaluate((node) => node.textContent)
}

const NO_TURN = 'Spin completed in 0.0 s'
const FAST_TURN = 'Spin completed in 1.5 s'

const SWITCHES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  async 'Sound Effects'({ recording, flip }) {
    await preset('Instant')
    await flip()
    await spin()
    await expect.element(main.recent).toHaveLength(1)
    expect(heard(recording)).toEqual([])
    await flip()
    await spin()
    await expect.poll(() => heard(recording)).toContain(523.25)
  },

  async 'Elimination Mode'({ flip }) {
    await preset('Instant')
    await flip()
    await expect.element(page.getByText('ELIMINATION MODE (3 left)')).toBeVisible()
    await spin()
    const wheelOfTwo = page.getByRole('button', { name: 'Wheel with 2 options' })
    await expect.element(wheelOfTwo).toBeVisible()
    await flip()
    await spin()
    await expect.element(main.winnerHeading).toBeVisible()
    await expect.element(wheelOfTwo).toBeVisible()
  },

  async 'Weights Count'({ flip }) {
    const weights = page.getByRole('textbox', { name: /^Weight of/ })
    await flip()
    await besideList(async () => {
      await expect.element(weights).toHaveLength(3)
      await page.getByRole('button', { name: 'More weight for Maybe' }).click()
    })
    const { wheel, settings } = state()
    expect(wheel.segments.map(({ weight }) => weight)).toEqual([1, 1, 2])
    expect(settings.weightsCount).toBe(true)
    await flip()
    await besideList(async () => {
      await expect.element(weights).not.toBeInTheDocument()
    })
  },

  async 'Single-Key Shortcuts'({ flip }) {
    const sound = page.getByRole('switch', { name: 'Sound Effects' })
    await flip()
    await main.wheel.press('s')
    await expect.element(sound).toBeChecked()
    await flip()
    await main.wheel.press('s')
    await expect.element(sound).not.toBeChecked()
  },

  async 'Wheel Spin'({ flip }) {
    await preset('Fast')
    await flip()
    expect(await spinTime()).toBe(NO_TURN)
    await flip()
    expect(await spinTime()).toBe(FAST_TURN)
  },

  async 'Interface Transitions'({ flip }) {
    const answer = () => styleOf(main.spinButton, 'transitionDuration')
    expect(await menuEntrance()).toBe('0.3s')
    expect(await answer()).toBe('0.12s, 0.12s, 0.2s')
    await flip()
    expect(await menuEntrance()).toBe('0s')
    expect(await answer()).toBe('0s, 0s, 0s')
  },

  async 'Result Display'({ recording, flip }) {
    await preset('Instant')
    await flip()
    await spin()
    await expect.poll(() => heard(recording)).toHaveLength(3)
    await timeForConfetti()
    expect(recording.canvases, 'confetti').toHaveLength(0)
    await flip()
    await spin()
    await expect.poll(() => recording.canvases.length, { message: 'confetti' }).toBeGreaterThan(0)
  },

  async 'Elimination Effects'({ flip }) {
    await preset('Fast')
    await page.getByRole('switch', { name: 'Elimination Mode' }).click()
    const row = page.getByRole('list', { name: 'Eliminated Options' }).getByRole('listitem').first()
    const entrance = () => styleOf(row, 'animationDuration')
    await spin()
    await besideList(async () => expect(await entrance()).not.toBe('0s'))
    await flip()
    await besideList(async () => expect(await entrance()).toBe('0s'))
  },

  async 'Synchronized Sound'({ recording, flip }) {
    await preset('Fast')
    await flip()
    await spin()
    await expect.poll(() => heard(recording)).toEqual([523.25, 659.25, 783.99])
    await flip()
    await spin()
    await expect.poll(() => heard(recording)).toContain(800)
  },

  async 'Follow System Motion'({ flip }) {
    await preset('Fast')
    await emulateMedia({ reducedMotion: 'reduce' })
    expect(await spinTime()).toBe(NO_TURN)
    await flip()
    expect(await spinTime()).toBe(FAST_TURN)
  },

  async 'Screen-Reader Friendly'({ flip }) {
    const last = page.getByRole('region', { name: 'Last Announcement' })
    await preset('Fast')
    await main.wheel.focus()
    await press('+')
    await expect.element(last).toHaveText('New segment added')
    // The settings have made way for the list.
    await showAll()
    expect(await menuEntrance()).toBe('0.2s')
    await flip()
    await expect.element(last).not.toBeInTheDocument()
    expect(await menuEntrance()).toBe('0.15s')
    // Under reduced motion too, where menus fade.
    await page.getByRole('radio', { name: 'Reduced Motion' }).click()
    expect(await menuEntrance()).toBe('0.1s')
    await flip()
    expect(await menuEntrance()).toBe('0.2s')
  },

  async 'Animated Focus Ring'({ flip }) {
    const ring = async () => {
      await main.spinButton.focus()
      await press('Shift+Tab')
      await press('Tab')
      await expect.element(main.spinButton).toHaveFocus()
      return styleOf(main.spinButton, 'animationDuration')
    }
    expect(await ring()).toBe('0.2s')
    await flip()
    expect(await ring()).toBe('0s')
  },
}

async function openSettings(): Promise<void> {
  await open()
  await showAll()
}

async function showAll(): Promise<void> {
  await settings.open()
  await settings.unfold(...SECTIONS)
}

/** The list makes room for the settings while they are open. */
async function besideList(look: () => Promise<void>): Promise<void> {
  await page.getByRole('tab', { name: /^Options/ }).click()
  await look()
  await showAll()
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
  test(`${name} does what it says @settings.every-switch ${LINES[name] ?? ''}`, async () => {
    const recording = await recordFeedback()
    await openSettings()
    await seesEffect({
      recording,
      flip: () => page.getByRole('switch', { name, exact: true }).click(),
    })
  })
}

describe('on a phone', () => {
  usePhone()

  test('no switch is left out of these tests @settings.every-switch', async () => {
    await openSettings()
    const labels = page
      .getByRole('switch')
      .elements()
      .map((node) => (node as HTMLInputElement).labels?.[0]?.firstChild?.textContent)
    const tested = [
      ...Object.keys(SWITCHES),
      'Vibration',
      ...IN_PICTURES,
      ...OF_LINKS,
      ...PERFORMANCE,
    ]
    expect(labels.toSorted()).toEqual(tested.toSorted())
  })

  test('Vibration, and how strong: felt at once, in a spin, and after a reload @settings.every-switch @setting.haptic-intensity', async () => {
    const { vibrations } = await recordFeedback()
    const felt = () => vibrations.splice(0)
    await open()
    await main.openPanel('Options')
    await main.openEditList()
    await fingers.tapOn(page.getByRole('button', { name: 'Quick Add Option' }))
    await expect.poll(() => felt().at(-1)).toEqual([50])
    await settings.open()
    const strength = page.getByRole('group', { name: 'Vibration Strength' })
    await expect.element(strength.getByRole('radio', { name: 'Medium' })).toBeChecked()
    for (const [name, sample] of [
      ['Strong', 200],
      ['Light', 50],
    ] as const) {
      await fingers.tapOn(strength.getByRole('radio', { name }))
      await expect.poll(() => felt().at(-1)).toEqual([sample])
    }
    await open()
    await settings.open()
    await expect.element(strength.getByRole('radio', { name: 'Light' })).toBeChecked()
    await fingers.tapOn(main.spinButton)
    await expect.poll(() => felt().at(-1)).toEqual([25, 50, 50, 50, 75])
    // The sheet has made way for the spin.
    await settings.open()
    await fingers.tapOn(page.getByRole('switch', { name: 'Vibration', exact: true }))
    await expect.element(strength).not.toBeInTheDocument()
    const { length } = vibrations
    await expect.element(main.spinButton).toBeVisible()
    expect(vibrations).toHaveLength(length)
  })
})

test('odds follow eliminations, and the winner keeps the chance it had @setting.odds', async () => {
  storeWheel(distinctOptions(4), { preset: 'instant' })
  await openSettings()
  await page.getByRole('switch', { name: 'Show Odds' }).click()
  await page.getByRole('switch', { name: 'Elimination Mode' }).click()
  await page.getByRole('tab', { name: /^Options/ }).click()
  for (const [before, after, percent] of [
    ['1 in 4, 25%', 3, '33.3%'],
    ['1 in 3, 33.3%', 2, '50%'],
    // The next spin is a new tournament's.
    ['1 in 2, 50%', 0, '50%'],
  ] as const) {
    await spin()
    await expect.element(main.moment.getByText(`Chance: ${before}`)).toBeVisible()
    await expect.element(main.options.getByText(percent, { exact: true })).toHaveLength(after)
  }
})
