// A wheel as a file: saved, opened, dropped on the page.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { choose, drop, type SavedFile, saved } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { keptWheel, messages, open, openElsewhere, state, storeWheel } from '../support/screen'

const OWN = distinctOptions(4)
const ownTexts = OWN.map(({ text }) => text)

const texts = () => state().wheel.segments.map(({ text }) => text)

/** As a link or a file calls it, and no other wheel's option. */
const sharedId = (index: number) => expect.stringMatching(new RegExp(`^shared-${index}-\\w+$`))

async function saveToFile(): Promise<SavedFile> {
  return saved(() => main.choose('Save to File'))
}

async function openFile({ name, text }: SavedFile): Promise<void> {
  await main.openWheelMenu()
  // By key: messages may lie over the menu, and stay for as long as the mouse is on them.
  const button = page.getByRole('button', { name: 'Open File' })
  await choose(new File([text], name), () => button.press('Enter'))
}

test('a wheel is saved to a file and opened from it @file.save-open-drop', async () => {
  storeWheel(OWN)
  await open()
  const file = await saveToFile()
  expect(file.name).toBe('My-Wheel.fairwheel')
  expect(JSON.parse(file.text)).toMatchObject({ v: 1, name: 'My Wheel', segments: OWN })

  await main.resetTo('Numbers 1-6')
  await openFile(file)
  await expect.element(main.toast('Opened "My Wheel" with 4 options')).toBeVisible()
  await expect.poll(texts).toEqual(ownTexts)
})

test('a wheel saved in the middle of a tournament comes back whole, with its results @file.whole @file.save-open-drop', async () => {
  storeWheel(OWN, { preset: 'instant' })
  await open()
  await main.wheel.focus()
  await press('e')
  await press(' ')
  await expect.element(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
  const { wheel: before } = state()
  const file = await saveToFile()

  await openElsewhere()
  await openFile(file)
  await expect.element(main.toast('Opened "My Wheel" with 4 options (1 eliminated)')).toBeVisible()
  await expect.element(main.options).toHaveLength(3)
  const { wheel, settings } = state()
  expect(wheel.history[0]?.winner.text).toBe(before.history[0]?.winner.text)
  expect(wheel.statistics).toEqual(before.statistics)
  expect(settings).toMatchObject({ eliminationMode: true, animationSpeed: { preset: 'instant' } })
  await page.getByRole('button', { name: 'Restore All' }).click()
  await expect.element(main.options).toHaveLength(4)
})

test('a file dropped on the page is opened, another says why not @file.save-open-drop @open.not-a-wheel', async () => {
  messages.expect(/^warn: Failed to open a file or a list/)
  storeWheel(OWN)
  await open()
  const dropText = (text: string) =>
    drop(new File([text], 'some.json', { type: 'application/json' }))
  expect(dropText('{"segments": "none"}')).toBe(true)
  await expect
    .element(main.toast('Invalid segments data. Your wheel has not changed.'))
    .toBeVisible()
  expect(dropText('no json')).toBe(true)
  await expect
    .element(main.toast('This file does not contain a wheel. Your wheel has not changed.'))
    .toBeVisible()
  await expect.poll(texts).toEqual(ownTexts)
  dropText('{"name": "Dropped", "segments": [{"text": "One"}, {"color": "#FF0000"}]}')
  await expect.element(main.toast('Opened "Dropped" with 2 options')).toBeVisible()
  const { wheel } = state()
  expect(wheel.segments).toMatchObject([
    { id: sharedId(0), text: 'One', color: '#3B82F6', weight: 1 },
    { id: sharedId(1), text: 'Option 2', color: '#FF0000', weight: 1 },
  ])
  await page.getByRole('button', { name: 'Back to My Wheel' }).click()
  await expect.poll(texts).toEqual(ownTexts)
  expect(keptWheel().wheel.segments).toHaveLength(4)
})
