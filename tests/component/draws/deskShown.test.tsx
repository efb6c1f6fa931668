// What the desk shows, of whom it draws: on a phone, to a room and without motion.

import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { answered } from '../support/clock'
import { desk } from '../support/desk'
import { emulateMedia, mouse, usePhone } from '../support/device'
import { allowFullscreen } from '../support/fullscreen'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, state, storeWheel } from '../support/screen'

const winners = page.getByRole('region', { name: 'Winners' })

async function openWheel(): Promise<void> {
  storeWheel(distinctOptions(12), lasting(500))
  await open()
}

describe('on a phone', () => {
  usePhone(320, 640)

  test('the desk is a sheet, which makes way for the wheel @draw.phone', async () => {
    allowFullscreen()
    await openWheel()
    await main.openPanel('Options')
    await desk.beginWith(['A first prize with quite a long name', 1], ['Second prize', 3, 2])
    expect(await axeFaults()).toEqual([])
    await desk.next.click()
    await expect.element(main.spinningButton).toBeVisible()
    await expect.element(desk.heading).not.toBeInTheDocument()
    // One winner has the whole moment, with the prize.
    await expect.element(main.winnerHeading).toBeVisible()
    await expect.element(main.moment).toHaveTextContent('A first prize with quite a long name')
    await main.winnerHeading.click({ trial: true })
    await expect.element(desk.heading).not.toBeInTheDocument()
    await main.openPanel('Draw')
    await expect.element(desk.drawn('1 of 4')).toBeVisible()
    // Several have their cards.
    await desk.drawEverything()
    await expect.element(page.getByText('Everything is drawn.')).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth).toBe(0)
    const small = page
      .css('[data-panel="options"] :is(button, summary, input)')
      .elements()
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ text }) => text)
    expect(small).toEqual([])

    // In a presentation the button that is docked otherwise covers nothing.
    await press('f')
    await expect
      .element(page.css('[data-part="drawn"][aria-label="Draw Prizes"]'))
      .toBeInTheDocument()
    await press('PageUp')
    await expect.element(winners).toBeVisible()
    const isInFront = await page
      .css('[data-part="dock"] button')
      .first()
      .evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(isInFront).toBe(false)
  })

  test('the name of a prize is read whole in the set-up, and in a presentation below the button @draw.phone', async () => {
    allowFullscreen()
    await openWheel()
    await main.openPanel('Options')
    await desk.open()
    await page.getByRole('button', { name: 'Add a Prize' }).click()
    await desk.name(1).fill('Weekend for Two in Vienna')
    const { scrollWidth, clientWidth } = desk.name(1).element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    const grip = desk.grip(1).element().getBoundingClientRect()
    const reserves = desk.reserves(1).element().getBoundingClientRect()
    expect(Math.abs(grip.top - reserves.top)).toBeLessThan(1)

    await desk.begin.click()
    await expect.element(desk.next).toBeVisible()
    await press('f')
    await expect
      .element(page.getByRole('heading', { name: 'Weekend for Two in Vienna' }))
      .toBeVisible()
    await answered()
    const button = desk.next.element().getBoundingClientRect()
    const texts = page.css('[data-part="drawn"] :is(h2, p, summary):visible').elements()
    expect(texts.length).toBeGreaterThan(1)
    for (const text of texts) {
      const { top, bottom } = text.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(button.bottom)
      expect(bottom).toBeLessThanOrEqual(innerHeight)
      expect(text.scrollHeight, 'nothing of it is cut').toBeLessThanOrEqual(text.clientHeight + 2)
    }
  })
})

/** With that of all that it is in. */
const opacityOf = (locator: Locator) =>
  locator.first().evaluate((element) => {
    let opacity = 1
    for (let one: Element | null = element; one; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity)
    }
    return opacity
  })

describe('in a presentation', () => {
  test('a remote draws, goes through the pages and back; everyone is on one of them @draw.room', async () => {
    allowFullscreen()
    await page.viewport(1280, 720)
    const options = Array.from({ length: 120 }, (_, index) => ({
      text: `Person number ${index + 1}`,
      color: '#336699',
    }))
    storeWheel(options, lasting(500))
    await open()
    await desk.beginWith(['First prize', 1], ['Tickets', 100])
    await press('f')
    await expect
      .element(page.getByRole('region', { name: 'Draw Prizes' }))
      .toHaveTextContent('First prize')
    const prize = page.getByRole('heading', { name: 'First prize' }).element()
    const { left, top } = prize.getBoundingClientRect()
    const button = desk.next.element().getBoundingClientRect()
    expect(Math.abs(left - button.left), 'it stands below its button').toBeLessThan(1)
    expect(top).toBeGreaterThanOrEqual(button.bottom)
    // The menu beside the wheel is over it.
    const beside = page.getByRole('region', { name: 'Draw Prizes' })
    await mouse.move(300, 300)
    await mouse.move(310, 300)
    await desk.several.last().click()
    await beside.getByText('Slowly').click({ trial: true })
    await beside.getByRole('button', { name: 'Draw Everything (101)' }).click({ trial: true })
    await press('Escape')
    const presented = page.css('[data-presenting]')
    const heard = /^Winner of First prize: Person number \d+\. 1 of 101 places drawn\.$/
    await press('PageDown')
    await expect.element(winners.getByRole('heading', { name: 'First prize' })).toBeVisible()
    // What the winners cover cannot be reached.
    await expect.element(winners).toHaveFocus()
    await expect
      .element(presented.getByRole('status').filter({ hasText: heard }))
      .toBeInTheDocument()
    await press('Shift+Tab')
    await expect.element(page.css('[data-part="dock"] button').first()).not.toHaveFocus()
    await expect.element(main.wheel).not.toHaveFocus()
    await winners.focus()
    await press('Tab')
    await expect.element(winners.getByRole('button', { name: 'Back to the Wheel' })).toHaveFocus()
    // What has the keyboard's focus is seen, also once the other controls have faded out.
    const root = document.documentElement
    root.setAttribute('data-withdrawn', '')
    await answered()
    for (const fade of document.getAnimations()) fade.finish()
    expect(await opacityOf(winners.getByRole('button'))).toBe(1)
    await winners.focus()
    root.setAttribute('data-withdrawn', '')
    await answered()
    for (const fade of document.getAnimations()) fade.finish()
    expect(await opacityOf(winners.getByRole('button'))).toBe(0)
    await winners.getByRole('button', { name: 'Back to the Wheel' }).focus()
    root.removeAttribute('data-withdrawn')
    await press('Enter')
    await expect.element(winners).not.toBeInTheDocument()
    await expect.element(main.wheel).toHaveFocus()
    await press('PageUp')
    await expect.element(winners.getByRole('listitem')).toHaveLength(1)
    const size = await winners
      .getByRole('listitem')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThan(0.12 * 720)
    expect(await axeFaults()).toEqual([])

    await mouse.move(300, 300)
    await mouse.move(310, 300)
    await desk.drawEverything(winners)
    await expect.element(winners.getByRole('heading', { name: 'Tickets' })).toBeVisible()
    // Dealt out; the next press of the remote shows them all.
    await press('PageDown')
    const pages = winners.getByText(/^Page 1 of \d+$/)
    await expect.element(pages).toBeVisible()
    const count = Number(/\d+$/.exec(pages.element().textContent ?? '')?.[0])
    expect(count).toBeGreaterThan(1)
    const [back, on] = ['Previous Page', 'Next Page'].map((name) =>
      winners.getByRole('button', { name }),
    ) as [Locator, Locator]
    await expect.element(back).toHaveAttribute('aria-disabled', 'true')
    await on.click()
    await expect.element(winners.getByText(`Page 2 of ${count}`)).toBeVisible()
    await back.click()
    await expect.element(pages).toBeVisible()
    const names: string[] = []
    const numbers: string[] = []
    for (let number = 1; number <= count; number += 1) {
      await expect.element(winners.getByText(`Page ${number} of ${count}`)).toBeVisible()
      names.push(...winners.getByRole('listitem').css('bdi').texts())
      numbers.push(...winners.getByRole('listitem').css('span:first-child').texts())
      const isCut = await winners
        .css('ol')
        .evaluate(
          (list) =>
            list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1,
        )
      expect(isCut).toBe(false)
      if (number < count) await press('PageDown')
    }
    expect(names).toHaveLength(100)
    expect(new Set(names).size).toBe(100)
    expect(numbers).toEqual(names.map((_, at) => `${at + 1}`))
    await expect.element(on).toHaveAttribute('aria-disabled', 'true')
    await press('PageUp')
    await expect.element(winners.getByText(`Page ${count - 1} of ${count}`)).toBeVisible()
    await press('PageDown')
    // Nothing is left: a remote's key does nothing more.
    await press('PageDown')
    await expect.element(winners.getByText(`Page ${count} of ${count}`)).toBeVisible()
    expect(state().wheel.statistics.totalSpins).toBe(101)
    await mouse.move(300, 300)
    await mouse.move(320, 300)
    await winners.getByRole('button', { name: 'Back to the Wheel' }).click()
    await expect.element(winners).not.toBeInTheDocument()
    await press('PageUp')
    await expect.element(winners).toBeVisible()
  })
})

describe('dealt out in a presentation', () => {
  test('nobody hears or finds a winner who is not shown yet @draw.room', async () => {
    allowFullscreen()
    await page.viewport(1280, 720)
    storeWheel(distinctOptions(100), lasting(500))
    await open()
    await desk.beginWith(['First prize', 1], ['Tickets', 60])
    await press('f')
    await press('PageDown')
    await expect.element(winners.getByRole('listitem')).toHaveLength(1)
    await mouse.move(300, 300)
    await mouse.move(310, 300)
    await desk.drawEverything(winners)
    await expect.element(winners.getByRole('heading', { name: 'Tickets' })).toBeVisible()
    const all = () => winners.css('li').elements().length
    const told = () => winners.getByRole('listitem').elements().length
    expect(told()).toBeLessThan(all())
    await press('PageDown')
    await expect.poll(told).toBe(all())
  })
})

describe('without motion', () => {
  beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }))

  test('a double click draws one winner, and everything is drawn only after a question @draw.pressed-twice', async () => {
    await openWheel()
    await desk.beginWith(['', 6])
    await expect.element(desk.next).toHaveText('DRAW A WINNER')
    await desk.next.dblClick()
    await expect.element(desk.drawn('1 of 6')).toBeVisible()
    await expect.element(desk.next).toHaveAttribute('aria-disabled', 'false')
    await main.wheel.dblClick()
    await expect.element(desk.drawn('2 of 6')).toBeVisible()
    await expect.element(desk.next).toHaveAttribute('aria-disabled', 'false')
    expect(desk.winners()).toHaveLength(2)

    await desk.several.click()
    await desk.everything.dblClick()
    const question = page.getByRole('group', { name: /^Draw all 4 remaining places now\?/ })
    await expect.element(question).toBeVisible()
    expect(desk.winners()).toHaveLength(2)
    expect(await axeFaults()).toEqual([])
    await question.getByRole('button', { name: 'Not Now' }).click()
    await expect.element(desk.several).toHaveFocus()
    await press('Enter')
    await desk.everything.press('Enter')
    await expect.element(question.getByRole('button', { name: 'Not Now' })).toHaveFocus()
    await press('Escape')
    await expect.element(desk.several).toHaveFocus()
    // What is drawn meanwhile ends the question.
    await press('Enter')
    await desk.everything.press('Enter')
    await expect.element(question).toBeVisible()
    await main.wheel.click()
    await expect.element(desk.drawn('3 of 6')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await desk.drawEverything()
    await expect.element(page.getByText('Everything is drawn.')).toBeVisible()
    expect(new Set(desk.winners()).size).toBe(6)
  })

  test('of more winners than there is room for, the last is in view and the others are a scroll away', async () => {
    storeWheel(distinctOptions(80), lasting(500))
    await open()
    await desk.beginWith(['', 80])
    await desk.drawEverything()
    await expect.element(desk.cards).toHaveLength(80)
    await expect.element(desk.cards.last()).toBeInViewport()
    await expect.element(desk.cards.first()).not.toBeInViewport()
    await userEvent.wheel(desk.cards.last(), { delta: { y: -4000 } })
    await expect.element(desk.cards.first()).toBeInViewport()
  })

  test('everyone is shown at once @draw.still', async () => {
    allowFullscreen()
    await openWheel()
    await desk.beginWith(['', 14])
    const began = Date.now()
    await desk.drawEverything()
    const end = page.getByText('Nobody is left who can win. 2 places stay empty.')
    await expect.element(end).toBeVisible()
    expect(Date.now() - began).toBeLessThan(4000)
    expect(desk.winners()).toHaveLength(12)
    // The room hears the same.
    const presenting = page.css('[data-presenting]')
    const room = presenting.getByRole('region', { name: 'Draw Prizes' })
    await press('f')
    await expect.element(room.filter({ has: end })).toBeVisible()
    await press('PageUp')
    await expect.element(winners).toBeVisible()
    // A place that nobody is left for has nobody to show.
    await press('f')
    await expect.element(presenting).not.toBeInTheDocument()
    await desk.markNotHere(0)
    await expect.element(page.getByText('3 places stay empty').first()).toBeVisible()
    await press('f')
    await expect.element(room).toHaveTextContent('3 places stay empty')
    await press('PageUp')
    // What a key brings is there within the same frame.
    await new Promise((done) => requestAnimationFrame(done))
    await expect.element(winners).not.toBeInTheDocument()
  })
})
