// A tournament of twelve options by keyboard alone: each spin eliminates one until one is left. By touch alone it is
// played in tests/component/journeys/elimination.test.tsx.

import { expect, gpuTest } from '../support/fixtures'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'

const OPTIONS = distinctOptions(12)

gpuTest('by keyboard alone @result.tournament @result.remaining', async ({ page, main, clock }) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await clock.freeze()
  await page.keyboard.press('e')
  const spin = async () => {
    await page.keyboard.press('Space')
    await expect(main.spinningButton).toBeDisabled()
    await clock.advance(600)
  }
  // Each spin ends with the wheel at rest and its result on the page.
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
  await expect(page.getByText('ELIMINATION MODE (1 left)')).toBeVisible()
  await expect(page.getByText(/\b2 left\b/)).toHaveCount(0)
  await expect(page.getByRole('definition').first()).toHaveText('1')
  const eliminated = page.getByRole('list', { name: 'Eliminated Options' })
  await expect(eliminated.getByRole('listitem')).toHaveCount(10)
  await expect(eliminated.getByText('ELIMINATED').first()).toBeVisible()
  await clock.advance(4000)
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    if (focused === 'Restore All') break
  }
  await page.keyboard.press('Enter')
  await expect(main.options).toHaveCount(12)
  await expect(page.getByRole('list', { name: 'Eliminated Options' })).toHaveCount(0)
})
