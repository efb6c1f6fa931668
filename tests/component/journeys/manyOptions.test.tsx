// Ten thousand options: the list renders few rows, yet each is reached, announced and stored as in a short list.

import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lasting, type StoredOption } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { replace } from '../support/device'
import { press, type } from '../support/locators'
import { main } from '../support/main'
import { keptWheel, open, storeWheel } from '../support/screen'

const MANY = 10_000
/** Rows that a list of any length has at most. */
const MOST_ROWS = 100

// Seven rows are in view.
beforeEach(() => page.viewport(1180, 880))

function options(count: number): StoredOption[] {
  const colors = ['#c0392b', '#27ae60', '#8e44ad', '#2980b9']
  return Array.from({ length: count }, (_, index) => ({
    text: `N${index + 1}`,
    color: colors[index % colors.length] ?? '',
  }))
}

/** Opens a wheel of so many options, and waits until its list draws only what it must. */
async function openMany(count = MANY): Promise<void> {
  storeWheel(options(count), lasting(500))
  await open()
  await expect.element(main.option(count)).toBeInTheDocument()
}

/** Scrolls the list; 0 its beginning, 1 its end. */
function scrollTo(share: number): void {
  const list = main.optionList.element()
  list.scrollTop = share * (list.scrollHeight - list.clientHeight)
}

test('few rows are on the page wherever the list is scrolled, and no place in it is empty', async () => {
  await openMany()
  await userEvent.wheel(main.optionList, { delta: { y: 4000 } })
  await expect.element(main.option(95)).toBeInViewport()
  for (const [share, position] of [
    [0.5, MANY / 2],
    [1, MANY],
    [0.25, MANY / 4],
    [0, 1],
  ] as const) {
    scrollTo(share)
    await expect.element(main.option(position)).toBeInViewport()
    expect(main.options.elements().length).toBeLessThan(MOST_ROWS)
    const { top, left, width } = main.optionList.box()
    const middles = Array.from({ length: 7 }, (_, row) => top + 3 + 44 * row + 22)
    const seen = middles.map((y) => document.elementFromPoint(left + width / 2, y)?.tagName)
    expect(seen).toEqual(Array(7).fill('INPUT'))
  }
})

test('each row says which of how many it is, and a short list leaves that to the browser', async () => {
  await openMany()
  scrollTo(0.5)
  const row = main.options.filter({ has: main.option(MANY / 2) })
  await expect.element(row).toHaveAttribute('aria-rowindex', String(MANY / 2))
  await expect.element(main.optionList).toHaveAttribute('aria-rowcount', String(MANY))
  // N1, N10 to N19 and so on: of those that are found.
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await type('N1')
  await expect.element(main.optionList).toHaveAttribute('aria-rowcount', '1112')
  await expect.element(main.row('N10')).toHaveAttribute('aria-rowindex', '2')
  await press('Escape')
  await press('Escape')
  await main.resetTo('Numbers 1-6')
  await expect.element(main.options).toHaveLength(6)
  await expect.element(main.optionList).not.toHaveAttribute('aria-rowcount')
  await expect.element(main.options.first()).not.toHaveAttribute('aria-rowindex')
})

test('keys lead from row to row, by pages, and to both ends', async () => {
  await openMany()
  await main.option(1).focus()
  for (const [key, position] of [
    ['ArrowDown', 2],
    ['PageDown', 13],
    ['PageDown', 24],
    ['ArrowUp', 23],
    ['PageUp', 12],
    ['Control+End', MANY],
    ['PageUp', MANY - 11],
    ['Control+Home', 1],
    ['PageUp', 1],
  ] as const) {
    await press(key)
    await expect.element(main.option(position)).toHaveFocus()
    await expect.element(main.option(position)).toBeInViewport()
  }
  // In a text, these two are the caret's.
  await press('End')
  await expect.element(main.option(1)).toHaveFocus()
  // The keyboard keeps to what it stands on.
  await page.getByRole('button', { name: 'Remove N1', exact: true }).focus()
  await press('End')
  await expect
    .element(page.getByRole('button', { name: `Remove N${MANY}`, exact: true }))
    .toHaveFocus()
})

test('the list is one stop for Tab, which enters it where it was left, however far it has been scrolled', async () => {
  await openMany()
  await main.newOption.focus()
  await press('Tab')
  await expect.element(main.row('N1')).toHaveFocus()
  for (let row = 1; row <= 40; row += 1) await press('ArrowDown')
  await expect.element(main.row('N41')).toHaveFocus()
  await expect.element(main.option(41)).toBeInViewport()
  await press('Tab')
  await expect.element(main.modeMenu).toHaveFocus()
  scrollTo(1)
  await expect.element(main.option(MANY)).toBeInViewport()
  await press('Shift+Tab')
  await expect.element(main.row('N41')).toHaveFocus()
  await expect.element(main.option(41)).toBeInViewport()
})

test('rows far apart are selected together, found, and removed in one step', async () => {
  await openMany()
  await main.row('N1').focus()
  await press('Shift+ArrowDown')
  await press('Shift+End')
  await expect.element(page.getByText('10,000 selected')).toBeVisible()
  await press('Delete')
  await expect.element(main.toast('Removed 9998 options')).toBeVisible()
  await expect.element(main.options).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(main.option(MANY)).toHaveValue(`N${MANY}`)

  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await type('n500')
  await expect.element(page.getByText('11 of 10,000')).toBeVisible()
  await expect.element(main.options).toHaveLength(11)
  // Positions are those of the whole list.
  await expect.element(main.option(5009)).toHaveValue('N5009')
  // That there is none is said in a row of its own.
  await type('x')
  const none = page.css('search p')
  await expect.element(none).toHaveTextContent('n500x')
  const field = page.getByRole('searchbox').box()
  expect(none.box().top).toBeGreaterThanOrEqual(field.bottom)
  expect(none.box().width).toBeCloseTo(page.css('search').box().width, 0)
  await press('Backspace')
  await expect.element(main.options).toHaveLength(11)
  await press('ArrowDown')
  await press('End')
  await expect.element(main.row('N5009')).toHaveFocus()
  await press('Delete')
  await expect.element(page.getByText('10 of 9,999')).toBeVisible()
})

test('what is being typed stays while the list is scrolled far away', async () => {
  await openMany()
  await main.option(3).fill('')
  scrollTo(0.5)
  await expect.element(main.option(MANY / 2)).toBeInViewport()
  await expect.element(main.option(3)).toHaveFocus()
  await expect.element(main.option(3)).toHaveValue('')
  await type('New')
  await expect.element(main.option(3)).toHaveValue('New')
  await press('ArrowDown')
  await expect.element(main.option(4)).toHaveFocus()
})

test('removing moves the focus on, and Undo shows what came back', async () => {
  await openMany()
  scrollTo(0.5)
  const name = `N${MANY / 2}`
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  await expect.element(page.getByRole('button', { name: `Remove N${MANY / 2 + 1}` })).toHaveFocus()
  await expect.element(main.option(MANY / 2)).toHaveValue(`N${MANY / 2 + 1}`)
  scrollTo(0)
  await expect.element(main.option(1)).toBeInViewport()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(main.option(MANY / 2)).toHaveValue(name)
  await expect.element(main.option(MANY / 2)).toBeInViewport()
  await expect.element(main.optionList).toHaveFocus()
})

test('rows of large letters in a narrow window are measured', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  storeWheel(options(MANY), lasting(500))
  await open()
  await main.openOptions()
  await expect.element(main.option(MANY)).toBeInTheDocument()
  await main.option(1).focus()
  await press('Control+End')
  await expect.element(main.option(MANY)).toHaveFocus()
  for (const [share, position] of [
    [0, 1],
    [0.5, MANY / 2],
  ] as const) {
    scrollTo(share)
    const row = main.option(position)
    // Rows are measured as they come, and move while they are.
    await vi.waitFor(
      () => {
        const list = main.optionList.box()
        expect(row.box().y).toBeGreaterThan(list.top)
        expect(row.box().y).toBeLessThan(list.bottom)
      },
      { timeout: 10_000 },
    )
  }
  expect(main.options.elements().length).toBeLessThan(MOST_ROWS)
})

test('an edit renders one row', async () => {
  await openMany()
  // React hangs what it last rendered of an element on the element.
  let before: unknown[] = []
  const rendered = () => {
    const found = [...main.optionList.element().children].map((row) => {
      const key = Object.keys(row).find((name) => name.startsWith('__reactProps'))
      return key && Reflect.get(row, key)
    })
    const count = found.filter((props) => props && !before.includes(props)).length
    before = found
    return count
  }
  expect(rendered()).toBe(main.options.elements().length)
  // The row that has the focus is rendered, and the one that had it.
  await main.option(2).focus()
  rendered()
  await main.option(2).fill('Quince')
  await expect.element(page.getByLabelText('Color of Quince')).toBeInTheDocument()
  expect(rendered()).toBe(1)
})

test('what is typed quickly is one write, and is there after a reload at once', async () => {
  let writes = 0
  const { setItem } = Storage.prototype
  replace(Storage.prototype, 'setItem', function (this: Storage, ...given: [string, string]) {
    writes += 1
    setItem.apply(this, given)
  })
  clock.freeze()
  await openMany()
  // What opening it has to write.
  await clock.advance(1000)
  const before = writes
  await main.option(2).press('End')
  await type(' and more')
  await expect.element(page.getByLabelText('Color of N2 and more')).toBeInTheDocument()
  expect(writes).toBe(before)
  await clock.advance(600)
  expect(writes).toBe(before + 1)
  await main.option(2).fill('Quince')
  expect(writes).toBe(before + 1)
  window.dispatchEvent(new Event('pagehide'))
  expect(keptWheel().wheel.segments[1]?.text).toBe('Quince')
  await open()
  await expect.element(main.option(2)).toHaveValue('Quince')
})
