// Thousands of options: an edit of one of them is little work, and those that are out are listed when asked for.

import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import {
  lasting,
  type StoredOption,
  savedText,
  storeText,
  storeWheel,
} from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const MANY = 10_000
const FEW = 100

test.use({ viewport: { width: 1180, height: 880 } })

function options(count: number): StoredOption[] {
  const colors = ['#c0392b', '#27ae60', '#8e44ad', '#2980b9']
  return Array.from({ length: count }, (_, index) => ({
    text: `N${index + 1}`,
    color: colors[index % colors.length] ?? '',
  }))
}

/** Opens a wheel of so many options, and waits until the end of its list is drawn. */
async function open(main: WheelPage, count = MANY): Promise<void> {
  await storeWheel(main.page, options(count), lasting(500))
  await main.open()
  await expect(main.option(count)).toBeAttached()
}

test('of thousands that are out a hundred are listed, and all when asked for', async ({
  page,
  main,
}) => {
  const saved = JSON.parse(savedText(options(5000)))
  for (const segment of saved.wheel.segments.slice(10)) segment.eliminated = true
  await storeText(page, JSON.stringify(saved))
  await main.open()
  const rows = page.getByRole('list', { name: 'Eliminated Options' }).getByRole('listitem')
  await expect(rows).toHaveCount(100)
  await expect(rows.first()).toContainText('N11')
  const button = page.getByRole('button', { name: 'Show all 4,990' })
  await button.click()
  await expect(rows).toHaveCount(4990)
  await expect(rows.last()).toContainText('N5000')
  await expect(button).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Eliminated Options' })).toBeFocused()
})

/** What the page's main thread has worked so far, in seconds. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** The least work that an edit of an option made in several tries, on a wheel of so many. */
async function workOfAnEdit(page: Page, count: number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  let least = Number.POSITIVE_INFINITY
  for (let edit = 1; edit <= 8; edit += 1) {
    const before = await worked(session)
    await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill(`${count} ${edit}`)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    least = Math.min(least, (await worked(session)) - before)
  }
  return least
}

test('an edit of one of ten thousand is not much more work than of one of a hundred', async ({
  page,
  main,
  browser,
}) => {
  await open(main)
  const many = await workOfAnEdit(page, MANY)
  const other = await browser.newPage({ viewport: { width: 1180, height: 720 } })
  await storeWheel(other, options(FEW), lasting(500))
  await other.goto(page.url())
  await other.waitForLoadState('networkidle')
  const few = await workOfAnEdit(other, FEW)
  await other.close()
  // It was sixty times as much when every line was drawn and every option had a row.
  expect(many / few).toBeLessThan(15)
})
