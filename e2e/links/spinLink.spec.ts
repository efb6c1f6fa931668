// An address that asks for a spin, as a button of a control surface or a launcher opens it.

import type { Page } from 'playwright/test'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { BASE, linkTo, wheelOf } from '../../tests/share/wheels'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { showSettings } from '../support/settingsBlock'
import { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(4)
const SCHEME = '?spin=web%2Bfairwheel%3Aspin'

/** As a visitor does. */
async function allow(page: Page): Promise<void> {
  await showSettings(page)
  await page.getByText('Advanced', { exact: true }).click()
  const toggle = page.getByRole('switch', { name: 'Spin From Links' })
  await toggle.check()
  await expect(page.getByRole('textbox', { name: 'Spin Link' })).toHaveValue(/\/\?spin$/)
}

const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

const totalSpins = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.wheel_current).wheel.statistics.totalSpins)

/** Of the wheel that is open, and how many others are kept. */
const keptOf = (page: Page) =>
  page.evaluate(() => {
    const { wheel, ownWheels } = JSON.parse(localStorage.wheel_current)
    const out = wheel.segments.filter(({ eliminated }: { eliminated?: boolean }) => eliminated)
    return { spins: wheel.statistics.totalSpins, out: out.length, others: ownWheels.length }
  })

test('where links may not spin, one that asks is answered, and asks no more', async ({
  page,
  main,
}) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await page.goto('/?ref=a&spin')
  await expect(main.toast(/^This link asks for a spin, but Spin From Links is off/)).toBeVisible()
  expect(addressOf(page)).toBe('/?ref=a')
  await page.reload()
  await main.isReady()
  await expect(main.toast(/^This link asks/)).toHaveCount(0)
  await expect(main.spinButton).toBeVisible()
  await expect(main.recent).toHaveCount(0)
})

test('where they may, each spins once: at an address, in a language, by the scheme', async ({
  page,
  main,
}) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await allow(page)
  let spins = 0
  for (const address of ['/?spin', `/${SCHEME}`]) {
    await page.goto(address)
    spins += 1
    await expect(main.winnerHeading).toBeVisible()
    await expect(main.recent).toHaveCount(spins)
    expect(addressOf(page)).toBe('/')
    await page.reload()
    await main.isReady()
    await expect(main.spinButton).toBeVisible()
    await expect(main.recent).toHaveCount(spins)
  }
  await page.goto('/de/?spin')
  await expect.poll(() => addressOf(page)).toBe('/de/')
  await expect.poll(() => totalSpins(page)).toBe(3)
})

test('one that brings a wheel spins that wheel, and stays its link', async ({ page, main }) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await allow(page)
  const hash = (await linkTo(wheelOf(['Tea', 'Milk', 'Juice']))).slice(BASE.length)
  await page.goto(`/?spin${hash}`)
  await expect(main.winnerHeading).toBeVisible()
  expect(['Tea', 'Milk', 'Juice']).toContain(await main.winner())
  await expect(main.options).toHaveCount(3)
  await expect(main.recent).toHaveCount(1)
  expect(addressOf(page)).toBe(`/${hash}`)
  await page.reload()
  await main.isReady()
  await expect(main.recent).toHaveCount(1)
})

test('each further press goes on with that wheel, and none is a second spin while it turns', async ({
  page,
  context,
  main,
}) => {
  // Two pages are opened while it turns, on a busy machine too.
  const SPIN_MS = 8000
  const soon = { timeout: 3 * SPIN_MS }
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await allow(page)
  const settings = {
    ...DEFAULT_SETTINGS,
    eliminationMode: true,
    animationSpeed: { ...DEFAULT_SETTINGS.animationSpeed, ...lasting(SPIN_MS) },
  }
  const shared = wheelOf(['Tea', 'Milk', 'Juice', 'Water'], { settings })
  const address = `/?spin${(await linkTo(shared)).slice(BASE.length)}`
  await page.goto(address)
  await expect(main.spinButton).toBeHidden()
  // Pressed again while it turns: in a tab of its own, and in the same one.
  const other = await context.newPage()
  await other.goto(address)
  await expect.poll(() => addressOf(other)).not.toContain('spin')
  await page.goto(address)
  await expect.poll(() => addressOf(page)).not.toContain('spin')
  await expect.poll(() => keptOf(page), soon).toEqual({ spins: 1, out: 1, others: 1 })
  await expect(new WheelPage(other).spinButton).toBeVisible()
  await other.goto(address)
  await expect.poll(() => keptOf(page), soon).toEqual({ spins: 2, out: 2, others: 1 })
})
