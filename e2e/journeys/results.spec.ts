// Results: empty at first, then the last five with their times, and statistics.

import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'

test('results, statistics and the status line as a first visitor sees them grow @results.empty @statistics.panel @result.duration @results.recent @spin.clears-result @statistics.outlast', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, distinctOptions(5), lasting(1500))
  await main.open()
  await expect(main.results.getByRole('heading', { name: 'No results yet' })).toBeVisible()
  await expect(main.results.getByRole('heading', { name: 'Statistics' })).toHaveCount(0)
  await clock.freeze()
  for (let spin = 1; spin <= 7; spin += 1) {
    await main.spinButton.click()
    // While it spins, the last result is no longer the result.
    await expect(main.winnerHeading).toHaveCount(0)
    await clock.advance(1600)
    await expect(main.winnerHeading).toBeVisible()
  }
  await expect(main.results.getByRole('heading', { name: 'No results yet' })).toHaveCount(0)
  await expect(main.moment.getByText('Spin completed in 1.5 s')).toBeVisible()
  await expect(main.recent).toHaveCount(5)
  await expect(main.results.getByText('last 5 of 7')).toBeVisible()
  await expect(main.recent.first().getByRole('time')).toHaveText(/^\d\d:\d\d/)

  const figure = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  await expect(figure('total spins')).toHaveText('7')
  await expect(figure('total eliminations')).toHaveText('0')
  await expect(figure('average spin')).toHaveText('1.5 s')
  await expect(figure('created')).toHaveText('Jan 1, 1970')
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(main.recent).toHaveCount(0)
  // With the history the statistics leave the screen, and count on.
  await main.spinButton.click()
  await clock.advance(1600)
  await expect(figure('total spins')).toHaveText('8')
})

test('cleared results are the same before a reload and after it @results.empty @statistics.panel @results.clear-rule', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(5), { preset: 'instant' })
  await main.open()
  const headings = main.results.getByRole('heading')
  await main.spinButton.click()
  await expect(headings).toHaveText(['Winner!', /^Recent Results/, 'Statistics'])
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(headings).toHaveText(['No results yet'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headings).toHaveText(['Winner!', /^Recent Results/, 'Statistics'])
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await page.reload()
  await main.isReady()
  await expect(headings).toHaveText(['No results yet'])

  // Eliminations alone are history too.
  await page.keyboard.press('e')
  await main.spinButton.click()
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(headings).toHaveText([/^Elimination History/, 'Statistics'])
  await page.reload()
  await main.isReady()
  await expect(headings).toHaveText([/^Elimination History/, 'Statistics'])
})

test('the status line says what one might have forgotten @status.line', async ({ page, main }) => {
  await storeWheel(page, distinctOptions(3), { preset: 'slow' })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await main.open()
  const status = page.getByRole('list', { name: 'Status' })
  await page.keyboard.press('s')
  await page.keyboard.press('e')
  await expect(status.getByRole('listitem')).toHaveText([
    'Sound off',
    'Elimination mode',
    'Dark mode',
    'Reduced motion',
    'Slow speed',
  ])
})

test('a first visit is greeted with the title, the tagline and three options @title.tagline', async ({
  page,
  main,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Fairwheel' })).toBeVisible()
  await expect(page.getByText('Make decisions fun! Add options and spin the wheel.')).toBeVisible()
  await expect(main.option(1)).toHaveValue('Yes')
  await expect(main.option(2)).toHaveValue('No')
  await expect(main.option(3)).toHaveValue('Maybe')
  await expect(main.options).toHaveCount(3)
})
