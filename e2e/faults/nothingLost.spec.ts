// A visitor's work is never lost: not to another tab, a tab that fails or one that is closed.
// tests/component/faults/nothingLost.test.tsx has what one tab can do.

import type { BrowserContext, Locator, Page } from 'playwright/test'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { distinctOptions, hashOf, keptWheel, lasting, savedText } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1000, height: 700 } })

interface Tab {
  readonly page: Page
  readonly main: WheelPage
  readonly clock: Clock
}

async function openTab(context: BrowserContext, hash = ''): Promise<Tab> {
  const page = await context.newPage()
  const clock = new Clock(page)
  await clock.install()
  const main = new WheelPage(page, 'flat')
  await page.goto(`/${hash}`)
  await main.isDrawnBy()
  await main.isReady()
  return { page, main, clock }
}

async function store(context: BrowserContext, text: string): Promise<void> {
  const page = await context.newPage()
  await page.goto('/about')
  await page.evaluate((text) => localStorage.setItem('wheel_current', text), text)
  await page.close()
}

const FRIENDS = ['Ann', 'Ben', 'Cem', 'Dave']
const FOOD = ['Curry', 'Pho', 'Tacos', 'Soup']
const tournament = (texts: readonly string[]) =>
  hashOf(texts, { settings: { ...DEFAULT_SETTINGS, eliminationMode: true } })

/** In steps, because what is to be seen goes again by itself. */
const advanceTo = ({ clock }: Tab, what: Locator) =>
  expect(async () => {
    await clock.advance(500)
    await expect(what).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0], timeout: 30_000 })

const goBack = (page: Page) => page.getByRole('button', { name: /^Back to / }).click()
const optionValues = (main: WheelPage) =>
  main.options
    .getByRole('textbox', { name: /^Option \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
const eliminated = (page: Page) =>
  page.getByRole('list', { name: 'Eliminated Options' }).getByRole('listitem')

test('a result is settled on the wheel it was drawn on, though another tab has opened another @result.other-wheel', async ({
  context,
}) => {
  const one = await openTab(context, await tournament(FRIENDS))
  // The other page takes real time to open.
  await one.clock.freeze()
  await one.main.spinButton.click()
  await one.clock.advance(1000)
  await expect(one.main.spinningButton).toBeDisabled()
  const { pendingSpin } = await keptWheel(one.page)
  const other = await openTab(context, await tournament(FOOD))
  await expect(other.main.option(1)).toHaveValue('Curry')
  await advanceTo(one, one.main.moment)
  await expect(one.main.moment).toContainText(pendingSpin?.winner.text ?? 'nobody')
  await advanceTo(one, one.main.toast('Another tab opened a different wheel'))
  // Once it was seen, nobody on the other wheel is said to have won.
  await expect(one.main.winnerHeading).toHaveCount(0)
  await expect(one.main.option(1)).toHaveValue('Curry')
  await expect(other.main.recent).toHaveCount(0)
  await expect(eliminated(other.page)).toHaveCount(0)
  expect(await optionValues(other.main)).toEqual(FOOD)

  await goBack(other.page)
  await expect(eliminated(other.page)).toHaveCount(1)
  await expect(eliminated(other.page)).toContainText(pendingSpin?.winner.text ?? 'nobody')
  await expect(other.main.recent).toContainText([pendingSpin?.winner.text ?? 'nobody'])
})

test('the winner of a tab closed mid-spin is on its own wheel, though another tab opens another link @result.other-wheel-closed', async ({
  context,
}) => {
  const one = await openTab(context, await tournament(FRIENDS))
  const other = await openTab(context)
  await expect(other.main.option(1)).toHaveValue('Ann')
  await one.main.spinButton.click()
  await expect(other.main.spinningButton).toBeDisabled()
  const { pendingSpin } = await keptWheel(one.page)
  await other.page.evaluate(
    (hash) => {
      location.hash = hash
    },
    await tournament(FOOD),
  )
  await expect(other.main.option(1)).not.toHaveValue('Ann')
  await one.page.close()
  await expect(eliminated(other.page)).toHaveCount(0)
  await expect(other.main.recent).toHaveCount(0)
  await goBack(other.page)
  await expect(eliminated(other.page)).toContainText(pendingSpin?.winner.text ?? 'nobody')
})

test('a tab whose storage failed for a while takes nothing from the others when it recovers @tabs.one-fails', async ({
  context,
  messages,
}) => {
  messages.allow(/^warning: Failed to save wheel (data|history)$/)
  await store(context, savedText(distinctOptions(4), lasting(1500)))
  const one = await openTab(context)
  const other = await openTab(context)
  await one.page.evaluate(() => {
    const { getItem, setItem } = Storage.prototype
    const refuse = () => {
      throw new DOMException('Not now', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse })
    Object.assign(window, { recover: () => Object.assign(Storage.prototype, { getItem, setItem }) })
  })
  await one.main.newOption.fill('Here')
  await one.main.newOption.press('Enter')
  await expect(one.main.toast('This browser cannot save your changes')).toBeVisible()
  await other.main.newOption.fill('There')
  await other.main.newOption.press('Enter')
  await other.clock.freeze()
  await other.main.spinButton.click()
  await other.clock.advance(1600)
  await expect(other.main.winnerHeading).toBeVisible()

  await one.page.evaluate(() => Reflect.get(window, 'recover')())
  await one.main.choose('Sound Effects')
  for (const { main } of [one, other]) {
    await expect.poll(() => optionValues(main)).toEqual(['A1', 'A2', 'A3', 'A4', 'There', 'Here'])
    await expect(main.recent).toHaveCount(1)
  }
})

test('a tab opened while another spins tells no winner early, and counts it once @tabs.opened-late', async ({
  context,
}) => {
  // The other page takes real time to open.
  await store(context, savedText(distinctOptions(6), lasting(10_000)))
  const one = await openTab(context)
  await one.clock.freeze()
  await one.main.spinButton.click()
  await one.clock.advance(1000)
  const early = await openTab(context)
  await early.clock.freeze()
  await early.clock.advance(1000)
  await expect(early.main.winnerHeading).toHaveCount(0)
  await expect(early.main.recent).toHaveCount(0)
  await one.clock.advance(9100)
  await expect(one.main.winnerHeading).toBeVisible()
  await expect(early.main.recent).toHaveCount(1)
  await early.main.openPanel('Results')
  await early.page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(one.main.recent).toHaveCount(0)
  expect((await keptWheel(one.page)).wheel.statistics.totalSpins).toBe(1)
})

test('two tabs that spin the last three in turn leave two, and one final winner @result.last-three', async ({
  context,
}) => {
  await store(
    context,
    savedText(distinctOptions(3), lasting(1000)).replace(
      '"eliminationMode":false',
      '"eliminationMode":true',
    ),
  )
  const tabs = [await openTab(context), await openTab(context)]
  const [one, other] = tabs as [Tab, Tab]
  await one.main.spinButton.click()
  for (const { main } of tabs) await expect(main.moment).toContainText('Eliminated!')
  await other.main.spinButton.click()
  for (const { main } of tabs) await expect(main.moment).toContainText('FINAL WINNER!')
  const { wheel } = await keptWheel(one.page)
  expect(wheel.segments.filter(({ eliminated }) => eliminated)).toHaveLength(1)
  expect(wheel.history.map(({ isFinalWinner }) => isFinalWinner)).toEqual([true, false])
})
