// The overlay of a stream, as the program's events and other tabs reach it.

import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { rememberDraw } from '../../../src/raffle/ui/deskOpen'
import { browserLibrary } from '../../../src/store/library/browserLibrary'
import { Overlay } from '../../../src/stream/Overlay'
import { isSourceShown } from '../../../src/stream/obsSource'
import { changeOverlaySettings } from '../../../src/stream/overlaySettings'
import { followStreamEvents } from '../../../src/stream/streamEvents'
import { app, beginVisit, endWith, state, storeWheel } from '../support/screen'
import { winElsewhere } from '../support/winElsewhere'

const plate = page.getByRole('region', { name: 'Result' })

async function openOverlay(): Promise<void> {
  const root = createRoot(beginVisit(''))
  app().persistence.rehydrate()
  endWith(root)
  root.render(<Overlay />)
  onTestFinished(followStreamEvents(app()))
  await expect.element(page.css('[data-wheel]')).toBeInTheDocument()
}

const tell = (name: string, detail?: unknown) => dispatchEvent(new CustomEvent(name, { detail }))

test('an event spins, and the result is in the library though no other tab is open', async () => {
  storeWheel(distinctOptions(4), lasting(500))
  await openOverlay()
  tell('fairwheel-spin')
  await expect.element(plate).toBeVisible()
  const [result] = state().wheel.history
  const filed = () => browserLibrary().library.results.page(state().wheel.id, 5)
  const results = [expect.objectContaining({ id: result?.id })]
  await expect.poll(filed, { timeout: 10_000 }).toMatchObject({ value: { results } })
})

test('a spin of another tab that was over at once is seen and heard, each once', async () => {
  storeWheel(distinctOptions(4), { preset: 'instant' })
  await openOverlay()
  const told: unknown[] = []
  onTestFinished(
    app().store.subscribe(({ event }, before) => {
      // What the sound of the overlay goes by.
      if (event !== before.event && event && 'result' in event) told.push(event.result.id)
    }),
  )
  const won: string[] = []
  for (const word of [0.1, 0.9]) {
    const result = await winElsewhere(word)
    won.push(result.id)
    await expect.element(plate).toHaveTextContent(result.winner.text)
    expect(state()).toMatchObject({ phase: 'finished', lastResult: { id: result.id } })
  }
  expect(told).toEqual(won)
})

test('a winner who has not come leaves the overlay', async () => {
  storeWheel(distinctOptions(4), lasting(500))
  changeOverlaySettings({ recentWinners: 3 })
  await openOverlay()
  const recent = page.getByRole('list', { name: 'Recent Results' })
  tell('fairwheel-spin')
  await expect.element(plate).toBeVisible()
  await expect.element(recent).toBeVisible()
  const noShows = state().wheel.history.map(({ id }) => [id, 'notHere'] as const)
  app().actions.recordWinners(() => [], new Map(noShows), { drawId: 'draw', seq: 1 })
  await expect.element(plate).not.toBeInTheDocument()
  await expect.element(recent).not.toBeInTheDocument()
})

test('a winner who is closed in the dock leaves the overlay, and only that winner', async () => {
  storeWheel(distinctOptions(4), lasting(500))
  await openOverlay()
  tell('fairwheel-spin')
  await expect.element(plate).toBeVisible()
  changeOverlaySettings({ closedResult: 'another' })
  await expect.element(plate).toBeVisible()
  changeOverlaySettings({ closedResult: state().wheel.history[0]?.id ?? '' })
  await expect.element(plate).not.toBeInTheDocument()
  tell('fairwheel-spin')
  await expect.element(plate).toBeVisible()
})

test('an event spins nothing while a draw of prizes of this wheel is under way', async () => {
  storeWheel(distinctOptions(4), lasting(10_000))
  await openOverlay()
  rememberDraw(state().wheel.id, true)
  tell('fairwheel-spin')
  await new Promise((passed) => setTimeout(passed, 300))
  expect(state()).toMatchObject({ phase: 'idle', pendingSpins: [] })
  rememberDraw(state().wheel.id, false)
  rememberDraw('another', true)
  tell('fairwheel-spin')
  await expect.poll(() => state().phase).toBe('spinning')
})

test('what the program says before the overlay is drawn is known', () => {
  tell('obsSourceVisibleChanged', { visible: false })
  onTestFinished(() => void tell('obsSourceVisibleChanged', { visible: true }))
  expect(isSourceShown()).toBe(false)
})
