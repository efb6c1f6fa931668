// The Settings block: where it opens, what is in it, and what its switches do. speed.test.tsx has the animation speed.

import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import { replace, usePhone } from '../support/device'
import { fingers } from '../support/fingers'
import { press, type } from '../support/locators'
import { main } from '../support/main'
import { open } from '../support/screen'
import { check, openSettings, settings } from '../support/settingsBlock'

const TYPES = ['Advanced', 'Animation Types & Accessibility']

test('the menu shows the settings, in place of the options, and hides them again @settings.toggle', async () => {
  await open()
  const region = page.getByRole('region', { name: 'Settings', exact: true })
  await main.choose('Show Settings')
  await expect.element(region).toBeVisible()
  await expect.element(main.newOption).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible()
  await main.choose('Hide Settings')
  await expect.element(region).not.toBeInTheDocument()
  await expect.element(main.newOption).toBeVisible()
})

test('arrow keys lead from tab to tab, round and round, where they point in either direction', async () => {
  await open()
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await tab('Options').focus()
  for (const dir of ['ltr', 'rtl']) {
    document.documentElement.dir = dir
    const onward = dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
    const back = dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight'
    for (const [key, name] of [
      [onward, 'Results'],
      [onward, 'Settings'],
      [onward, 'Options'],
      [back, 'Settings'],
      [back, 'Results'],
      ['Home', 'Options'],
      ['End', 'Settings'],
      ['Home', 'Options'],
    ] as const) {
      await press(key)
      await expect.element(tab(name), { message: `${dir} ${key}` }).toHaveFocus()
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
  }
  // One of them is a stop for Tab.
  expect(page.css('[role="tab"][tabindex="0"]').elements()).toHaveLength(1)
  // The mouse is seen on the others.
  const color = () => tab('Results').evaluate((one) => getComputedStyle(one).color)
  const before = await color()
  await tab('Results').hover()
  expect(await color()).not.toBe(before)
})

for (const [width, role] of [
  [320, 'button'],
  [1440, 'tab'],
] as const) {
  test(`at ${width} pixels the ${role} names the block only once it is there @settings.toggle`, async () => {
    await page.viewport(width, 800)
    await open()
    const missing = () =>
      [...document.querySelectorAll('[aria-controls]')]
        .map((one) => one.getAttribute('aria-controls') ?? '')
        .filter((id) => !document.getElementById(id))
    expect(missing()).toEqual([])
    const opener = page.getByRole(role, { name: 'Settings', exact: true })
    await opener.click()
    await expect.element(page.getByRole('region', { name: 'Settings', exact: true })).toBeVisible()
    expect(missing()).toEqual([])
    expect(await axeFaults()).toEqual([])
    await expect.element(opener).toHaveAttribute('aria-controls', 'panel-settings')
  })
}

test('the volume is there while there is sound, and is kept on this device @sound.volume', async () => {
  await openSettings()
  const volume = page.getByRole('slider', { name: 'Volume' })
  await expect.element(volume).toHaveAttribute('aria-valuetext', '100%')
  await volume.fill('40')
  await expect.element(volume).toHaveAttribute('aria-valuetext', '40%')
  await settings.switch('Sound Effects').click()
  await expect.element(volume).not.toBeInTheDocument()
  await settings.switch('Sound Effects').click()
  await expect.element(volume).toHaveValue('40')
  await openSettings()
  await expect.element(volume).toHaveValue('40')
})

test('elimination mode cannot be changed while the wheel turns', async () => {
  clock.freezeFrames()
  await openSettings()
  const elimination = settings.switch('Elimination Mode')
  await expect.element(elimination).toBeEnabled()
  await main.spinButton.click()
  await expect.element(elimination).toBeDisabled()
  for (const name of ['Reset to defaults', 'Clear Saved Data…']) {
    await expect.element(settings.button(name)).toBeDisabled()
  }
  await expect.element(settings.switch('Weights Count')).toBeDisabled()
  await clock.advance(4100)
  await expect.element(elimination).toBeEnabled()
})

test('every choice is there once, and the animations only under Advanced @settings.layers', async () => {
  await openSettings()
  const names = (role: 'switch' | 'radio' | 'slider') =>
    page
      .getByRole(role)
      .elements()
      .map((node) => {
        const texts = [...((node as HTMLInputElement).labels?.[0]?.childNodes ?? [])]
        return texts.find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent
      })
  const first = {
    switch: [
      ...['Sound Effects', 'Elimination Mode', 'Weights Count'],
      ...['Show Odds', 'Single-Key Shortcuts'],
    ],
    radio: [
      ...['Instant', 'Fast', 'Normal', 'Slow', 'Custom'],
      ...['Light', 'Dark', 'System'],
      ...['Fill', 'Standard'],
    ],
    slider: ['Volume', 'Spin Duration'],
  }
  for (const role of ['switch', 'radio', 'slider'] as const) {
    expect(names(role)).toEqual(first[role])
  }
  await settings.unfold('Advanced', 'Animation Types & Accessibility', 'Performance Optimization')
  await check(settings.preset('Custom'))
  const all = [...names('switch'), ...names('radio'), ...names('slider')]
  expect(new Set(all).size).toBe(all.length)
  expect(names('switch')).toHaveLength(first.switch.length + 15)
  expect(names('radio')).toEqual([...first.radio, 'Full Motion', 'Reduced Motion'])
  expect(names('slider')).toHaveLength(first.slider.length + 3)
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
]) {
  test(`at ${viewport.width} by ${viewport.height} the settings open beside the wheel, which stays where it is @settings.in-place`, async () => {
    await page.viewport(viewport.width, viewport.height)
    await open()
    const before = main.wheel.box()
    await settings.open()
    expect(main.wheel.box()).toEqual(before)
    expect(scrollY).toBe(0)
    await expect.element(settings.switch('Weights Count')).toBeInViewport({ ratio: 0.999 })
    await expect.element(main.newOption).not.toBeInTheDocument()
    // The tab keeps the focus, and the settings come next.
    await expect.element(page.getByRole('tab', { name: 'Settings' })).toHaveFocus()
    await press('Tab')
    await expect.element(settings.switch('Sound Effects')).toHaveFocus()
    await press('Shift+Tab')
    await press('Home')
    await expect.element(page.getByRole('tab', { name: /^Options/ })).toHaveFocus()
    await expect.element(main.newOption).toBeVisible()
    expect(main.wheel.box()).toEqual(before)
  })
}

test('High-Contrast Animations: stronger colors, stronger lines, quicker moves @setting.high-contrast', async () => {
  await openSettings()
  await settings.unfold(...TYPES)
  const filter = () => main.wheel.evaluate((node) => getComputedStyle(node).filter)
  const line = settings.time('--line')
  expect(await filter()).toBe('none')
  await settings.switch('High-Contrast Animations').click()
  expect(await filter()).toBe('contrast(1.5)')
  expect(settings.time('--line')).not.toBe(line)
  expect(settings.time('--css-time')).toBe('833ms')
})

test('single-key shortcuts can be switched off, and stay off', async () => {
  await openSettings()
  await settings.switch('Single-Key Shortcuts').click()
  await main.wheel.focus()
  await press('s')
  await press('e')
  await expect.element(settings.switch('Sound Effects')).toBeChecked()
  await expect.element(settings.switch('Elimination Mode')).not.toBeChecked()
  await openSettings()
  await expect.element(settings.switch('Single-Key Shortcuts')).not.toBeChecked()
  await settings.switch('Single-Key Shortcuts').click()
  await main.wheel.focus()
  await press('s')
  await expect.element(settings.switch('Sound Effects')).not.toBeChecked()
})

describe('on a phone', () => {
  usePhone()

  test('vibration can be switched off, and stays off @setting.haptics', async () => {
    let vibrations = 0
    replace(navigator as Navigator, 'vibrate', () => {
      vibrations += 1
      return true
    })
    await open()
    const add = settings.button('Quick Add Option')
    await main.openPanel('Options')
    await main.openEditList()
    await fingers.tapOn(add)
    expect(vibrations).toBe(1)
    await settings.open()
    await fingers.tapOn(settings.switch('Vibration'))
    await main.openPanel('Options')
    await main.openEditList()
    await fingers.tapOn(add)
    expect(vibrations).toBe(1)
    await openSettings()
    await expect.element(settings.switch('Vibration')).not.toBeChecked()
  })

  test('the settings are a sheet with its name and the wheel above it, and nothing opens it twice @settings.sheet', async () => {
    await open()
    const inBar = page.getByRole('button', { name: 'Settings', exact: true })
    await fingers.tapOn(page.getByRole('button', { name: /Options$/ }))
    await expect.element(main.newOption).toBeVisible()
    await fingers.tapOn(inBar)
    await expect.element(main.newOption).not.toBeInTheDocument()
    const sheet = page.getByRole('region', { name: 'Settings', exact: true })
    const heading = sheet.getByRole('heading', { name: 'Settings', exact: true })
    const close = page.getByRole('button', { name: 'Close Settings' })
    await expect.element(heading).toBeInViewport({ ratio: 0.999 })
    const wheel = main.wheel.box()
    const top = sheet.box().y
    expect(top - wheel.y, 'the upper half of the wheel').toBeGreaterThan(wheel.height / 2)
    // Both stay in view at the end of the settings, and nothing shows above them.
    const last = page.getByRole('button', { name: 'Clear Saved Data…' })
    last.element().scrollIntoView({ block: 'center', behavior: 'instant' })
    for (const one of [heading, close]) await expect.element(one).toBeInViewport({ ratio: 0.999 })
    await expect.element(last).toBeInViewport()
    const isCovered = await heading.evaluate((node) => {
      const { x } = node.getBoundingClientRect()
      return node.parentElement?.parentElement?.contains(document.elementFromPoint(x, top + 8))
    })
    expect(isCovered).toBe(true)
    await fingers.tapOn(close)
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(inBar).toHaveFocus()
  })

  test('a sheet has the focus when it opens, and Escape closes it, but not from a field @settings.sheet', async () => {
    await open()
    const inBar = page.getByRole('button', { name: /Options$/ })
    const sheet = page.getByRole('region', { name: 'Wheel Controls' })
    await inBar.press('Enter')
    await expect.element(sheet).toHaveFocus()
    await main.newOption.focus()
    await type('Fig')
    await press('Escape')
    await expect.element(sheet).toBeVisible()
    await main.row('Yes').focus()
    await press('Escape')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(inBar).toHaveFocus()
    await expect.element(inBar).toHaveAttribute('aria-expanded', 'false')
  })

  test('in a low window the sheet stands beside the wheel, at its end @settings.sheet', async () => {
    await page.viewport(844, 390)
    await open()
    await main.openPanel('Options')
    const sheet = page.getByRole('region', { name: 'Wheel Controls' })
    for (const entrance of sheet.element().getAnimations()) entrance.finish()
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir
      const { left, right, top, bottom, width } = sheet.box()
      expect([top, bottom]).toEqual([0, 390])
      expect(width).toBeLessThan(844 * 0.55)
      expect(dir === 'ltr' ? right : left).toBe(dir === 'ltr' ? 844 : 0)
      const close = page.getByRole('button', { name: 'Close Wheel Controls' }).box()
      expect(dir === 'ltr' ? right - close.right : close.left - left).toBeLessThan(16)
    }
  })

  test('the theme is a list @theme.switcher-list', async () => {
    await openSettings()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Dark')
    await expect.element(document.documentElement).toHaveAttribute('data-theme', 'dark')
    // There once, and no size where the wheel has but one.
    for (const name of ['Theme', 'Wheel Size']) {
      await expect.element(page.getByRole('group', { name })).not.toBeInTheDocument()
    }
  })
})

test('a desktop has no vibration to switch', async () => {
  await openSettings()
  await expect.element(settings.switch('Vibration')).not.toBeInTheDocument()
})

test('Reset to defaults can be undone @settings.reset', async () => {
  await openSettings()
  await settings.switch('Sound Effects').click()
  await check(settings.preset('Slow'))
  await settings.unfold(...TYPES)
  await settings.switch('Result Display').click()
  const changed = settings.kept()
  await settings.button('Reset to defaults').click()
  await expect.element(settings.switch('Sound Effects')).toBeChecked()
  await expect.element(settings.preset('Normal')).toBeChecked()
  await expect.element(settings.switch('Result Display')).toBeChecked()
  await expect.element(main.toast('Settings reset to defaults')).toBeVisible()
  await settings.button('Undo').click()
  await expect.element(settings.preset('Slow')).toBeChecked()
  expect(settings.kept()).toEqual(changed)
})
