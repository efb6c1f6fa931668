// The animation speed: presets, sliders and less motion, what they change and how long a spin takes with them.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clock } from '../support/clock'
import { emulateMedia, replace } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { check, openSettings, settings } from '../support/settingsBlock'

const TYPES = ['Advanced', 'Animation Types & Accessibility']

const root = document.documentElement

const isSpinning = () => expect.element(main.spinningButton).toBeVisible()
const tookSeconds = (seconds: string) =>
  expect.element(main.moment).toHaveTextContent(`Spin completed in ${seconds} s`)

test('each compact preset sets the times and how long a spin takes @speed.compact', async () => {
  clock.freezeFrames()
  await openSettings()
  for (const [name, transition, ui, css, spinMs] of [
    ['Fast', '200ms', '100ms', '667ms', 1500],
    ['Slow', '500ms', '400ms', '1429ms', 6000],
    ['Normal', '300ms', '200ms', '1000ms', 4000],
    ['Custom', '300ms', '200ms', '1000ms', 4000],
    ['Instant', '0ms', '0ms', '0ms', 0],
  ] as const) {
    await check(settings.preset(name))
    expect(settings.time('--transition-time')).toBe(transition)
    expect(settings.time('--ui-time')).toBe(ui)
    expect(settings.time('--css-time')).toBe(css)
    await main.spinButton.click()
    if (spinMs > 0) {
      await clock.advance(spinMs - 200)
      await isSpinning()
      await clock.advance(400)
    }
    await tookSeconds((spinMs / 1000).toFixed(1))
  }
})

test('the spin-duration slider writes the custom preset @speed.legacy-slider @slider.ranges', async () => {
  clock.freezeFrames()
  await openSettings()
  const slider = settings.slider('Spin Duration')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '4 s')
  await slider.fill('2500')
  await expect.element(settings.preset('Custom')).toBeChecked()
  const { spinDuration, animationSpeed } = settings.kept()
  expect([spinDuration, animationSpeed.customSpinDuration]).toEqual([2500, 2500])
  // Half a second a step, within 2 and 8 s.
  await slider.press('ArrowRight')
  await expect.element(slider).toHaveValue('3000')
  await slider.press('End')
  await expect.element(slider).toHaveValue('8000')
  await slider.press('Home')
  await expect.element(slider).toHaveValue('2000')
  await main.spinButton.click()
  await clock.advance(2100)
  await tookSeconds('2.0')
})

test('the spin-duration slider shows the nearest value it has and changes nothing until it is moved @speed.legacy-slider', async () => {
  clock.freezeFrames()
  await openSettings()
  const slider = settings.slider('Spin Duration')
  await settings.unfold('Advanced')
  await check(settings.preset('Custom'))
  await settings.slider('Custom Spin Duration').fill('10000')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '8 s')
  await expect.element(page.css('output').filter({ hasText: /^8 s$/ })).toBeVisible()
  expect(settings.kept().animationSpeed.customSpinDuration).toBe(10_000)
  for (const [preset, shown] of [
    ['Fast', '2'],
    ['Slow', '6'],
    ['Instant', '2'],
    ['Normal', '4'],
    ['Fast', '2'],
  ] as const) {
    await check(settings.preset(preset))
    // Spoken as it changes.
    await expect
      .element(page.getByRole('status').filter({ hasText: new RegExp(`^${preset}\\. `) }))
      .toBeVisible()
    await expect.element(slider).toHaveValue(`${shown}000`)
    await expect.element(slider).toHaveAttribute('aria-valuetext', `${shown} s`)
  }
  // To look at it and to go there is not to move it.
  await slider.focus()
  await press('Tab')
  await expect.element(settings.preset('Fast')).toBeChecked()
  const { spinDuration, animationSpeed } = settings.kept()
  expect([spinDuration, animationSpeed.preset]).toEqual([3000, 'fast'])
  expect(animationSpeed.customSpinDuration).toBe(4000)
  await main.spinButton.click()
  await clock.advance(1600)
  await tookSeconds('1.5')

  await slider.press('ArrowRight')
  await expect.element(slider).toHaveValue('2500')
  await expect.element(settings.preset('Custom')).toBeChecked()
  await main.spinButton.click()
  await clock.advance(2600)
  await tookSeconds('2.5')
})

test('every preset but Custom puts the custom timings back @speed.preset-resets', async () => {
  await openSettings()
  await settings.unfold('Advanced')
  const shown = () =>
    Promise.all(
      ['Custom Spin Duration', 'Transition Speed', 'UI Animation Speed'].map((name) =>
        settings.slider(name).evaluate((slider) => slider.getAttribute('aria-valuetext')),
      ),
    )
  for (const preset of ['Instant', 'Fast', 'Normal', 'Slow']) {
    await check(settings.preset('Custom'))
    expect(await shown()).toEqual(['4 s', '300 ms', '200 ms'])
    await settings.slider('Custom Spin Duration').fill('9500')
    await settings.slider('Transition Speed').fill('950')
    await settings.slider('UI Animation Speed').fill('475')
    expect(await shown()).toEqual(['9.5 s', '950 ms', '475 ms'])
    // Choosing it again leaves them.
    await check(settings.preset('Custom'))
    expect(await shown()).toEqual(['9.5 s', '950 ms', '475 ms'])
    await check(settings.preset(preset))
  }
  await check(settings.preset('Custom'))
  expect(await shown()).toEqual(['4 s', '300 ms', '200 ms'])
})

test('Reduced Motion and Full Motion flip reduceMotionMode, and the wheel with it @speed.motion-toggle @settings.every-switch', async () => {
  clock.freezeFrames()
  await openSettings()
  await settings.unfold(...TYPES)
  const isReduced = () => settings.kept().animationSpeed.accessibilitySettings.reduceMotionMode

  await expect.element(settings.motion('Full Motion')).toBeChecked()
  await check(settings.motion('Reduced Motion'))
  expect(isReduced()).toBe(true)
  expect(settings.time('--motion')).toBe('0')
  await main.spinButton.click()
  // Without a frame.
  await clock.advanceExactly(100)
  await tookSeconds('0.0')

  await check(settings.motion('Full Motion'))
  expect(isReduced()).toBe(false)
  expect(settings.time('--motion')).toBe('1')
  await main.spinButton.click()
  await clock.advance(3900)
  await isSpinning()
  await clock.advance(200)
  await tookSeconds('4.0')
})

test('the full control: a summary of the preset and of custom timings @speed.full-control', async () => {
  await openSettings()
  await settings.unfold('Advanced')
  await expect.element(page.getByRole('heading', { name: 'Animation Speed Control' })).toBeVisible()
  await expect.element(page.getByText(/^Normal\. A spin takes 4 s\./)).toBeVisible()
  await expect.element(settings.slider('Transition Speed')).not.toBeInTheDocument()
  // The five presets are there once, above.
  for (const [name, times] of [
    ['Instant', 'The result appears without a spin. Everything else changes instantly.'],
    ['Fast', 'A spin takes 1.5 s. Transitions take 200 ms and controls respond in 100 ms.'],
    ['Normal', 'A spin takes 4 s. Transitions take 300 ms and controls respond in 200 ms.'],
    ['Slow', 'A spin takes 6 s. Transitions take 500 ms and controls respond in 400 ms.'],
  ] as const) {
    await check(settings.preset(name))
    await expect.element(page.getByText(`${name}. ${times}`, { exact: true })).toBeVisible()
  }

  await check(settings.preset('Custom'))
  for (const [name, least, most, step, property] of [
    ['Custom Spin Duration', '500', '10000', '500', null],
    ['Transition Speed', '100', '1000', '50', '--transition-time'],
    ['UI Animation Speed', '50', '500', '25', '--ui-time'],
  ] as const) {
    const slider = settings.slider(name)
    await expect.element(slider).toHaveAttribute('min', least)
    await expect.element(slider).toHaveAttribute('max', most)
    await expect.element(slider).toHaveAttribute('step', step)
    await slider.fill(most)
    if (property) expect(settings.time(property)).toBe(`${most}ms`)
  }
  await expect
    .element(settings.slider('Custom Spin Duration'))
    .toHaveAccessibleDescription(/^Custom\. A spin takes 10 s\./)
  // Leaving it puts its timings back.
  await check(settings.preset('Fast'))
  expect(settings.kept().animationSpeed).toMatchObject({
    customSpinDuration: 4000,
    customTransitionSpeed: 300,
    customUIAnimationSpeed: 200,
  })
})

test('a spin that is shorter here says so where its duration is chosen, with the reason @speed.effective', async () => {
  replace(navigator as Navigator & { deviceMemory: number }, 'deviceMemory', 2)
  clock.freezeFrames()
  await openSettings()
  const slider = settings.slider('Spin Duration')
  const presets = page.getByRole('group', { name: 'Animation Speed', exact: true })
  const note = 'Spins take 3.4 s here: this device is slow.'
  await expect.element(slider).toHaveAttribute('aria-valuetext', '4 s')
  await expect.element(page.getByText(note, { exact: true })).toBeVisible()
  await expect.element(slider).toHaveAccessibleDescription(note)
  await expect.element(presets).toHaveAccessibleDescription(note)
  const below = () => settings.switch('Elimination Mode').box().y - slider.box().y
  const before = below()
  await main.spinButton.click()
  await clock.advance(3500)
  await tookSeconds('3.4')

  await slider.fill('8000')
  await expect
    .element(slider)
    .toHaveAccessibleDescription('Spins take 6.8 s here: this device is slow.')
  await emulateMedia({ reducedMotion: 'reduce' })
  await expect
    .element(slider)
    .toHaveAccessibleDescription(
      'The result appears without a spin: your system asks for less motion.',
    )
  await emulateMedia({ reducedMotion: 'no-preference' })
  // Nothing to say where a spin takes what was chosen.
  await settings.unfold('Advanced', 'Performance Optimization')
  await settings.switch('Adapt to This Device').click()
  await expect.element(slider).toHaveAccessibleDescription('')
  await expect.element(page.getByText(/^Spins take/)).not.toBeInTheDocument()
  // Its line stays, so that nothing moves.
  expect(below()).toBeCloseTo(before, 0)
  // What the slider does not reach is said too.
  await check(settings.preset('Fast'))
  await expect.element(slider).toHaveAccessibleDescription('Spins take 1.5 s: the speed is Fast.')
})

test('Instant Mode and the motion button @settings.motion-and-instant', async () => {
  await openSettings()
  await settings.unfold('Advanced')
  await settings.button('Instant Mode').click()
  await expect.element(settings.preset('Instant')).toBeChecked()
  await main.spinButton.click()
  await tookSeconds('0.0')
  await settings.button('Instant Mode').click()
  await expect.element(settings.preset('Normal')).toBeChecked()

  await check(settings.motion('Reduced Motion'))
  await expect.element(root).toHaveAttribute('data-reduced-motion')
  await check(settings.motion('Full Motion'))
  await expect.element(root).not.toHaveAttribute('data-reduced-motion')
  // Also against a system that asks for less.
  await emulateMedia({ reducedMotion: 'reduce' })
  await expect.element(settings.motion('Reduced Motion')).toBeChecked()
  await expect.element(root).toHaveAttribute('data-reduced-motion')
  await check(settings.motion('Full Motion'))
  await expect.element(root).not.toHaveAttribute('data-reduced-motion')
})
