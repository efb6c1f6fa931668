// Every setting, changed as a visitor changes it, does what it says. performance.spec.ts has those about the device.

import { expect, test } from '../support/fixtures'
import { openSettings } from '../support/settingsBlock'

const TYPES = ['Animation Speed Control', 'Animation Types & Accessibility']

test('the block opens in place and closes again @settings.toggle', async ({ page }) => {
  const settings = await openSettings(page)
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
  const settings = await openSettings(page)
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
  const settings = await openSettings(page)
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
  const settings = await openSettings(page)
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
  const settings = await openSettings(page)
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

test('the spin-duration slider shows the nearest value it has and changes nothing until it is moved @speed.legacy-slider', async ({
  page,
  main,
  clock,
}) => {
  const settings = await openSettings(page)
  const slider = settings.slider('Spin Duration')
  await settings.unfold('Animation Speed Control')
  await settings.preset('Custom').check()
  await settings.slider('Custom Spin Duration').fill('10000')
  await expect(slider).toHaveAttribute('aria-valuetext', '8 s')
  await expect(page.locator('output', { hasText: /^8 s$/ })).toBeVisible()
  expect((await settings.kept()).animationSpeed.customSpinDuration).toBe(10_000)
  for (const [preset, shown] of [
    ['Fast', '2'],
    ['Slow', '6'],
    ['Instant', '2'],
    ['Normal', '4'],
    ['Fast', '2'],
  ] as const) {
    await settings.preset(preset).check()
    await expect(slider).toHaveValue(`${shown}000`)
    await expect(slider).toHaveAttribute('aria-valuetext', `${shown} s`)
  }
  // To look at it and to go there is not to move it.
  await slider.focus()
  await page.keyboard.press('Tab')
  await expect(settings.preset('Fast')).toBeChecked()
  const { spinDuration, animationSpeed } = await settings.kept()
  expect([spinDuration, animationSpeed.preset]).toEqual([3000, 'fast'])
  expect(animationSpeed.customSpinDuration).toBe(4000)
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(1600)
  await expect(main.results).toContainText('Spin completed in 1.5 s')

  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('2500')
  await expect(settings.preset('Custom')).toBeChecked()
  await main.spinButton.click()
  await clock.advance(2600)
  await expect(main.results).toContainText('Spin completed in 2.5 s')
})

test('every preset but Custom puts the custom timings back @speed.preset-resets', async ({
  page,
}) => {
  const settings = await openSettings(page)
  await settings.unfold('Animation Speed Control')
  const shown = () =>
    Promise.all(
      ['Custom Spin Duration', 'Transition Speed', 'UI Animation Speed'].map((name) =>
        settings.slider(name).getAttribute('aria-valuetext'),
      ),
    )
  for (const preset of ['Instant', 'Fast', 'Normal', 'Slow']) {
    await settings.preset('Custom').check()
    expect(await shown()).toEqual(['4 s', '300 ms', '200 ms'])
    await settings.slider('Custom Spin Duration').fill('9500')
    await settings.slider('Transition Speed').fill('950')
    await settings.slider('UI Animation Speed').fill('475')
    expect(await shown()).toEqual(['9.5 s', '950 ms', '475 ms'])
    // Choosing it again leaves them.
    await settings.preset('Custom').check()
    expect(await shown()).toEqual(['9.5 s', '950 ms', '475 ms'])
    await settings.preset(preset).check()
  }
  await settings.preset('Custom').check()
  expect(await shown()).toEqual(['4 s', '300 ms', '200 ms'])
})

test('Reduced Motion and Full Motion flip reduceMotionMode, and the wheel with it @speed.motion-toggle', async ({
  page,
  main,
  clock,
}) => {
  const settings = await openSettings(page)
  await settings.unfold(...TYPES)
  await clock.freeze()
  const isReduced = async () =>
    (await settings.kept()).animationSpeed.accessibilitySettings.reduceMotionMode

  await settings.button('Reduced Motion').click()
  expect(await isReduced()).toBe(true)
  await expect(settings.switch('Reduce Motion')).toBeChecked()
  expect(await settings.time('--motion')).toBe('0')
  await main.spinButton.click()
  await clock.advanceWithoutFrames(100)
  await expect(main.results).toContainText('Spin completed in 0.0 s')

  await settings.button('Full Motion').click()
  expect(await isReduced()).toBe(false)
  await expect(settings.switch('Reduce Motion')).not.toBeChecked()
  expect(await settings.time('--motion')).toBe('1')
  await main.spinButton.click()
  await clock.advance(3900)
  await expect(main.spinningButton).toBeVisible()
  await clock.advance(200)
  await expect(main.results).toContainText('Spin completed in 4.0 s')
})

test('the full control: five presets with their times, and custom timings @speed.full-control', async ({
  page,
}) => {
  const settings = await openSettings(page)
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
  const settings = await openSettings(page)
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

test('High-Contrast Animations: stronger colors, stronger lines, quicker moves @setting.high-contrast', async ({
  page,
  main,
}) => {
  const settings = await openSettings(page)
  await settings.unfold(...TYPES)
  const filter = () => main.wheel.evaluate((node) => getComputedStyle(node).filter)
  const line = await settings.time('--line')
  expect(await filter()).toBe('none')
  await settings.switch('High-Contrast Animations').click()
  expect(await filter()).toBe('contrast(1.5)')
  expect(await settings.time('--line')).not.toBe(line)
  expect(await settings.time('--css-time')).toBe('833ms')
})

test('single-key shortcuts can be switched off, and stay off', async ({ page, main }) => {
  const settings = await openSettings(page)
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
    const settings = await openSettings(page)
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
    const settings = await openSettings(page)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
    await expect(settings.root).toHaveAttribute('data-theme', 'dark')
  })
})

test('a desktop has no vibration to switch', async ({ page }) => {
  const settings = await openSettings(page)
  await expect(settings.switch('Vibration')).toBeHidden()
})

test('Reset to defaults can be undone @settings.reset', async ({ page, main }) => {
  const settings = await openSettings(page)
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
