// A whole raffle: 500 people, 12 prizes, 450 winners and 30 who are not there, through a reload in the middle of a
// reveal, a second tab and a lost GPU. Its record is whole, and the check page finds nothing against it.

import { stateOf } from '../../src/raffle/model/raffleState'
import { appState } from '../support/appState'
import { Desk } from '../support/desk'
import { expect, gpuTest } from '../support/fixtures'
import { giveGpuBack, loseGpu } from '../support/gpu'
import { lasting, storeWheel } from '../support/savedWheels'

const PEOPLE = 500
const PLACES = [1, 1, 2, 3, 5, 8, 10, 20, 50, 100, 100, 150]
const WINNERS = 450
const NO_SHOWS = 30

gpuTest(
  'a raffle of 450 winners survives everything @draw.whole',
  { tag: '@soak' },
  async ({ page, main, context }) => {
    gpuTest.setTimeout(300_000)
    const people = Array.from({ length: PEOPLE }, (_, index) => ({
      text: `Person ${index + 1}`,
      color: index % 2 === 0 ? '#336699' : '#993366',
    }))
    await storeWheel(page, people, lasting(500))
    await main.open()
    const desk = new Desk(page)
    await desk.beginWith(
      ...PLACES.map((places, index) => [`Gift ${index + 1}`, places, index % 3] as const),
    )

    await desk.next.click()
    await expect(desk.drawn(`1 of ${WINNERS}`)).toBeVisible()
    await desk.next.click()
    await loseGpu(page)
    await expect(desk.drawn(`2 of ${WINNERS}`)).toBeVisible()
    await giveGpuBack(page)
    await desk.drawRest()
    await expect(desk.drawn(`4 of ${WINNERS}`)).toBeVisible()

    // A second tab follows. It and the reloaded page have no GPU, with which this would take minutes on a small machine.
    await context.addInitScript(() => {
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
      const real = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown
      HTMLCanvasElement.prototype.getContext = function (this: unknown, ...args: unknown[]) {
        return String(args[0]).startsWith('webgl') ? null : real.apply(this, args)
      } as typeof HTMLCanvasElement.prototype.getContext
    })
    const tab = await context.newPage()
    await tab.goto('/')
    const follower = new Desk(tab)
    await expect(tab.getByText('This draw is running in another tab.')).toBeVisible()

    // A reload in the middle of a reveal.
    await desk.drawRest()
    await expect(page.getByText('Drawing…')).toBeVisible()
    await expect(desk.cards.nth(4).locator('bdi')).toBeVisible()
    await page.reload()
    await main.isReady()
    await expect(desk.drawn(`7 of ${WINNERS}`)).toBeVisible()
    await expect(desk.next).toHaveAttribute('aria-disabled', /true|false/)
    // The lead is its own again, or is taken back while the other tab only follows.
    const goOn = page.getByRole('button', { name: 'Continue Here' })
    await expect(
      goOn.or(page.locator('button[aria-disabled="false"]', { hasText: /^DRAW\b/ })),
    ).toBeVisible()
    if (await goOn.isVisible()) await goOn.click()
    const before = await desk.winners()
    await expect.poll(() => follower.winners()).toEqual(before)

    await desk.drawEverything()
    await page.getByRole('button', { name: 'Show All Now' }).click()
    await expect(page.getByText('Everything is drawn.')).toBeVisible()
    expect((await desk.winners()).slice(0, before.length)).toEqual(before)

    // Thirty spins more would show nothing new.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (let gone = 1; gone <= NO_SHOWS; gone += 1) {
      await desk.markNotHere(gone * 3)
      await expect(page.getByText(/: not here$/)).toHaveCount(gone)
    }

    await page.getByRole('button', { name: 'End Draw' }).click()
    await expect(page.getByText('This draw has ended.')).toBeVisible()
    await expect(tab.getByText('This draw has ended.')).toBeVisible()
    const text = await desk.recordText()
    const { entries } = JSON.parse(text)
    const draw = stateOf(entries)
    expect([draw.drawn, draw.hasEnded, draw.isComplete]).toEqual([WINNERS, true, true])
    const winners = draw.prizes.flatMap(({ placed }) => placed.map(({ winner }) => winner))
    expect(winners).not.toContain(null)
    expect(new Set(winners).size).toBe(WINNERS)
    const gone = draw.prizes.flatMap(({ placed }) =>
      placed.flatMap(({ calls }) => calls.filter(({ why }) => why !== null)),
    )
    expect(gone).toHaveLength(NO_SHOWS)
    expect(winners).not.toEqual(expect.arrayContaining([gone[0]?.winner]))
    // Those who were not there were drawn, too.
    const { history, statistics } = (await appState(page)).wheel
    expect([history.length, statistics.totalSpins]).toEqual([20, WINNERS + NO_SHOWS])

    await tab.goto('/check')
    await tab.waitForLoadState('networkidle')
    const choosing = tab.waitForEvent('filechooser')
    await tab.getByRole('button', { name: 'Choose a File' }).click()
    const file = { name: 'raffle.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await (await choosing).setFiles([file])
    await expect(tab.getByRole('heading', { name: 'This record is sound' })).toBeVisible()
  },
)
