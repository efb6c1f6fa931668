// A spin whose winner was given: it turns and settles like any other, and leaves nothing behind.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { restAt } from '../../../src/spin/launch'
import { restRotation } from '../../../src/spin/motion'
import { radians, withinTurn } from '../../../src/wheel/angle'
import { segmentUnderPointer } from '../../../src/wheel/geometry'
import { activeSegments } from '../../../src/wheel/segment'
import { importLines } from '../../importLines'
import { browser } from '../../store/browser'
import { fakeServices, openApp } from '../../store/services'

function open(words?: readonly number[]) {
  const services = fakeServices(words ? { words } : {})
  const app = openApp(services)
  importLines(app, ['Ann', 'Bo', 'Cy', 'Di'], { isReplacing: true })
  const { segments } = app.store.getState().wheel
  return {
    ...app,
    services,
    state: app.store.getState,
    idOf: (at: number) => segments[at]?.id ?? '',
  }
}

it('rests on the option that was given, whatever the randomness, inside its margins', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.nat(3),
      (words, at) => {
        const { actions, state, services, idOf } = open(words)
        expect(actions.showSpin(idOf(at))).toBe(true)
        const { launch, outcome } = state().activeSpin ?? {}
        if (!launch || !outcome) throw new Error('No spin is under way')
        expect(launch.durationMs).toBeGreaterThan(0)
        expect(outcome.winner.id).toBe(idOf(at))
        const rest = radians(withinTurn(restRotation(launch)))
        expect(segmentUnderPointer(rest, 4)).toBe(at)
        services.pass(12_000)
        expect(state().phase).toBe('finished')
        expect(state().restRotation).toBe(outcome.angle)
      },
    ),
    { numRuns: 50 },
  )
})

it.each([0, 0.25, 0.999])(
  'rests where it is told to, at %d of the way through what is clear',
  (fraction) => {
    const rests = [[0.1], [0.9]].map((words) => {
      const { actions, state, idOf } = open(words)
      actions.showSpin(idOf(2), '', { fraction })
      return state().activeSpin?.outcome.angle
    })
    for (const rest of rests) {
      expect(rest).toBeCloseTo(withinTurn(restAt(2, 4, fraction)), 9)
      expect(segmentUnderPointer(radians(rest ?? 0), 4)).toBe(2)
    }
  },
)

it('is in no history, count, undo step or pending list, and stores nothing', () => {
  const { actions, state, services, idOf } = open()
  actions.requestSpin()
  services.pass(12_000)
  services.pass(12_000)
  const before = state()
  const stored = new Map(services.texts)
  actions.showSpin(idOf(2))
  expect(state().pendingSpins).toEqual([])
  services.pass(12_000)
  const { wheel, undoHistory, pendingSpins } = state()
  expect(wheel).toBe(before.wheel)
  expect(undoHistory).toBe(before.undoHistory)
  expect(pendingSpins).toEqual([])
  expect(new Map(services.texts)).toEqual(stored)
})

it('ends with an event of its own, once, and the winner stands out for its moment', () => {
  const { actions, state, services, idOf, store } = open()
  const events: unknown[] = []
  store.subscribe(({ event }, before) => {
    if (event !== before.event) events.push(event?.name)
  })
  actions.showSpin(idOf(1), 'Bicycle')
  const id = state().activeSpin?.outcome.id ?? ''
  actions.settleSpin(id)
  actions.settleSpin(id)
  expect(events).toEqual(['spinStarted', 'spinSettled'])
  const { event, lastResult, isRevealing } = state()
  expect(event).toMatchObject({ result: { isShow: true, winner: { text: 'Bo' } } })
  expect(lastResult).toMatchObject({ isShow: true, prize: 'Bicycle', isFinalWinner: false })
  // Who could win is known to the draw, not to the wheel.
  expect(lastResult).not.toHaveProperty('chance')
  expect(isRevealing).toBe(true)
  services.pass(3000)
  expect(state().isRevealing).toBe(false)
})

it('shows without turning where nothing turns', () => {
  const { actions, state, idOf } = open()
  actions.changeSettings((settings) => ({
    ...settings,
    animationSpeed: { ...settings.animationSpeed, preset: 'instant' },
  }))
  expect(actions.showSpin(idOf(3))).toBe(true)
  expect(state()).toMatchObject({ phase: 'finished', lastResult: { isShow: true } })
})

it('eliminates nobody', () => {
  const { actions, state, services, idOf } = open()
  actions.toggleElimination()
  actions.showSpin(idOf(1))
  services.pass(12_000)
  services.pass(12_000)
  expect(activeSegments(state().wheel.segments)).toHaveLength(4)
  expect(state().wheel.eliminationHistory).toEqual([])
})

it('does not begin during a spin, nor for an option that is not on the wheel', () => {
  const { actions, state, services, idOf } = open()
  expect(actions.showSpin('nobody')).toBe(false)
  actions.requestSpin()
  const { activeSpin } = state()
  expect(actions.showSpin(idOf(0))).toBe(false)
  expect(state().activeSpin).toBe(activeSpin)
  services.pass(12_000)
  actions.toggleElimination()
  actions.requestSpin()
  services.pass(12_000)
  services.pass(12_000)
  const gone = state().wheel.segments.find(({ eliminated }) => eliminated)
  expect(actions.showSpin(gone?.id ?? '')).toBe(false)
  expect(state().phase).not.toBe('spinning')
})

it('a wheel that another tab opens meanwhile gets no result of it', () => {
  const { open: openTab, settle } = browser()
  const [one, other] = [openTab(), openTab()]
  const { segments } = one.store.getState().wheel
  one.actions.showSpin(segments[0]?.id ?? '')
  other.actions.addOption('Later')
  other.actions.resetToNumbers()
  settle()
  one.actions.settleSpin(one.store.getState().activeSpin?.outcome.id ?? '')
  settle()
  for (const tab of [one, other]) {
    const { wheel, ownWheels, pendingSpins } = tab.store.getState()
    expect(wheel.statistics.totalSpins).toBe(0)
    expect([...wheel.history, ...pendingSpins]).toEqual([])
    expect(ownWheels.flatMap((own) => own.wheel.history)).toEqual([])
  }
})
