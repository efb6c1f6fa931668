// A class with photos, from the first press to the spin.

import type { Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { choosePhotos } from '../support/photos'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'

declare global {
  var presses: number
}

const CLASS = distinctOptions(30)
const names = CLASS.map(({ text }) => text)

async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    globalThis.presses = 0
    addEventListener('pointerdown', () => (globalThis.presses += 1), true)
  })
  return () => page.evaluate(() => globalThis.presses)
}

test.describe('at the projector', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('thirty photos are a wheel that turns, after six presses of a first visitor on the page @pictures.match', async ({
    page,
    main,
  }) => {
    const presses = await countPresses(page)
    await main.open()
    await main.choose('Pictures')
    await choosePhotos(
      page,
      names.map((name) => `${name}.png`),
    )
    await page.getByRole('button', { name: 'Use 30 Photos' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Present' }).click()
    await expect(main.newOption).toBeHidden()
    await main.spinButton.click()
    await expect(main.spinningButton).toBeVisible()
    const { wheel } = await appState(page)
    expect(wheel.segments.map(({ text }) => text)).toEqual(names)
    expect(wheel.segments.every(({ picture }) => picture)).toBe(true)
    expect(await presses()).toBe(6)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('thirty photos of its camera go to the class in the order of the list, and it turns after six presses on the page @pictures.match', async ({
    page,
    main,
  }) => {
    await storeWheel(page, CLASS, lasting(500))
    const presses = await countPresses(page)
    await main.open()
    await main.openPanel('Options')
    await main.choose('Pictures')
    await choosePhotos(
      page,
      names.map((_, index) => `IMG_${998 + index}.png`),
    )
    await expect(page.getByText('Photos are assigned in the order of your list.')).toBeFocused()
    const nameOf = (file: string) => page.getByLabel(`Option for “${file}”`)
    await expect(nameOf('IMG_998.png')).toHaveValue(names[0] ?? '')
    await expect(nameOf('IMG_1000.png')).toHaveValue(names[2] ?? '')
    await page.getByRole('button', { name: 'Use 30 Photos' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await main.spinButton.click()
    await expect(main.moment).toBeVisible()
    const { wheel } = await appState(page)
    expect(wheel.segments.every(({ picture }) => picture)).toBe(true)
    expect(new Set(wheel.segments.map(({ picture }) => picture)).size).toBe(30)
    expect(await presses()).toBe(6)
  })
})
