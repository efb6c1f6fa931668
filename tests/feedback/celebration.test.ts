// Confetti: when it appears, in which colors, and that it is always removed.

import { beforeEach, expect, it, vi } from 'vitest'
import { type App, createApp } from '../../src/store/createApp'
import { withPreset, withSwitch } from '../../src/wheel/settings/changes'
import { DEVICE, type FakeServices, fakeServices } from '../store/services'

const holder = vi.hoisted(() => ({ app: undefined as unknown, log: [] as string[] }))
vi.mock('../../src/store/app', () => ({
  get app() {
    return holder.app
  },
}))
// Test files share their modules, and another may have loaded these with its own app.
vi.resetModules()
const { confettiColors, startCelebration } = await import('../../src/feedback/celebration')

let app: App
let services: FakeServices
let stopCelebrating: () => void
/** Replaces the module that is loaded on demand. */
const loadConfetti = async () => () => {
  holder.log.push('throw')
  return () => holder.log.push('clear')
}
const settle = () => app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
/** What waits for a frame. */
const waiting: (() => void)[] = []
/** What happened since the last call, when all that is loading has arrived and some frames have been drawn. */
async function seen(frames = 10) {
  for (let frame = 0; frame <= frames; frame += 1) {
    await new Promise((resolve) => setTimeout(resolve))
    if (frame < frames) for (const callback of waiting.splice(0)) callback()
  }
  return holder.log.splice(0)
}

beforeEach(() => {
  services = fakeServices()
  holder.app = app = createApp(services, DEVICE)
  holder.log.length = 0
  waiting.length = 0
  stopCelebrating = startCelebration(loadConfetti, (callback) => waiting.push(callback))
  return stopCelebrating
})

it('flies for three seconds after a result @confetti.duration', async () => {
  app.actions.requestSpin()
  expect(await seen()).toEqual([])
  settle()
  expect(await seen()).toEqual(['throw'])
  services.pass(2999)
  expect(await seen()).toEqual([])
  services.pass(1)
  expect(await seen()).toEqual(['clear'])
})

it('flies once for a result, whatever else happens meanwhile', async () => {
  app.actions.requestSpin()
  settle()
  expect(await seen()).toEqual(['throw'])
  app.actions.openDialog('help')
  app.actions.closeDialog()
  expect(await seen()).toEqual([])
})

it('is loaded once the wheel turns, and not where it will not fly', async () => {
  const load = vi.fn(loadConfetti)
  const stop = startCelebration(load, (callback) => waiting.push(callback))
  app.actions.openDialog('help')
  app.actions.closeDialog()
  app.actions.setDevice({ ...DEVICE, prefersReducedMotion: true })
  app.actions.requestSpin()
  settle()
  expect(load).not.toHaveBeenCalled()
  app.actions.setDevice(DEVICE)
  await seen()
  load.mockClear()
  stop()

  const stopNext = startCelebration(load, (callback) => waiting.push(callback))
  app.actions.requestSpin()
  expect(load).toHaveBeenCalledOnce()
  settle()
  app.actions.requestSpin()
  expect(load).toHaveBeenCalledOnce()
  stopNext()
})

it('leaves the first frames to the winner', async () => {
  app.actions.requestSpin()
  settle()
  expect(await seen(2)).toEqual([])
  expect(await seen(1)).toEqual(['throw'])
})

it('is not thrown when the next spin begins in these frames', async () => {
  app.actions.requestSpin()
  settle()
  expect(await seen(2)).toEqual([])
  app.actions.requestSpin()
  expect(await seen()).toEqual([])
})

it('is taken away by the next spin', async () => {
  app.actions.changeSettings((settings) => withPreset(settings, 'instant'))
  app.actions.requestSpin()
  expect(await seen()).toEqual(['throw'])
  app.actions.requestSpin()
  expect(await seen()).toEqual(['clear', 'throw'])
})

it('that arrives after it should be gone is not thrown', async () => {
  app.actions.requestSpin()
  settle()
  app.actions.resetToNumbers()
  expect(await seen()).toEqual([])
})

it('does not fly when motion is reduced, and stops when it becomes so', async () => {
  app.actions.setDevice({ ...DEVICE, prefersReducedMotion: true })
  app.actions.requestSpin()
  settle()
  expect(await seen()).toEqual([])
  app.actions.setDevice(DEVICE)
  expect(await seen()).toEqual(['throw'])
  app.actions.setDevice({ ...DEVICE, prefersReducedMotion: true })
  expect(await seen()).toEqual(['clear'])
})

it('does not fly where none is wished, and is not loaded', async () => {
  const load = vi.fn(loadConfetti)
  const stop = startCelebration(load, (callback) => waiting.push(callback))
  app.actions.chooseConfetti({ confetti: 'none' })
  app.actions.requestSpin()
  settle()
  expect(await seen()).toEqual([])
  expect(load).not.toHaveBeenCalled()
  stop()
})

it('shows at once what was chosen, for three seconds or until a spin begins', async () => {
  const later = vi.fn<(callback: () => void, ms: number) => void>()
  stopCelebrating()
  const stop = startCelebration(loadConfetti, (callback) => waiting.push(callback), later)
  app.actions.chooseConfetti({ confetti: 'much' })
  expect(await seen()).toEqual(['throw'])
  app.actions.chooseConfetti({ confettiEmoji: '🎈' })
  expect(await seen()).toEqual(['clear', 'throw'])
  app.actions.chooseConfetti({ confetti: 'none' })
  expect(await seen()).toEqual(['clear'])
  app.actions.chooseConfetti({ confetti: 'little' })
  expect(await seen()).toEqual(['throw'])
  app.actions.addOption('Never')
  expect(await seen()).toEqual([])
  app.actions.requestSpin()
  expect(await seen()).toEqual(['clear'])
  settle()
  expect(await seen()).toEqual(['throw'])
  services.pass(3000)
  expect(await seen()).toEqual(['clear'])
  app.actions.chooseConfetti({ confettiEmoji: '🎉' })
  expect(await seen()).toEqual(['throw'])
  for (const [end, ms] of later.mock.calls) {
    expect(ms).toBe(3000)
    end()
  }
  expect(await seen()).toEqual(['clear'])
  stop()
})

it('does not fly when the result is to be shown without animation', async () => {
  app.actions.changeSettings((settings) =>
    withSwitch(settings, 'enabledAnimations', 'resultDisplay', false),
  )
  app.actions.requestSpin()
  settle()
  expect(await seen()).toEqual([])
})

it('has the color of the winner first, then those of its wheel, none twice', () => {
  app.actions.resetToNumbers()
  app.actions.requestSpin()
  settle()
  const after = app.store.getState()
  const winner = after.wheel.segments.at(-1)
  if (!after.lastResult || !winner) throw new Error('No winner')
  const state = { ...after, lastResult: { ...after.lastResult, winner } }
  const colors = confettiColors(state)
  expect(colors[0]).toBe(winner.color)
  expect(new Set(colors).size).toBe(colors.length)
  expect(colors).toHaveLength(5)
  const known = state.wheel.segments.map(({ color }) => color)
  for (const color of colors) expect(known).toContain(color)
})

it('that could not be loaded is asked for again by the next result', async () => {
  const answers = [async () => null, loadConfetti]
  const stop = startCelebration(
    () => (answers.shift() ?? loadConfetti)(),
    (callback) => waiting.push(callback),
  )
  app.actions.requestSpin()
  settle()
  await seen()
  app.actions.requestSpin()
  settle()
  // Once by each of the two that follow this app.
  expect((await seen()).filter((what) => what === 'throw')).toHaveLength(2)
  stop()
})
