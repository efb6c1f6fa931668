// Ten thousand options: the list renders few rows, yet each is reached, announced and stored as in a short list.

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
/** Rows that a list of any length has at most. */
const MOST_ROWS = 100

// Seven rows are in view.
test.use({ viewport: { width: 1180, height: 880 } })

function options(count: number): StoredOption[] {
  const colors = ['#c0392b', '#27ae60', '#8e44ad', '#2980b9']
  return Array.from({ length: count }, (_, index) => ({
    text: `N${index + 1}`,
    color: colors[index % colors.length] ?? '',
  }))
}

const optionList = (page: Page) => page.getByRole('grid', { name: 'Options', exact: true })

/** Opens a wheel of so many options, and waits until its list draws only what it must. */
async function open(main: WheelPage, count = MANY): Promise<void> {
  await storeWheel(main.page, options(count), lasting(500))
  await main.open()
  await expect(main.option(count)).toBeAttached()
}

/** Scrolls the list; 0 its beginning, 1 its end. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await optionList(page).evaluate((list, share) => {
    list.scrollTop = share * (list.scrollHeight - list.clientHeight)
  }, share)
}

test('few rows are on the page wherever the list is scrolled, and no place in it is empty', async ({
  page,
  main,
}) => {
  await open(main)
  await optionList(page).hover()
  await page.mouse.wheel(0, 4000)
  await expect(main.option(95)).toBeInViewport()
  for (const [share, position] of [
    [0.5, MANY / 2],
    [1, MANY],
    [0.25, MANY / 4],
    [0, 1],
  ] as const) {
    await scrollTo(page, share)
    await expect(main.option(position)).toBeInViewport()
    expect(await main.options.count()).toBeLessThan(MOST_ROWS)
    const seen = await optionList(page).evaluate((list) => {
      const { top, left, width } = list.getBoundingClientRect()
      const middles = Array.from({ length: 7 }, (_, row) => top + 3 + 44 * row + 22)
      return middles.map((y) => document.elementFromPoint(left + width / 2, y)?.tagName)
    })
    expect(seen).toEqual(Array(7).fill('INPUT'))
  }
})

test('each row says which of how many it is, and a short list leaves that to the browser', async ({
  page,
  main,
}) => {
  await open(main)
  await scrollTo(page, 0.5)
  const row = main.options.filter({ has: main.option(MANY / 2) })
  await expect(row).toHaveAttribute('aria-rowindex', String(MANY / 2))
  await expect(main.optionList).toHaveAttribute('aria-rowcount', String(MANY))
  await main.resetTo('Numbers 1-6')
  await expect(main.options).toHaveCount(6)
  await expect(main.optionList).not.toHaveAttribute('aria-rowcount')
  await expect(main.options.first()).not.toHaveAttribute('aria-rowindex')
})

test('keys lead from row to row, by pages, and to both ends', async ({ page, main }) => {
  await open(main)
  await main.option(1).focus()
  for (const [key, position] of [
    ['ArrowDown', 2],
    ['PageDown', 8],
    ['PageDown', 14],
    ['ArrowUp', 13],
    ['PageUp', 7],
    ['Control+End', MANY],
    ['PageUp', MANY - 6],
    ['Control+Home', 1],
    ['PageUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(main.option(position)).toBeFocused()
    await expect(main.option(position)).toBeInViewport()
  }
  // In a text, these two are the caret's.
  await page.keyboard.press('End')
  await expect(main.option(1)).toBeFocused()
  // The keyboard keeps to what it stands on.
  await page.getByRole('button', { name: 'Remove N1', exact: true }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: `Remove N${MANY}`, exact: true })).toBeFocused()
})

test('the list is one stop for Tab, which enters it where it was left, however far it has been scrolled', async ({
  page,
  main,
}) => {
  await open(main)
  await page.locator('summary[aria-label="More Tools"]').focus()
  await page.keyboard.press('Tab')
  await expect(main.row('N1')).toBeFocused()
  for (let row = 1; row <= 40; row += 1) await page.keyboard.press('ArrowDown')
  await expect(main.row('N41')).toBeFocused()
  await expect(main.option(41)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Draw Prizes' })).toBeFocused()
  await scrollTo(page, 1)
  await expect(main.option(MANY)).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await expect(main.row('N41')).toBeFocused()
  await expect(main.option(41)).toBeInViewport()
})

test('rows far apart are selected together, found, and removed in one step', async ({
  page,
  main,
}) => {
  await open(main)
  await main.row('N1').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+End')
  await expect(page.getByText('10,000 selected')).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(main.toast('Removed 9998 options')).toBeVisible()
  await expect(main.options).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(main.option(MANY)).toHaveValue(`N${MANY}`)

  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.keyboard.type('n500')
  await expect(page.getByText('11 of 10,000')).toBeVisible()
  await expect(main.options).toHaveCount(11)
  // Positions are those of the whole list.
  await expect(main.option(5009)).toHaveValue('N5009')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(main.row('N5009')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(page.getByText('10 of 9,999')).toBeVisible()
})

test('what is being typed stays while the list is scrolled far away', async ({ page, main }) => {
  await open(main)
  await main.option(3).fill('')
  await scrollTo(page, 0.5)
  await expect(main.option(MANY / 2)).toBeInViewport()
  await expect(main.option(3)).toBeFocused()
  await expect(main.option(3)).toHaveValue('')
  await page.keyboard.type('New')
  await expect(main.option(3)).toHaveValue('New')
  await page.keyboard.press('ArrowDown')
  await expect(main.option(4)).toBeFocused()
})

test('removing moves the focus on, and Undo shows what came back', async ({ page, main }) => {
  await open(main)
  await scrollTo(page, 0.5)
  const name = `N${MANY / 2}`
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove N${MANY / 2 + 1}` })).toBeFocused()
  await expect(main.option(MANY / 2)).toHaveValue(`N${MANY / 2 + 1}`)
  await scrollTo(page, 0)
  await expect(main.option(1)).toBeInViewport()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(main.option(MANY / 2)).toHaveValue(name)
  await expect(main.option(MANY / 2)).toBeInViewport()
  await expect(optionList(page)).toBeFocused()
})

test('rows of large letters in a narrow window are measured', async ({ page, main }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await storeWheel(page, options(MANY), lasting(500))
  await main.open()
  await main.openOptions()
  await expect(main.option(MANY)).toBeAttached()
  await main.option(1).focus()
  await page.keyboard.press('Control+End')
  await expect(main.option(MANY)).toBeFocused()
  for (const [share, position] of [
    [0, 1],
    [0.5, MANY / 2],
  ] as const) {
    await scrollTo(page, share)
    const row = main.option(position)
    // Rows are measured as they come, and move while they are.
    await expect(async () => {
      const list = await optionList(page).boundingBox()
      const box = await row.boundingBox()
      expect(box?.y).toBeGreaterThan(list?.y ?? 0)
      expect(box?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0))
    }).toPass({ timeout: 10_000 })
  }
  expect(await main.options.count()).toBeLessThan(MOST_ROWS)
})

test('an edit renders one row', async ({ page, main }) => {
  await open(main)
  // React hangs what it last rendered of an element on the element.
  const rendered = () =>
    optionList(page).evaluate((list) => {
      const found = [...list.children].map((row) => {
        const key = Object.keys(row).find((name) => name.startsWith('__reactProps'))
        return key && Reflect.get(row, key)
      })
      const before: unknown[] = Reflect.get(window, 'rendered') ?? []
      Object.assign(window, { rendered: found })
      return found.filter((props) => props && !before.includes(props)).length
    })
  expect(await rendered()).toBe(await main.options.count())
  // The row that has the focus is rendered, and the one that had it.
  await main.option(2).focus()
  await rendered()
  await main.option(2).fill('Quince')
  await expect(page.getByLabel('Color of Quince')).toBeAttached()
  expect(await rendered()).toBe(1)
})

test('what is typed quickly is one write, and is there after a reload at once', async ({
  page,
  main,
  clock,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Object.assign(window, { writes: 0 })
    Storage.prototype.setItem = function (...given) {
      Object.assign(window, { writes: Reflect.get(window, 'writes') + 1 })
      setItem.apply(this, given)
    }
  })
  await open(main)
  const writes = () => page.evaluate(() => Reflect.get(window, 'writes'))
  await clock.freeze()
  const before = await writes()
  await main.option(2).press('End')
  await main.option(2).pressSequentially(' and more')
  await expect(page.getByLabel('Color of N2 and more')).toBeAttached()
  expect(await writes()).toBe(before)
  await clock.advance(600)
  expect(await writes()).toBe(before + 1)
  await main.option(2).fill('Quince')
  expect(await writes()).toBe(before + 1)
  await page.reload()
  await expect(main.option(2)).toHaveValue('Quince')
})

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
