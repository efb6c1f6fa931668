// A visitor's work is never lost: not to another tab, another wheel, a full disk or a spin in progress.

import type { BrowserContext, Page } from 'playwright/test'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { axeFaults } from '../support/axe'
import { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import {
  distinctOptions,
  hashOf,
  keptWheel,
  lasting,
  savedText,
  storeWheel,
} from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 800, height: 700 } })

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

const goBack = (page: Page) => page.getByRole('button', { name: 'Back to My Wheel' }).click()
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
  await one.main.spinButton.click()
  await expect(one.main.spinningButton).toBeDisabled()
  const { pendingSpin } = await keptWheel(one.page)
  const other = await openTab(context, await tournament(FOOD))
  await expect(other.main.option(1)).toHaveValue('Curry')
  await expect(one.main.moment).toContainText(pendingSpin?.winner.text ?? 'nobody')
  await expect(one.main.toast('Another tab opened a different wheel')).toBeVisible()
  // Once it was seen, nobody on the other wheel is said to have won.
  await expect(one.main.winnerHeading).toHaveCount(0)
  await expect(one.main.option(1)).toHaveValue('Curry')
  await expect(other.main.recent).toHaveCount(0)
  await expect(eliminated(other.page)).toHaveCount(0)
  expect(await optionValues(other.main)).toEqual(FOOD)

  await goBack(other.page)
  await expect(eliminated(other.page)).toHaveCount(1)
  await expect(eliminated(other.page)).toContainText(pendingSpin?.winner.text ?? 'nobody')
  await expect(other.page.getByRole('list', { name: 'Recent Results' })).toContainText(
    pendingSpin?.winner.text ?? 'nobody',
  )
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

test('a link too large to be stored beside the own wheel asks before it is opened @open.no-room', async ({
  context,
  messages,
}) => {
  messages.allow(/^warning: Failed to save wheel data$/)
  const options = distinctOptions(6)
  await store(context, savedText(options))
  const { page, main } = await openTab(context)
  await main.newOption.fill('Mine')
  await main.newOption.press('Enter')
  await fillStorage(page)
  const long = Array.from({ length: 2000 }, (_, index) => `Option number ${index}`)
  const hash = await hashOf(long)
  await page.evaluate((hash) => {
    location.hash = hash
  }, hash)
  const dialog = page.getByRole('dialog', { name: 'No Room to Save Another Wheel' })
  await expect(dialog).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await expect(main.option(7)).toHaveValue('Mine')
  await dialog.getByRole('button', { name: 'Keep My Wheel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main.option(7)).toHaveValue('Mine')

  await page.goto(`/?again${hash}`)
  await dialog.getByRole('button', { name: 'Open Anyway' }).click()
  await expect(main.option(1)).toHaveValue('Option number 0')
  await expect(main.toast('This browser cannot save your changes')).toBeVisible()
  expect((await keptWheel(page)).wheel.segments.at(-1)?.text).toBe('Mine')
  await page.close()
  const again = await openTab(context)
  await expect(again.main.option(7)).toHaveValue('Mine')
})

/** Until another 20,000 characters find no room. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 20_000; size /= 2) {
      for (let index = 0; ; index += 1) {
        try {
          localStorage.setItem(`filler ${size} ${index}`, 'x'.repeat(size))
        } catch {
          break
        }
      }
    }
  })
}

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
  await one.page.getByRole('button', { name: 'Sound Effects' }).click()
  for (const { main } of [one, other]) {
    await expect.poll(() => optionValues(main)).toEqual(['A1', 'A2', 'A3', 'A4', 'There', 'Here'])
    await expect(main.recent).toHaveCount(1)
  }
})

test('a preset wheel with colors and results of one’s own comes back after a link @open.preset', async ({
  context,
}) => {
  const { page, main, clock } = await openTab(context)
  await main.resetTo('Numbers 1-6')
  await expect(main.options).toHaveCount(6)
  await page.getByLabel('Color of 1').fill('#123456')
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(4100)
  await expect(main.winnerHeading).toBeVisible()
  await clock.advance(3000)
  const winner = await main.winner()
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    await hashOf(FOOD),
  )
  await expect(main.option(1)).toHaveValue('Curry')
  await goBack(page)
  await expect(page.getByLabel('Color of 1')).toHaveValue('#123456')
  await expect(main.recent).toHaveCount(1)
  await expect(main.recent).toContainText(winner)
})

test('a link put into the address mid-spin waits until the winner was seen, and its result is kept @open.link-mid-spin', async ({
  context,
}) => {
  const { page, main, clock } = await openTab(context, await hashOf(FRIENDS))
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(1000)
  const { pendingSpin } = await keptWheel(page)
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    await hashOf(FOOD),
  )
  await clock.advance(3100)
  await expect(main.winnerHeading).toBeVisible()
  expect(await main.winner()).toBe(pendingSpin?.winner.text)
  await clock.advance(2500)
  await expect(main.option(1)).toHaveValue('Ann')
  await clock.advance(1000)
  await expect(main.option(1)).toHaveValue('Curry')
  await goBack(page)
  await expect(main.recent).toContainText(pendingSpin?.winner.text ?? 'nobody')
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

test('times beyond every calendar, in a wheel and in its results, cost nothing @storage.beyond-calendar', async ({
  context,
}) => {
  const text = savedText(distinctOptions(3), lasting(500))
  const saved = JSON.parse(text)
  const result = {
    id: 'r',
    wheelId: saved.wheel.id,
    winner: saved.wheel.segments[0],
    spinDuration: 1e300,
    timestamp: 9e15,
    angle: 1,
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: 3,
  }
  Object.assign(saved.wheel, {
    createdAt: 1e300,
    lastUsed: -1e300,
    history: [result],
    statistics: { totalSpins: 1, totalEliminations: 0, totalSpinTime: 1e300 },
  })
  await store(context, JSON.stringify(saved))
  const { page, main } = await openTab(context)
  await expect(main.option(1)).toHaveValue('A1')
  await expect(main.recent).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
})

test('a file opened while the wheel spins is opened when its winner was seen @open.file-mid-spin', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, distinctOptions(4), lasting(1500))
  await main.open()
  await clock.freeze()
  const drop = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      const text = '{"segments": [{"text": "One"}, {"text": "Two"}]}'
      dataTransfer.items.add(new File([text], 'some.json', { type: 'application/json' }))
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      )
    })
  await main.spinButton.click()
  await clock.advance(500)
  await drop()
  await expect(main.toast('The file will open when the wheel stops.')).toBeVisible()
  await clock.advance(1100)
  await expect(main.winnerHeading).toBeVisible()
  await clock.advance(3100)
  await expect(main.option(1)).toHaveValue('One')
  await goBack(page)
  await expect(main.recent).toHaveCount(1)

  // Now the spin begins while the file is on its way.
  await drop()
  await main.spinButton.click()
  await clock.advance(4800)
  await expect(main.option(1)).toHaveValue('One')
})

test('what is brought back or made by a clock before 1970 can be read again @storage.readable', async ({
  context,
}) => {
  const saved = JSON.parse(savedText(distinctOptions(4)))
  const [first, ...others] = saved.wheel.segments
  saved.wheel.segments = [{ ...first, eliminated: true }, ...others]
  saved.wheel.originalSegments = [first, first, ...others]
  saved.wheel.eliminationHistory = [
    { eliminatedSegment: first, timestamp: 1, eliminatedByResult: 'r', remainingSegments: 3 },
  ]
  saved.wheel.settings.eliminationMode = true
  await store(context, JSON.stringify(saved))
  await context.addInitScript(() => {
    Date.now = () => -1_000_000
  })
  const { page, main } = await openTab(context)
  await page.getByRole('button', { name: 'Restore All' }).first().click()
  await expect(main.options).toHaveCount(4)
  await main.resetTo('Numbers 1-6')
  await expect(main.options).toHaveCount(6)
  await page.reload()
  await expect(main.options).toHaveCount(6)
  await goBack(page)
  await expect(main.options).toHaveCount(4)
})
