// What a streamer holds: the wheel without its picture.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, hashOf, lasting } from '../../../e2e/support/savedWheels'
import { createPlainLink } from '../../../src/share/writeLink'
import { OVERLAY_KEY } from '../../../src/store/persistence/schema'
import { changeOverlaySettings, overlaySettings } from '../../../src/stream/overlaySettings'
import { radians } from '../../../src/wheel/angle'
import { BASE, payloadOf, wheelOf } from '../../share/wheels'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import { desk } from '../support/desk'
import { dock } from '../support/dock'
import { press } from '../support/locators'
import { main } from '../support/main'
import { app, hasAnnounced, keptWheel, messages, open, state, storeWheel } from '../support/screen'
import { winElsewhere } from '../support/winElsewhere'

const OPTIONS = distinctOptions(4)

const texts = () => state().wheel.segments.map(({ text }) => text)

describe('a spin', () => {
  test('has its winner as the wheel comes to rest, not seconds later', async () => {
    storeWheel(OPTIONS, lasting(2000))
    clock.freezeFrames()
    await dock.open()
    await main.spinButton.click()
    await clock.advance(100)
    await expect.element(main.spinningButton).toHaveAttribute('aria-disabled', 'true')
    await clock.advance(1800)
    await expect.element(main.moment).not.toBeInTheDocument()
    await clock.advance(300)
    await expect.element(main.moment).toBeVisible()
    const [result] = keptWheel().wheel.history
    await expect.element(dock.winner).toHaveText(result?.winner.text ?? '')
    await hasAnnounced(`Winner: ${result?.winner.text}`)
    await clock.advance(12_000)
    expect(keptWheel().wheel.history).toHaveLength(1)
  })

  test('moves nothing when it has its winner', async () => {
    await page.viewport(300, 600)
    storeWheel(OPTIONS, lasting(500))
    clock.freezeFrames()
    await dock.open()
    await main.spinButton.click()
    await clock.advance(200)
    const { top } = main.newOption.box()
    await clock.advance(600)
    await expect.element(main.moment).toBeVisible()
    expect(main.newOption.box().top).toBe(top)
  })

  test('can be undone', async () => {
    storeWheel(OPTIONS, lasting(500))
    await dock.open()
    await main.spinButton.click()
    await expect.element(main.moment).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect.element(main.moment).not.toBeInTheDocument()
    expect(keptWheel().wheel.history).toEqual([])
  })

  test('marks the winner as not here, and the focus goes to the big button', async () => {
    storeWheel(OPTIONS, lasting(500))
    await dock.open()
    await main.spinButton.click()
    await dock.button('Not Here').click()
    const [result] = state().wheel.history
    const winner = state().wheel.segments.find(({ id }) => id === result?.winner.id)
    expect(winner?.absent).toBe(true)
    await expect.element(main.spinButton).toHaveFocus()
  })
})

test('Space spins; keys about the wheel’s picture, or for another wheel, do nothing', async () => {
  storeWheel(OPTIONS, lasting(500))
  await dock.open()
  for (const key of ['r', 'f', 'ArrowRight', 'h']) await press(key)
  expect(texts()).toHaveLength(4)
  expect(state()).toMatchObject({ focusedId: null, dialog: null })
  await press(' ')
  await expect.element(main.moment).toBeVisible()
})

test('keys that the dock names do what they say', async () => {
  storeWheel(OPTIONS)
  await dock.open()
  const { eliminationMode, soundEnabled } = state().settings
  await press('e')
  await press('s')
  expect(state().settings).toMatchObject({
    eliminationMode: !eliminationMode,
    soundEnabled: !soundEnabled,
  })
})

describe('a spin of another tab that was over at once', () => {
  test('has its winner told, in place of the one before, and what is pressed is about it', async () => {
    storeWheel(OPTIONS, { preset: 'instant' })
    await dock.open()
    await main.spinButton.click()
    await expect.element(main.moment).toBeVisible()
    for (const word of [0.1, 0.9]) {
      const { winner } = await winElsewhere(word)
      await expect.element(dock.winner).toHaveText(winner.text)
      await hasAnnounced(`Winner: ${winner.text}`)
      await dock.button('Not Here').click()
      const absent = () => state().wheel.segments.filter(({ absent }) => absent)
      expect(absent().map(({ id }) => id)).toContain(winner.id)
    }
    await dock.button('Close').click()
    await expect.element(main.moment).not.toBeInTheDocument()
  })
})

test('a winner who is closed is closed on the overlay too; what else is done about them closes nothing', async () => {
  storeWheel(OPTIONS, lasting(500))
  await dock.open()
  const closed = () => overlaySettings().closedResult
  await main.spinButton.click()
  await dock.button('Not Here').click()
  await dock.button('Remove').click()
  await expect.element(dock.button('Removed')).toBeVisible()
  expect(closed()).toBeUndefined()
  await dock.button('Close').click()
  await expect.element(main.moment).not.toBeInTheDocument()
  const [first] = state().wheel.history
  expect(closed()).toBe(first?.id)
  // The next one is not.
  await main.spinButton.click()
  await expect.element(main.moment).toBeVisible()
  expect(closed()).toBe(first?.id)
  // Nor is anything stored again by what clears it.
  app().actions.clearSavedData()
  await expect.element(main.moment).not.toBeInTheDocument()
  expect(localStorage.getItem(OVERLAY_KEY)).toBeNull()
})

test('options are added, removed, and come back', async () => {
  storeWheel(OPTIONS)
  await dock.open()
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await expect.element(main.options).toHaveLength(5)
  await main.row('Fig').click()
  await dock.button('Remove Fig').click()
  await expect.element(main.options).toHaveLength(4)
  await press('Control+z')
  await expect.element(main.options).toHaveLength(5)
  expect(keptWheel().wheel.segments.at(-1)?.text).toBe('Fig')
})

test('the mode is another', async () => {
  storeWheel(OPTIONS)
  await dock.open()
  await main.chooseMode('Elimination')
  expect(keptWheel().settings.eliminationMode).toBe(true)
})

test('the overlay is hidden and shown, and what it shows is chosen', async () => {
  await dock.open()
  await dock.button('Hide Overlay').click()
  expect(overlaySettings()).toMatchObject({ isHidden: true, shows: 'always' })
  await dock.button('Show Overlay').click()
  expect(overlaySettings().isHidden).toBe(false)
  await dock.unfold('Overlay')
  await page.getByRole('radio', { name: 'While It Spins' }).click()
  await page.getByRole('switch', { name: 'Winner' }).click()
  await page.getByRole('switch', { name: 'Sound' }).first().click()
  await page.getByRole('slider', { name: 'Recent Winners' }).fill('3')
  await page.getByRole('combobox', { name: 'Look' }).selectOptions('Neon')
  expect(overlaySettings()).toMatchObject({
    shows: 'whileSpinning',
    hasPlate: false,
    hasSound: true,
    recentWinners: 3,
    look: 'neon',
  })
  // Another dock has them too.
  await dock.open()
  await dock.unfold('Overlay')
  await expect.element(page.getByRole('switch', { name: 'Winner' })).not.toBeChecked()
  await expect
    .element(page.getByRole('textbox', { name: 'Overlay Address' }))
    .toHaveValue(`${location.origin}/overlay`)
})

test('what the overlay shows goes with the saved data, and comes back with it', async () => {
  changeOverlaySettings({ isHidden: true })
  await dock.open()
  await expect.element(dock.button('Show Overlay')).toBeVisible()
  app().actions.clearSavedData()
  await expect.element(dock.button('Hide Overlay')).toBeVisible()
  app().actions.putBackSavedData()
  await expect.element(dock.button('Show Overlay')).toBeVisible()
  expect(overlaySettings().isHidden).toBe(true)
})

describe('a pasted link', () => {
  const link = async () => `https://example.com/de/${await hashOf(['Tea', 'Milk', 'Juice'])}`

  async function openLink(text: string): Promise<void> {
    await dock.link.fill(text)
    await dock.link.press('Enter')
  }

  test('opens its wheel; the one before is one press away', async () => {
    storeWheel(OPTIONS)
    await dock.open()
    await dock.unfold('Open a Wheel')
    await openLink(await link())
    await expect.poll(texts).toEqual(['Tea', 'Milk', 'Juice'])
    await expect.element(dock.link).toHaveValue('')
    await dock.button('Back to My Wheel').click()
    await expect.poll(texts).toEqual(OPTIONS.map(({ text }) => text))
  })

  test('with a replay opens its wheel, and says where that can be watched', async () => {
    const says = 'This link also has a replay. Open it in your browser to watch it.'
    storeWheel(OPTIONS)
    await dock.open()
    await dock.unfold('Open a Wheel')
    await openLink(await link())
    await expect.poll(texts).toHaveLength(3)
    expect(main.toast(says).elements()).toEqual([])
    const replay = { winner: 1, at: 0.5, from: radians(1), spinDuration: 500, timestamp: 1 }
    const payload = { ...payloadOf(wheelOf(['Coffee', 'Cocoa'])), replay }
    await openLink(createPlainLink({ base: BASE, payload }))
    await expect.poll(texts).toEqual(['Coffee', 'Cocoa'])
    await expect.element(main.toast(says)).toBeVisible()
    expect(state()).toMatchObject({ phase: 'idle', lastResult: null })
  })

  test('with a replay that cannot be read opens its wheel, and says so', async () => {
    storeWheel(OPTIONS)
    await dock.open()
    await dock.unfold('Open a Wheel')
    const replay = { winner: 2, at: 0.5, from: radians(1), spinDuration: 500, timestamp: 1 }
    const payload = { ...payloadOf(wheelOf(['Coffee', 'Cocoa'])), replay }
    await openLink(createPlainLink({ base: BASE, payload }))
    await expect.poll(texts).toEqual(['Coffee', 'Cocoa'])
    await expect
      .element(main.toast('The spin in this link could not be read. Its wheel is here.'))
      .toBeVisible()
    expect(main.toast(/also has a replay/).elements()).toEqual([])
  })

  test('that is no wheel’s, or is damaged, says so and changes nothing', async () => {
    messages.expect(/Failed to open a file or a list ShareError: damaged/)
    storeWheel(OPTIONS)
    await dock.open()
    await dock.unfold('Open a Wheel')
    const before = state().wheel
    const draw = `https://example.com/#a.${'A'.repeat(40)}`
    for (const text of ['https://example.com/', 'Anna\u202e', '<b>', '#', draw]) {
      await openLink(text)
      await expect
        .element(dock.problem)
        .toHaveText('This is not the link of a wheel. Your wheel has not changed.')
      await expect.element(dock.link).toHaveValue(text)
    }
    await openLink((await link()).slice(0, -9))
    await expect
      .element(dock.problem)
      .toHaveText('This link is damaged or incomplete. Your wheel has not changed.')
    expect(state().wheel).toBe(before)
    expect(state()).toMatchObject({ dialog: null, ownWheels: [] })
    // What is typed next is another link.
    await dock.link.fill('')
    await expect.element(dock.problem).toHaveText('')
  })
})

test('draws prizes: the next press, and who is not here', async () => {
  storeWheel(OPTIONS, lasting(500))
  await dock.open()
  await desk.open()
  await desk.places(1).fill('2')
  await desk.begin.click()
  await desk.next.click()
  await expect.element(dock.winner).toBeVisible()
  const first = dock.winner.texts()[0] ?? ''
  await expect.element(desk.cards.first()).toHaveTextContent(first)
  await dock.button('Not Here?').click()
  await dock.button('Not Here').click()
  await expect.element(desk.cards.first()).toHaveTextContent(`${first}: not here`)
  expect(await axeFaults()).toEqual([])
})

test('the dialogs of the list open', async () => {
  storeWheel(OPTIONS)
  await dock.open()
  await main.openEditList()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.element(main.importDialog).toBeVisible()
})

test('whoever shares a wheel is told how to stream it', async () => {
  await open()
  await page.getByRole('button', { name: 'Share Wheel' }).first().click()
  await page.css('summary').filter({ hasText: 'More tips' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Streaming With OBS' }))
    .toHaveAttribute('href', '/streaming')
})
