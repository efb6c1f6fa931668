// How often each was drawn, of all results that are kept: those that the wheel has, and those before them.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fillResults } from '../../../e2e/support/keptResults'
import { distinctOptions, savedText } from '../../../e2e/support/savedWheels'
import type { SpinResult } from '../../../src/wheel/result'
import { readStored, storedText } from '../../store/stored'
import { axeFaults } from '../support/axe'
import { replace } from '../support/device'
import { library } from '../support/library'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open } from '../support/screen'

const bars = page.getByRole('list', { name: 'How often each option was drawn' })
const says = (text: string | RegExp) => main.results.getByText(text)

/** The numbers at the ends of the rows. */
const counts = () =>
  bars
    .getByRole('listitem')
    .css('b')
    .texts()
    .map((text) => Number(text))

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/**
 * Stores a wheel that has been spun so often. It has the last 20 results, each with the chance that all had.
 * @param winner the index of whom a spin gave, counted from 1
 */
function storeSpun(options: number, spins: number, winner: (spin: number) => number): void {
  const stored = readStored(savedText(distinctOptions(options), { preset: 'instant' }))
  const { segments } = stored.wheel
  const history = Array.from({ length: Math.min(20, spins) }, (_, index): SpinResult => {
    const order = spins - index
    return {
      id: `spin${order}`,
      wheelId: stored.wheel.id,
      winner: segments[winner(order)] as SpinResult['winner'],
      spinDuration: 1000,
      order,
      timestamp: Date.UTC(2026, 10, 3, 12, order),
      angle: 0 as SpinResult['angle'],
      isEliminationMode: false,
      isFinalWinner: false,
      remainingSegments: options,
      chance: 1 / options,
    }
  })
  const statistics = { totalSpins: spins, totalEliminations: 0, totalSpinTime: 1000 * spins }
  const wheel = { ...stored.wheel, history, lastOrder: spins, statistics }
  localStorage.setItem('wheel_current', storedText({ ...stored, wheel }))
}

/** Opens the page twice: the library is there at the second time, with earlier results of the first option. */
async function openWithOlder(count: number, chance?: number): Promise<void> {
  await open()
  await library.show()
  await press('Escape')
  await fillResults(count, chance)
  await open()
  await main.openPanel('Results')
}

describe('of more results than the wheel has itself', () => {
  test('all are counted, and the library follows what is drawn and cleared @statistics.kept @statistics.expected', async () => {
    storeSpun(3, 620, (spin) => spin % 3)
    await openWithOlder(600, 1 / 3)
    await expect.element(says('620 spins · since Nov 14, 2023')).toBeVisible()
    expect(sum(counts())).toBe(620)
    expect(counts().toSorted((one, other) => one - other)).toEqual([7, 7, 606])
    await expect.element(says('by chance: 206.7 times each.')).toBeVisible()
    await expect.element(says(/no longer kept|not be read/)).not.toBeInTheDocument()
    expect(await axeFaults()).toEqual([])

    await main.wheel.press('Enter')
    await expect.element(says(/^621 spins/)).toBeVisible()
    expect(sum(counts())).toBe(621)
    await page.getByRole('button', { name: /^Undo the Spin/ }).click()
    await expect.element(says(/^620 spins/)).toBeVisible()

    await page.getByRole('button', { name: 'Clear Recent Results' }).click()
    for (let spin = 1; spin <= 6; spin += 1) {
      await main.wheel.press('Enter')
      await expect.element(says(new RegExp(`^${spin} spins?`))).toBeVisible()
    }
    await expect.element(says('620 earlier results are no longer kept.')).toBeVisible()
    await main.results.getByRole('button', { name: /^All \d+ Results$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'All Results' })
    await expect.element(dialog.getByRole('status').first()).toHaveText('6 results')
  })

  test('where their chances are not recorded, nothing is said to be expected @statistics.expected', async () => {
    storeSpun(3, 27, (spin) => spin % 3)
    await openWithOlder(7)
    await expect.element(says(/^27 spins/)).toBeVisible()
    await expect.element(says('is not known: 7 results have no recorded chance.')).toBeVisible()
    await expect.element(bars).not.toHaveTextContent('expected')
  })

  test('those that cannot be read are not passed over @statistics.kept', async () => {
    storeSpun(3, 27, (spin) => spin % 3)
    replace(indexedDB, 'open', () => {
      throw new DOMException('As in a private window', 'SecurityError')
    })
    await open()
    await main.openPanel('Results')
    await expect.element(says(/^20 spins · since Nov 3, 2026/)).toBeVisible()
    await expect.element(says('Earlier results could not be read.')).toBeVisible()
    expect(sum(counts())).toBe(20)
  })
})

test('of many options the first twelve have bars, and all at a press: the sum is the same @statistics.kept', async () => {
  storeSpun(30, 20, (spin) => Math.floor(Math.sqrt(spin)))
  await open()
  await main.openPanel('Results')
  await expect.element(bars.getByRole('listitem')).toHaveLength(13)
  await expect.element(bars.getByRole('listitem').last()).toHaveTextContent(/^18 others0$/)
  expect(sum(counts())).toBe(20)
  const all = page.getByRole('button', { name: 'All 30 options' })
  await all.click()
  await expect.element(all).toHaveAttribute('aria-expanded', 'true')
  await expect.element(bars.getByRole('listitem')).toHaveLength(30)
  expect(sum(counts())).toBe(20)
  await all.click()
  await expect.element(bars.getByRole('listitem')).toHaveLength(13)
})

test('where the list has changed since, no chance is told @statistics.expected', async () => {
  storeSpun(3, 10, (spin) => spin % 3)
  await open()
  await main.newOption.fill('Later')
  await main.newOption.press('Enter')
  await main.openPanel('Results')
  await expect.element(says('is not shown: the chances were not always the same.')).toBeVisible()
})

test('bars begin beside the names, from right to left too @statistics.panel', async () => {
  storeSpun(3, 20, (spin) => (spin % 7 === 0 ? 1 : 0))
  await open()
  await main.openPanel('Results')
  const gap = () => {
    const [, row] = bars.getByRole('listitem').elements()
    const [bar, name] = ['rect', 'span'].map((one) => row?.querySelector(one)) as [Element, Element]
    const [a, b] = [bar.getBoundingClientRect(), name.getBoundingClientRect()]
    return Math.max(a.left - b.right, b.left - a.right)
  }
  await expect.element(bars).toBeVisible()
  const before = gap()
  expect(before).toBeLessThan(20)
  document.documentElement.dir = 'rtl'
  expect(gap()).toBeCloseTo(before, 0)
})
