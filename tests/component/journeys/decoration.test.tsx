// What decorates a wheel, in the settings: its look, its palette and its confetti.

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { colorsOf } from '../../../src/wheel/colors/palette'
import { PALETTES, shadedPalette } from '../../../src/wheel/colors/palettes'
import { loadLook } from '../../../src/wheel/looks/looks'
import { clock, setClock } from '../support/clock'
import { press } from '../support/locators'
import { main } from '../support/main'
import { app, open, state } from '../support/screen'
import { check, openSettings, settings } from '../support/settingsBlock'

const palettes = page.getByRole('group', { name: 'Palette', exact: true })
const palette = (name: string) => palettes.getByRole('radio', { name, exact: true })
const colors = () => state().wheel.segments.map(({ color }) => color)

async function openColors(): Promise<void> {
  await settings.unfold('Looks, Colors and Confetti')
  await expect.element(palette('Classic')).toBeVisible()
}

const looks = page.getByRole('group', { name: 'Look', exact: true })
const look = (name: string) => looks.getByRole('radio', { name, exact: true })
const sounds = () => state().settings.soundSet

test('a look is on the wheel at once, with its sounds, and on later visits @look.choice', async () => {
  await openSettings()
  await openColors()
  await expect.element(look('Enamel')).toBeChecked()
  await check(look('Walnut'))
  expect(state().settings.theme).toBe('walnut')
  expect(state().look.name).toBe('walnut')
  expect(sounds()).toBe('wood')
  await check(look('Neon'))
  expect(sounds()).toBe('arcade')
  // Sounds that the visitor has chosen stay.
  app().actions.chooseSounds({ soundSet: 'harp' })
  await check(look('Chalk'))
  expect(sounds()).toBe('harp')
  await open()
  await settings.open()
  await openColors()
  await expect.element(look('Chalk')).toBeChecked()
  expect(state().look.name).toBe('chalk')
  // As from another tab, or with Undo.
  app().actions.changeSettings((before) => ({ ...before, theme: 'walnut' }))
  await expect.poll(() => state().look.name).toBe('walnut')
  await check(look('Neon'))
  app().actions.changeSettings((before) => ({ ...before, theme: 'walnut' }))
  await expect.poll(() => state().look.name).toBe('walnut')
  app().actions.changeSettings((before) => ({ ...before, theme: 'of a later version' }))
  await expect.poll(() => state().look.name).toBe('default')
  await check(look('Chalk'))
  await settings.button('Reset to defaults').click()
  await expect.element(look('Enamel')).toBeChecked()
  await expect.poll(() => state().look.name).toBe('default')
})

const drawing = () => (main.wheel.css('canvas').element() as HTMLCanvasElement).toDataURL()

test('a look that is chosen turns the wheel a little, there and back; with less motion it does not @look.turn', async () => {
  await openSettings()
  await openColors()
  await loadLook('paper')
  clock.freeze()
  await look('Paper').click({ force: true })
  await clock.advance(100)
  await expect.poll(() => state().look.name).toBe('paper')
  const before = drawing()
  await clock.advance(500)
  const meanwhile = drawing()
  expect(meanwhile).not.toBe(before)
  await clock.advance(1000)
  const after = drawing()
  expect(after).not.toBe(meanwhile)
  await clock.advance(500)
  expect(drawing()).toBe(after)
  app().actions.changeSettings((before) => ({
    ...before,
    animationSpeed: {
      ...before.animationSpeed,
      accessibilitySettings: {
        ...before.animationSpeed.accessibilitySettings,
        reduceMotionMode: true,
      },
    },
  }))
  await look('Enamel').click({ force: true })
  await expect.poll(() => state().look.name).toBe('default')
  await clock.advance(100)
  const still = drawing()
  await clock.advance(500)
  expect(drawing()).toBe(still)
})

test('a look of the season is offered in its days, with its confetti @look.seasons', async () => {
  setClock(Date.parse('2026-10-20T12:00'))
  await openSettings()
  await openColors()
  await expect.element(look('Snow')).not.toBeInTheDocument()
  await check(look('Pumpkin'))
  expect(state().settings.confettiEmoji).toBe('🎃🦇')
  await check(look('Enamel'))
  expect(state().settings.confettiEmoji).toBe('')
})

test('Surprise Me brings another look and another palette @look.surprise', async () => {
  await openSettings()
  await openColors()
  for (let press = 0; press < 3; press += 1) {
    const { theme } = state().settings
    const before = colors()
    await page.getByRole('button', { name: 'Surprise Me' }).click()
    await expect.poll(() => state().look.name).not.toBe(theme)
    expect(colors()).not.toEqual(before)
  }
})

test('a palette colors the wheel at once, and options that are added after it @palette.choice', async () => {
  await openSettings()
  await openColors()
  await expect.element(palette('Classic')).toBeChecked()
  await check(palette('Ocean'))
  const ocean = colorsOf(PALETTES.ocean)
  await expect.poll(colors).toEqual(ocean.slice(0, 3))
  await expect.element(main.announced('Changed the colors')).toBeInTheDocument()
  await main.openPanel('Options')
  await main.newOption.fill('Later')
  await main.addButton.click()
  await expect.poll(colors).toEqual(ocean.slice(0, 4))
  // After a reload it is still that of the wheel.
  await open()
  await settings.open()
  await openColors()
  await expect.element(palette('Ocean')).toBeChecked()
})

test('each press of an arrow key is a step that Undo takes back @palette.choice', async () => {
  await openSettings()
  const before = colors()
  await openColors()
  palette('Classic').element().focus()
  await press('ArrowRight')
  await expect.element(palette('Bright')).toBeChecked()
  await expect.element(palette('Bright')).toHaveFocus()
  await expect.poll(colors).toEqual(colorsOf(PALETTES.bright).slice(0, 3))
  await press('ArrowRight')
  await expect.poll(colors).toEqual(colorsOf(PALETTES.pastel).slice(0, 3))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(palette('Bright')).toBeChecked()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(palette('Classic')).toBeChecked()
  await expect.poll(colors).toEqual(before)
})

test('one color is shaded, and a wheel keeps the shades that it has @palette.shaded', async () => {
  await openSettings()
  await openColors()
  const base = page.getByLabelText('Color to Shade')
  const before = colors()
  // As React sees what a visitor chooses: by the setter of the browser, and not by its own.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(base.element(), '#b0006d')
  base.element().dispatchEvent(new Event('input', { bubbles: true }))
  // On the way through the picker nothing happens yet.
  await expect.poll(colors).toEqual(before)
  base.element().dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(palette('One Color, Shaded')).toBeChecked()
  const shades = colorsOf(shadedPalette('#b0006d'))
  await expect.poll(colors).toEqual(shades.slice(0, 3))
  await open()
  await settings.open()
  await openColors()
  await expect.element(palette('Current')).toBeChecked()
  await check(palette('One Color, Shaded'))
  await expect.poll(colors).not.toEqual(shades.slice(0, 3))
  await expect.element(palette('Current')).not.toBeInTheDocument()
})

test('colors given one by one are kept for other wheels, and removed again @palette.own', async () => {
  const keep = page.getByRole('button', { name: 'Keep This Wheel’s Colors' })
  const remove = page.getByRole('button', { name: 'Remove This Palette' })
  await openSettings()
  await openColors()
  // Nothing of its own yet.
  await expect.element(keep).not.toBeInTheDocument()
  const [first] = state().wheel.segments
  app().actions.editOption(first?.id ?? '', { color: '#123456' })
  await keep.click()
  await expect.element(palette('My Palette 1')).toBeChecked()
  await expect.element(main.announced('Kept the colors')).toBeInTheDocument()
  await expect.element(keep).not.toBeInTheDocument()
  const kept = colors().map((color) => color.toUpperCase())
  // It stays kept where the wheel no longer has it.
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(palette('Classic')).toBeChecked()
  await expect.element(palette('My Palette 1')).toBeVisible()
  await keep.click()
  await expect.element(palette('My Palette 1')).toBeChecked()
  await check(palette('Ocean'))
  await expect.element(remove).not.toBeInTheDocument()
  // On another visit, for another wheel.
  app().actions.newWheel()
  for (const text of ['One', 'Two', 'Three']) app().actions.addOption(text)
  await open()
  await settings.open()
  await openColors()
  await check(palette('My Palette 1'))
  await expect.poll(colors).toEqual(kept)
  await remove.click()
  await expect.element(palette('My Palette 1')).not.toBeInTheDocument()
  await expect.element(palette('Current')).toBeChecked()
  expect(colors()).toEqual(kept)
  // The same button takes it back.
  await expect.element(keep).toHaveFocus()
  await expect.element(main.announced('Removed the palette')).toBeInTheDocument()
  await press('Enter')
  await expect.element(palette('My Palette 1')).toBeChecked()
  // Shades can be kept as well, and are listed once.
  await check(palette('One Color, Shaded'))
  await keep.click()
  await expect.element(palette('My Palette 2')).toBeChecked()
  await expect.element(palette('One Color, Shaded')).not.toBeInTheDocument()
})

test('while the wheel turns its colors stay', async () => {
  await openSettings()
  await openColors()
  const before = colors()
  await clock.freeze()
  await main.spinButton.click()
  await expect.element(main.spinningButton).toBeVisible()
  await expect.element(palettes).toHaveAttribute('aria-disabled', 'true')
  await palette('Neon').click({ force: true })
  await look('Neon').click({ force: true })
  await page.getByRole('button', { name: 'Surprise Me' }).click({ force: true })
  // Its code would have come by now.
  await loadLook('neon')
  await expect.element(palette('Classic')).toBeChecked()
  expect(colors()).toEqual(before)
  expect(state().settings.theme).toBe('default')
})

test('confetti is none, a little or a lot, or emoji of the visitor’s choice @confetti.choice @confetti.emoji', async () => {
  await openSettings()
  await openColors()
  const amount = (name: string) =>
    page.getByRole('group', { name: 'Confetti', exact: true }).getByRole('radio', { name })
  const emoji = page.getByRole('textbox', { name: 'Emoji as Confetti' })
  const flying = () => document.querySelectorAll('body > canvas[aria-hidden]').length
  await expect.element(amount('A Little')).toBeChecked()
  await check(amount('A Lot'))
  await expect.poll(flying).toBe(1)
  await emoji.fill('🎈🎉🎊👨‍👩‍👧‍👦❤️⭐')
  await expect.element(emoji).toHaveValue('🎈🎉🎊👨‍👩‍👧‍👦❤️')
  await expect.poll(flying).toBe(1)
  expect(state().settings).toMatchObject({ confetti: 'much', confettiEmoji: '🎈🎉🎊👨‍👩‍👧‍👦❤️' })
  await check(amount('None'))
  await expect.poll(flying).toBe(0)
  await expect.element(emoji).not.toBeInTheDocument()
  await open()
  expect(state().settings).toMatchObject({ confetti: 'none', confettiEmoji: '🎈🎉🎊👨‍👩‍👧‍👦❤️' })
})
