// Results: where they lead at first, and what a reload leaves of them.

import type { SpinResult } from '../../src/wheel/result'
import { readStored, storedText } from '../../tests/store/stored'
import { expect, test } from '../support/fixtures'
import { distinctOptions, savedText, storeText, storeWheel } from '../support/savedWheels'

test('before the first spin the examples are one press away @results.empty', async ({
  page,
  main,
}) => {
  await main.open()
  await main.openPanel('Results')
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
  await main.openPanel('Results')
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
  await main.openPanel('Results')
  await expect(headings).toHaveText(['No results yet'])

  // Eliminations alone are history too.
  await page.keyboard.press('e')
  await main.spinButton.click()
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(headings).toHaveText(['Elimination History', 'Statistics'])
  await page.reload()
  await main.isReady()
  await main.openPanel('Results')
  await expect(headings).toHaveText(['Elimination History', 'Statistics'])
})

/** A wheel that was spun at these times. */
function spunAt(...times: readonly number[]): string {
  const stored = readStored(savedText(distinctOptions(3)))
  const history = times.map((timestamp, index): SpinResult => {
    const order = times.length - index
    const winner = stored.wheel.segments[index % 3] as SpinResult['winner']
    const modes = { isEliminationMode: false, isFinalWinner: false }
    const angle = 0 as SpinResult['angle']
    const rest = { spinDuration: 1000, angle, remainingSegments: 3 }
    return { id: `spin${order}`, wheelId: 'wheel_1', winner, order, timestamp, ...modes, ...rest }
  })
  return storedText({ ...stored, wheel: { ...stored.wheel, history, lastOrder: times.length } })
}

for (const locale of ['en-US', 'ar-EG', 'ko-KR']) {
  test.describe(`where times are written as in ${locale}`, () => {
    test.use({ locale })

    test(`hours and minutes stand below one another: ${locale} @results.times`, async ({
      page,
      main,
    }) => {
      const at = (day: number, hour: number, minute: number) =>
        Date.UTC(2026, 10, day, hour, minute)
      await page.clock.setFixedTime(at(28, 23, 59))
      await storeText(page, spunAt(at(28, 12, 45), at(28, 9, 5), at(27, 23, 11), at(3, 0, 7)))
      await main.open()
      await main.openPanel('Results')
      await expect(main.recent).toHaveCount(4)
      const places = await main.recent.locator('time').evaluateAll((times) =>
        times.map((time) => {
          const found: number[] = []
          const texts = document.createTreeWalker(time, NodeFilter.SHOW_TEXT)
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            for (const { index, 0: digits } of (text.nodeValue ?? '').matchAll(/\p{Nd}+/gu)) {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + digits.length)
              found.push(Math.round(2 * range.getBoundingClientRect().left) / 2)
            }
          }
          return found.slice(-2).join()
        }),
      )
      expect(new Set(places)).toEqual(new Set([places[0]]))
    })
  })
}

test.describe('somewhere else', () => {
  test.use({ locale: 'en-NZ', timezoneId: 'Pacific/Auckland' })

  test('days and hours are those of the visitor’s own place @results.times', async ({
    page,
    main,
  }) => {
    await page.clock.setFixedTime(Date.UTC(2026, 0, 9))
    // Half past twelve on the 6th and the 8th.
    const times = [Date.UTC(2026, 0, 7, 23, 30), Date.UTC(2026, 0, 5, 23, 30)]
    const stored = readStored(spunAt(...times))
    await storeText(
      page,
      storedText({ ...stored, wheel: { ...stored.wheel, createdAt: times[1] ?? 0 } }),
    )
    await main.open()
    await main.openPanel('Results')
    await expect(main.recent.locator('time')).toHaveText([/8 Jan.*12:30/, /6 Jan.*12:30/])
    await page.getByText('All figures').click()
    await expect(page.getByText(/6 Jan(?:uary)? 2026/)).toHaveCount(2)
  })
})
