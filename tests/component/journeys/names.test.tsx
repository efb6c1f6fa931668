// Option names within the page's own text never reorder the text around them.

import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { savedText } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { desk } from '../support/desk'
import { addStyles, replace } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { hasAnnounced, open, state, storeWheel } from '../support/screen'

const COLORS = ['#ff6b6b', '#ffca28', '#66bb6a']
const INSTANT = { preset: 'instant' } as const

const optionsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ text, color: COLORS[index % COLORS.length] ?? '' }))

const nameInMoment = page.css('[data-part="name"]')
const caption = page.css('[data-part="caption"]')
const eliminated = page.getByRole('list', { name: 'Eliminated Options' })
const history = page.getByRole('list', { name: 'Recent Results' })

/** Nothing moves before what is looked at. */
const beStill = () => addStyles('* { animation: none !important; transition: none !important }')

/** Where the first `part` within an element is, in CSS pixels from the left. */
function placeOf(element: Locator, part: string): Promise<number> {
  return element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent?.indexOf(part) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + part.length)
      return range.getBoundingClientRect().left
    }
    throw new Error(`No ${part} in ${root.textContent}`)
  })
}

describe('drawn without a GPU', () => {
  test('a name from the right to the left ends at its left wherever it stands', async () => {
    storeWheel(optionsOf(['שלום!', 'שלום!', 'שלום!']), INSTANT)
    await open()
    beStill()
    // In elimination mode every place shows a name.
    await press('e')
    await press('Space')
    await expect.element(eliminated.getByRole('listitem')).toHaveLength(1)
    for (const [place, panel] of [
      [nameInMoment, 'Options'],
      [eliminated, 'Options'],
      [history, 'Results'],
    ] as const) {
      await main.openPanel(panel)
      await expect.element(place).toBeVisible()
      expect(await placeOf(place, '!')).toBeLessThan(await placeOf(place, 'ש'))
    }
    await main.openPanel('Options')
    await main.wheel.focus()
    await press('ArrowRight')
    await expect.element(caption).toHaveTextContent('focused')
    expect(await placeOf(caption, '!')).toBeLessThan(await placeOf(caption, 'ש'))
    await expect.element(main.option(1)).toHaveStyle({ direction: 'rtl' })
  })

  test('no name turns the sentence round it @name.direction', async () => {
    const name = 'a\u202ebc'
    const text = savedText(optionsOf([name, name, name, name]), INSTANT)
    localStorage.setItem('wheel_current', text.replace('My Wheel', name))
    await open()
    await expect.poll(() => document.title).toBe(`\u2068${name}\u2069 - Fairwheel`)
    await press('e')
    await hasAnnounced('Elimination mode enabled')
    clock.freeze()
    await press('Space')
    await clock.advance(100)
    const said = page.css('[aria-live="polite"] p').filter({ hasText: 'Winner' })
    await expect.element(said).toHaveText(`Winner: \u2068${name}\u2069. 3 segments remaining.`)
    expect(await placeOf(said, 'remaining')).toBeGreaterThan(await placeOf(said, 'segments'))
    // The override is the name's own, and still there.
    expect(await placeOf(said, 'b')).toBeGreaterThan(await placeOf(said, 'c'))
    const remove = page.getByRole('button', { name: /^Remove / }).first()
    await expect.element(remove).toHaveAttribute('aria-label', `Remove \u2068${name}\u2069`)
    expect(state().wheel.segments.map(({ text }) => text)).toEqual([name, name, name, name])
  })
})

describe('on the wheel in 2D', () => {
  test('a label is drawn in its own direction, whichever letters are left out of it', async () => {
    /** Each text that a 2D canvas has drawn, after its direction. */
    const drawn: string[] = []
    const { prototype } = CanvasRenderingContext2D
    const real = prototype.fillText
    replace(
      prototype,
      'fillText',
      function (this: CanvasRenderingContext2D, ...words: Parameters<typeof real>) {
        drawn.push(`${this.direction} ${words[0]}`)
        return real.apply(this, words)
      },
    )
    // Where more than a tenth are too long, there are no labels beside the lens.
    const long: Record<number, string> = { 1: 'ש'.repeat(30), 13: 'س'.repeat(30) }
    const names = Array.from({ length: 90 }, (_, at) => long[at % 24] ?? ['Pizza', '123'][at % 2])
    storeWheel(optionsOf(names.map((name) => name ?? '')))
    await open()
    expect(drawn).toContain('ltr Pizza')
    expect(drawn).toContain('ltr 123')
    const cut = new Set(drawn.filter((words) => words.endsWith('…')))
    expect(cut.size).toBeGreaterThan(1)
    for (const words of cut) expect(words).toMatch(/^rtl [\p{L} ]+…$/u)
  })
})

/** In how many lines a part of the text of each stands. */
function linesOf(places: Locator, part: string): number[] {
  return places.elements().map((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.nodeValue?.indexOf(part) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + part.length)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }
    throw new Error(`No ${part} in ${root.textContent}`)
  })
}

test("no line ends inside a ticket's number, however long the name before it is @results.numbers", async () => {
  const number = '0-4711'
  const long = 'Wilhelmina Maximiliana'
  const texts = Array.from(long, (_, index) => `${long.slice(0, index + 1).trim()} ${number}`)
  storeWheel(optionsOf(texts), INSTANT)
  await open()
  await desk.beginWith(['Mug', 12, 8])
  await desk.drawEverything()
  await expect.element(page.getByText('Everything is drawn.')).toBeVisible()
  const reserves = page.getByRole('list', { name: 'Reserves' }).getByRole('listitem')
  for (const places of [desk.cards, reserves]) {
    expect(new Set(linesOf(places, number))).toEqual(new Set([1]))
  }
  expect(desk.cards.elements().length).toBe(12)
})
