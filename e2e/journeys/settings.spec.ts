// Every setting, changed as a visitor changes it, does what it says.

import type { Locator, Page } from 'playwright/test'
import type { Settings } from '../../src/settings/settings'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { distance } from '../support/pixels'
import { distinctOptions, keptWheel, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

/** A device, as far as the product asks about it. */
interface Device {
  readonly cores: number
  readonly memoryGb: number
  readonly network: string
  readonly battery: number
  readonly isCharging: boolean
}

const STRONG: Device = { cores: 8, memoryGb: 8, network: '4g', battery: 1, isCharging: true }

async function pretend(page: Page, device: Partial<Device> = {}): Promise<void> {
  await page.addInitScript(
    ({ cores, memoryGb, network, battery, isCharging }) => {
      const facts = {
        hardwareConcurrency: cores,
        deviceMemory: memoryGb,
        connection: Object.assign(new EventTarget(), { effectiveType: network }),
        getBattery: async () =>
          Object.assign(new EventTarget(), { level: battery, charging: isCharging }),
      }
      for (const [name, value] of Object.entries(facts)) {
        Object.defineProperty(navigator, name, { configurable: true, value })
      }
    },
    { ...STRONG, ...device },
  )
}

/** The Settings block, by roles and names. */
class SettingsBlock {
  readonly root: Locator

  constructor(readonly page: Page) {
    this.root = page.locator(':root')
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show Settings' }).click()
    await expect(this.switch('Sound Effects')).toBeVisible()
  }

  /** Opens a part that is one level deeper, with what it is in. */
  async unfold(...names: string[]): Promise<void> {
    for (const name of names) await this.page.getByText(name, { exact: true }).click()
  }

  switch(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true })
  }

  slider(name: string): Locator {
    return this.page.getByRole('slider', { name, exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  preset(name: string): Locator {
    return this.page
      .getByRole('group', { name: 'Animation Speed', exact: true })
      .getByRole('radio', { name, exact: true })
  }

  /** A custom property that the styles take their times from. */
  async time(name: string): Promise<string> {
    return this.root.evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), name)
  }

  async kept(): Promise<Settings> {
    return (await keptWheel(this.page)).settings
  }
}

const TYPES = ['Animation Speed Control', 'Animation Types & Accessibility']
const PERFORMANCE = ['Animation Speed Control', 'Performance Optimization']

/** How long an element's own entrance takes. */
const entrance = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).animationDuration)

async function reach(page: Page, device: Partial<Device> = {}): Promise<SettingsBlock> {
  await pretend(page, device)
  await page.goto('/')
  const settings = new SettingsBlock(page)
  await settings.open()
  return settings
}

test('the block opens in place and closes again @settings.toggle', async ({ page }) => {
  const settings = await reach(page)
  const toggle = settings.button('Hide Settings')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const region = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`)
  await expect(region).toBeVisible()
  await toggle.click()
  await expect(region).toBeHidden()
  await expect(settings.button('Show Settings')).toHaveAttribute('aria-expanded', 'false')
})

test('a block that cannot be loaded says so, and the page goes on', async ({ page, messages }) => {
  messages.expect(/^warning: Failed to load a part of the page/)
  messages.allow(/Failed to load resource/)
  await page.route(/SettingsPanel.*\.js/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Show Settings' }).click()
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/)
  await expect(page.getByRole('button', { name: 'Show Settings' })).toBeVisible()
})

test('sound and elimination mode: by switch and by key @settings.switches @settings.elimination-text', async ({
  page,
  main,
}) => {
  const settings = await reach(page)
  for (const [name, key, field] of [
    ['Sound Effects', 's', 'soundEnabled'],
    ['Elimination Mode', 'e', 'eliminationMode'],
  ] as const) {
    const before =
      (await settings.kept().catch(() => undefined))?.[field] ?? field === 'soundEnabled'
    await settings.switch(name).click()
    await expect(settings.switch(name)).toBeChecked({ checked: !before })
    expect((await settings.kept())[field]).toBe(!before)
    await main.wheel.focus()
    await page.keyboard.press(key)
    await expect(settings.switch(name)).toBeChecked({ checked: before })
  }
  await expect(
    page.getByText('Remove winning option after each spin until one remains'),
  ).toBeVisible()
})

test('elimination mode cannot be changed while the wheel turns', async ({ page, main, clock }) => {
  const settings = await reach(page)
  await clock.freeze()
  await main.spinButton.click()
  await expect(settings.switch('Elimination Mode')).toBeDisabled()
  await expect(settings.button('Reset to defaults')).toBeDisabled()
  await clock.advance(4100)
  await expect(settings.switch('Elimination Mode')).toBeEnabled()
})

test('each compact preset sets the times and how long a spin takes @speed.compact', async ({
  page,
  main,
  clock,
}) => {
  const settings = await reach(page)
  await clock.freeze()
  for (const [name, transition, ui, css, spinMs] of [
    ['Fast', '200ms', '100ms', '667ms', 1500],
    ['Slow', '500ms', '400ms', '1429ms', 6000],
    ['Normal', '300ms', '200ms', '1000ms', 4000],
    ['Custom', '300ms', '200ms', '1000ms', 4000],
    ['Instant', '0ms', '0ms', '0ms', 0],
  ] as const) {
    await settings.preset(name).check()
    await expect(settings.preset(name)).toBeChecked()
    expect(await settings.time('--transition-time')).toBe(transition)
    expect(await settings.time('--ui-time')).toBe(ui)
    expect(await settings.time('--css-time')).toBe(css)
    await main.spinButton.click()
    if (spinMs > 0) {
      await clock.advance(spinMs - 200)
      await expect(main.spinningButton).toBeVisible()
      await clock.advance(400)
    }
    await expect(main.results).toContainText(`Spin completed in ${(spinMs / 1000).toFixed(1)} s`)
  }
})

test('the spin-duration slider writes the custom preset @speed.legacy-slider @slider.ranges', async ({
  page,
  main,
  clock,
}) => {
  const settings = await reach(page)
  const slider = settings.slider('Spin Duration')
  await expect(slider).toHaveAttribute('aria-valuetext', '4 s')
  await slider.fill('2500')
  await expect(settings.preset('Custom')).toBeChecked()
  const { spinDuration, animationSpeed } = await settings.kept()
  expect([spinDuration, animationSpeed.customSpinDuration]).toEqual([2500, 2500])
  // Half a second a step, within 2 and 8 s.
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('3000')
  await slider.press('End')
  await expect(slider).toHaveValue('8000')
  await slider.press('Home')
  await expect(slider).toHaveValue('2000')
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(2100)
  await expect(main.results).toContainText('Spin completed in 2.0 s')
})

test('the full control: five presets with their times, and custom timings @speed.full-control', async ({
  page,
}) => {
  const settings = await reach(page)
  await settings.unfold('Animation Speed Control')
  const presets = page.getByRole('group', { name: /^Speed Preset/ })
  await expect(presets.getByRole('radio')).toHaveCount(5)
  await expect(page.getByText(/^Normal\. A spin takes 4 s\./)).toBeVisible()
  await expect(settings.slider('Transition Speed')).toBeHidden()
  await presets.getByRole('radio', { name: 'Slow 6 s · 500 ms · 400 ms' }).check()
  await expect(settings.preset('Slow')).toBeChecked()
  await expect(page.getByText(/^Slow\. A spin takes 6 s\./)).toBeVisible()

  await presets.getByRole('radio', { name: /^Custom/ }).check()
  for (const [name, least, most, step, property] of [
    ['Custom Spin Duration', '500', '10000', '500', null],
    ['Transition Speed', '100', '1000', '50', '--transition-time'],
    ['UI Animation Speed', '50', '500', '25', '--ui-time'],
  ] as const) {
    const slider = settings.slider(name)
    await expect(slider).toHaveAttribute('min', least)
    await expect(slider).toHaveAttribute('max', most)
    await expect(slider).toHaveAttribute('step', step)
    await slider.fill(most)
    if (property) expect(await settings.time(property)).toBe(`${most}ms`)
  }
  await expect(page.getByText(/^Custom\. A spin takes 10 s\./)).toBeVisible()
  // Leaving it puts its timings back.
  await presets.getByRole('radio', { name: /^Fast/ }).check()
  expect((await settings.kept()).animationSpeed).toMatchObject({
    customSpinDuration: 4000,
    customTransitionSpeed: 300,
    customUIAnimationSpeed: 200,
  })
})

test('Instant Mode and the motion button @settings.motion-and-instant', async ({ page, main }) => {
  const settings = await reach(page)
  await settings.unfold('Animation Speed Control')
  await settings.button('Instant Mode').click()
  await expect(settings.preset('Instant')).toBeChecked()
  await main.spinButton.click()
  await expect(main.results).toContainText('Spin completed in 0.0 s')
  await settings.button('Instant Mode').click()
  await expect(settings.preset('Normal')).toBeChecked()

  await settings.button('Reduced Motion').click()
  await expect(settings.root).toHaveAttribute('data-reduced-motion')
  await settings.button('Full Motion').click()
  await expect(settings.root).not.toHaveAttribute('data-reduced-motion')
  // Also against a system that asks for less.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(settings.root).toHaveAttribute('data-reduced-motion')
  await settings.button('Full Motion').click()
  await expect(settings.root).not.toHaveAttribute('data-reduced-motion')
})

test('Wheel Spin and Reduce Motion: the result shows without a spin @settings.animation-types @spin.instant', async ({
  page,
  main,
}) => {
  const settings = await reach(page)
  await settings.unfold(...TYPES)
  await settings.switch('Wheel Spin').click()
  await main.spinButton.click()
  await expect(main.results).toContainText('Spin completed in 0.0 s')
  await settings.switch('Wheel Spin').click()

  await settings.switch('Reduce Motion').click()
  await expect(settings.root).toHaveAttribute('data-reduced-motion')
  expect(await settings.time('--motion')).toBe('0')
  await main.spinButton.click()
  await expect(main.recent).toHaveCount(2)
  const { animationSpeed } = await settings.kept()
  expect(animationSpeed.enabledAnimations.wheelSpin).toBe(true)
  expect(animationSpeed.accessibilitySettings.reduceMotionMode).toBe(true)
})

test('Interface Transitions: panels and buttons change at once @settings.animation-types', async ({
  page,
  main,
}) => {
  const settings = await reach(page)
  await settings.unfold(...TYPES)
  const answer = () => main.spinButton.evaluate((node) => getComputedStyle(node).transitionDuration)
  expect(await answer()).toBe('0.12s, 0.12s, 0.2s')
  await settings.switch('Interface Transitions').click()
  expect(await answer()).toBe('0s, 0s, 0s')
  expect(await settings.time('--transition-time')).toBe('0ms')
})

test('Result Display: the winner arrives, or is there @settings.animation-types', async ({
  page,
  main,
}) => {
  const settings = await reach(page)
  await settings.unfold(...TYPES)
  await settings.switch('Wheel Spin').click()
  const card = main.winnerHeading.locator('..')
  await main.spinButton.click()
  expect(await entrance(card)).toBe('0.3s')
  await settings.switch('Result Display').click()
  await main.spinButton.click()
  expect(await entrance(card)).toBe('0s')
})

test('Elimination Effects: what is out leaves visibly, or is gone @settings.animation-types', async ({
  page,
  main,
}) => {
  const settings = await reach(page)
  await settings.switch('Elimination Mode').click()
  await settings.unfold(...TYPES)
  await settings.switch('Wheel Spin').click()
  await main.spinButton.click()
  const eliminated = page.getByRole('list', { name: 'Eliminated Options' }).getByRole('listitem')
  await expect(eliminated).toHaveCount(1)
  expect(await entrance(eliminated)).toBe('0.4s')
  await settings.switch('Elimination Effects').click()
  expect(await entrance(eliminated)).toBe('0s')
})

test('Follow System Motion: the system setting counts, or does not @settings.animation-types', async ({
  page,
}) => {
  const settings = await reach(page)
  await settings.unfold(...TYPES)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(settings.root).toHaveAttribute('data-reduced-motion')
  await settings.switch('Follow System Motion').click()
  await expect(settings.root).not.toHaveAttribute('data-reduced-motion')
})

test('High-Contrast Animations: stronger colors, stronger lines, quicker moves @setting.high-contrast', async ({
  page,
  main,
}) => {
  const settings = await reach(page)
  await settings.unfold(...TYPES)
  const filter = () => main.wheel.evaluate((node) => getComputedStyle(node).filter)
  const line = await settings.time('--line')
  expect(await filter()).toBe('none')
  await settings.switch('High-Contrast Animations').click()
  expect(await filter()).toBe('contrast(1.5)')
  expect(await settings.time('--line')).not.toBe(line)
  expect(await settings.time('--css-time')).toBe('833ms')
})

test('Screen-Reader Friendly: nothing appears faster than 200 ms @setting.screen-reader', async ({
  page,
}) => {
  const settings = await reach(page)
  await settings.unfold(...TYPES)
  await settings.preset('Fast').check()
  expect(await settings.time('--transition-time')).toBe('200ms')
  await settings.switch('Screen-Reader Friendly').click()
  expect(await settings.time('--transition-time')).toBe('150ms')
})

test('Animated Focus Ring: it closes in, or is there @setting.focus-indicators', async ({
  page,
}) => {
  const settings = await reach(page)
  await settings.unfold(...TYPES)
  const ring = settings.switch('Animated Focus Ring')
  await ring.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(ring).toBeFocused()
  expect(await entrance(ring)).toBe('0.2s')
  await page.keyboard.press('Space')
  expect(await entrance(ring)).toBe('0s')
})

for (const [name, device, slowed] of [
  ['Save Battery', { battery: 0.05, isCharging: false }, '100ms'],
  ['Save Data', { network: '2g' }, '120ms'],
  ['Adapt to This Device', { memoryGb: 1, cores: 8 }, '140ms'],
] as const) {
  test(`${name}: shorter times on such a device @settings.performance`, async ({ page }) => {
    const settings = await reach(page, device)
    await settings.unfold(...PERFORMANCE)
    await expect.poll(() => settings.time('--ui-time')).toBe(slowed)
    await expect(page.getByText(/Shortened to \d+% for this device/)).toBeVisible()
    await settings.switch(name).click()
    expect(await settings.time('--ui-time')).toBe('200ms')
    await expect(page.getByText(/for this device/)).toBeHidden()
  })
}

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 3, hasGpu: true })

  test('Adapt to This Device bounds the sharpness of the wheel @settings.performance', async ({
    page,
    main,
  }) => {
    const settings = await reach(page)
    await main.isDrawnBy('scene')
    await settings.unfold(...PERFORMANCE)
    const width = () =>
      main.wheel.locator('canvas').evaluate((node: HTMLCanvasElement) => node.width)
    await expect.poll(width).toBe(2 * 390)
    await settings.switch('Adapt to This Device').click()
    await expect.poll(width).toBe(3 * 390)
    await expect(page.getByText('3×, down to')).toBeVisible()
  })
})

test.describe('on a screen that nobody has measured', () => {
  test.use({ isScreenKnown: false })

  /** Opens the page in a tab that is not seen before the clock stands still. */
  async function openUnseen(page: Page, main: WheelPage, clock: Clock): Promise<void> {
    await page.addInitScript(() => {
      let state = 'hidden'
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      addEventListener('seen', () => {
        state = 'visible'
        document.dispatchEvent(new Event('visibilitychange'))
      })
    })
    await pretend(page)
    await main.open()
    await clock.freeze()
    await page.evaluate(() => dispatchEvent(new Event('seen')))
  }

  const rateInSession = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem('wheel_refresh_rate')?.split('@')[0])

  /** Lets the page measure: a pause of a second and some frames, which a slow screen has to show three times. */
  async function showFrames(clock: Clock, hertz: number, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await clock.advanceWithoutFrames(1000)
      // The browser's own idle time is real.
      await expect.poll(async () => (await clock.pending()).frames).toBe(1)
      await clock.advanceFrames(25, 1000 / hertz)
    }
  }

  test('a slow one is measured by itself once nothing turns, and kept for the session @timing.refresh-rate', async ({
    page,
    main,
    clock,
  }) => {
    await openUnseen(page, main, clock)
    const settings = new SettingsBlock(page)
    await main.spinButton.click()
    await clock.advance(6900, 20)
    await expect(main.winnerHeading).toBeVisible()
    expect(await rateInSession(page)).toBeUndefined()
    await clock.advance(200, 20)
    await showFrames(clock, 50, 3)
    await expect.poll(() => settings.time('--css-time')).toBe('1250ms')
    expect(await rateInSession(page)).toBe('50')

    // No time passes here, so nothing can be measured.
    await page.reload()
    await expect.poll(() => settings.time('--css-time')).toBe('1250ms')
    await settings.open()
    await settings.unfold(...PERFORMANCE)
    await expect(page.getByLabel('Measured on this device')).toContainText('50 Hz')
    await settings.switch('Keep the Frame Rate').click()
    expect(await settings.time('--css-time')).toBe('1000ms')
    await expect(page.getByText(/^Always /)).toBeVisible()
  })

  test('the window moves to another one, which is measured too, and 59.94 Hz are 60 @timing.refresh-rate', async ({
    page,
    main,
    clock,
  }) => {
    await openUnseen(page, main, clock)
    const settings = new SettingsBlock(page)
    await showFrames(clock, 30, 3)
    await expect.poll(() => settings.time('--css-time')).toBe('1250ms')
    await page.evaluate(() => {
      Object.defineProperty(screen, 'availLeft', { value: 1920 })
      dispatchEvent(new Event('focus'))
    })
    await showFrames(clock, 59.94, 1)
    await expect.poll(() => settings.time('--css-time')).toBe('1000ms')
    expect(await rateInSession(page)).toBe('60')
  })
})

test.describe('with a GPU', () => {
  test.use({ hasGpu: true })

  test('Full GPU Power: edges with and without pixels of a color between @settings.performance', async ({
    page,
    main,
  }) => {
    await storeWheel(page, distinctOptions(3))
    const settings = await reach(page)
    await main.isDrawnBy('scene')
    await settings.unfold(...PERFORMANCE)
    /** Of a row of pixels across the line between the first two segments, those unlike both beside them. */
    const pixelsBetween = async () => {
      const { metrics } = await main.place()
      const picture = await main.picture()
      const [middle, away] = [picture.width / 2, 0.6 * metrics.radius]
      const x = Math.round(middle + away * Math.sin(Math.PI / 3))
      const y = Math.round(middle - away * Math.cos(Math.PI / 3))
      const isUnlike = (one: number, other: number) =>
        distance(picture.at(x + one, y), picture.at(x + other, y)) > 24
      const row = Array.from({ length: 17 }, (_, step) => step - 8)
      return row.filter((at) => isUnlike(at, at - 1) && isUnlike(at, at + 1)).length
    }
    expect(await pixelsBetween()).toBeGreaterThan(0)
    await settings.switch('Full GPU Power').click()
    await expect.poll(pixelsBetween).toBe(0)
    await main.isDrawnBy('scene')
  })
})

test('what was measured of the device is shown @settings.performance @device.online', async ({
  page,
  context,
}) => {
  const settings = await reach(page, { battery: 0.42, isCharging: false, network: '3g', cores: 4 })
  await settings.unfold(...PERFORMANCE)
  const measured = page.getByLabel('Measured on this device')
  for (const words of ['42%, not charging', '3g, online', '8 GB', '0.72×']) {
    await expect(measured).toContainText(words)
  }
  await expect(measured).toContainText(/\d+ Hz/)
  await expect(page.locator('body')).toHaveClass('online')
  await context.setOffline(true)
  await expect(measured).toContainText('3g, offline')
  await expect(page.locator('body')).toHaveClass('offline')
})

test('the device is read again when the tab is seen again @device.tab-seen', async ({ page }) => {
  const settings = await reach(page, { memoryGb: 8, cores: 8 })
  await settings.unfold(...PERFORMANCE)
  const measured = page.getByLabel('Measured on this device')
  await expect(measured).toContainText('8 GB')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'deviceMemory', { configurable: true, get: () => 2 })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(measured).toContainText('2 GB')
})

test('single-key shortcuts can be switched off, and stay off', async ({ page, main }) => {
  const settings = await reach(page)
  await settings.switch('Single-Key Shortcuts').click()
  await main.wheel.focus()
  await page.keyboard.press('s')
  await page.keyboard.press('e')
  await expect(settings.switch('Sound Effects')).toBeChecked()
  await expect(settings.switch('Elimination Mode')).not.toBeChecked()
  await page.reload()
  await settings.open()
  await expect(settings.switch('Single-Key Shortcuts')).not.toBeChecked()
  await settings.switch('Single-Key Shortcuts').click()
  await main.wheel.focus()
  await page.keyboard.press('s')
  await expect(settings.switch('Sound Effects')).not.toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('vibration can be switched off, and stays off @setting.haptics', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { vibrations: 0 })
      Object.defineProperty(navigator, 'vibrate', {
        value: () => {
          ;(window as unknown as { vibrations: number }).vibrations += 1
          return true
        },
      })
    })
    const settings = await reach(page)
    const add = settings.button('Quick Add Option')
    const felt = () => page.evaluate(() => (window as unknown as { vibrations: number }).vibrations)
    await add.tap()
    expect(await felt()).toBe(1)
    await settings.switch('Vibration').tap()
    await add.tap()
    expect(await felt()).toBe(1)
    await page.reload()
    await settings.open()
    await expect(settings.switch('Vibration')).not.toBeChecked()
  })

  test('the theme is a list @theme.switcher-list', async ({ page }) => {
    const settings = await reach(page)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
    await expect(settings.root).toHaveAttribute('data-theme', 'dark')
  })
})

test('a desktop has no vibration to switch', async ({ page }) => {
  const settings = await reach(page)
  await expect(settings.switch('Vibration')).toBeHidden()
})

test('Reset to defaults can be undone @settings.reset', async ({ page, main }) => {
  const settings = await reach(page)
  await settings.switch('Sound Effects').click()
  await settings.preset('Slow').check()
  await settings.unfold(...TYPES)
  await settings.switch('Result Display').click()
  const changed = await settings.kept()
  await settings.button('Reset to defaults').click()
  await expect(settings.switch('Sound Effects')).toBeChecked()
  await expect(settings.preset('Normal')).toBeChecked()
  await expect(settings.switch('Result Display')).toBeChecked()
  await expect(main.toast('Settings reset to defaults')).toBeVisible()
  await settings.button('Undo').click()
  await expect(settings.preset('Slow')).toBeChecked()
  expect(await settings.kept()).toEqual(changed)
})
