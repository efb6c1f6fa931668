// The wheel's name in the header: given in place, taken back, and no longer than it may be.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drop } from '../support/device'
import { press, type } from '../support/locators'
import { main } from '../support/main'
import { open, state } from '../support/screen'

const field = main.nameField
const rename = () => main.choose('Rename')
const hasTitle = (title: string) => expect.poll(() => document.title).toBe(title)

test('a name is given in place, and is still there after a reload @wheel.name', async () => {
  await open()
  await hasTitle('Fairwheel')
  await expect.element(main.wheelMenu).toHaveText('My Wheel')
  await expect.element(page.getByText('Make decisions fun!')).toBeVisible()
  await rename()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('placeholder', 'Name your wheel')
  // None of its letters is a shortcut, and Enter finishes without a spin.
  await type('  Rest of class 4b ')
  await press('Enter')
  await expect.element(main.wheelMenu).toHaveFocus()
  await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
  await expect.element(main.wheelMenu).toHaveText('Rest of class 4b')
  await hasTitle('Rest of class 4b - Fairwheel')
  const { wheel, settings, dialog, phase } = state()
  expect(wheel.segments).toHaveLength(3)
  expect({ dialog, phase, sound: settings.soundEnabled }).toEqual({
    dialog: null,
    phase: 'idle',
    sound: true,
  })
  await open()
  await expect.element(main.wheelMenu).toHaveText('Rest of class 4b')
  await hasTitle('Rest of class 4b - Fairwheel')
})

test('Escape takes a name back, leaving it keeps it, and a blank one is none @wheel.name', async () => {
  await open()
  await rename()
  await field.fill('Lunch')
  await main.newOption.focus()
  await hasTitle('Lunch - Fairwheel')
  await rename()
  // What is typed takes the place of the name.
  await expect.element(field).toHaveFocus()
  await type('Dinner')
  await expect.element(field).toHaveValue('Dinner')
  await press('Escape')
  await expect.element(main.wheelMenu).toHaveText('Lunch')
  await expect.element(main.wheelMenu).toHaveFocus()
  await main.rename('   ')
  await expect.element(main.wheelMenu).toHaveText('My Wheel')
  await hasTitle('Fairwheel')
  expect(state().wheel.name).toBe('My Wheel')
})

test('a name ends at 50 characters, says so, and moves nothing on the page @wheel.name', async () => {
  await open()
  const before = main.wheel.box()
  await rename()
  await field.fill('x'.repeat(60))
  await expect.element(field).toHaveValue('x'.repeat(50))
  const note = page.getByText('A name can have up to 50 characters.')
  await expect.element(note).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription('A name can have up to 50 characters.')
  expect(main.wheel.box()).toEqual(before)
  await field.press('Enter')
  await expect.element(note).not.toBeInTheDocument()
  expect(main.wheel.box()).toEqual(before)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('a name that is being typed is not given to a wheel that is opened meanwhile', async () => {
  await open()
  await rename()
  await field.fill('Lunch')
  drop(new File(['{"name":"Games","segments":[{},{}]}'], 'games.json'))
  await expect.element(main.toast('Opened "Games" with 2 options')).toBeVisible()
  await expect.element(field).toHaveValue('Games')
  await main.newOption.focus()
  await hasTitle('Games - Fairwheel')
})
