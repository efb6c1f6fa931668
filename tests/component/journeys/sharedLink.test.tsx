// A wheel out of a link: opened by the address, without losing the visitor's own.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, hashOf, lasting } from '../../../e2e/support/savedWheels'
import { givenName } from '../../../src/share/payload'
import { FALLBACK_NAME } from '../../../src/wheel/name'
import { anyWheel } from '../../share/anyWheel'
import { recipeHash } from '../../share/recipe'
import { BASE, linkTo, open as openLink } from '../../share/wheels'
import { answered, clock } from '../support/clock'
import { replace } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { hasAnnounced, messages, open, state, storeWheel } from '../support/screen'

const OWN = distinctOptions(4)
const ownTexts = OWN.map(({ text }) => text)

const texts = () => state().wheel.segments.map(({ text }) => text)

/** As a visitor types a link over the one before. */
async function enter(hash: string): Promise<void> {
  const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }))
  location.hash = hash
  await changed
}

/** Reading a link takes real time, for which there is no sign: one that was asked for before is read by then. */
async function linksAreRead(hash: string): Promise<void> {
  await openLink(hash)
}

describe('opening a link', () => {
  test('keeps the own wheel, one press away, also after a reload @link.toast @link.own-wheel', async () => {
    storeWheel(OWN)
    await open(await hashOf(['Tea', 'Milk', 'Juice']))
    await expect
      .element(main.toast('Loaded shared wheel: "Shared Wheel" with 3 options'))
      .toBeVisible()
    await hasAnnounced('Loaded shared wheel: "Shared Wheel" with 3 options')
    await expect.poll(texts).toEqual(['Tea', 'Milk', 'Juice'])
    await open()
    await expect.poll(texts).toEqual(['Tea', 'Milk', 'Juice'])
    await page.getByRole('button', { name: 'Back to My Wheel' }).click()
    await expect.poll(texts).toEqual(ownTexts)
    expect(location.hash).toBe('')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(texts).toEqual(['Tea', 'Milk', 'Juice'])
    expect(location.hash).not.toBe('')
  })

  test('goes on where it was after a reload: its results, its eliminations', async () => {
    const hash = await hashOf(['Tea', 'Milk', 'Juice', 'Water'])
    storeWheel(OWN, { preset: 'instant' })
    await open(hash)
    await press('e')
    await main.spinButton.click()
    await expect.element(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    await open()
    await expect.element(main.options).toHaveLength(3)
    await expect.element(main.recent).toHaveLength(1)
    // Opened anew, it is the wheel that was shared.
    await open(hash)
    await expect.element(main.options).toHaveLength(4)
  })

  test('takes the link out of the address once an option is another', async () => {
    await open(await hashOf(['Tea', 'Milk']))
    await main.newOption.fill('Juice')
    await main.newOption.press('Enter')
    await expect.poll(() => location.hash).toBe('')
    await open()
    await expect.poll(texts).toEqual(['Tea', 'Milk', 'Juice'])
  })

  test('brings its settings along and its defaults for the rest @link.settings', async () => {
    const settings = {
      ...{ soundEnabled: true, theme: 'default', eliminationMode: true },
      ...{ showProbabilities: false, weightsCount: false },
      ...({ noRepeats: false, afterWin: 'aside', asideSpins: 5 } as const),
      ...({ confetti: 'much', confettiEmoji: '🎈' } as const),
      ...({ soundSet: 'bells', rushSound: false } as const),
      ...({ winnerSound: true, eliminatedSound: true, picturePlace: 'instead' } as const),
      animationSpeed: { preset: 'custom', customSpinDuration: 6000 },
    }
    storeWheel(OWN)
    await open()
    await main.choose('Sound Effects')
    await expect.element(page.getByRole('list', { name: 'Status' })).toHaveTextContent('Sound off')
    await enter(await hashOf(['Tea', 'Milk', 'Juice'], { settings }))
    await expect.element(page.getByText('ELIMINATION MODE (3 left)')).toBeVisible()
    const found = state().settings
    expect(found).toMatchObject({ soundEnabled: false, spinDuration: 6000 })
    expect(found).toMatchObject({
      afterWin: 'aside',
      asideSpins: 5,
      confetti: 'much',
      confettiEmoji: '🎈',
      soundSet: 'bells',
      rushSound: false,
      picturePlace: 'instead',
    })
    expect(found.animationSpeed).toMatchObject({ preset: 'custom', customSpinDuration: 6000 })
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect(state().settings).toMatchObject({ soundEnabled: false, spinDuration: 3000 })
    await expect.element(main.options).toHaveLength(4)
  })

  test('follows the address: typed over, and back again @link.address', async () => {
    const [tea, red] = [await hashOf(['Tea', 'Milk']), await hashOf(['Red', 'Blue'])]
    await open()
    await enter(tea)
    await expect.element(main.option(1)).toHaveValue('Tea')
    await enter(red)
    await expect.element(main.option(1)).toHaveValue('Red')
    history.back()
    await expect.element(main.option(1)).toHaveValue('Tea')
    history.forward()
    await expect.element(main.option(1)).toHaveValue('Red')
  })

  test('looks once more 100 ms after loading @link.recheck', async () => {
    const hash = await hashOf(['Tea', 'Milk'])
    clock.freeze()
    await open()
    // Only the second look can find what is put in without an event.
    history.replaceState(null, '', hash)
    await clock.advance(90, 10)
    await linksAreRead(hash)
    await expect.element(main.option(1)).toHaveValue('Yes')
    await clock.advance(20, 10)
    await expect.element(main.option(1)).toHaveValue('Tea')
  })

  test('makes its name the title @link.title', async () => {
    await open()
    for (const [name, title] of [
      ['Lunch', 'Lunch - Fairwheel'],
      ['My Wheel', 'My Wheel - Fairwheel'],
      ['Shared Wheel', 'Fairwheel'],
    ] as const) {
      const segments = [{ text: 'Tea' }, { text: 'Milk' }]
      await enter(`#${recipeHash(JSON.stringify({ v: 1, name, segments }))}`)
      await expect
        .element(main.toast(`Loaded shared wheel: "${name}" with 2 options`))
        .toBeVisible()
      await expect.poll(() => document.title).toBe(title)
      await open()
      await expect.poll(() => document.title).toBe(title)
    }
  })

  test("of the visitor's own, without a name, leaves the title alone @link.title", async () => {
    storeWheel(OWN)
    await open()
    await page.getByRole('button', { name: 'Share Wheel' }).click()
    await expect.poll(() => location.hash).toMatch(/#./)
    await expect.poll(() => document.title).toBe('Fairwheel')
  })

  test('of a later version opens, and only the console says so @link.later-version', async () => {
    messages.expect(/^warn: Shared wheel uses an older format/)
    const json = JSON.stringify({
      ...{ v: 2, name: 'Next', pointer: { side: 'left' } },
      segments: [{ text: 'Tea', icon: 'cup' }, { text: 'Milk' }],
      settings: { eliminationMode: true, animationSpeed: { preset: 'slow' }, gravity: 1 },
    })
    await open(`#${recipeHash(json)}`)
    await expect.element(main.toast('Loaded shared wheel: "Next" with 2 options')).toBeVisible()
    await expect.poll(texts).toEqual(['Tea', 'Milk'])
    await expect.element(page.getByText('ELIMINATION MODE (2 left)')).toBeVisible()
    await expect.poll(() => document.title).toBe('Next - Fairwheel')
  })

  test('waits for the end of a spin @link.while-spinning', async () => {
    const hash = await hashOf(['Tea', 'Milk'])
    storeWheel(OWN, lasting(1500))
    await open()
    clock.freeze()
    await main.spinButton.click()
    await answered()
    await enter(hash)
    await linksAreRead(hash)
    await clock.advance(1000)
    await expect.element(main.spinningButton).toHaveAttribute('aria-disabled', 'true')
    await expect.element(main.option(1)).toHaveValue(OWN[0]?.text ?? '')
    await clock.advance(600)
    // Its winner is seen first.
    await expect.element(main.winnerHeading).toBeVisible()
    await clock.advance(2800)
    await expect.element(main.option(1)).toHaveValue(OWN[0]?.text ?? '')
    await clock.advance(300)
    await expect.element(main.option(1)).toHaveValue('Tea')
    expect(state().ownWheels[0]?.wheel.history).toHaveLength(1)
  })

  test('that is damaged is told in two lines, for four seconds @link.damaged', async () => {
    messages.expect(/^warn: Failed to load shared wheel from URL/)
    await open()
    clock.freeze()
    await enter('#nothing')
    const toast = page.getByRole('alert')
    // The sentence alone, and the reason as an element of its own; a screen reader reads both.
    const sentence = toast.getByText('Failed to load shared wheel from URL', { exact: true })
    const reason = toast.getByText('This link is damaged or incomplete', { exact: true })
    await expect.element(sentence).toHaveLength(1)
    await expect.element(reason).toHaveLength(1)
    const [above, below] = [sentence.box(), reason.box()]
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
    await clock.advance(3900)
    await expect.element(toast).not.toHaveAttribute('data-leaving')
    await clock.advance(200)
    await expect.element(toast).toHaveAttribute('data-leaving')
    await clock.advance(400)
    await expect.element(toast).not.toBeInTheDocument()
  })

  for (const [fault, damage] of Object.entries({
    'cut short': (hash: string) => hash.slice(0, -9),
    'no link at all': () => '#nothing',
    'a letter changed': (hash: string) =>
      `${hash.slice(0, 40)}${hash[40] === 'A' ? 'B' : 'A'}${hash.slice(41)}`,
  })) {
    test(`that is damaged (${fault}) leaves the own wheel and says so once @link.damaged @open.damaged-link`, async () => {
      messages.expect(/^warn: Failed to load shared wheel from URL/)
      const hash = await hashOf(['Tea', 'Milk', 'Juice'])
      storeWheel(OWN)
      clock.freeze()
      await open(damage(hash))
      await expect.element(main.toast(/^Failed to load shared wheel from URL$/)).toHaveLength(1)
      // The address is looked at once more.
      await clock.advance(200)
      await linksAreRead(hash)
      await expect.poll(texts).toEqual(ownTexts)
      expect(messages.count(/Failed to load shared wheel/)).toBe(1)
    })
  }

  test('is the identity through the real address bar @link.round-trip', async () => {
    await open()
    const wheels = fc.sample(anyWheel, { numRuns: 60, seed: 4 })
    for (const wheel of wheels) {
      const hash = (await linkTo(wheel)).slice(BASE.length)
      location.hash = hash
      await expect.poll(() => state().link?.hash, { interval: 20 }).toBe(hash)
      // Else the next link may come before React has shown this one, and React takes that for an endless loop.
      await answered()
      const opened = state().wheel
      expect(opened.name).toBe(givenName(wheel.name) ?? FALLBACK_NAME)
      const expected = wheel.segments
        .filter((segment) => !segment.eliminated)
        .map(({ text, color, weight }) => ({ text, color, weight }))
      expect(opened.segments.map(({ text, color, weight }) => ({ text, color, weight }))).toEqual(
        expected,
      )
    }
  })

  test('text from a link is only ever text', async () => {
    const nasty = ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '\u202egnihton']
    const run: unknown[] = []
    replace(window, 'alert', (...args: unknown[]) => void run.push(args))
    await open(await hashOf(nasty, { name: '<script>alert(1)</script>' }))
    await expect.element(main.option(1)).toHaveValue('<img src=x onerror=alert(1)>')
    await expect.poll(() => document.title).toBe('<script>alert(1)</script> - Fairwheel')
    await expect.element(page.css('img[src="x"]')).not.toBeInTheDocument()
    expect(run, 'a script out of a link').toEqual([])
  })
})
