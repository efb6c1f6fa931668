// Elimination mode: a tournament by touch, what comes after the final winner, and why nothing turns.

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, hashOf, lasting } from '../../../e2e/support/savedWheels'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { answered, clock } from '../support/clock'
import { middle, usePhone } from '../support/device'
import { fingers } from '../support/fingers'
import { press } from '../support/locators'
import { main } from '../support/main'
import { hasAnnounced, keptWheel, open, storeWheel } from '../support/screen'
import { settings } from '../support/settingsBlock'

const OPTIONS = distinctOptions(12)

const heading = (name: string) => main.moment.getByRole('heading', { name })
const eliminated = page.getByRole('list', { name: 'Eliminated Options' })

/** At this moment of the clock: an expectation that waits lets time pass. */
async function turns(): Promise<void> {
  await answered()
  expect(main.spinningButton.element()).toHaveAttribute('aria-disabled', 'true')
}

test('the press after the final winner begins a new tournament, which Undo takes back @spin.new-tournament @result.tournament', async () => {
  storeWheel(OPTIONS.slice(0, 3), lasting(500))
  clock.freeze()
  await open()
  await press('e')
  const spin = async () => {
    await main.spinButton.click()
    await clock.advance(600)
  }
  await spin()
  await expect.element(page.getByRole('tab', { name: 'Options (2)' })).toBeVisible()
  await spin()
  const final = heading('FINAL WINNER!')
  await expect.element(final).toBeVisible()
  const out = eliminated.getByRole('listitem').texts()

  await main.spinButton.click()
  await turns()
  await expect.element(main.toast('A new tournament begins: all 3 options are back')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect.element(undo).toBeDisabled()
  await hasAnnounced('All eliminated options are back')
  await clock.advance(600)
  await expect.element(heading('Eliminated!')).toBeVisible()
  await expect.element(eliminated.getByRole('listitem')).toHaveLength(1)

  await undo.click()
  await expect.element(final).toBeVisible()
  expect(eliminated.getByRole('listitem').texts()).toEqual(out)
  const { wheel } = keptWheel()
  expect(wheel.history).toHaveLength(3)
})

test('in a low window its badge is below the header, and nothing moves for it', async () => {
  await page.viewport(844, 390)
  storeWheel(OPTIONS)
  await open()
  const { y } = main.spinButton.box()
  await press('e')
  const badge = page.css('[data-part="elimination"]')
  await expect.element(badge).toBeVisible()
  expect(badge.box().top).toBeGreaterThanOrEqual(page.getByRole('banner').box().bottom)
  expect(main.spinButton.box().y).toBe(y)
})

describe('on a phone', () => {
  usePhone()

  async function spin(): Promise<void> {
    await fingers.tap(middle(main.wheel))
    // A tap waits for a second one before it spins.
    await clock.advanceExactly(301)
    await turns()
    await clock.advance(600)
  }

  test('by touch alone @result.tournament @result.remaining', async () => {
    storeWheel(OPTIONS, lasting(500))
    clock.freeze()
    await open()
    await settings.open()
    await fingers.tapOn(page.getByRole('switch', { name: /Elimination Mode/ }))
    await fingers.tapOn(page.getByRole('button', { name: 'Close Settings' }))
    main.wheel.element().scrollIntoView({ block: 'nearest' })
    // Each spin ends with the wheel at rest and its result on the page.
    const gone = new Set<string>()
    for (let left = 11; left >= 2; left -= 1) {
      await spin()
      await expect.element(heading('Eliminated!')).toBeVisible()
      await expect.element(main.moment.getByText(`${left} options remain`)).toBeVisible()
      const { wheel } = keptWheel()
      gone.add(wheel.history[0]?.winner.text ?? '')
      expect(gone.size).toBe(12 - left)
    }
    await spin()
    await expect.element(heading('FINAL WINNER!')).toBeVisible()
    await expect
      .element(main.moment.getByText('Tournament Complete! This option survived all eliminations.'))
      .toBeVisible()
    await expect.element(main.moment.getByText('10 options eliminated')).toBeVisible()
    const { wheel } = keptWheel()
    expect(gone.has(wheel.history[0]?.winner.text ?? '')).toBe(false)
    expect(wheel.segments.filter((segment) => segment.eliminated)).toHaveLength(10)
    await main.openPanel('Options')
    await expect.element(page.getByText('ELIMINATION MODE (1 left)')).toBeVisible()
    await expect.element(page.getByText(/\b2 left\b/)).not.toBeInTheDocument()
    // Who was drawn last has won, and is not eliminated.
    await expect
      .poll(() => page.css('[data-elimination="counts"] dl > div').texts())
      .toEqual(['active1', 'eliminated10', 'eliminations10'])
    await expect.element(eliminated.getByRole('listitem')).toHaveLength(10)
    await expect.element(eliminated.getByText('ELIMINATED').first()).toBeVisible()
    await clock.advance(4000)
    await fingers.tapOn(page.getByRole('button', { name: 'Restore All' }))
    await expect.element(main.options).toHaveLength(12)
  })
})

describe('from a link', () => {
  beforeEach(async () => {
    storeWheel(distinctOptions(8), { preset: 'instant' })
    await open()
    await press('e')
  })

  test('says why nothing turns when too few are left @spin-button.too-few @spin.add-options @spin.need-active', async () => {
    const settings = { ...DEFAULT_SETTINGS, eliminationMode: true }
    await open(await hashOf(['Alone'], { settings }))
    await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'true')
    const controls = page.getByRole('region', { name: 'Wheel Controls' })
    await expect.element(controls.getByText('Need at least 2 active options to spin')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await press('e')
    await expect.element(controls.getByText('Add at least 2 options to spin')).toBeVisible()
    const { wheel } = keptWheel()
    expect(wheel.statistics.totalSpins).toBe(0)
  })
})
