// Weights in the app: one option's, and whether they count. Whoever was at the pointer stays there.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wheelFile } from '../../../src/share/file'
import { readPayload } from '../../../src/share/readPayload'
import type { App } from '../../../src/store/createApp'
import { readLibraryFile, writeLibraryFile } from '../../../src/store/library/libraryFile'
import { readFile } from '../../../src/store/wheelFile'
import { segmentUnderPointer, turnsAt, widthOf } from '../../../src/wheel/geometry'
import { activeSegments } from '../../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { arcsOf } from '../../../src/wheel/weights'
import { importLines } from '../../importLines'
import { shown } from '../../sayings'
import { browser } from '../browser'
import { brokenRules } from '../invariants'
import { fakeServices, openApp } from '../services'

const state = (app: App) => app.store.getState()
const idOf = (app: App, text: string) =>
  state(app).wheel.segments.find((one) => one.text === text)?.id ?? ''
const weights = (app: App) => state(app).wheel.segments.map(({ weight }) => weight)
const texts = (app: App) => state(app).wheel.segments.map(({ text }) => text)
const isCounting = (app: App) => state(app).settings.weightsCount
const done = (app: App) => shown(state(app).undoHistory.done).map(({ name }) => name)
const toasts = (app: App) =>
  shown(state(app).toasts).map(({ message, detail }) => detail ?? message)

const arcsNow = (app: App) => {
  const { wheel, settings } = state(app)
  return arcsOf(wheel, settings, activeSegments(wheel.segments))
}
/** Who is under the pointer. */
function pointedAt(app: App): string | undefined {
  const { wheel, restRotation } = state(app)
  return activeSegments(wheel.segments)[segmentUnderPointer(restRotation, arcsNow(app))]?.text
}
/** How far the pointer is into that slice, 0 to 1. */
function fractionAt(app: App): number {
  const arcs = arcsNow(app)
  const turns = 1 - state(app).restRotation / (2 * Math.PI)
  const index = segmentUnderPointer(state(app).restRotation, arcs)
  return (turns - turnsAt(index, arcs)) / widthOf(index, arcs)
}

function opened(words = [0.1, 0.5, 0.7, 0.3]) {
  const app = openApp(fakeServices({ words }))
  app.actions.letWeightsCount(true)
  return app
}

function spin(app: App) {
  expect(app.actions.requestSpin()).toBe(true)
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
  return state(app).lastResult?.winner.text
}

describe('whether weights count', () => {
  it('is switched by one step, and said @weights.switch', () => {
    const app = openApp(fakeServices())
    app.actions.setLink('#a')
    expect(app.actions.letWeightsCount(false)).toBe(false)
    expect(app.actions.letWeightsCount(true)).toBe(true)
    expect(isCounting(app)).toBe(true)
    expect(shown(state(app).event)).toEqual({ name: 'listChanged', message: 'Weights count' })
    // The link would open it with equal slices.
    expect(state(app).link).toBeNull()
    app.actions.undoStep()
    expect(isCounting(app)).toBe(false)
    expect(state(app).link?.hash).toBe('#a')
    app.actions.redoStep()
    expect(isCounting(app)).toBe(true)
    app.actions.letWeightsCount(false)
    expect(done(app)).toEqual(['Weights count', 'Weights do not count'])
    expect(brokenRules(state(app))).toEqual([])
  })

  it('does not change while the wheel spins, and neither does a weight', () => {
    const app = opened()
    app.actions.requestSpin()
    expect(app.actions.letWeightsCount(false)).toBe(false)
    expect(app.actions.setWeight('id0', 3)).toBe(false)
    expect(app.actions.takeTypedWeight('id0', 'Yes ×3')).toBe(false)
    expect([isCounting(app), weights(app)]).toEqual([true, [1, 1, 1]])
  })

  it('is among the settings that are reset, which Undo takes back', () => {
    const app = opened()
    app.actions.setWeight('id1', 9)
    const before = pointedAt(app)
    app.actions.resetSettings()
    expect([isCounting(app), pointedAt(app)]).toEqual([false, before])
    app.actions.undo(state(app).toasts.at(-1)?.id ?? '')
    expect([isCounting(app), pointedAt(app)]).toEqual([true, before])
    expect(done(app)).toEqual(['Weights count', 'Weight of “No”: 9'])
  })
})

describe('a weight', () => {
  it.each([
    [3, 3],
    [0.004, 0.01],
    [2.345, 2.35],
    [5000, 1000],
    [Infinity, 1000],
  ])('of %d is %d', (wanted, weight) => {
    const app = opened()
    expect(app.actions.setWeight('id0', wanted)).toBe(true)
    expect(weights(app)).toEqual([weight, 1, 1])
  })

  it.each([0, -1, Number.NaN, -Infinity, 1])('of %d changes nothing', (wanted) => {
    const app = opened()
    expect(app.actions.setWeight('id0', wanted)).toBe(false)
    expect(app.actions.setWeight('nobody', 3)).toBe(false)
    expect(done(app)).toEqual(['Weights count'])
  })

  it('is said, makes the link out of date, and in quick succession is one step', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.letWeightsCount(true)
    app.actions.setLink('#a')
    for (const weight of [2, 3, 4]) app.actions.setWeight('id0', weight)
    expect(shown(state(app).event)).toEqual({ name: 'listChanged', message: 'Weight of “Yes”: 4' })
    expect(state(app).link).toBeNull()
    services.pass(2000)
    app.actions.setWeight('id0', 5)
    expect(done(app).slice(1)).toEqual(['Weight of “Yes”: 4', 'Weight of “Yes”: 5'])
    app.actions.undoStep()
    app.actions.undoStep()
    expect(weights(app)).toEqual([1, 1, 1])
    expect(state(app).link?.hash).toBe('#a')
  })
})

describe('a weight after a name', () => {
  it('is taken when an option is added, where weights count @weights.typed', () => {
    const app = opened()
    expect(app.actions.addOption('Anna ×3')).toBe(true)
    expect(shown(state(app).event)).toMatchObject({
      name: 'segmentAdded',
      segment: { text: 'Anna' },
    })
    app.actions.addOption('Ben ×0')
    app.actions.addOption('Cem x5000')
    expect(toasts(app)).toEqual(['Weights go from 0.01 to 1,000.'])
    expect(texts(app).slice(3)).toEqual(['Anna', 'Ben ×0', 'Cem'])
    expect(weights(app).slice(3)).toEqual([3, 1, 1000])
    expect(done(app).slice(1)).toEqual(['Added “Anna ×3”', 'Added “Ben ×0”', 'Added “Cem ×1000”'])
    app.actions.letWeightsCount(false)
    app.actions.addOption('Iphone x3')
    expect(texts(app).at(-1)).toBe('Iphone x3')
  })

  it('is taken when a text is left, in one step with the typing @weights.typed', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.letWeightsCount(true)
    for (const text of ['Anna', 'Anna ', 'Anna ×', 'Anna ×3']) {
      app.actions.editOption('id0', { text })
    }
    services.pass(5000)
    expect(app.actions.takeTypedWeight('id0', 'Anna ×3')).toBe(true)
    expect([texts(app)[0], weights(app)[0]]).toEqual(['Anna', 3])
    expect(done(app).slice(1)).toEqual(['Changed “Yes” to “Anna ×3”'])
    // A second time, as a field does that is left.
    expect(app.actions.takeTypedWeight('id0', 'Anna ×3')).toBe(false)
    app.actions.undoStep()
    expect([texts(app)[0], weights(app)[0]]).toEqual(['Yes', 1])
    app.actions.letWeightsCount(false)
    expect(app.actions.takeTypedWeight('id0', 'Yes ×3')).toBe(false)
  })

  it('is a step of its own where another text was typed before', () => {
    const app = opened()
    app.actions.editOption('id1', { text: 'Never' })
    app.actions.takeTypedWeight('id0', 'Yes ×3')
    expect(done(app)).toHaveLength(3)
    app.actions.undoStep()
    expect([texts(app).slice(0, 2), weights(app)[0]]).toEqual([['Yes', 'Never'], 1])
  })

  it('typed over what Quick Add has added is one step with it', () => {
    const app = opened()
    app.actions.quickAddOption()
    const id = idOf(app, 'New Option')
    app.actions.editOption(id, { text: 'Fig ×2' })
    app.actions.takeTypedWeight(id, 'Fig ×2')
    expect(done(app)).toEqual(['Weights count', 'Added “Fig ×2”'])
  })
})

describe('the wheel at rest', () => {
  it('has at its pointer whom it had before, in the middle, whatever is weighed @weights.rest', () => {
    const change = fc.oneof(
      fc.tuple(fc.constant('weigh' as const), fc.nat(5), fc.integer({ min: 1, max: 100_000 })),
      fc.tuple(fc.constant('switch' as const), fc.nat(5), fc.nat(5)),
      fc.tuple(fc.constant('undo' as const), fc.nat(5), fc.nat(5)),
      fc.tuple(fc.constant('redo' as const), fc.nat(5), fc.nat(5)),
    )
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.boolean(),
        (changes, word, hasResult) => {
          const app = opened([word, 0.5])
          for (const text of ['A', 'B', 'C']) app.actions.addOption(text)
          const winner = hasResult ? spin(app) : pointedAt(app)
          const earlier = done(app).length
          for (const [kind, index, value] of changes) {
            const { wheel, restRotation } = state(app)
            const { id = '' } = wheel.segments[index] ?? {}
            if (kind === 'weigh') app.actions.setWeight(id, value / 100)
            else if (kind === 'switch') app.actions.letWeightsCount(!isCounting(app))
            else if (kind === 'redo') app.actions.redoStep()
            else if (done(app).length > earlier) app.actions.undoStep()
            expect(pointedAt(app)).toBe(winner)
            if (state(app).restRotation !== restRotation && !hasResult && kind !== 'undo') {
              expect(fractionAt(app)).toBeCloseTo(0.5, 6)
            }
          }
          expect(brokenRules(state(app))).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is where it was to the last bit once the change is undone', () => {
    const app = opened([0.4, 0.1])
    const winner = spin(app)
    const { restRotation } = state(app)
    for (const change of [
      () => app.actions.setWeight('id2', 90),
      () => app.actions.letWeightsCount(false),
    ]) {
      const before = state(app).restRotation
      change()
      expect(state(app).restRotation).not.toBe(before)
    }
    app.actions.undoStep()
    app.actions.undoStep()
    expect(state(app).restRotation).toBe(restRotation)
    expect(pointedAt(app)).toBe(winner)
  })

  it('goes back to where a spin that is undone was launched', () => {
    const app = opened([0.4, 0.1])
    const first = spin(app)
    app.actions.setWeight('id0', 90)
    spin(app)
    app.actions.undoStep()
    expect([weights(app)[0], pointedAt(app)]).toEqual([90, first])
    app.actions.undoStep()
    expect([weights(app)[0], pointedAt(app)]).toEqual([1, first])
  })

  it('lets a winner go that is out, and keeps its neighbor at the pointer', () => {
    const app = opened([0.1])
    for (const text of ['A', 'B', 'C']) app.actions.addOption(text)
    app.actions.toggleElimination()
    spin(app)
    app.actions.dismissResult()
    const before = pointedAt(app)
    app.actions.setWeight(idOf(app, 'C'), 7)
    expect(pointedAt(app)).toBe(before)
  })

  it('goes to the winner of a spin during which another tab switched it', () => {
    const { open } = browser(fakeServices({ words: [0.9, 0.5] }))
    const [one, other] = [open(), open()]
    one.actions.setWeight(idOf(one, 'Yes'), 50)
    other.look()
    other.deafen()
    one.actions.requestSpin()
    const { angle } = state(one).activeSpin?.outcome ?? {}
    other.actions.letWeightsCount(true)
    one.look()
    expect(isCounting(one)).toBe(true)
    const { outcome } = state(one).activeSpin ?? {}
    one.actions.settleSpin(outcome?.id ?? '')
    expect(pointedAt(one)).toBe(outcome?.winner.text)
    expect(state(one).restRotation).not.toBe(angle)
  })
})

describe('two tabs', () => {
  it('merge weights and whether they count, each for itself @weights.tabs', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    for (const tab of [one, other]) tab.look()
    one.actions.letWeightsCount(true)
    other.actions.setWeight('id1', 5)
    other.actions.toggleSound()
    one.actions.setWeight('id2', 7)
    for (const tab of [one, other, one]) tab.look()
    for (const tab of [one, other]) {
      expect(weights(tab)).toEqual([1, 5, 7])
      expect(state(tab).settings).toMatchObject({ weightsCount: true, soundEnabled: false })
      expect(pointedAt(tab)).toBe('Yes')
    }
  })

  it('offer the other weight where both have changed one', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    const weightOfYes = (tab: App) => weights(tab)[0]
    // The second write does not see the first.
    one.actions.letWeightsCount(true)
    other.look()
    one.actions.setWeight('id0', 5)
    const mine = weightOfYes(one)
    other.actions.setWeight('id0', 8)
    one.look()
    expect(weightOfYes(one)).toBe(weightOfYes(other))
    expect([mine, 8]).toContain(weightOfYes(one))
  })
})

describe('weights that count', () => {
  it('are kept with the wheel: in the storage, in a file, and in the file of all wheels @weights.file', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.letWeightsCount(true)
    app.actions.setWeight('id1', 2.5)
    const again = openApp(services)
    expect([isCounting(again), weights(again)]).toEqual([true, [1, 2.5, 1]])
    const { wheel, settings } = state(app)

    const file = wheelFile(wheel, settings, 7)
    const other = openApp(fakeServices())
    expect(other.actions.openFile(readFile(file, () => 'new', 7))).toBe(true)
    expect([isCounting(other), weights(other)]).toEqual([true, [1, 2.5, 1]])
    expect(toasts(other)).toEqual(['Opened "My Wheel" with 3 options'])

    const all = writeLibraryFile([{ own: { wheel, settings }, usedAt: 7 }], 7)
    const [found] = readLibraryFile(all, 7).wheels
    expect(found?.own.settings.weightsCount).toBe(true)
    expect(found?.own.wheel.segments[1]?.weight).toBe(2.5)
  })

  it('leave files of other wheels as they were', () => {
    const { wheel } = state(openApp(fakeServices()))
    expect(wheelFile(wheel, DEFAULT_SETTINGS, 7)).not.toContain('weightsCount')
  })

  it('do not count on a wheel that an older version has stored', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.setWeight('id1', 2.5)
    for (const [key, text] of services.texts) {
      services.texts.set(key, text.replace(/"weightsCount":(true|false),?/g, ''))
    }
    const again = openApp(services)
    expect([isCounting(again), weights(again)]).toEqual([false, [1, 2.5, 1]])
  })

  it('come with a link, which says what it has mended @weights.link', () => {
    const app = openApp(fakeServices())
    const settings = { weightsCount: true }
    const segments = [
      { text: 'A', weight: -1 },
      { text: 'B', weight: 1e9 },
    ]
    app.actions.openShared(readPayload({ segments, settings }), '#a')
    expect([isCounting(app), weights(app)]).toEqual([true, [0.01, 1000]])
    expect(toasts(app)).toEqual(['2 weights were changed: weights are numbers from 0.01 to 1,000.'])
    // Another link is another list.
    app.actions.openShared(readPayload({ segments }), '#b')
    expect([isCounting(app), weights(app)]).toEqual([false, [0, 1e6]])
  })

  it('come with an imported list, in one step with it @weights.import', () => {
    const app = openApp(fakeServices())
    const before = state(app).wheel.segments
    importLines(app, ['Anna ×3', 'Ben', 'Cem ×0'], { isReplacing: true, weightsCount: true })
    expect([isCounting(app), texts(app), weights(app)]).toEqual([
      true,
      ['Anna', 'Ben', 'Cem ×0'],
      [3, 1, 1],
    ])
    expect(pointedAt(app)).toBe('Anna')
    app.actions.undoStep()
    expect([isCounting(app), state(app).wheel.segments]).toEqual([false, before])
    app.actions.redoStep()
    expect([isCounting(app), weights(app)]).toEqual([true, [3, 1, 1]])
    expect(brokenRules(state(app))).toEqual([])
  })
})
