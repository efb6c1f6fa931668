// An imported list replaces all options or is added to them, in one step that can be undone.

import { describe, expect, it } from 'vitest'
import type { App } from '../../src/store/createApp'
import { importLines } from '../importLines'
import { shown } from '../sayings'
import { browser } from './browser'
import { brokenRules } from './invariants'
import { fakeServices, openApp } from './services'

const LIST = ['Ann', ' Ben ', '', 'Cem']
const NAMES = ['Ann', 'Ben', 'Cem']

const state = (app: App) => app.store.getState()
const texts = (app: App) => state(app).wheel.segments.map(({ text }) => text)
const idsOf = (app: App) => state(app).wheel.segments.map(({ id }) => id)
const lastToast = (app: App) => shown(state(app).toasts.at(-1))
const undo = (app: App) => app.actions.undo(lastToast(app)?.id ?? '')

const fresh = () => openApp(fakeServices())

function spin(app: App) {
  app.actions.requestSpin()
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
}

describe('an imported list', () => {
  it.each<[string, (app: App) => void, string]>([
    ['a first visit', () => {}, 'Replaced 3 options with 3'],
    ['a reset', ({ actions }) => actions.resetToNumbers(), 'Replaced 6 options with 3'],
    [
      'a first visit whose wheel has a name',
      ({ actions }) => actions.renameWheel('Class 4b'),
      'Replaced 3 options with 3',
    ],
    [
      'a first visit in elimination mode',
      ({ actions }) => actions.toggleElimination(),
      'Replaced 3 options with 3',
    ],
  ])(
    'replaces the untouched options of %s in one step, says so, and gives them back @option.paste-lines',
    (_, prepare, message) => {
      const app = fresh()
      prepare(app)
      const before = state(app)
      expect(importLines(app, LIST)).toBe(true)
      expect(texts(app)).toEqual(NAMES)
      expect(state(app).wheel.originalSegments).toEqual(state(app).wheel.segments)
      expect(state(app).wheel).toMatchObject({ id: before.wheel.id, name: before.wheel.name })
      expect(lastToast(app)).toMatchObject({ message })
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
  ])('is added after %s, and taken out again @option.paste-lines', (_, touch) => {
    const app = fresh()
    touch(app)
    const before = state(app).wheel
    importLines(app, LIST)
    expect(texts(app)).toEqual([...before.segments.map(({ text }) => text), ...NAMES])
    expect(lastToast(app)?.message).toBe('Added 3 options')
    undo(app)
    expect(state(app).wheel).toEqual(before)
  })

  it('is taken back without what was added since', () => {
    const app = fresh()
    importLines(app, LIST, { isReplacing: false })
    const toast = lastToast(app)?.id ?? ''
    app.actions.addOption('Fig')
    app.actions.editOption('id2', { text: 'Perhaps' })
    app.actions.undo(toast)
    expect(texts(app)).toEqual(['Yes', 'No', 'Perhaps', 'Fig'])
    expect(brokenRules(state(app))).toEqual([])
  })

  it('that took the place of all options is taken back without what was added since', () => {
    const app = fresh()
    importLines(app, LIST)
    const toast = lastToast(app)?.id ?? ''
    app.actions.addOption('Fig')
    app.actions.undo(toast)
    expect(texts(app).toSorted()).toEqual(['Fig', 'Maybe', 'No', 'Yes'])
    expect(brokenRules(state(app))).toEqual([])
  })

  it('is never taken back so far that fewer than two options are left: the options removed since come back', () => {
    const app = fresh()
    importLines(app, LIST, { isReplacing: false })
    const toast = lastToast(app)?.id ?? ''
    app.actions.removeOptions(idsOf(app).slice(0, 2))
    app.actions.undo(toast)
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe'])
  })

  it('removes nothing when it is taken back where another tab has removed the other options', () => {
    const { open } = browser()
    const [app, other] = [open(), open()]
    importLines(app, LIST, { isReplacing: false })
    other.actions.removeOptions(idsOf(app).slice(0, 2))
    app.look()
    undo(app)
    expect(texts(app)).toEqual(['Maybe', ...NAMES])
    expect(brokenRules(state(app))).toEqual([])
  })

  it('of 10,000 lines goes onto the wheel whole', () => {
    const app = fresh()
    importLines(
      app,
      Array.from({ length: 10_000 }, (_, index) => `Name ${index}`),
    )
    expect(texts(app)).toHaveLength(10_000)
    expect(texts(app)[0]).toBe('Name 0')
    expect(lastToast(app)?.message).toBe('Replaced 3 options with 10,000')
  })

  it('says how many lines were left out, without the blank ones', () => {
    const app = fresh()
    importLines(app, ['Ann', 'Ann', '', 'ann'], {
      isReplacing: false,
      keepsExactDuplicates: false,
      keepsLikelyDuplicates: false,
    })
    expect(lastToast(app)?.message).toBe('Added 1 option. 2 lines were left out.')
  })

  it('stops at 10,000 options, and counts the others', () => {
    const app = fresh()
    importLines(
      app,
      Array.from({ length: 10_000 }, (_, index) => `Name ${index}`),
      { isReplacing: false },
    )
    expect(texts(app)).toHaveLength(10_000)
    expect(lastToast(app)?.message).toBe('Added 9997 options. 3 lines were left out.')
  })

  it('begins a tournament anew when it replaces the options, and keeps the results', () => {
    const app = fresh()
    app.actions.toggleElimination()
    spin(app)
    importLines(app, ['Ann', 'Ben'], { isReplacing: true })
    const { wheel, lastResult } = state(app)
    expect(wheel.eliminationHistory).toEqual([])
    expect(wheel.originalSegments).toEqual(wheel.segments)
    expect(wheel.history).toHaveLength(1)
    expect(lastResult).toBeNull()
  })

  it('without any option changes nothing, and no toast says it did', () => {
    const app = fresh()
    const { wheel } = state(app)
    expect(importLines(app, ['\u200b', '\u202e'])).toBe(false)
    expect(state(app).wheel).toBe(wheel)
    expect(lastToast(app)).toBeUndefined()
  })

  it('waits for no spin: it does nothing while the wheel turns', () => {
    const app = fresh()
    app.actions.requestSpin()
    expect(importLines(app, LIST)).toBe(false)
  })

  it('is previewed until its dialog is closed', () => {
    const app = fresh()
    const source = { name: null, format: 'lines', rows: [], notes: [] } as const
    app.actions.openImport({ fileName: 'class.txt', source })
    expect(state(app)).toMatchObject({ dialog: 'import', readList: { fileName: 'class.txt' } })
    app.actions.closeDialog()
    expect(state(app)).toMatchObject({ dialog: null, readList: null })
  })
})
