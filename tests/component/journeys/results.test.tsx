// Results: empty at first, then the last five with their times, and statistics.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { copiedText, emulateMedia, replace } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, storeWheel } from '../support/screen'

test('results, statistics and the status line as a first visitor sees them grow @results.empty @statistics.panel @result.duration @results.recent @spin.clears-result @statistics.outlast', async () => {
  storeWheel(distinctOptions(5), lasting(1500))
  await open()
  await main.openPanel('Results')
  await expect.element(main.results.getByRole('heading', { name: 'No results yet' })).toBeVisible()
  await expect
    .element(main.results.getByRole('heading', { name: 'Statistics' }))
    .not.toBeInTheDocument()
  clock.freeze()
  for (let spin = 1; spin <= 7; spin += 1) {
    await main.spinButton.click()
    // While it spins, the last result is no longer the result.
    await expect.element(main.winnerHeading).not.toBeInTheDocument()
    if (spin === 7) {
      // What is drawn may not be taken back or cleared with what was.
      for (const name of [/^Undo the Spin/, 'Clear Recent Results']) {
        await expect.element(page.getByRole('button', { name })).toBeDisabled()
      }
    }
    await clock.advance(1600)
    await expect.element(main.winnerHeading).toBeVisible()
  }
  await expect
    .element(main.results.getByRole('heading', { name: 'No results yet' }))
    .not.toBeInTheDocument()
  await expect.element(main.moment.getByText('Spin completed in 1.5 s')).toBeVisible()
  await expect.element(main.recent).toHaveLength(5)
  await expect.element(main.results.getByText('last 5 of 7')).toBeVisible()
  await expect.element(main.recent.first().getByRole('time')).toHaveText(/^\d\d:\d\d/)

  const figure = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).css('xpath=following-sibling::dd')
  await page.getByText('All figures').click()
  await expect.element(figure('total spins')).toHaveText('7')
  await expect.element(figure('total eliminations')).toHaveText('0')
  await expect.element(figure('average spin')).toHaveText('1.5 s')
  await expect.element(figure('created')).toHaveText('Jan 1, 1970')
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect.element(main.recent).not.toBeInTheDocument()
  // With the history the statistics leave the screen, and count on.
  await main.spinButton.click()
  await clock.advance(1600)
  await page.getByText('All figures').click()
  await expect.element(figure('total spins')).toHaveText('8')
})

describe('a list of many', () => {
  /** Spins so often, and says who won, newest first. */
  async function spin(times: number): Promise<string[]> {
    const winners: string[] = []
    for (let spin = 1; spin <= times; spin += 1) {
      await main.wheel.press('Enter')
      await expect.element(main.recent.first()).toHaveText(new RegExp(`^${spin}A`))
      winners.unshift(main.moment.css('[data-part="name"]').element().textContent ?? '')
    }
    return winners
  }

  const rows = () =>
    main.recent
      .elements()
      .map((item) => [...item.querySelectorAll('span')].map((one) => one.textContent))

  test('is numbered, shows five, and is copied whole @results.recent', async () => {
    storeWheel(distinctOptions(5), { preset: 'instant' })
    await open()
    await main.openPanel('Results')
    const winners = await spin(22)
    const kept = winners.slice(0, 20)
    const expected = kept.map((name, index) => [String(22 - index), name])
    expect(rows()).toEqual(expected.slice(0, 5))
    await expect.element(main.results.getByText('last 5 of 22')).toBeVisible()

    await page.css('summary[aria-label="Export Recent Results"]').click()
    await main.results.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.element(main.toast('Copied 20 results')).toBeVisible()
    const [, ...lines] = copiedText().trim().split('\n')
    expect(lines.map((line) => line.split('\t').slice(0, 3))).toEqual(
      expected.map(([number, name]) => [number, '22', name]),
    )
    // On paper too it is said that there were more.
    let printed: readonly (string | null)[] = []
    replace(window as Window, 'print', () => {
      const about = document.querySelector('body > section p')?.textContent ?? ''
      const rows = [...document.querySelectorAll('body > section tbody tr')]
      printed = [about.split(' · ')[0] ?? '', ...rows.map(({ textContent }) => textContent)]
    })
    await page.css('summary[aria-label="Export Recent Results"]').click()
    await main.results.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => printed[0]).toBe('The last 20 results of 22, newest first')
    expect(printed).toHaveLength(21)
    expect(printed[1]).toMatch(new RegExp(`^22${winners[0]}`))
  })

  test('says who was drawn most, as far as it is known, and what was to be expected @statistics.panel @statistics.expected', async () => {
    storeWheel(distinctOptions(2), { preset: 'instant' })
    await open()
    await main.openPanel('Results')
    const winners = await spin(5)
    const count = (name: string) => winners.filter((one) => one === name).length
    const [most, least] = count('A1') > count('A2') ? ['A1', 'A2'] : ['A2', 'A1']
    const left = count(least) === 0 ? ' 1 option not drawn yet.' : ''
    await expect
      .element(main.results.getByText(`Drawn most: ${most}, ${count(most)} times.${left}`))
      .toBeVisible()
    await expect.element(main.results.getByText('5 spins')).toBeVisible()
    const bars = page.getByRole('list', { name: 'How often each option was drawn' })
    await expect
      .poll(() => bars.getByRole('listitem').texts())
      .toEqual([most, least].map((name) => `${name}${count(name)}, expected 2.5`))
    await expect.element(main.results.getByText('by chance: 2.5 times each.')).toBeVisible()
  })

  test('takes the last spin back, names it, and makes it again @undo.spin', async () => {
    storeWheel(distinctOptions(3), { preset: 'instant' })
    await open()
    await press('e')
    await main.openPanel('Results')
    const [last = '', first = ''] = await spin(2)
    await page.getByRole('button', { name: `Undo the Spin: ${last}` }).click()
    await expect.element(main.recent).toHaveLength(1)
    await expect.element(main.results.getByText('last 1 of 1').first()).toBeVisible()
    await expect.element(main.moment).not.toBeInTheDocument()
    await expect.element(main.toast(`Undone: Drew “${last}”`)).toBeVisible()
    const before = page.getByRole('button', { name: `Undo the Spin: ${first}` })
    await expect.element(before).toBeVisible()
    await main.openPanel('Options')
    await expect.element(main.options).toHaveLength(2)
    await page.getByRole('button', { name: 'Redo', exact: true }).last().click()
    await main.openPanel('Results')
    await expect.element(main.recent).toHaveLength(2)
    await expect.element(main.moment).toBeVisible()
  })

  test('marks who was eliminated and who was the last @elimination.history', async () => {
    storeWheel(distinctOptions(3), { preset: 'instant' })
    await open()
    await press('e')
    await main.openPanel('Results')
    await spin(2)
    await expect.element(main.recent.nth(0)).toHaveTextContent('FINAL WINNER')
    await expect.element(main.recent.nth(1)).toHaveTextContent('ELIMINATED')
    await expect.element(main.results.getByText(/^2 spins · since/)).toBeVisible()
  })
})

test('the status line says what one might have forgotten @status.line', async () => {
  storeWheel(distinctOptions(3), { preset: 'slow' })
  await emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open()
  const status = page.getByRole('list', { name: 'Status' })
  await press('s')
  await press('e')
  await expect
    .poll(() => status.getByRole('listitem').texts())
    .toEqual(['Sound off', 'Elimination mode', 'Dark mode', 'Reduced motion', 'Slow speed'])
})

test('a first visit is greeted with the title, the tagline and three options @title.tagline', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Fairwheel' })).toBeVisible()
  await expect
    .element(page.getByText('Make decisions fun! Add options and spin the wheel.'))
    .toBeVisible()
  await expect.element(main.option(1)).toHaveValue('Yes')
  await expect.element(main.option(2)).toHaveValue('No')
  await expect.element(main.option(3)).toHaveValue('Maybe')
  await expect.element(main.options).toHaveLength(3)
})
