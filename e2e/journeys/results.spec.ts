// Results: empty at first, then the last five with their times, and statistics.

import { copiedText, watchClipboard } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

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
  await page.getByText('All figures').click()
  await expect(figure('total spins')).toHaveText('7')
  await expect(figure('total eliminations')).toHaveText('0')
  await expect(figure('average spin')).toHaveText('1.5 s')
  await expect(figure('created')).toHaveText('Jan 1, 1970')
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(main.recent).toHaveCount(0)
  // With the history the statistics leave the screen, and count on.
  await main.spinButton.click()
  await clock.advance(1600)
  await page.getByText('All figures').click()
  await expect(figure('total spins')).toHaveText('8')
})

test.describe('a list of many', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  /** Spins so often, and says who won, newest first. */
  async function spin(main: WheelPage, times: number): Promise<string[]> {
    const winners: string[] = []
    for (let spin = 1; spin <= times; spin += 1) {
      await main.spinButton.click()
      await expect(main.recent.first()).toHaveText(new RegExp(`^${spin}A`))
      winners.unshift((await main.moment.locator('[data-part="name"]').textContent()) ?? '')
    }
    return winners
  }

  const rows = (main: WheelPage) =>
    main.recent.evaluateAll((items) =>
      items.map((item) => [...item.querySelectorAll('span')].map((one) => one.textContent)),
    )

  test('is numbered, shows five and then all that is kept, and is copied whole @results.recent', async ({
    page,
    main,
  }) => {
    await watchClipboard(page)
    await storeWheel(page, distinctOptions(5), { preset: 'instant' })
    await main.open()
    const winners = await spin(main, 22)
    const kept = winners.slice(0, 20)
    const expected = kept.map((name, index) => [String(22 - index), name])
    expect(await rows(main)).toEqual(expected.slice(0, 5))
    await expect(main.results.getByText('last 5 of 22')).toBeVisible()

    await page.getByRole('button', { name: 'Show all 20' }).click()
    expect(await rows(main)).toEqual(expected)
    await expect(main.results.getByText('last 20 of 22')).toBeVisible()
    // It scrolls in itself, by the keyboard too.
    const list = page.getByRole('list', { name: 'Recent Results' })
    expect((await list.boundingBox())?.height).toBeLessThan(400)
    await list.focus()
    await page.keyboard.press('End')
    await expect(main.recent.last()).toBeInViewport()

    await page.locator('summary[aria-label="Export Recent Results"]').click()
    await main.results.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(main.toast('Copied 20 results')).toBeVisible()
    const [, ...lines] = (await copiedText(page)).trim().split('\n')
    expect(lines.map((line) => line.split('\t').slice(0, 3))).toEqual(
      expected.map(([number, name]) => [number, '22', name]),
    )

    await page.getByRole('button', { name: 'Show fewer' }).click()
    await expect(main.recent).toHaveCount(5)
  })

  test('says who was drawn most, as far as it is known @statistics.panel', async ({
    page,
    main,
  }) => {
    await storeWheel(page, distinctOptions(2), { preset: 'instant' })
    await main.open()
    const winners = await spin(main, 5)
    const count = (name: string) => winners.filter((one) => one === name).length
    const [most, least] = count('A1') > count('A2') ? ['A1', 'A2'] : ['A2', 'A1']
    const left = count(least) === 0 ? ' 1 option not drawn yet.' : ''
    await expect(
      main.results.getByText(`Drawn most: ${most}, ${count(most)} times.${left}`),
    ).toBeVisible()
    await expect(main.results.getByText('5 spins')).toBeVisible()
    if (count(least) === 0) return
    const bars = page.getByRole('list', { name: 'How often each option was drawn' })
    await expect(bars.getByRole('listitem')).toHaveText([
      `${most}${count(most)}`,
      `${least}${count(least)}`,
    ])
  })

  test('marks who was eliminated and who was the last @elimination.history', async ({
    page,
    main,
  }) => {
    await storeWheel(page, distinctOptions(3), { preset: 'instant' })
    await main.open()
    await page.keyboard.press('e')
    await spin(main, 2)
    await expect(main.recent.nth(0)).toContainText('FINAL WINNER')
    await expect(main.recent.nth(1)).toContainText('ELIMINATED')
    await expect(main.results.getByText('2 spins · 1 out')).toBeVisible()
  })
})

test('before the first spin the examples are one press away @results.empty', async ({
  page,
  main,
}) => {
  await main.open()
  await expect(main.results.getByText('No results yet')).toBeInViewport()
  await main.results.getByRole('link', { name: 'See the examples' }).click()
  await expect(page.getByRole('link', { name: 'Try This Wheel' }).first()).toBeVisible()
})

test('cleared results are the same before a reload and after it @results.empty @statistics.panel @results.clear-rule', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(5), { preset: 'instant' })
  await main.open()
  const headings = main.results.getByRole('heading')
  await main.spinButton.click()
  await expect(headings).toHaveText(['Recent Results', 'Statistics'])
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(headings).toHaveText(['No results yet'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(headings).toHaveText(['Recent Results', 'Statistics'])
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await page.reload()
  await main.isReady()
  await expect(headings).toHaveText(['No results yet'])

  // Eliminations alone are history too.
  await page.keyboard.press('e')
  await main.spinButton.click()
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(headings).toHaveText(['Elimination History', 'Statistics'])
  await page.reload()
  await main.isReady()
  await expect(headings).toHaveText(['Elimination History', 'Statistics'])
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
