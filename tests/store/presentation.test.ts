// Actions of a presentation: the last result again, and the black screen. And the panels and dialogs beside it.

import { expect, it } from 'vitest'
import { withinTurn } from '../../src/wheel/angle'
import { segmentUnderPointer } from '../../src/wheel/geometry'
import { activeSegmentsAnd } from '../../src/wheel/segment'
import { brokenRules } from './invariants'
import { type FakeServices, fakeServices, openApp } from './services'

function spun(services: FakeServices, spins: number, isElimination = false) {
  const app = openApp(services)
  if (isElimination) app.actions.toggleElimination()
  for (let spin = 0; spin < spins; spin += 1) {
    app.actions.requestSpin()
    services.pass(10_000)
  }
  return app
}

it('one panel is open, and closing what is not open tells nobody', () => {
  const { actions, store } = openApp(fakeServices())
  const panel = () => store.getState().panel
  actions.togglePanel('options')
  expect(panel()).toBe('options')
  actions.togglePanel('settings')
  expect(panel()).toBe('settings')
  actions.togglePanel('settings')
  expect(panel()).toBe(null)
  const before = store.getState()
  actions.closePanel()
  expect(store.getState()).toBe(before)
  actions.togglePanel('options')
  actions.closePanel()
  expect(panel()).toBe(null)
})

it('a dialog that is asked for opens, and of sharing there is an event', () => {
  const { actions, store } = openApp(fakeServices())
  actions.openDialog('help')
  expect(store.getState()).toMatchObject({ dialog: 'help', event: null })
  actions.openDialog('share')
  expect(store.getState()).toMatchObject({ dialog: 'share', event: { name: 'sharingOpened' } })
})

it('without a result there is none to show', () => {
  const { actions, store } = openApp(fakeServices())
  const before = store.getState()
  actions.showLastResult()
  expect(store.getState()).toBe(before)
})

it('the result on screen stays as it is, in front of a focused segment, and is announced again @keyboard.remote', () => {
  const { actions, store } = spun(fakeServices(), 2)
  const { lastResult, restRotation } = store.getState()
  actions.focusSegment(1)
  actions.showLastResult()
  expect(store.getState()).toMatchObject({
    phase: 'finished',
    lastResult,
    restRotation,
    focusedId: null,
    event: { name: 'resultShown', result: lastResult },
  })
  expect(brokenRules(store.getState())).toEqual([])
})

it.each([false, true])(
  'a page loaded anew shows it with its winner at the pointer (elimination mode: %s) @keyboard.remote',
  (isElimination) => {
    const services = fakeServices({ words: [0.4, 0.7, 0.9, 0.2] })
    const last = spun(services, 1, isElimination).store.getState().lastResult
    const { actions, store } = openApp(services)
    expect(store.getState().phase).toBe('idle')
    actions.showLastResult()
    const { phase, lastResult, wheel, restRotation } = store.getState()
    expect({ phase, id: lastResult?.id }).toEqual({ phase: 'finished', id: last?.id })
    const drawn = activeSegmentsAnd(wheel.segments, lastResult?.winner.id ?? '')
    const index = segmentUnderPointer(withinTurn(restRotation), drawn.length)
    expect(drawn[index]?.id).toBe(last?.winner.id)
    expect(brokenRules(store.getState())).toEqual([])
  },
)

it('a spin under way is not interrupted', () => {
  const services = fakeServices()
  const { actions, store } = spun(services, 1)
  actions.requestSpin()
  const before = store.getState()
  actions.showLastResult()
  expect(store.getState()).toBe(before)
})

it('the black screen is said, and gone once the presentation is left', () => {
  const { actions, store } = openApp(fakeServices())
  actions.blankScreen(true)
  expect(store.getState()).toMatchObject({ isBlank: true, event: { name: 'screenBlanked' } })
  actions.blankScreen(false)
  expect(store.getState()).toMatchObject({ isBlank: false, event: { name: 'screenShown' } })
  actions.blankScreen(true)
  actions.leavePresentation()
  expect(store.getState()).toMatchObject({ isBlank: false, event: { name: 'presentationLeft' } })
})
