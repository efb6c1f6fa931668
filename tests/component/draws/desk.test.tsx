// The desk of draws: prizes are set up and drawn by keyboard and by the wheel, and the draw goes on whatever happens.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { stateOf } from '../../../src/raffle/model/raffleState'
import { axeFaults } from '../support/axe'
import { desk, said } from '../support/desk'
import { replace } from '../support/device'
import { press, type } from '../support/locators'
import { main, paste } from '../support/main'
import { open, state, storeWheel } from '../support/screen'

const OPTIONS = distinctOptions(12)

async function openWheel(): Promise<void> {
  storeWheel(OPTIONS, lasting(500))
  await open()
}

test('names that look alike are shown before the draw, and the same name counts once @draw.entrants', async () => {
  storeWheel(
    ['Anna', 'Ben', 'Anna\u200b', 'Аnna', 'lda', 'Ida'].map((text, index) => ({
      ...OPTIONS[index],
      text,
    })) as typeof OPTIONS,
  )
  await open()
  await desk.open()
  await expect.element(page.getByText('5 take part.')).toBeVisible()
  await said(/^Some names look alike, but count as different people/)
  await expect.element(page.getByText('Anna (option 1) and Аnna (option 4)')).toBeVisible()
  await expect.element(page.getByText('lda (option 5) and Ida (option 6)')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await page.getByRole('button', { name: 'Prove This Draw…' }).click()
  await expect.element(page.getByText('Anna (option 1) and Аnna (option 4)')).toBeVisible()
})

async function focused(field: ReturnType<typeof desk.name>): Promise<HTMLInputElement> {
  const input = (await field.findElement()) as HTMLInputElement
  input.focus()
  return input
}

test('a pasted list becomes prizes, and can be taken back @draw.paste', async () => {
  await openWheel()
  await desk.open()
  const names = () => desk.names.all().map((one) => one.inputValue())
  await desk.name(1).fill('Bicycle')
  await desk.name(1).evaluate((field) => (field as HTMLInputElement).select())
  paste('Weekend trip\n3x Mug\nBook voucher', await focused(desk.name(1)))
  await expect.poll(names).toEqual(['Weekend trip', 'Mug', 'Book voucher'])
  await expect.element(desk.places(2)).toHaveValue(3)
  await expect.element(desk.name(3)).toHaveFocus()
  await said(/^Added 3 prizes\. *Undo$/)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(names).toEqual(['Bicycle'])
  await expect.element(desk.name(1)).toHaveFocus()
  // Nothing is selected: what is there stays, and the others come behind it.
  await desk.name(1).evaluate((field) => (field as HTMLInputElement).setSelectionRange(7, 7))
  paste('2 × Scooter', await focused(desk.name(1)))
  await expect.poll(names).toEqual(['Bicycle', 'Scooter'])
  await expect.element(desk.places(2)).toHaveValue(2)
  expect(await axeFaults()).toEqual([])
})

test('one number gives every prize its reserves, those that come later too', async () => {
  await openWheel()
  await desk.open()
  await desk.name(1).fill('First')
  await desk.reserves(1).fill('2')
  await page.getByRole('button', { name: 'Add a Prize' }).click()
  await expect.element(desk.reserves(2)).toHaveValue(2)
  await desk.reserves(2).fill('1')
  const each = page.getByRole('spinbutton', { name: 'Reserves for each prize' })
  await expect.element(each).toHaveValue(null)
  await expect.element(each).toHaveAttribute('placeholder', 'Varies')
  await each.fill('3')
  await expect.element(desk.reserves(1)).toHaveValue(3)
  await expect.element(desk.reserves(2)).toHaveValue(3)
  await each.fill('')
  await expect.element(page.getByText(/^Type how many reserves prize 1 has/)).toBeVisible()
  await expect
    .element(page.getByText(/^Type how many reserves prize 2 has/))
    .not.toBeInTheDocument()
})

test('a prize is dragged to another place', async () => {
  await openWheel()
  await desk.open()
  paste('First\nSecond\nThird', await focused(desk.name(1)))
  await desk.grip(3).dropTo(desk.name(1))
  await expect.element(desk.name(1)).toHaveValue('Third')
  await expect.element(desk.name(2)).toHaveValue('First')
  await expect.element(desk.name(3)).toHaveValue('Second')
  await said(/^Prize 1 of 3$/)
})

test('while a draw is set up the big button starts it, where it can be started @draw.big-button', async () => {
  await openWheel()
  await desk.open()
  await expect
    .element(page.getByRole('button', { name: 'SPIN THE WHEEL!' }))
    .not.toBeInTheDocument()
  await expect.element(desk.begin).toHaveTextContent('Start Drawing 1 Winner')
  await desk.places(1).fill('0')
  await expect.element(desk.begin).toHaveAttribute('aria-disabled', 'true')
  ;((await main.wheel.findElement()) as HTMLElement).click()
  expect(state().phase).toBe('idle')
  await expect.element(desk.next).not.toBeInTheDocument()
  await desk.places(1).fill('2')
  await page.getByRole('button', { name: 'Back to the List' }).click()
  await expect.element(main.spinButton).toBeVisible()
})

test('everything is done by keyboard, and the focus is never lost @draw.keyboard', async () => {
  await openWheel()
  await main.drawMenu.press('Enter')
  await page.getByRole('button', { name: 'Draw Prizes' }).focus()
  await press('Enter')
  await expect.element(desk.heading).toHaveFocus()
  await desk.name(1).focus()
  await type('Bicycle')
  await press('Enter')
  await expect.element(desk.name(2)).toHaveFocus()
  await type('Car')
  await press('Alt+ArrowUp')
  await expect.element(desk.name(1)).toHaveFocus()
  await expect.element(desk.name(1)).toHaveValue('Car')
  await said(/^Prize 1 of 2$/)
  await desk.grip(1).press('Enter')
  await page.getByRole('button', { name: 'Move Down' }).press('Enter')
  await expect.element(desk.grip(2)).toHaveFocus()
  await expect.element(desk.name(2)).toHaveValue('Car')
  await press('Enter')
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect.element(desk.name(1)).toHaveFocus()
  await desk.places(1).fill('2')
  await desk.begin.focus()
  await press('Enter')
  await expect.element(desk.next).toHaveFocus()
  await press('Enter')
  await expect.element(desk.drawn('1 of 2')).toBeVisible()
  await expect.element(desk.next).toHaveFocus()
  for (const key of ['Escape', 'Enter']) {
    await page.getByRole('button', { name: 'End Draw' }).focus()
    await press('Enter')
    await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toHaveFocus()
    await press(key)
    await expect.element(page.getByRole('button', { name: 'End Draw' })).toHaveFocus()
  }
  const card = desk.cards.first().getByRole('button').first()
  await card.focus()
  await press('Enter')
  await press('Tab')
  await press('Escape')
  await expect
    .element(page.getByRole('button', { name: 'Not Here', exact: true }))
    .not.toBeInTheDocument()
  await expect.element(card).toHaveFocus()
  await press('Enter')
  await press('Tab')
  await press('Tab')
  await press('Enter')
  await expect.element(desk.cards.first()).toHaveTextContent('declined')
  await expect.element(card).toHaveFocus()
})

/** What the buttons in the look of SPIN say. */
function primaryButtons(): (string | null)[] {
  const lookOf = (button: Element) => getComputedStyle(button).backgroundImage
  const look = lookOf(desk.next.element())
  const buttons = [...document.querySelectorAll('button')]
  return buttons
    .filter((one) => one.checkVisibility() && lookOf(one) === look)
    .map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, '') ?? null)
}

test('while prizes are drawn, the wheel and its button draw @draw.wheel', async () => {
  await openWheel()
  await desk.beginWith(['Mug', 1], ['', 2])
  await expect.element(desk.next).toHaveText('DRAW: Mug')
  expect(primaryButtons()).toEqual(['DRAW: Mug'])
  await expect.element(main.spinButton).not.toBeInTheDocument()
  await desk.next.click()
  await expect.element(desk.drawn('1 of 3')).toBeVisible()
  await expect.element(desk.next).toHaveText('DRAW: Prize 2')
  // A press right after a winner draws nobody.
  await expect.element(desk.next).toHaveAttribute('aria-disabled', 'false')
  await main.wheel.click()
  await expect.element(desk.drawn('2 of 3')).toBeVisible()
  await expect.element(desk.next).toHaveAttribute('aria-disabled', 'false')
  await main.wheel.press(' ')
  await expect.element(desk.drawn('3 of 3')).toBeVisible()
  expect(state().wheel.history).toHaveLength(3)
  // Nothing is left to draw: a spin would show a winner who wins nothing.
  const done = page.getByRole('button', { name: 'Everything is drawn.' })
  await expect.element(done).toHaveAttribute('aria-disabled', 'true')
  ;((await main.wheel.findElement()) as HTMLElement).click()
  expect(state().phase).not.toBe('spinning')
  await page.getByRole('button', { name: 'Back to the List' }).click()
  await main.spinButton.click()
  await expect.poll(() => state().wheel.history.length).toBe(4)
})

test('R, E and + say that the draw has the list, and change nothing @draw.list-taken', async () => {
  await openWheel()
  await desk.beginWith(['', 3])
  const before = state()
  for (const key of ['r', 'e', '+']) {
    await press(key)
    await expect
      .element(page.getByText('A draw is using this list, so it was not changed.'))
      .toBeVisible()
    const { wheel, settings } = state()
    expect([wheel.segments, settings]).toEqual([before.wheel.segments, before.settings])
  }
  await page.getByRole('button', { name: 'Back to the List' }).click()
  await press('+')
  await expect.poll(() => state().wheel.segments.length).toBe(before.wheel.segments.length + 1)
})

test('a reload in the middle of a draw goes on there @draw.reload', async () => {
  await openWheel()
  await desk.beginWith(['First prize', 2], ['Second prize', 2])
  await desk.drawRest()
  await expect.element(desk.drawn('2 of 4')).toBeVisible()
  const winners = desk.winners()
  await open()
  await expect.element(desk.drawn('2 of 4')).toBeVisible()
  expect(desk.winners()).toEqual(winners)
  await expect.element(page.getByText('Next: Second prize, 1 of 2')).toBeVisible()
  await desk.drawEverything()
  await expect.element(page.getByText('Everything is drawn.')).toBeVisible()
  const all = desk.winners()
  expect(all.slice(0, 2)).toEqual(winners)
  expect(new Set(all).size).toBe(4)
})

test('an edited list is said, and the draw goes on with the list it began with @draw.edited', async () => {
  await openWheel()
  await desk.beginWith(['First prize', 2])
  await page.getByRole('button', { name: 'Back to the List' }).click()
  await main.newOption.fill('Late Larry')
  await main.addButton.click()
  await main.choose('Draw Prizes')
  await expect.element(page.getByText('The list has changed since the draw started.')).toBeVisible()
  await desk.drawEverything()
  await expect.element(page.getByText('Everything is drawn.')).toBeVisible()
  expect(desk.winners()).not.toContain('Late Larry')
})

test('where nothing can be kept, the draw begins only after it is said, and its record can be had @draw.unsaved', async () => {
  replace(IDBFactory.prototype, 'open', () => {
    throw new DOMException('Not allowed here', 'SecurityError')
  })
  await openWheel()
  await desk.open()
  await desk.places(1).fill('2')
  const unsaved = page.getByRole('button', { name: 'Start Without Saving' })
  if (!unsaved.query()) await desk.begin.click()
  await expect.element(page.getByText('This draw cannot be saved on this device')).toBeVisible()
  await unsaved.click()
  await expect.element(page.getByText('This draw is not saved on this device')).toBeVisible()
  await desk.drawEverything()
  await expect.element(page.getByText('Everything is drawn.')).toBeVisible()
  expect(stateOf(await desk.record()).drawn).toBe(2)
  // Until the draw is over the browser asks before the page is left.
  await page.getByRole('button', { name: 'End Draw' }).click()
  await page.getByRole('button', { name: 'Set Up the Next Draw' }).click()
  await expect.element(unsaved).toBeVisible()
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('who is not there gives the place up on the winner’s card, by keyboard, and a double click is no answer @draw.no-show', async () => {
  await openWheel()
  await desk.beginWith(['Bicycle', 2])
  const card = page.css('[data-part=winner]')
  const action = (name: string) => card.getByRole('button', { name, exact: true })
  await desk.next.click()
  await expect.element(action('Not Here?')).toBeVisible()
  const first = state().lastResult?.winner.text ?? ''
  await action('Not Here?').dblClick()
  await expect.element(action('Cancel')).toBeVisible()
  await expect.element(action('Close')).not.toBeInTheDocument()
  await press('Escape')
  await expect.element(action('Not Here?')).toHaveFocus()
  expect(await desk.winners()).toEqual([first])
  await press('Enter')
  await expect.element(card.getByRole('group', { name: `Status of ${first}` })).toBeVisible()
  await expect.element(action('Not Here')).toHaveAttribute('aria-disabled', 'false')
  await press('Tab')
  await expect.element(action('Not Here')).toHaveFocus()
  await press('Enter')
  await expect.element(desk.cards.first()).toHaveTextContent(`${first}: not here`)
  await expect.element(action('Not Here?')).toBeVisible()
  expect(state().lastResult?.winner.text).not.toBe(first)
  await desk.next.click()
  await expect.element(desk.drawn('2 of 2')).toBeVisible()
  await expect.element(action('Not Here?')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})
