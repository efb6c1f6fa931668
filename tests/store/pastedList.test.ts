// A pasted list replaces options that nobody has touched, and is added to others; either can be undone.

import { describe, expect, it } from 'vitest'
import type { App } from '../../src/store/createApp'
import { brokenRules } from './invariants'
import { fakeServices, openApp } from './services'

const LIST = ['Ann', ' Ben ', '', 'Cem']
const NAMES = ['Ann', 'Ben', 'Cem']

const state = (app: App) => app.store.getState()
const texts = (app: App) => state(app).wheel.segments.map(({ text }) => text)
const lastToast = (app: App) => state(app).toasts.at(-1)
const undo = (app: App) => app.actions.undo(lastToast(app)?.id ?? '')

const fresh = () => openApp(fakeServices())

function spin(app: App) {
  app.actions.requestSpin()
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
}

describe('a pasted list', () => {
  it.each<[string, (app: App) => void, string]>([
    ['a first visit', () => {}, 'Replaced Yes, No, and Maybe with 3 options.'],
    [
      'a reset',
      ({ actions }) => actions.resetToNumbers(),
      'Replaced 1, 2, 3, 4, 5, and 6 with 3 options.',
    ],
    [
      'a first visit whose wheel has a name',
      ({ actions }) => actions.renameWheel('Class 4b'),
      'Replaced Yes, No, and Maybe with 3 options.',
    ],
    [
      'a first visit in elimination mode',
      ({ actions }) => actions.toggleElimination(),
      'Replaced Yes, No, and Maybe with 3 options.',
    ],
  ])(
    'replaces the untouched options of %s in one step, says so, and gives them back @option.paste-lines',
    (_, prepare, message) => {
      const app = fresh()
      prepare(app)
      const before = state(app)
      expect(app.actions.addOptions(LIST)).toBe(true)
      expect(texts(app)).toEqual(NAMES)
      expect(state(app).wheel.originalSegments).toEqual(state(app).wheel.segments)
      expect(state(app).wheel).toMatchObject({ id: before.wheel.id, name: before.wheel.name })
      expect(lastToast(app)).toMatchObject({ message, type: 'success' })
      expect(brokenRules(state(app))).toEqual([])
      undo(app)
      expect(state(app)).toMatchObject({
        wheel: before.wheel,
        link: before.link,
        restRotation: before.restRotation,
      })
      undo(app)
      expect(texts(app)).toEqual(NAMES)
    },
  )

  it.each<[string, (app: App) => void]>([
    ['an edited text', ({ actions }) => actions.editOption('id2', { text: 'Perhaps' })],
    ['an edited color', ({ actions }) => actions.editOption('id2', { color: '#123456' })],
    ['an option more', ({ actions }) => actions.addOption('Fig')],
    ['an option less', ({ actions }) => actions.removeOption('id2')],
    ['a spin', (app) => spin(app)],
    [
      'a spin whose result was cleared',
      (app) => {
        spin(app)
        app.actions.clearResults()
      },
    ],
  ])('is added after %s, and taken out again', (_, touch) => {
    const app = fresh()
    touch(app)
    const before = state(app).wheel
    app.actions.addOptions(LIST)
    expect(texts(app)).toEqual([...before.segments.map(({ text }) => text), ...NAMES])
    expect(lastToast(app)?.message).toBe('3 options added.')
    undo(app)
    expect(state(app).wheel).toEqual(before)
  })

  it('of 10,000 lines goes onto an untouched wheel whole', () => {
    const app = fresh()
    app.actions.addOptions(Array.from({ length: 10_000 }, (_, index) => `Name ${index}`))
    expect(texts(app)).toHaveLength(10_000)
    expect(texts(app)[0]).toBe('Name 0')
    expect(lastToast(app)?.message).toBe('Replaced Yes, No, and Maybe with 10,000 options.')
  })

  it('with one line that can be seen replaces nothing: a wheel needs two options', () => {
    const app = fresh()
    app.actions.addOptions(['Ann', '\u200b'])
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Ann'])
  })

  it('without any changes nothing, and offers no Undo', () => {
    const app = fresh()
    const { wheel } = state(app)
    expect(app.actions.addOptions(['\u200b', '\u202e'])).toBe(false)
    expect(state(app).wheel).toBe(wheel)
    expect(lastToast(app)?.undo).toBeUndefined()
  })
})

describe('Undo of a pasted list', () => {
  it('keeps what was added and edited since, and the name', () => {
    const app = fresh()
    app.actions.addOptions(LIST)
    const toast = lastToast(app)
    app.actions.renameWheel('Class 4b')
    app.actions.addOption('Dee')
    app.actions.undo(toast?.id ?? '')
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Dee'])
    expect(state(app).wheel.name).toBe('Class 4b')
  })

  it('never leaves fewer than two options', () => {
    const app = fresh()
    app.actions.addOption('Fig')
    app.actions.addOptions(LIST)
    const toast = lastToast(app)
    for (const id of ['id0', 'id1', 'id2']) app.actions.removeOption(id)
    const fig = state(app).wheel.segments.find(({ text }) => text === 'Fig')
    app.actions.removeOption(fig?.id ?? '')
    expect(texts(app)).toEqual(NAMES)
    app.actions.undo(toast?.id ?? '')
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
  })
})
