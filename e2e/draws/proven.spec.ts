// Proven draws: announced before their round, watched by everybody who has the link, and checked by anyone.
// tests/component/draws/proven.test.tsx has those who come late.

import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { hashOf, LUNCH, OPTIONS, winnerOf } from '../../tests/support/lunch'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { copiedText, watchClipboard } from '../support/clipboard'
import { Desk } from '../support/desk'
import { expect, gpuTest, setUpDevice, test } from '../support/fixtures'
import { giveGpuBack, loseGpu } from '../support/gpu'
import { answerAsRelays, type Relays, setClock } from '../support/relays'
import { ROUND } from '../support/round'
import { lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

/** As long before its round as the draws of these tests are announced: at least 30 s are asked for. */
const LEAD_MS = 38_000
/** In the field for a time, in the zone of the tests. */
const DUE = new Date(ROUND.dueMs).toISOString().slice(0, 19)
const PROGRAM = 'docs/proof-check.mjs'

/** What the console says of a relay that does not answer, or not yet. */
const RELAY_SILENT = /Failed to load resource|Failed to ask for a round/

/** Sets the relays and the clock up: the draw's round is there `aheadMs` from now. */
async function setUp(context: BrowserContext, aheadMs = LEAD_MS): Promise<Relays> {
  const now = await setClock(context, ROUND.dueMs - aheadMs)
  return answerAsRelays(context, { [ROUND.round]: ROUND.signature }, 'answers', now)
}

/** Announces what is set up for the round of the tests. */
async function announce(page: Page): Promise<void> {
  await page.getByText('At a Time').click()
  await page.getByLabel('Date and time').fill(DUE)
  await page.getByRole('button', { name: 'Lock the List' }).click()
  await expect(page.getByRole('heading', { name: 'Send the link' })).toBeVisible({
    timeout: 15_000,
  })
}

async function announcementLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy Announcement Link' }).click()
  await expect(page.getByText('Announcement link copied')).toBeVisible()
  return copiedText(page)
}

interface Watcher {
  readonly context: BrowserContext
  readonly page: Page
  readonly main: WheelPage
  readonly relays: Relays
}

/** Somebody else, on a device of their own. */
async function newWatcher(browser: Browser, aheadMs: number): Promise<Watcher> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })
  await setUpDevice(context)
  const relays = await setUp(context, aheadMs)
  const page = await context.newPage()
  await watchClipboard(page)
  return { context, page, main: new WheelPage(page, 'flat'), relays }
}

/** In the place of SPIN: a clock that cannot be pressed. */
const countdown = (page: Page) => page.getByRole('button', { name: 'The draw is at' })

/** How long until the round, by the page's clock. */
const aheadOf = (page: Page) => page.evaluate((dueMs) => dueMs - Date.now(), ROUND.dueMs)

/** Where the wheel rests, to a thousandth of a radian. */
const restOf = async (page: Page) => Math.round((await appState(page)).restRotation * 1000)

test(
  'three devices watch one draw, and its proof holds on a page and in a terminal @proof.live @proof.reload',
  { tag: '@soak' },
  async ({ browser, context, page, main, messages }, testInfo) => {
    test.setTimeout(150_000)
    messages.allow(RELAY_SILENT)
    // The service is asked for the time first, and has nothing to say yet.
    await setUp(context, 60_000)
    await watchClipboard(page)
    await storeWheel(page, OPTIONS, lasting(1200))
    await main.open()
    await main.choose('Prove a Draw')
    await expect(page.getByRole('heading', { name: 'Prove this draw' })).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await announce(page)
    await expect(countdown(page)).toHaveText(/^Draw in [01]:[0-5]\d$/)
    expect(await axeFaults(page)).toEqual([])
    const link = await announcementLink(page)

    // It is kept: the page comes back to the countdown.
    await page.reload()
    await expect(countdown(page)).toBeVisible()

    const watchers: Watcher[] = []
    for (let count = 0; count < 3; count += 1) {
      watchers.push(await newWatcher(browser, await aheadOf(page)))
    }
    for (const watcher of watchers) {
      await watcher.page.goto(link)
      await expect(watcher.page.getByRole('heading', { name: 'Live Draw' })).toBeVisible()
      await expect(countdown(watcher.page)).toBeVisible()
      await expect(watcher.main.wheel).toHaveAccessibleName(`Wheel with ${OPTIONS.length} options`)
      // Nothing can be spun instead.
      await expect(countdown(watcher.page)).toBeDisabled()
    }
    expect(await axeFaults(watchers[0]?.page as Page)).toEqual([])

    await expect(main.moment).toBeVisible({ timeout: 80_000 })
    const [winner = ''] = await new Desk(page).winners()
    expect(OPTIONS.map(({ text }) => text)).toContain(winner)
    await expect(main.moment.getByText(winner, { exact: true })).toBeVisible()
    for (const watcher of watchers) {
      await expect(watcher.main.moment.getByText(winner, { exact: true })).toBeVisible()
      await expect(
        watcher.page.getByRole('listitem').filter({ hasText: winner }).first(),
      ).toBeVisible()
      // It is nobody's own result.
      expect((await appState(watcher.page)).wheel.history).toEqual([])
    }
    const rests = await Promise.all(watchers.map((watcher) => restOf(watcher.page)))
    expect(new Set(rests).size).toBe(1)

    // What anyone can check.
    await page.getByRole('button', { name: 'Copy Proof Link' }).click()
    const proofUrl = await copiedText(page)
    expect(new URL(proofUrl).pathname).toBe('/check')
    const watched = watchers[0] as Watcher
    await watched.page.getByRole('button', { name: 'Copy Proof Link' }).click()
    expect(new URL(await copiedText(watched.page)).hash).toBe(new URL(proofUrl).hash)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the Proof' }).click(),
    ])
    const file = testInfo.outputPath('proof.json')
    await download.saveAs(file)
    for (const proof of [file, proofUrl]) {
      const { stdout } = await promisify(execFile)('node', [PROGRAM, proof])
      expect(stdout).toContain(winner)
    }
    const forged = (await readFile(file, 'utf8')).replace(`"round":${ROUND.round}`, '"round":999')
    await writeFile(file, forged)
    await expect(promisify(execFile)('node', [PROGRAM, file])).rejects.toThrow()
    for (const { context } of watchers) await context.close()
  },
)

// In a worker the scene would not have the clock of the tests.
gpuTest.extend({ isSceneOnPage: true })(
  'the GPU goes away in the countdown and in the spin @proof.gpu',
  { tag: '@soak' },
  async ({ context, page, main, messages }) => {
    messages.allow(RELAY_SILENT)
    messages.allow(/context/i)
    await setUp(context, 20_000)
    const announced = { ...LUNCH, show: { ...LUNCH.show, spinMs: 4000 } }
    const winner = winnerOf(announced)
    await page.goto(`/${await hashOf(announced)}`)
    await expect(countdown(page)).toBeVisible()
    await main.isDrawnBy('scene')
    await loseGpu(page)
    await giveGpuBack(page)
    await expect(main.moment.getByText(winner, { exact: true })).toBeVisible({ timeout: 60_000 })
    await main.isDrawnBy('scene')
    // On a busy page the click itself may take as long as the spin.
    await Promise.all([
      expect(main.spinningButton).toBeVisible(),
      page.getByRole('button', { name: 'Watch the Spin' }).click(),
    ])
    await loseGpu(page)
    await expect(main.moment.getByText(winner, { exact: true })).toBeVisible()
  },
)
