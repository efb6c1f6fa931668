// A spin that came with a link: seen again, labeled, and never one of the visitor's own.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { compression } from '../../../src/platform/compression'
import type { SharedReplay } from '../../../src/share/payload'
import { createLink } from '../../../src/share/writeLink'
import { radians } from '../../../src/wheel/angle'
import { segmentUnderPointer } from '../../../src/wheel/geometry'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { words } from '../../sayings'
import { BASE, open as openedBy, payloadOf, type Shareable, wheelOf } from '../../share/wheels'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import { copiedText, emulateMedia, replace } from '../support/device'
import { press, type } from '../support/locators'
import { main } from '../support/main'
import {
  app,
  hasAnnounced,
  messages,
  open,
  openElsewhere,
  state,
  storeWheel,
} from '../support/screen'

const OWN = distinctOptions(4)
const REPLAY: SharedReplay = {
  winner: 2,
  at: 0.3,
  from: radians(1),
  spinDuration: 1000,
  timestamp: Date.UTC(2026, 10, 30, 14, 5),
}

async function linkOf(replay: unknown, changes: Partial<Shareable> = {}): Promise<string> {
  const wheel = payloadOf(wheelOf(['Tea', 'Milk', 'Juice'], changes))
  const link = await createLink({
    base: BASE,
    payload: { ...wheel, replay: replay as SharedReplay },
    compression,
  })
  return link.slice(BASE.length)
}

const label = page.css('[data-part="replay"]')
const again = page.getByRole('button', { name: 'Watch Again' })

/** Who is under the pointer at rest. */
function pointedAt(): string | undefined {
  const { wheel, restRotation } = state()
  return wheel.segments[segmentUnderPointer(restRotation, wheel.segments.length)]?.text
}

function nothingIsRecorded(): void {
  const { wheel, pendingSpins, undoHistory } = state()
  expect(wheel.history).toEqual([])
  expect(wheel.statistics.totalSpins).toBe(0)
  expect(pendingSpins).toEqual([])
  // Only that the wheel was opened.
  expect(undoHistory.done).toHaveLength(1)
}

async function phaseSoon(): Promise<string> {
  await clock.advance(100)
  return state().phase
}

/** From the opening of the link until its spin has come to rest. */
async function watch(hash: string): Promise<void> {
  clock.freezeFrames()
  await open(hash)
  await expect.element(label).toHaveTextContent(/^Replay from Nov 30, 2026, /)
  await expect.poll(phaseSoon).toBe('spinning')
  nothingIsRecorded()
  await clock.advance(1100)
}

test('a replay spins once to what was drawn, says what it is, and is recorded nowhere', async () => {
  storeWheel(OWN)
  await watch(await linkOf(REPLAY))
  await expect.element(main.moment.getByText(/^Replay from Nov 30, 2026, /)).toBeVisible()
  await expect.element(main.winnerHeading).toBeVisible()
  expect(main.winner()).toBe('Juice')
  expect(pointedAt()).toBe('Juice')
  await hasAnnounced('Replay: Juice won')
  nothingIsRecorded()
  await expect.element(main.recent).toHaveLength(0)
  // Nobody was drawn here: there is nobody to take off the wheel.
  expect(main.moment.getByRole('button', { name: 'Remove' }).elements()).toEqual([])
  await clock.advance(10_000)
  expect(state().phase).toBe('finished')
  clock.thaw()
  expect(await axeFaults()).toEqual([])
})

const NO_PROOF = 'A replay is no proof: anyone can make one.'

test('the spin is announced as a replay before it begins, and that it is no proof', async () => {
  await watch(await linkOf(REPLAY))
  const text = (label.element().textContent ?? '').replace('Watch Again', '')
  await hasAnnounced(text.replace(NO_PROOF, ` ${NO_PROOF}`))
})

test('whoever watches reads beside the winner that it is no proof', async () => {
  clock.freezeFrames()
  await open(await linkOf(REPLAY))
  await expect.poll(phaseSoon).toBe('spinning')
  const noProof = label.getByText(NO_PROOF)
  // It would cover the wheel.
  await expect.element(noProof).not.toBeVisible()
  await clock.advance(1100)
  await expect.element(main.moment.getByText(NO_PROOF)).toBeVisible()
})

test('the own wheel is offered back as long after the spin as without one', async () => {
  storeWheel(OWN)
  clock.freezeFrames()
  await open(await linkOf({ ...REPLAY, spinDuration: 10_000 }))
  await expect.poll(phaseSoon).toBe('spinning')
  await clock.advance(10_100)
  expect(state().phase).toBe('finished')
  await clock.advance(4000)
  const toasts = page.getByRole('region', { name: 'Messages' })
  await toasts.getByRole('button', { name: 'Undo', exact: true }).click({ timeout: 5000 })
  await expect.element(main.options).toHaveLength(4)
})

test('turns as often as after the swipe that is in the link', async () => {
  clock.freezeFrames()
  await open(await linkOf({ ...REPLAY, strength: 2000 }))
  await expect.poll(phaseSoon).toBe('spinning')
  const { velocity = 0, steps = 0 } = state().activeSpin?.launch ?? {}
  const turns = (velocity * (1 - 0.985 ** steps)) / (1 - 0.985) / (2 * Math.PI)
  // Three times as many as without.
  expect(turns).toBeGreaterThan(8)
  await clock.advance(1100)
  expect(pointedAt()).toBe('Juice')
})

test('is offered to be watched again once it has been watched', async () => {
  const hash = await linkOf(REPLAY)
  for (const _ of ['first', 'second']) {
    clock.freezeFrames()
    await open(hash)
    await expect.element(label).toBeVisible()
    expect(again.elements()).toEqual([])
    await expect.poll(phaseSoon).toBe('spinning')
    await clock.advance(1100)
    await expect.element(again).toBeVisible()
  }
})

test('the label takes no more of the wheel where it wraps, and covers nothing below', async () => {
  await page.viewport(320, 640)
  clock.freezeFrames()
  await open(await linkOf(REPLAY))
  await expect.element(label).toBeVisible()
  const { top, height } = label.box()
  await expect.poll(phaseSoon).toBe('spinning')
  await clock.advance(1100)
  await expect.element(again).toBeVisible()
  app().actions.dismissResult()
  const tagline = page.css('[data-part="tagline"]')
  await expect.element(tagline).toBeVisible()
  const box = label.box()
  expect(box.top).toBe(top)
  expect(box.height).toBeGreaterThan(height)
  expect(tagline.box().top).toBeGreaterThan(box.top + box.height)
})

test('in the winner’s moment the label is as wide as its first line', async () => {
  await page.viewport(1440, 900)
  await watch(await linkOf(REPLAY))
  await expect.element(main.moment.getByText(NO_PROOF)).toBeVisible()
  expect(label.box().width).toBeLessThan(420)
})

test('can be watched again, from the same start to the same end', async () => {
  await watch(await linkOf(REPLAY))
  const first = state().lastSpin
  await clock.advance(3100)
  await again.click()
  await expect.element(main.wheel).toHaveFocus()
  await expect.element(again).not.toBeInTheDocument()
  await clock.advance(1100)
  const second = state().lastSpin
  expect(second?.outcome.id).not.toBe(first?.outcome.id)
  expect(second?.launch).toEqual(first?.launch)
  expect(second?.outcome.angle).toBe(first?.outcome.angle)
  nothingIsRecorded()
})

test('ends with the first spin of the visitor, which is recorded', async () => {
  await watch(
    await linkOf(REPLAY, {
      settings: {
        ...DEFAULT_SETTINGS,
        animationSpeed: { preset: 'custom', customSpinDuration: 500 },
      },
    }),
  )
  await press('Escape')
  await expect.element(label).toBeVisible()
  await main.spinButton.click()
  await expect.element(label).not.toBeInTheDocument()
  await clock.advance(600)
  await expect.element(main.winnerHeading).toBeVisible()
  await expect.element(main.recent).toHaveLength(1)
  await expect.element(label).not.toBeInTheDocument()
})

test('ends once an option is another, and leaves the own wheel a press away', async () => {
  storeWheel(OWN)
  await watch(await linkOf(REPLAY))
  await main.newOption.fill('Water')
  await main.newOption.press('Enter')
  await expect.element(again).not.toBeInTheDocument()
  // What is shown large was not drawn here.
  expect(main.winner()).toBe('Juice')
  await expect.element(label).toBeVisible()
  await main.moment.getByRole('button', { name: 'Close' }).click()
  await expect.element(label).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back to My Wheel' }).click()
  await expect.element(main.options).toHaveLength(4)
  await expect.element(label).not.toBeInTheDocument()
})

test('says what it is to its end where its wheel gets another name meanwhile', async () => {
  clock.freezeFrames()
  await open(await linkOf(REPLAY))
  await expect.poll(phaseSoon).toBe('spinning')
  app().actions.renameWheel('Drinks')
  await expect.element(label).toHaveTextContent(/^Replay from/)
  await clock.advance(1100)
  await expect.element(main.moment.getByText(/^Replay from/)).toBeVisible()
  expect(main.winner()).toBe('Juice')
  expect(again.elements()).toEqual([])
})

test('is no last result to be shown and announced', async () => {
  await watch(await linkOf(REPLAY))
  await hasAnnounced('Replay: Juice won')
  app().actions.dismissResult()
  const { event } = state()
  app().actions.showLastResult()
  expect(state()).toMatchObject({ phase: 'idle', event })
})

test('sharing its wheel leaves its address, and it can be watched again', async () => {
  const hash = await linkOf(REPLAY)
  await watch(hash)
  app().actions.openDialog('share')
  const url = page.getByRole('textbox', { name: 'Share Link' })
  await expect.element(url).toHaveValue(expect.stringMatching(/#./))
  // The link that is offered is that of the wheel alone.
  expect(url.inputValue()).not.toContain(hash)
  await clock.advance(1000)
  expect(state().link?.hash).toBe(hash)
  expect(location.hash).toBe(hash)
  app().actions.closeDialog()
  await expect.element(again).toBeVisible()
})

test('cannot be watched again while its winner is absent', async () => {
  await watch(await linkOf(REPLAY))
  await press('Escape')
  const id = state().wheel.segments[2]?.id ?? ''
  app().actions.setAbsent([id], true)
  await expect.element(again).not.toBeInTheDocument()
  app().actions.setAbsent([id], false)
  await expect.element(again).toBeVisible()
})

test('belongs to the wheel of this tab, not to that of another tab with the same link', async () => {
  await watch(await linkOf(REPLAY))
  await press('Escape')
  const { wheel, settings, link, replay } = state()
  // As from another tab.
  const other = { wheel: { ...wheel, id: 'of-another-tab' }, settings }
  app().actions.openWheel(other, link, words('Opened'), false, undefined, replay ?? undefined)
  await expect.element(main.toast('Opened')).toBeVisible()
  expect(state().replay).toBe(replay)
  expect(label.elements()).toEqual([])
})

test('after a reload the wheel goes on without it', async () => {
  await watch(await linkOf(REPLAY))
  await open()
  await expect.element(main.options).toHaveLength(3)
  await clock.advance(3000)
  expect(state()).toMatchObject({ phase: 'idle', lastResult: null, replay: null })
  expect(label.elements()).toEqual([])
})

test('shows the result at once where motion is reduced', async () => {
  await emulateMedia({ reducedMotion: 'reduce' })
  await open(await linkOf(REPLAY))
  await expect.element(main.winnerHeading).toBeVisible()
  expect(main.winner()).toBe('Juice')
  expect(state().lastSpin?.launch.durationMs).toBe(0)
  await expect.element(main.moment.getByText(/^Replay from/)).toBeVisible()
  nothingIsRecorded()
})

test.each([
  [3, 'Eliminated!', 'Replay: Juice was eliminated'],
  [2, 'FINAL WINNER!', 'Replay: Milk is the final winner'],
])('of a tournament of %i says what the spin decided', async (count, heading, spoken) => {
  const settings = { ...DEFAULT_SETTINGS, eliminationMode: true }
  const texts = ['Tea', 'Milk', 'Juice'].slice(0, count)
  const wheel = payloadOf(wheelOf(texts, { settings }))
  const payload = { ...wheel, replay: { ...REPLAY, winner: count - 1 } }
  const link = await createLink({ base: BASE, payload, compression })
  await watch(link.slice(BASE.length))
  await expect.element(main.moment.getByRole('heading', { name: heading })).toBeVisible()
  await hasAnnounced(spoken)
  // Nobody has left the visitor's wheel.
  expect(state().wheel.segments.every(({ eliminated }) => !eliminated)).toBe(true)
  expect(state().wheel.eliminationHistory).toEqual([])
})

test('opens the wheel, and says so, where the replay is not whole', async () => {
  messages.allow(/The replay of a link could not be read/)
  await open(await linkOf({ ...REPLAY, winner: 3 }))
  await expect
    .element(main.toast('The spin in this link could not be read. Its wheel is here.'))
    .toBeVisible()
  await expect.element(main.options).toHaveLength(3)
  expect(state().phase).toBe('idle')
  expect(label.elements()).toEqual([])
})

test('the share dialog makes a link of the last spin, as it was', async () => {
  storeWheel(OWN, lasting(500))
  clock.freezeFrames()
  await open()
  app().actions.openDialog('share')
  const copy = page.getByRole('button', { name: 'Copy Replay Link' })
  await expect.element(page.getByRole('button', { name: 'Copy URL' })).toBeVisible()
  expect(copy.elements()).toEqual([])
  app().actions.closeDialog()
  await press('Enter')
  await clock.advance(600)
  const { lastResult, lastSpin } = state()
  const winner = lastResult?.winner.text ?? ''
  // What comes later is not in it.
  app().actions.addOption('Late')
  await clock.advance(4000)
  app().actions.openDialog('share')
  await copy.click()
  await expect.element(main.toast('Replay link copied to clipboard!')).toBeVisible()
  const { hash } = new URL(copiedText())
  clock.thaw()
  expect(await axeFaults()).toEqual([])
  clock.freezeFrames()
  await openElsewhere()
  await open(hash)
  await expect.poll(phaseSoon).toBe('finished')
  expect(main.winner()).toBe(winner)
  expect(state().wheel.segments.map(({ text }) => text)).toEqual(OWN.map(({ text }) => text))
  expect(pointedAt()).toBe(winner)
  expect(state().lastSpin?.launch.startRotation).toBeCloseTo(
    lastSpin?.launch.startRotation ?? -1,
    4,
  )
  expect(state().restRotation).toBeCloseTo(lastResult?.angle ?? -1, 3)
  nothingIsRecorded()
})

test('a replay link is made once its name is typed, or when it is copied', async () => {
  let links = 0
  const { deflate } = compression
  replace(compression, 'deflate', (bytes: Uint8Array<ArrayBuffer>) => {
    links += 1
    return deflate(bytes)
  })
  storeWheel(OWN, lasting(500))
  clock.freezeFrames()
  await open()
  await press('Enter')
  await clock.advance(4000)
  app().actions.openDialog('share')
  const name = page.getByRole('textbox', { name: /Name in the link/ })
  await expect.element(name).toBeVisible()
  await clock.advance(1000)
  await name.focus()
  await expect.poll(() => links).toBe(2)
  links = 0
  await type('Tea')
  // That of the wheel is shown with each key.
  await expect.poll(() => links).toBe(3)
  await clock.advance(300)
  await expect.poll(() => links).toBe(4)
  await type('s')
  await page.getByRole('button', { name: 'Copy Replay Link' }).click()
  await expect.element(main.toast('Replay link copied to clipboard!')).toBeVisible()
  expect(await openedBy(new URL(copiedText()).hash)).toMatchObject({ name: 'Teas' })
  await clock.advance(1000)
  expect(links).toBe(6)
})

test('a long replay link is said to be one, as that of the wheel is', async () => {
  messages.allow(/The share URL has \d+ characters/)
  storeWheel(distinctOptions(1000), lasting(500))
  clock.freezeFrames()
  await open()
  await press('Enter')
  await clock.advance(4000)
  app().actions.openDialog('share')
  const warnings = page.getByText('Very long URL.')
  await expect.element(warnings.first()).toBeVisible()
  await clock.advance(300)
  await expect.element(warnings.nth(1)).toBeVisible()
  expect(warnings.elements()).toHaveLength(2)
})

test('a spin with chances that no link carries has none', async () => {
  storeWheel(OWN, lasting(500))
  clock.freezeFrames()
  await open()
  app().actions.chooseAfterWin('halved')
  const copy = page.getByRole('button', { name: 'Copy Replay Link' })
  const spinAndShare = async () => {
    await press('Enter')
    await clock.advance(4000)
    app().actions.openDialog('share')
    await expect.element(page.getByRole('button', { name: 'Copy URL' })).toBeVisible()
  }
  await spinAndShare()
  await expect.element(copy).toBeVisible()
  app().actions.closeDialog()
  await press('Escape')
  await spinAndShare()
  // Half as likely as the others: whoever opens a link would see four equal slices.
  expect(typeof state().lastSpin?.launch.arcs).toBe('object')
  expect(copy.elements()).toEqual([])
})

test('a spin that was taken back has no link', async () => {
  storeWheel(OWN, lasting(500))
  clock.freezeFrames()
  await open()
  await press('Enter')
  await clock.advance(4000)
  app().actions.undoStep()
  app().actions.openDialog('share')
  await expect.element(page.getByRole('button', { name: 'Copy URL' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Copy Replay Link' }).elements()).toEqual([])
})
