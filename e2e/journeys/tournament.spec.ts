// A tournament of twelve options, by keyboard alone and by touch alone: each spin eliminates one until one is left.

import type { Page } from 'playwright/test'
import type { Clock } from '../support/clock'
import { Fingers } from '../support/fingers'
import { expect, gpuTest, test } from '../support/fixtures'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { showSettings } from '../support/settingsBlock'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(12)

/** Plays it; every way of starting a spin ends with the wheel at rest and its result on the page. */
async function play(page: Page, main: WheelPage, clock: Clock, spin: () => Promise<void>) {
  const gone = new Set<string>()
  for (let left = 11; left >= 2; left -= 1) {
    await spin()
    await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    await expect(main.moment.getByText(`${left} options remain`)).toBeVisible()
    const { wheel } = await keptWheel(page)
    gone.add(wheel.history[0]?.winner.text ?? '')
    expect(gone.size).toBe(12 - left)
  }
  await spin()
  await expect(main.moment.getByRole('heading', { name: 'FINAL WINNER!' })).toBeVisible()
  await expect(
    main.moment.getByText('Tournament Complete! This option survived all eliminations.'),
  ).toBeVisible()
  await expect(main.moment.getByText('10 options eliminated')).toBeVisible()
  const { wheel } = await keptWheel(page)
  expect(gone.has(wheel.history[0]?.winner.text ?? '')).toBe(false)
  expect(wheel.segments.filter((segment) => segment.eliminated)).toHaveLength(10)
  if (await page.getByRole('navigation', { name: 'Panels' }).isVisible()) {
    await main.openPanel('Options')
  }
  await expect(page.getByText('ELIMINATION MODE (1 left)')).toBeVisible()
  await expect(page.getByText(/\b2 left\b/)).toHaveCount(0)
  await expect(page.getByRole('definition').first()).toHaveText('1')
  const eliminated = page.getByRole('list', { name: 'Eliminated Options' })
  await expect(eliminated.getByRole('listitem')).toHaveCount(10)
  await expect(eliminated.getByText('ELIMINATED').first()).toBeVisible()
  await clock.advance(4000)
}

gpuTest('by keyboard alone @result.tournament @result.remaining', async ({ page, main, clock }) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await clock.freeze()
  await page.keyboard.press('e')
  await play(page, main, clock, async () => {
    await page.keyboard.press('Space')
    await expect(main.spinningButton).toBeDisabled()
    await clock.advance(600)
  })
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    if (focused === 'Restore All') break
  }
  await page.keyboard.press('Enter')
  await expect(main.options).toHaveCount(12)
  await expect(page.getByRole('list', { name: 'Eliminated Options' })).toHaveCount(0)
})

test('the press after the final winner begins a new tournament, which Undo takes back @spin.new-tournament @result.tournament', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, OPTIONS.slice(0, 3), lasting(500))
  await main.open()
  await clock.freeze()
  await page.keyboard.press('e')
  const spin = async () => {
    await main.spinButton.click()
    await clock.advance(600)
  }
  await spin()
  await spin()
  const final = main.moment.getByRole('heading', { name: 'FINAL WINNER!' })
  await expect(final).toBeVisible()
  const eliminated = page.getByRole('list', { name: 'Eliminated Options' })
  const out = await eliminated.getByRole('listitem').allTextContents()

  await main.spinButton.click()
  await expect(main.spinningButton).toBeDisabled()
  await expect(main.toast('A new tournament begins: all 3 options are back')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeDisabled()
  await main.hasAnnounced('All eliminated options are back')
  await clock.advance(600)
  await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
  await expect(eliminated.getByRole('listitem')).toHaveCount(1)

  await undo.click()
  await expect(final).toBeVisible()
  expect(await eliminated.getByRole('listitem').allTextContents()).toEqual(out)
  const { wheel } = await keptWheel(page)
  expect(wheel.history).toHaveLength(3)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by touch alone @result.tournament @result.remaining', async ({ page, main, clock }) => {
    await storeWheel(page, OPTIONS, lasting(500))
    await main.open()
    const fingers = await Fingers.on(page)
    await showSettings(page)
    await page.getByRole('switch', { name: /Elimination Mode/ }).tap()
    await page.getByRole('button', { name: 'Close Settings' }).tap()
    await main.wheel.scrollIntoViewIfNeeded()
    await clock.freeze()
    const { x, y } = await main.place()
    await play(page, main, clock, async () => {
      await fingers.tap({ x, y })
      // A tap waits for a second one before it spins.
      await clock.advanceWithoutFrames(301)
      await expect(main.spinningButton).toBeDisabled()
      await clock.advance(600)
    })
    await page.getByRole('button', { name: 'Restore All' }).tap()
    await expect(main.options).toHaveCount(12)
  })
})
