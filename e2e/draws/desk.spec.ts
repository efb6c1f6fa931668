// The desk of draws: prizes are set up, drawn and given on, by keyboard, on a phone and in a room.

import type { Page } from 'playwright/test'
import { stateOf } from '../../src/raffle/model/raffleState'
import { appState, withApp } from '../support/appState'
import { axeFaults } from '../support/axe'
import { Desk } from '../support/desk'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(12)

async function openDesk(page: Page, main: WheelPage, ms = 0): Promise<Desk> {
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
  const desk = await openDesk(page, main, 400)
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
  const results = page.getByRole('list', { name: 'Recent Results' })
  await expect(results.getByText(first)).toBeVisible()

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
  await expect(page.getByRole('button', { name: 'Draw Prizes' })).toBeFocused()
})

test('names that look alike are shown before the draw, and the same name counts once @draw.entrants', async ({
  page,
  main,
}) => {
  await storeWheel(
    page,
    ['Anna', 'Ben', 'Anna\u200b', 'Аnna', 'lda', 'Ida'].map((text, index) => ({
      ...OPTIONS[index],
      text,
    })) as typeof OPTIONS,
  )
  await main.open()
  const desk = new Desk(page)
  await desk.open()
  await expect(page.getByText('5 take part.')).toBeVisible()
  await said(page, /^Some names look alike, but count as different people/)
  await expect(page.getByText('Anna (option 1) and Аnna (option 4)')).toBeVisible()
  await expect(page.getByText('lda (option 5) and Ida (option 6)')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Prove This Draw…' }).click()
  await expect(page.getByText('Anna (option 1) and Аnna (option 4)')).toBeVisible()
})

test('everything is done by keyboard, and the focus is never lost @draw.keyboard', async ({
  page,
  main,
}) => {
  const desk = await openDesk(page, main)
  await page.getByRole('button', { name: 'Draw Prizes' }).focus()
  await page.keyboard.press('Enter')
  await expect(desk.heading).toBeFocused()
  await desk.name(1).focus()
  await page.keyboard.type('Bicycle')
  await page.keyboard.press('Enter')
  await expect(desk.name(2)).toBeFocused()
  await page.keyboard.type('Car')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(desk.name(1)).toBeFocused()
  await expect(desk.name(1)).toHaveValue('Car')
  await said(page, /^Prize 1 of 2$/)
  await page.getByRole('button', { name: 'Move prize 1 down' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move prize 2 down' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove prize 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(desk.name(1)).toBeFocused()
  await desk.places(1).fill('2')
  await desk.begin.focus()
  await page.keyboard.press('Enter')
  await expect(desk.heading).toBeFocused()
  await desk.next.focus()
  await page.keyboard.press('Enter')
  await expect(desk.drawn('1 of 2')).toBeVisible()
  await expect(desk.next).toBeFocused()
  for (const key of ['Escape', 'Enter']) {
    await page.getByRole('button', { name: 'End Draw' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused()
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name: 'End Draw' })).toBeFocused()
  }
  const card = desk.cards.first().getByRole('button').first()
  await card.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Not Here' })).toBeHidden()
  await expect(card).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(desk.cards.first()).toContainText('declined')
  await expect(card).toBeFocused()
})

test('while prizes are drawn, the wheel and its button draw @draw.wheel', async ({
  page,
  main,
}) => {
  const desk = await openDesk(page, main)
  await desk.beginWith(['', 3])
  await main.spinButton.click()
  await expect(desk.drawn('1 of 3')).toBeVisible()
  // A press right after a winner draws nobody.
  await expect(desk.next).toHaveAttribute('aria-disabled', 'false')
  await main.wheel.click()
  await expect(desk.drawn('2 of 3')).toBeVisible()
  await expect(desk.next).toHaveAttribute('aria-disabled', 'false')
  await main.wheel.press('Space')
  await expect(desk.drawn('3 of 3')).toBeVisible()
  expect((await appState(page)).wheel.history).toHaveLength(3)
  // Nothing is left to draw, so that the wheel spins again.
  await main.spinButton.click()
  await expect.poll(async () => (await appState(page)).wheel.history.length).toBe(4)
})

test('R, E and + say that the draw has the list, and change nothing @draw.list-taken', async ({
  page,
  main,
}) => {
  const desk = await openDesk(page, main)
  await desk.beginWith(['', 3])
  const before = await appState(page)
  for (const key of ['r', 'e', '+']) {
    await page.keyboard.press(key)
    await expect(page.getByText('A draw is using this list, so it was not changed.')).toBeVisible()
    const { wheel, settings } = await appState(page)
    expect([wheel.segments, settings]).toEqual([before.wheel.segments, before.settings])
  }
  await page.getByRole('button', { name: 'Back to the List' }).click()
  await page.keyboard.press('+')
  await expect
    .poll(async () => (await appState(page)).wheel.segments.length)
    .toBe(before.wheel.segments.length + 1)
})

test('a reload in the middle of a draw goes on there @draw.reload', async ({ page, main }) => {
  const desk = await openDesk(page, main)
  await desk.beginWith(['First prize', 2], ['Second prize', 2])
  await desk.rest.click()
  await expect(desk.drawn('2 of 4')).toBeVisible()
  const winners = await desk.winners()
  await page.reload()
  await main.isReady()
  await expect(desk.drawn('2 of 4')).toBeVisible()
  expect(await desk.winners()).toEqual(winners)
  await expect(page.getByText('Next: Second prize, 1 of 2')).toBeVisible()
  await desk.drawEverything()
  await expect(page.getByText('Everything is drawn.')).toBeVisible()
  const all = await desk.winners()
  expect(all.slice(0, 2)).toEqual(winners)
  expect(new Set(all).size).toBe(4)
})

test('an edited list is said, and the draw goes on with the list it began with @draw.edited', async ({
  page,
  main,
}) => {
  const desk = await openDesk(page, main)
  await desk.beginWith(['First prize', 2])
  await page.getByRole('button', { name: 'Back to the List' }).click()
  await main.newOption.fill('Late Larry')
  await main.addButton.click()
  await page.getByRole('button', { name: 'Draw Prizes' }).click()
  await expect(page.getByText('The list has changed since the draw started.')).toBeVisible()
  await desk.drawEverything()
  await expect(page.getByText('Everything is drawn.')).toBeVisible()
  expect(await desk.winners()).not.toContain('Late Larry')
})

test('of two tabs one draws and the other follows, until the first is closed @draw.two-tabs', async ({
  page,
  main,
  context,
}) => {
  const desk = await openDesk(page, main)
  await desk.beginWith(['First prize', 1], ['Second prize', 2])
  const page2 = await context.newPage()
  const other = new Desk(page2)
  await page2.goto('/')
  await page2.getByRole('button', { name: 'Draw Prizes' }).click()
  await expect(page2.getByText('This draw is running in another tab.')).toBeVisible()
  await expect(other.next).toHaveAttribute('aria-disabled', 'true')
  // The wheel's own button cannot draw here either, and says why.
  await page2.getByRole('button', { name: /spin the wheel/i }).click()
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
  await page2.getByRole('button', { name: 'Draw Prizes' }).click()
  await expect(page2.getByText('This draw is running in another tab.')).toBeVisible()
  await desk.next.click()
  await expect(other.spinningButton).toBeVisible()
  await expect(page2.getByText('0 of 3 places drawn')).toBeVisible()
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

test('where another tab opens a wheel during a draw, the desk stays with what is seen until the moment is over @draw.other-wheel', async ({
  page,
  main,
  context,
}) => {
  const desk = await openDesk(page, main, 3000)
  await desk.beginWith(['First prize', 1], ['Second prize', 2])
  const page2 = await context.newPage()
  await page2.goto('/')
  await desk.next.click()
  await expect(main.spinningButton).toBeVisible()
  await withApp(page2, ({ actions }) => actions.resetToNumbers())
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
  await main.spinButton.click()
  await expect(page.getByText('Answer the question in Draw Prizes first.')).toBeVisible()
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(desk.everything).toBeFocused()
  await desk.drawEverything()
  await expect(page.getByText('Everything is drawn.')).toBeVisible()
})

test('where nothing can be kept, the draw begins only after it is said, and its record can be had @draw.unsaved', async ({
  page,
  main,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed here', 'SecurityError')
    }
  })
  const desk = await openDesk(page, main)
  await desk.open()
  await desk.places(1).fill('2')
  const unsaved = page.getByRole('button', { name: 'Start Without Saving' })
  if (!(await unsaved.isVisible())) await desk.begin.click()
  await expect(page.getByText('This draw cannot be saved on this device')).toBeVisible()
  await unsaved.click()
  await expect(page.getByText('This draw is not saved on this device')).toBeVisible()
  await desk.drawEverything()
  await expect(page.getByText('Everything is drawn.')).toBeVisible()
  expect(stateOf(await desk.record()).drawn).toBe(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the desk is a sheet, which makes way for the wheel @draw.phone', async ({ page, main }) => {
    const desk = await openDesk(page, main, 500)
    await main.openPanel('Options')
    await desk.beginWith(['A first prize with quite a long name', 1], ['Second prize', 3, 2])
    expect(await axeFaults(page)).toEqual([])
    await desk.next.click()
    await expect(main.spinningButton).toBeVisible()
    await expect(desk.heading).toBeHidden()
    // One winner has the whole moment, with the prize.
    await expect(main.winnerHeading).toBeVisible()
    await expect(main.moment).toContainText('A first prize with quite a long name')
    await main.winnerHeading.click({ trial: true })
    await expect(desk.heading).toBeHidden()
    await main.openPanel('Options')
    await expect(desk.drawn('1 of 4')).toBeVisible()
    // Several have their cards.
    await desk.drawEverything()
    await expect(page.getByText('Everything is drawn.')).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    const small = await page
      .locator('[data-panel="options"] :is(button, summary, input)')
      .evaluateAll((all) =>
        all
          .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(({ text }) => text),
      )
    expect(small).toEqual([])

    // In a presentation the button that is docked otherwise covers nothing.
    await page.keyboard.press('f')
    await expect(page.locator('[data-part="drawn"][aria-label="Draw Prizes"]')).toBeAttached()
    await page.keyboard.press('PageUp')
    const winners = page.getByRole('region', { name: 'Winners' })
    await expect(winners).toBeVisible()
    const isInFront = await main.spinButton.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isInFront).toBe(false)
  })
})

test.describe('in a presentation', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('a remote draws, goes through the pages and back; everyone is on one of them @draw.room', async ({
    page,
    main,
  }) => {
    const options = Array.from({ length: 120 }, (_, index) => ({
      text: `Person number ${index + 1}`,
      color: '#336699',
    }))
    await storeWheel(page, options, lasting(0))
    await main.open()
    const desk = new Desk(page)
    await desk.beginWith(['First prize', 1], ['Tickets', 100])
    await page.keyboard.press('f')
    const winners = page.getByRole('region', { name: 'Winners' })
    await expect(page.getByRole('region', { name: 'Draw Prizes' })).toContainText('First prize')
    await page.keyboard.press('PageDown')
    await expect(winners.getByRole('heading', { name: 'First prize' })).toBeVisible()
    // What the winners cover cannot be reached.
    await expect(winners).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(main.spinButton).not.toBeFocused()
    await expect(main.wheel).not.toBeFocused()
    await winners.focus()
    await page.keyboard.press('Tab')
    await expect(winners.getByRole('button', { name: 'Back to the Wheel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(winners).toHaveCount(0)
    await expect(main.wheel).toBeFocused()
    await page.keyboard.press('PageUp')
    await expect(winners.getByRole('listitem')).toHaveCount(1)
    const size = await winners
      .getByRole('listitem')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThan(0.12 * 720)
    expect(await axeFaults(page)).toEqual([])

    await page.mouse.move(300, 300)
    await page.mouse.move(310, 300)
    await desk.drawEverything(winners)
    await expect(winners.getByRole('heading', { name: 'Tickets' })).toBeVisible()
    // Dealt out; the next press of the remote shows them all.
    await page.keyboard.press('PageDown')
    const pages = winners.getByText(/^Page 1 of \d+$/)
    await expect(pages).toBeVisible()
    const count = Number(/\d+$/.exec((await pages.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(1)
    const names: string[] = []
    for (let number = 1; number <= count; number += 1) {
      await expect(winners.getByText(`Page ${number} of ${count}`)).toBeVisible()
      const visible = winners.getByRole('listitem').locator('bdi')
      names.push(...(await visible.allTextContents()))
      const isCut = await winners
        .locator('ol')
        .evaluate(
          (list) =>
            list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1,
        )
      expect(isCut).toBe(false)
      if (number < count) await page.keyboard.press('PageDown')
    }
    expect(names).toHaveLength(100)
    expect(new Set(names).size).toBe(100)
    await page.keyboard.press('PageUp')
    await expect(winners.getByText(`Page ${count - 1} of ${count}`)).toBeVisible()
    await page.keyboard.press('PageDown')
    // Nothing is left: a remote's key does nothing more.
    await page.keyboard.press('PageDown')
    await expect(winners.getByText(`Page ${count} of ${count}`)).toBeVisible()
    expect((await appState(page)).wheel.statistics.totalSpins).toBe(101)
    await page.mouse.move(300, 300)
    await page.mouse.move(320, 300)
    await winners.getByRole('button', { name: 'Back to the Wheel' }).click()
    await expect(winners).toBeHidden()
    await page.keyboard.press('PageUp')
    await expect(winners).toBeVisible()
  })
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a double click draws one winner, and everything is drawn only after a question @draw.pressed-twice', async ({
    page,
    main,
  }) => {
    const desk = await openDesk(page, main)
    await desk.beginWith(['', 6])
    await desk.next.dblclick()
    await expect(desk.drawn('1 of 6')).toBeVisible()
    await expect(desk.next).toHaveAttribute('aria-disabled', 'false')
    await main.wheel.dblclick()
    await expect(desk.drawn('2 of 6')).toBeVisible()
    await expect(desk.next).toHaveAttribute('aria-disabled', 'false')
    expect(await desk.winners()).toHaveLength(2)

    await desk.everything.dblclick()
    const question = page.getByRole('group', { name: /^Draw all 4 remaining places now\?/ })
    await expect(question).toBeVisible()
    expect(await desk.winners()).toHaveLength(2)
    expect(await axeFaults(page)).toEqual([])
    await question.getByRole('button', { name: 'Not Now' }).click()
    await expect(desk.everything).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question.getByRole('button', { name: 'Not Now' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(desk.everything).toBeFocused()
    // What is drawn meanwhile ends the question.
    await desk.everything.press('Enter')
    await expect(question).toBeVisible()
    await main.wheel.click()
    await expect(desk.drawn('3 of 6')).toBeVisible()
    await expect(question).toHaveCount(0)
    await desk.drawEverything()
    await expect(page.getByText('Everything is drawn.')).toBeVisible()
    expect(new Set(await desk.winners()).size).toBe(6)
  })

  test('everyone is shown at once @draw.still', async ({ page, main }) => {
    const desk = await openDesk(page, main)
    await desk.beginWith(['', 14])
    const began = Date.now()
    await desk.drawEverything()
    const end = page.getByText('Nobody is left who can win. 2 places stay empty.')
    await expect(end).toBeVisible()
    expect(Date.now() - began).toBeLessThan(4000)
    expect(await desk.winners()).toHaveLength(12)
    // The room hears the same.
    const presenting = page.locator('[data-presenting]')
    const room = presenting.getByRole('region', { name: 'Draw Prizes' })
    await page.keyboard.press('f')
    await expect(room.filter({ has: end })).toBeVisible()
    const winners = page.getByRole('region', { name: 'Winners' })
    await page.keyboard.press('PageUp')
    await expect(winners).toBeVisible()
    // A place that nobody is left for has nobody to show.
    await page.keyboard.press('f')
    await expect(presenting).toHaveCount(0)
    await desk.markNotHere(0)
    await expect(page.getByText('3 places stay empty').first()).toBeVisible()
    await page.keyboard.press('f')
    await expect(room).toContainText('3 places stay empty')
    await page.keyboard.press('PageUp')
    // What a key brings is there within the same frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    await expect(winners).toHaveCount(0)
  })
})
