// Several options at once, and the one that Quick Add has just added.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { App } from '../../src/store/createApp'
import { segmentUnderPointer } from '../../src/wheel/geometry'
import { importLines } from '../importLines'
import { shown, words } from '../sayings'
import { fakeServices, openApp } from './services'

const texts = (app: App) => app.store.getState().wheel.segments.map(({ text }) => text)
const lastToast = (app: App) => shown(app.store.getState().toasts.at(-1))
const idsOf = (app: App, ...wanted: string[]) =>
  app.store.getState().wheel.segments.flatMap(({ id, text }) => (wanted.includes(text) ? [id] : []))

function appWith(...more: string[]): App {
  const app = openApp(fakeServices())
  for (const text of more) app.actions.addOption(text)
  return app
}

it('options with pictures come after those that are there, or in their place', () => {
  const app = appWith()
  const pictures = () => app.store.getState().wheel.segments.map(({ picture }) => picture)
  app.actions.addPictured([['Fox', '🦊']])
  expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Fox'])
  expect(pictures()).toEqual([undefined, undefined, undefined, '🦊'])
  app.actions.addPictured(
    [
      ['Cat', '🐱'],
      ['Dog', '🐶'],
    ],
    new Map(),
    true,
  )
  expect(texts(app)).toEqual(['Cat', 'Dog'])
  expect(pictures()).toEqual(['🐱', '🐶'])
  app.actions.undoStep()
  expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Fox'])
})

describe('removing several options', () => {
  it('is one step with one toast, and Undo puts each back at its place', () => {
    const app = appWith('Fig', 'Kiwi')
    const before = app.store.getState().wheel.segments
    expect(app.actions.removeOptions(idsOf(app, 'Yes', 'Maybe', 'Kiwi'))).toBe(true)
    expect(texts(app)).toEqual(['No', 'Fig'])
    expect(app.store.getState().toasts).toHaveLength(1)
    expect(lastToast(app)?.message).toBe('Removed 3 options')
    expect(lastToast(app)?.detail).toBeUndefined()
    expect(app.store.getState().event).toEqual({ name: 'segmentsRemoved', count: 3 })
    app.actions.undo(lastToast(app)?.id ?? '')
    expect(app.store.getState().wheel.segments).toEqual(before)
  })

  it('leaves two, the first of those meant, and says why', () => {
    const app = appWith('Fig', 'Kiwi')
    expect(app.actions.removeOptions(idsOf(app, ...texts(app)))).toBe(true)
    expect(texts(app)).toEqual(['Yes', 'No'])
    expect(lastToast(app)).toMatchObject({
      message: 'Removed 3 options',
      detail: 'A wheel keeps at least 2 options.',
    })
    expect(app.actions.removeOptions(idsOf(app, 'Yes', 'No'))).toBe(false)
    expect(app.actions.removeOptions(['nobody'])).toBe(false)
  })

  it('leaves two that can be spun, also where others are eliminated', () => {
    const app = appWith('Fig', 'Kiwi')
    app.actions.toggleElimination()
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    const active = app.store.getState().wheel.segments.filter(({ eliminated }) => !eliminated)
    expect(active).toHaveLength(4)
    app.actions.removeOptions(active.map(({ id }) => id))
    const left = app.store.getState().wheel.segments
    expect(left.filter(({ eliminated }) => !eliminated)).toEqual(active.slice(0, 2))
    expect(left).toHaveLength(3)
  })

  it('shares its toast with single removals after it, in any order of them', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }),
        (several, single) => {
          const app = appWith('4', '5', '6', '7', '8', '9', '10', '11')
          const before = app.store.getState().wheel.segments
          app.actions.removeOptions(several.map((index) => before[index]?.id ?? ''))
          for (const index of single) app.actions.removeOption(before[index]?.id ?? '')
          expect(app.store.getState().toasts).toHaveLength(1)
          app.actions.undo(lastToast(app)?.id ?? '')
          expect(app.store.getState().wheel.segments).toEqual(before)
        },
      ),
    )
  })

  it('keeps what was changed since when it is undone', () => {
    const app = appWith('Fig')
    app.actions.removeOptions(idsOf(app, 'Yes', 'Fig'))
    const [no = ''] = idsOf(app, 'No')
    app.actions.editOption(no, { text: 'Never' })
    app.actions.undo(lastToast(app)?.id ?? '')
    expect(texts(app)).toEqual(['Yes', 'Never', 'Maybe', 'Fig'])
  })

  it('does nothing while the wheel spins', () => {
    const app = appWith('Fig')
    app.actions.requestSpin()
    expect(app.actions.removeOptions(idsOf(app, 'Yes', 'No'))).toBe(false)
    expect(texts(app)).toHaveLength(4)
  })
})

describe('what Quick Add has added', () => {
  it('is taken back without a toast', () => {
    const app = appWith()
    app.actions.quickAddOption()
    expect(app.store.getState().quickAddedId).toBe(idsOf(app, 'New Option')[0])
    expect(app.actions.takeBackQuickAdd()).toBe(true)
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe'])
    expect(app.store.getState()).toMatchObject({ quickAddedId: null, toasts: [] })
  })

  it('stays once it has a text of its own, or has been kept', () => {
    const app = appWith()
    app.actions.quickAddOption()
    const [id = ''] = idsOf(app, 'New Option')
    app.actions.editOption(id, { text: 'Fig' })
    expect(app.actions.takeBackQuickAdd()).toBe(false)
    app.actions.quickAddOption()
    app.actions.keepQuickAdd()
    expect(app.actions.takeBackQuickAdd()).toBe(false)
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Fig', 'New Option'])
  })

  it('is nothing while the wheel spins', () => {
    const app = appWith()
    app.actions.requestSpin()
    app.actions.quickAddOption()
    expect(app.store.getState().quickAddedId).toBeNull()
  })
})

it('a template is a wheel of its own, and Undo brings the one before back', () => {
  const app = appWith('Fig')
  app.actions.openTemplate(['Heads', 'Tails'], words('Heads or Tails'))
  expect(texts(app)).toEqual(['Heads', 'Tails'])
  expect(lastToast(app)?.message).toBe('The wheel is now: Heads or Tails')
  app.actions.undo(lastToast(app)?.id ?? '')
  expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
})

describe('showing an option on the wheel', () => {
  function opened() {
    const app = openApp(fakeServices())
    importLines(app, ['Ann', 'Ben', 'Cem', 'Dee', 'Eve'])
    const state = () => app.store.getState()
    const idOf = (index: number) => state().wheel.segments[index]?.id ?? ''
    return { app, state, idOf }
  }

  it('marks the option and turns it to the pointer', () => {
    const { app, state, idOf } = opened()
    for (const index of [3, 0]) {
      app.actions.showOnWheel(idOf(index))
      expect(state().focusedId).toBe(idOf(index))
      expect(segmentUnderPointer(state().restRotation, 5)).toBe(index)
    }
  })

  it('leaves a result where it is', () => {
    const { app, state, idOf } = opened()
    app.actions.requestSpin()
    const before = state()
    app.actions.showOnWheel(idOf(1))
    expect(state()).toBe(before)
    app.actions.settleSpin(before.activeSpin?.outcome.id ?? '')
    const { restRotation } = state()
    app.actions.showOnWheel(idOf(1))
    expect(state()).toMatchObject({ restRotation, phase: 'finished', focusedId: idOf(1) })
  })

  it('knows only options that are on the wheel', () => {
    const { app, state } = opened()
    const before = state()
    app.actions.showOnWheel('unknown')
    expect(state()).toBe(before)
  })
})

describe('the colors of a wheel', () => {
  const palettes = (app: App) => app.store.getState().preferences.palettes
  const paletteOf = (app: App) => app.store.getState().wheel.palette
  const paint = (app: App, text: string, color: string) =>
    app.actions.editOption(idsOf(app, text)[0] ?? '', { color })

  it('are kept for later wheels, once, and are taken by the options to come @palette.own', () => {
    const app = appWith()
    for (const [text, color] of [
      ['Yes', '#112233'],
      ['No', '#ddeeff'],
      ['Maybe', '#00aa55'],
    ] as const) {
      paint(app, text, color)
    }
    expect(app.actions.keepPalette()).toBe(true)
    expect(app.actions.keepPalette()).toBe(true)
    app.actions.undoStep()
    expect(paletteOf(app)).toBeUndefined()
    expect(app.actions.keepPalette()).toBe(true)
    const kept = '#112233#DDEEFF#00AA55'
    expect(palettes(app)).toEqual([kept])
    expect(paletteOf(app)).toBe(kept)
    app.actions.addOption('Fig')
    expect(app.store.getState().wheel.segments.at(-1)?.color).toBe('#DDEEFF')
    app.actions.newWheel()
    expect(paletteOf(app)).toBeUndefined()
    app.actions.choosePalette(kept)
    expect(paletteOf(app)).toBe(kept)
    app.actions.forgetPalette(kept)
    expect(palettes(app)).toEqual([])
    expect(paletteOf(app)).toBe(kept)
  })

  it('stay as they are while the wheel spins, where they are nothing new, and where twelve are kept', () => {
    const app = appWith()
    expect(app.actions.keepPalette()).toBe(false)
    paint(app, 'Yes', '#112299')
    app.actions.requestSpin()
    expect(app.actions.keepPalette()).toBe(false)
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    for (let number = 10; number < 22; number += 1) {
      paint(app, 'Yes', `#1122${number}`)
      expect(app.actions.keepPalette()).toBe(true)
    }
    const before = palettes(app)
    paint(app, 'Yes', '#abcdef')
    expect(app.actions.keepPalette()).toBe(false)
    expect(palettes(app)).toBe(before)
    expect(before).toHaveLength(12)
  })
})
