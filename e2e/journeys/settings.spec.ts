// Every setting, changed as a visitor changes it, does what it says. performance.spec.ts has those about the device.

import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { openSettings, SettingsBlock } from '../support/settingsBlock'

const TYPES = ['Advanced', 'Animation Types & Accessibility']

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

for (const [width, open] of [
  [320, 'Settings'],
  [1440, 'Show Settings'],
] as const) {
  test(`at ${width} pixels the button names the block only once it is there @settings.toggle`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await main.open()
    const missing = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[aria-controls]')]
          .map((one) => one.getAttribute('aria-controls') ?? '')
          .filter((id) => !document.getElementById(id)),
      )
    expect(await missing()).toEqual([])
    await page.getByRole('button', { name: open, exact: true }).click()
    await expect(page.getByRole('region', { name: 'Settings', exact: true })).toBeVisible()
    expect(await missing()).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    await expect(
      page.getByRole('button', { name: /Settings/, expanded: true }).first(),
    ).toHaveAttribute('aria-controls', 'panel-settings')
  })
}

test('a part that cannot be loaded says so, the page goes on, and the next press tries again', async ({
  page,
  messages,
}) => {
  messages.expect(/^warning: Failed to load a part of the page/)
  messages.allow(/Failed to load resource/)
  await page.route(/RaffleDesk.*\.js/, (route) => route.abort())
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Draw Prizes' })
  await open.click()
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/)
  await page.unrouteAll()
  await open.click()
  await expect(page.getByRole('button', { name: 'Start Drawing' })).toBeVisible()
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
    await expect(main.moment).toContainText(`Spin completed in ${(spinMs / 1000).toFixed(1)} s`)
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
  await expect(main.moment).toContainText('Spin completed in 2.0 s')
})

test('the spin-duration slider shows the nearest value it has and changes nothing until it is moved @speed.legacy-slider', async ({
  page,
  main,
  clock,
}) => {
  const settings = await openSettings(page)
  const slider = settings.slider('Spin Duration')
  await settings.unfold('Advanced')
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
  await expect(main.moment).toContainText('Spin completed in 1.5 s')

  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('2500')
  await expect(settings.preset('Custom')).toBeChecked()
  await main.spinButton.click()
  await clock.advance(2600)
  await expect(main.moment).toContainText('Spin completed in 2.5 s')
})

test('every preset but Custom puts the custom timings back @speed.preset-resets', async ({
  page,
}) => {
  const settings = await openSettings(page)
  await settings.unfold('Advanced')
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

test('Reduced Motion and Full Motion flip reduceMotionMode, and the wheel with it @speed.motion-toggle @settings.every-switch', async ({
  page,
  main,
  clock,
}) => {
  const settings = await openSettings(page)
  await settings.unfold(...TYPES)
  await clock.freeze()
  const isReduced = async () =>
    (await settings.kept()).animationSpeed.accessibilitySettings.reduceMotionMode

  await expect(settings.motion('Full Motion')).toBeChecked()
  await settings.motion('Reduced Motion').check()
  expect(await isReduced()).toBe(true)
  expect(await settings.time('--motion')).toBe('0')
  await main.spinButton.click()
  await clock.advanceWithoutFrames(100)
  await expect(main.moment).toContainText('Spin completed in 0.0 s')

  await settings.motion('Full Motion').check()
  expect(await isReduced()).toBe(false)
  expect(await settings.time('--motion')).toBe('1')
  await main.spinButton.click()
  await clock.advance(3900)
  await expect(main.spinningButton).toBeVisible()
  await clock.advance(200)
  await expect(main.moment).toContainText('Spin completed in 4.0 s')
})

test('the full control: a summary of the preset and of custom timings @speed.full-control', async ({
  page,
}) => {
  const settings = await openSettings(page)
  await settings.unfold('Advanced')
  await expect(page.getByRole('heading', { name: 'Animation Speed Control' })).toBeVisible()
  await expect(page.getByText(/^Normal\. A spin takes 4 s\./)).toBeVisible()
  await expect(settings.slider('Transition Speed')).toBeHidden()
  // The five presets are there once, above.
  for (const [name, times] of [
    ['Instant', 'The result appears without a spin. Everything else changes instantly.'],
    ['Fast', 'A spin takes 1.5 s. Transitions take 200 ms and controls respond in 100 ms.'],
    ['Normal', 'A spin takes 4 s. Transitions take 300 ms and controls respond in 200 ms.'],
    ['Slow', 'A spin takes 6 s. Transitions take 500 ms and controls respond in 400 ms.'],
  ] as const) {
    await settings.preset(name).check()
    await expect(page.getByText(`${name}. ${times}`, { exact: true })).toBeVisible()
  }

  await settings.preset('Custom').check()
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
  await expect(settings.slider('Custom Spin Duration')).toHaveAccessibleDescription(
    /^Custom\. A spin takes 10 s\./,
  )
  // Leaving it puts its timings back.
  await settings.preset('Fast').check()
  expect((await settings.kept()).animationSpeed).toMatchObject({
    customSpinDuration: 4000,
    customTransitionSpeed: 300,
    customUIAnimationSpeed: 200,
  })
})

test('every choice is there once, and the animations only under Advanced @settings.layers', async ({
  page,
}) => {
  const settings = await openSettings(page)
  const names = (role: 'switch' | 'radio' | 'slider') =>
    page.getByRole(role).evaluateAll((nodes) =>
      nodes.map((node) => {
        const texts = [...((node as HTMLInputElement).labels?.[0]?.childNodes ?? [])]
        return texts.find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent
      }),
    )
  const first = {
    switch: [
      ...['Sound Effects', 'Elimination Mode', 'Weights Count'],
      ...['Show Odds', 'Single-Key Shortcuts'],
    ],
    radio: [
      ...['Instant', 'Fast', 'Normal', 'Slow', 'Custom'],
      ...['Light', 'Dark', 'System'],
      ...['Standard', 'Large'],
    ],
    slider: ['Spin Duration'],
  }
  for (const role of ['switch', 'radio', 'slider'] as const) {
    expect(await names(role)).toEqual(first[role])
  }
  await settings.unfold('Advanced', 'Animation Types & Accessibility', 'Performance Optimization')
  await settings.preset('Custom').check()
  const all = [...(await names('switch')), ...(await names('radio')), ...(await names('slider'))]
  expect(new Set(all).size).toBe(all.length)
  expect(await names('switch')).toHaveLength(first.switch.length + 14)
  expect(await names('radio')).toEqual([...first.radio, 'Full Motion', 'Reduced Motion'])
  expect(await names('slider')).toHaveLength(first.slider.length + 3)
})

test('a spin that is shorter here says so where its duration is chosen, with the reason @speed.effective', async ({
  page,
  main,
  clock,
}) => {
  const settings = await openSettings(page, { memoryGb: 2 })
  const slider = settings.slider('Spin Duration')
  const presets = page.getByRole('group', { name: 'Animation Speed', exact: true })
  const note = 'Spins take 3.4 s here: less than 4 GB of memory.'
  await expect(slider).toHaveAttribute('aria-valuetext', '4 s')
  await expect(page.getByText(note, { exact: true })).toBeVisible()
  await expect(slider).toHaveAccessibleDescription(note)
  await expect(presets).toHaveAccessibleDescription(note)
  const below = async () => {
    const boxes = [slider, settings.switch('Elimination Mode')].map((one) => one.boundingBox())
    const [first, second] = await Promise.all(boxes)
    return (second?.y ?? 0) - (first?.y ?? 0)
  }
  const before = await below()
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(3500)
  await expect(main.moment).toContainText('Spin completed in 3.4 s')

  await slider.fill('8000')
  await expect(slider).toHaveAccessibleDescription(
    'Spins take 6.8 s here: less than 4 GB of memory.',
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(slider).toHaveAccessibleDescription(
    'The result appears without a spin: your system asks for less motion.',
  )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Nothing to say where a spin takes what was chosen.
  await settings.unfold('Advanced', 'Performance Optimization')
  await settings.switch('Adapt to This Device').click()
  await expect(slider).toHaveAccessibleDescription('')
  await expect(page.getByText(/^Spins take/)).toHaveCount(0)
  // Its line stays, so that nothing moves.
  expect(await below()).toBeCloseTo(before, 0)
  // What the slider does not reach is said too.
  await settings.preset('Fast').check()
  await expect(slider).toHaveAccessibleDescription('Spins take 1.5 s: the speed is Fast.')
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
]) {
  test(`at ${viewport.width} by ${viewport.height} the settings open beside the wheel, which stays where it is @settings.in-place`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await main.open()
    const before = await main.box()
    const settings = new SettingsBlock(page)
    await settings.open()
    expect(await main.box()).toEqual(before)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(settings.switch('Show Odds')).toBeInViewport({ ratio: 1 })
    await expect(settings.button('Hide Settings')).toBeInViewport({ ratio: 1 })
    await expect(main.newOption).toBeHidden()
    // The button keeps the focus, and the settings come next.
    await settings.button('Hide Settings').focus()
    await page.keyboard.press('Tab')
    await expect(settings.switch('Sound Effects')).toBeFocused()
    await settings.button('Hide Settings').press('Enter')
    await expect(settings.button('Show Settings')).toBeFocused()
    await expect(settings.button('Show Settings')).toBeInViewport({ ratio: 1 })
    await expect(main.newOption).toBeVisible()
  })
}

test('the closed settings say the sound and the speed @settings.toggle', async ({ page, main }) => {
  await main.open()
  const toggle = page.getByRole('button', { name: 'Show Settings', exact: true })
  await expect(toggle).toContainText('Sound on · Normal')
  await expect(toggle).toHaveAccessibleDescription('Sound on · Normal')
  await main.wheel.focus()
  await page.keyboard.press('s')
  await expect(toggle).toHaveAccessibleDescription('Sound off · Normal')
})

test('Instant Mode and the motion button @settings.motion-and-instant', async ({ page, main }) => {
  const settings = await openSettings(page)
  await settings.unfold('Advanced')
  await settings.button('Instant Mode').click()
  await expect(settings.preset('Instant')).toBeChecked()
  await main.spinButton.click()
  await expect(main.moment).toContainText('Spin completed in 0.0 s')
  await settings.button('Instant Mode').click()
  await expect(settings.preset('Normal')).toBeChecked()

  await settings.motion('Reduced Motion').check()
  await expect(settings.root).toHaveAttribute('data-reduced-motion')
  await settings.motion('Full Motion').check()
  await expect(settings.root).not.toHaveAttribute('data-reduced-motion')
  // Also against a system that asks for less.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(settings.motion('Reduced Motion')).toBeChecked()
  await expect(settings.root).toHaveAttribute('data-reduced-motion')
  await settings.motion('Full Motion').check()
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

  test('vibration can be switched off, and stays off @setting.haptics', async ({ page, main }) => {
    await page.addInitScript(() => {
      Object.assign(window, { vibrations: 0 })
      Object.defineProperty(navigator, 'vibrate', {
        value: () => {
          ;(window as unknown as { vibrations: number }).vibrations += 1
          return true
        },
      })
    })
    await main.open()
    const settings = new SettingsBlock(page)
    const add = settings.button('Quick Add Option')
    const felt = () => page.evaluate(() => (window as unknown as { vibrations: number }).vibrations)
    await main.openPanel('Options')
    await add.tap()
    expect(await felt()).toBe(1)
    await settings.open()
    await settings.switch('Vibration').tap()
    await main.openPanel('Options')
    await add.tap()
    expect(await felt()).toBe(1)
    await page.reload()
    await settings.open()
    await expect(settings.switch('Vibration')).not.toBeChecked()
  })

  test('the settings are a sheet with its name and the wheel above it, and nothing opens it twice @settings.sheet', async ({
    page,
    main,
  }) => {
    await main.open()
    const inBar = page.getByRole('button', { name: 'Settings', exact: true })
    await page.getByRole('button', { name: /Options$/ }).tap()
    await expect(main.newOption).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show Settings' })).toBeHidden()
    await inBar.tap()
    await expect(main.newOption).toBeHidden()
    const sheet = page.getByRole('region', { name: 'Settings', exact: true })
    const heading = sheet.getByRole('heading', { name: 'Settings', exact: true })
    const close = page.getByRole('button', { name: 'Close Settings' })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const wheel = await main.box()
    const top = (await sheet.boundingBox())?.y ?? 0
    expect(top - wheel.y, 'the upper half of the wheel').toBeGreaterThan(wheel.height / 2)
    // Both stay in view at the end of the settings, and nothing shows above them.
    await page.getByRole('button', { name: 'Clear Saved Data…' }).scrollIntoViewIfNeeded()
    for (const one of [heading, close]) await expect(one).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Clear Saved Data…' })).toBeInViewport()
    const isCovered = await heading.evaluate((node, top) => {
      const { x } = node.getBoundingClientRect()
      return node.parentElement?.contains(document.elementFromPoint(x, top + 8))
    }, top)
    expect(isCovered).toBe(true)
    await close.tap()
    await expect(sheet).toBeHidden()
    await expect(inBar).toBeFocused()
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
