// The desk of draws: prizes are set up, drawn and given on, and other tabs follow.

import type { Page } from 'playwright/test'
import { stateOf } from '../../src/raffle/model/raffleState'
import { appState, withApp } from '../support/appState'
import { axeFaults } from '../support/axe'
import { Desk } from '../support/desk'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(12)

async function openDesk(page: Page, main: WheelPage, ms = 500): Promise<Desk> {
  await storeWheel(page, OPTIONS, lasting(ms))
  await main.open()
  return new Desk(page)
}

/** What the desk says to those who do not see it. */
const said = (page: Page, text: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()

test('prizes are set up, drawn one by one and all at once, given on, and ended @draw.desk', async ({
  page,
  main,
}) => {
  const desk = await openDesk(page, main)
  await desk.open()
  await expect(page.getByText('12 take part.')).toBeVisible()
  await desk.places(1).fill('')
  await expect(page.getByText('Type how many winners prize 1 has')).toBeVisible()
  await expect(desk.begin).toHaveAttribute('aria-disabled', 'true')
  await desk.places(1).fill('20')
  await expect(page.getByText('There are 20 places for 12 people.')).toBeVisible()
  await desk.places(1).fill('1')
  await desk.name(1).fill('First prize')
  await page.getByRole('button', { name: 'Add a Prize' }).click()
  await expect(desk.name(2)).toBeFocused()
  await desk.name(2).fill('Second prize')
  await desk.places(2).fill('3')
  await desk.reserves(2).fill('1')
  expect(await axeFaults(page)).toEqual([])
  await desk.begin.click()

  // One by one, with a spin each.
  await expect(page.getByText('Next: First prize')).toBeVisible()
  await desk.next.click()
  await expect(desk.drawn('1 of 4')).toBeVisible()
  const [first = ''] = await desk.winners()
  await expect(main.moment.getByText(first)).toBeVisible()
  await expect(main.moment.getByText('First prize')).toBeVisible()
  await said(page, new RegExp(`^Winner of First prize: ${first}\\. 1 of 4 places drawn\\.$`))
  // It is a result of the wheel, and nothing to be undone.
  const { wheel, undoHistory } = await appState(page)
  expect([wheel.history.length, wheel.statistics.totalSpins, undoHistory.done.length]).toEqual([
    1, 1, 0,
  ])
  await expect(main.recent).toContainText([first])

  await expect(page.getByText('Next: Second prize, 1 of 3')).toBeVisible()
  await desk.drawEverything()
  await expect(page.getByText('Everything is drawn.')).toBeVisible()
  await expect(desk.heading).toBeFocused()
  const winners = await desk.winners()
  expect(new Set(winners).size).toBe(4)
  expect(await axeFaults(page)).toEqual([])

  // The reserve steps up.
  const reserve = await page
    .getByRole('list', { name: 'Second prize: Reserves' })
    .getByRole('listitem')
    .textContent()
  await desk.markNotHere(1)
  await expect(desk.cards.nth(1)).toContainText(reserve ?? 'nobody')
  await expect(desk.cards.nth(1)).toContainText(`${winners[1]}: not here`)
  await said(page, new RegExp(`^${winners[1]} is not here\\. The reserve ${reserve} steps up`))

  const draw = stateOf(await desk.record())
  expect(draw.prizes[1]?.placed[0]?.calls).toHaveLength(2)
  await page.getByRole('button', { name: 'End Draw' }).click()
  await expect(page.getByText('This draw has ended.')).toBeVisible()
  await page.getByRole('button', { name: 'Set Up the Next Draw' }).click()
  await expect(desk.begin).toBeVisible()
  await expect(page.getByText('Earlier draws')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the List' }).click()
  await expect(main.drawMenu).toBeFocused()
})

test('of two tabs one draws and the other follows, until the first is closed @draw.two-tabs', async ({
  page,
  main,
  context,
}) => {
  // A tab that was opened less than two seconds ago would take over by itself, as after a reload.
  const desk = await openDesk(page, main, 3000)
  await desk.beginWith(['First prize', 1], ['Second prize', 2])
  const page2 = await context.newPage()
  const other = new Desk(page2)
  await page2.goto('/')
  await expect(page2.getByText('This draw is running in another tab.')).toBeVisible()
  // The button cannot draw here, and says why.
  await other.next.click()
  await expect(page2.getByText('Nothing was drawn here.')).toBeVisible()
  await desk.next.click()
  await expect(desk.drawn('1 of 3')).toBeVisible()
  await expect(other.drawn('1 of 3')).toBeVisible()
  expect(await other.winners()).toEqual(await desk.winners())
  await page.close()
  await page2.getByRole('button', { name: 'Continue Here' }).click()
  await other.drawEverything()
  await expect(page2.getByText('Everything is drawn.')).toBeVisible()
  expect(new Set(await other.winners()).size).toBe(3)
})

test('another tab shows the spin of a draw live, and tells no winner before it rests @draw.live', async ({
  page,
  main,
  context,
}) => {
  const desk = await openDesk(page, main, 4000)
  await desk.beginWith(['First prize', 1], ['Second prize', 2])
  const page2 = await context.newPage()
  const other = new WheelPage(page2)
  await other.open()
  const watching = new Desk(page2)
  await expect(page2.getByText('This draw is running in another tab.')).toBeVisible()
  await desk.next.click()
  await expect(other.spinningButton).toBeVisible()
  await expect(new Desk(page2).drawn('0 of 3')).toBeVisible()
  expect(await watching.winners()).toEqual([])
  const { activeSpin } = await appState(page2)
  expect(activeSpin).toMatchObject({ isElsewhere: true, outcome: { prize: 'First prize' } })
  await expect(watching.drawn('1 of 3')).toBeVisible()
  expect((await appState(page)).phase).toBe('finished')
  for (const shown of [main, other]) {
    await expect(shown.moment.getByText(activeSpin?.outcome.winner.text ?? '')).toBeVisible()
  }
  expect(await watching.winners()).toEqual([activeSpin?.outcome.winner.text])
  expect((await appState(page2)).wheel.statistics.totalSpins).toBe(1)
})

test('a draw that was begun is seen when its wheel is opened again, until it has ended @draw.seen', async ({
  page,
  main,
  context,
}) => {
  const desk = await openDesk(page, main)
  await desk.beginWith(['Dinner', 3])
  await desk.next.click()
  await expect(desk.drawn('1 of 3')).toBeVisible()
  await page.close()
  const page2 = await context.newPage()
  const again = new Desk(page2)
  await page2.goto('/')
  await expect(again.drawn('1 of 3')).toBeVisible()
  // The wheel draws for it, not for somebody who has won nothing.
  await expect(again.next).toHaveAttribute('aria-disabled', 'false')
  await again.next.click()
  await expect(again.drawn('2 of 3')).toBeVisible()
  await withApp(page2, ({ actions }) => actions.resetToNumbers())
  await page2.getByRole('button', { name: 'Back to the List' }).click()
  await withApp(page2, ({ actions }) => actions.bringBackOwnWheel())
  await expect(again.drawn('2 of 3')).toBeVisible()

  await again.next.click()
  await expect(page2.getByText('Everything is drawn.')).toBeVisible()
  await page2.getByRole('button', { name: 'End Draw' }).click()
  await expect(page2.getByText('This draw has ended.')).toBeVisible()
  await page2.reload()
  await expect(page2.locator('summary', { hasText: 'Draw prizes' })).toBeVisible()
  await expect(again.heading).toBeHidden()
})

test('where another tab opens a wheel during a draw, the desk stays with what is seen until the moment is over @draw.other-wheel', async ({
  page,
  main,
  context,
  clock,
}) => {
  const desk = await openDesk(page, main, 3000)
  await desk.beginWith(['First prize', 1], ['Second prize', 2])
  const page2 = await context.newPage()
  await page2.goto('/')
  await clock.freeze()
  await desk.next.click()
  await expect(main.spinningButton).toBeVisible()
  await withApp(page2, ({ actions }) => actions.resetToNumbers())
  await clock.advance(3000)
  await expect.poll(async () => (await appState(page)).isRevealing).toBe(true)
  const seen = await desk.winners()
  const isStarting = await desk.begin.count()
  const { isRevealing, wheel, lastResult } = await appState(page)
  expect({ isRevealing, isStarting, name: wheel.segments[0]?.text }).toEqual({
    isRevealing: true,
    isStarting: 0,
    name: '1',
  })
  expect(seen).toEqual([lastResult?.winner.text])
  await clock.advance(4000)
  await expect(page.getByText('is saved. Open that wheel to go on with it.')).toBeVisible()
  await expect(desk.begin).toBeVisible()
  // It is a result of the wheel that was drawn on.
  const [drawnOn] = (await appState(page)).ownWheels
  expect(drawnOn?.wheel.history.map(({ id }) => id)).toEqual([lastResult?.id])
})

test('whoever is marked absent in another tab is named, and the draw asks before it goes on @draw.absences', async ({
  page,
  main,
  context,
}) => {
  const desk = await openDesk(page, main)
  await desk.beginWith(['', 2])
  const [first] = (await appState(page)).wheel.segments
  const other = await context.newPage()
  await other.goto('/')
  await expect(async () => {
    await withApp(other, ({ store, actions }) => {
      const [segment] = store.getState().wheel.segments
      actions.setAbsent([segment?.id ?? ''], true)
    })
    expect((await appState(other)).wheel.segments[0]?.absent).toBe(true)
  }).toPass()
  const question = page.getByRole('group', {
    name: new RegExp(`${first?.text}.* has been marked absent since the draw started`),
  })
  await expect(question).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await desk.next.click()
  await expect(page.getByText('Answer the question in Draw Prizes first.')).toBeVisible()
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(desk.several).toBeFocused()
  await desk.drawEverything()
  await expect(page.getByText('Everything is drawn.')).toBeVisible()
})
