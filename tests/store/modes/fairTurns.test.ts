// What a win does to later chances, in the app: spins, the reveal, Undo, reloads, tabs, files.

import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../src/render/view'
import { wheelFile } from '../../../src/share/file'
import { createPayload } from '../../../src/share/payload'
import { readPayload } from '../../../src/share/readPayload'
import type { App } from '../../../src/store/createApp'
import { mergeTabs } from '../../../src/store/persistence/mergeTabs'
import type { AppState } from '../../../src/store/state'
import { readFile } from '../../../src/store/wheelFile'
import { segmentUnderPointer, widthOf } from '../../../src/wheel/geometry'
import { wheelMetrics } from '../../../src/wheel/metrics'
import { activeSegments } from '../../../src/wheel/segment'
import { rendererQuality } from '../../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { arcsOf } from '../../../src/wheel/weights'
import type { Wheel } from '../../../src/wheel/wheel'
import { shown } from '../../sayings'
import { browser } from '../browser'
import { brokenRules } from '../invariants'
import { DEVICE, type FakeServices, fakeServices, openApp } from '../services'

const state = (app: App) => app.store.getState()
const active = (app: App) => activeSegments(state(app).wheel.segments).map(({ text }) => text)
const view = (app: App) =>
  viewOf(
    state(app),
    wheelMetrics(350),
    rendererQuality(DEFAULT_SETTINGS.animationSpeed.performanceSettings, 1, DEVICE),
  )
const drawn = (app: App) => view(app).segments.map(({ text }) => text)

function atPointer(app: App): string | undefined {
  const { segments, arcs, restRotation } = view(app)
  return segments[segmentUnderPointer(restRotation, arcs)]?.text
}

function opened(afterWin: 'halved' | 'aside', services: FakeServices = fakeServices()) {
  const app = openApp(services)
  for (const text of ['Four', 'Five']) app.actions.addOption(text)
  app.actions.chooseAfterWin(afterWin)
  return app
}

function spin(app: App) {
  expect(app.actions.requestSpin()).toBe(true)
  expect(brokenRules(state(app))).toEqual([])
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
  expect(brokenRules(state(app))).toEqual([])
  return state(app).lastResult?.winner.text ?? ''
}

/** With two results, of which the rule counts one. */
function openedAndSpun() {
  const app = opened('aside')
  app.actions.changeSettings((settings) => ({ ...settings, asideSpins: 1 }))
  spin(app)
  spin(app)
  return app
}

function chances(app: App): number[] {
  const { wheel, settings } = state(app)
  const options = activeSegments(wheel.segments)
  const arcs = arcsOf(wheel, settings, options)
  return options.map((_, index) => Number(widthOf(index, arcs).toFixed(6)))
}

describe('halved after winning', () => {
  it('the winner is half as likely in the next spin, and its result says how likely it was', () => {
    // The first number draws the winner, the second where it rests.
    const app = opened('halved', fakeServices({ words: [0, 0.5, 0, 0.5, 0, 0.5] }))
    expect(spin(app)).toBe('Yes')
    expect(chances(app)).toEqual(
      [1 / 9, 2 / 9, 2 / 9, 2 / 9, 2 / 9].map((n) => Number(n.toFixed(6))),
    )
    spin(app)
    const [second, first] = state(app).wheel.history
    expect(first?.chance).toBe(1 / 5)
    expect(second?.chance).toBeCloseTo(1 / 9, 12)
  })

  it('is seen once the winner was: until then the slices are those of the draw', () => {
    const services = fakeServices()
    const app = opened('halved', services)
    app.actions.requestSpin()
    const { segments, arcs } = view(app)
    app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
    expect(view(app).segments).toBe(segments)
    expect(view(app).arcs).toBe(arcs)
    services.pass(3000)
    const after = view(app)
    expect(after.arcs).toEqual(Float64Array.of(1, 3, 5, 7, 9))
    const pointed = after.segments[segmentUnderPointer(after.restRotation, after.arcs)]
    expect(pointed?.id).toBe(state(app).lastResult?.winner.id)
  })

  it('a spin stays on its slices, whatever another tab does to the rule', () => {
    const services = fakeServices()
    spin(opened('halved', services))
    services.pass(3000)
    const { open } = browser(services)
    const [app, other] = [open(), open()]
    other.deafen()
    app.actions.requestSpin()
    const { arcs } = view(app)
    other.actions.chooseAfterWin('same')
    app.look()
    expect(state(app).settings.afterWin).toBe('same')
    expect(view(app).arcs).toBe(arcs)
    app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
    services.pass(3000)
    expect(view(app).arcs).toBe(5)
  })

  it('counts only in the mode in which every spin counts', () => {
    const app = opened('halved')
    spin(app)
    app.actions.chooseMode('elimination')
    expect(new Set(chances(app)).size).toBe(1)
    app.actions.chooseMode('everySpin')
    expect(new Set(chances(app)).size).toBe(2)
  })

  it('a spin that only shows a winner changes no chance, and shows the slices as they are', () => {
    const app = opened('halved')
    spin(app)
    const before = chances(app)
    for (const mode of ['everySpin', 'noRepeats'] as const) {
      app.actions.chooseMode(mode)
      const [, second] = activeSegments(state(app).wheel.segments)
      const arcs = arcsOf(
        state(app).wheel,
        state(app).settings,
        activeSegments(state(app).wheel.segments),
      )
      expect(app.actions.showSpin(second?.id ?? '')).toBe(true)
      expect(state(app).activeSpin?.launch.arcs).toBe(arcs)
      app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
    }
    app.actions.chooseMode('everySpin')
    expect(chances(app)).toEqual(before)
  })
})

describe('set aside after winning', () => {
  it('a winner sits out for as many spins, then is back', () => {
    const services = fakeServices({ words: [0.1, 0.5] })
    const app = opened('aside', services)
    const all = active(app)
    const winners = [spin(app), spin(app), spin(app)]
    expect(new Set(winners).size).toBe(3)
    expect(active(app)).toEqual(all.filter((text) => !winners.includes(text)))
    const fourth = spin(app)
    expect(active(app)).toContain(winners[0])
    expect(active(app)).not.toContain(fourth)
    expect(active(app)).toHaveLength(2)
  })

  it('stays on the wheel until the next spin, and who is back comes back after its reveal', () => {
    const services = fakeServices({ words: [0.1, 0.5] })
    const app = opened('aside', services)
    app.actions.changeSettings((settings) => ({ ...settings, asideSpins: 1 }))
    const first = spin(app)
    expect(drawn(app)).toContain(first)
    services.pass(3000)
    expect(drawn(app)).toContain(first)
    const second = spin(app)
    expect(drawn(app)).not.toContain(first)
    services.pass(3000)
    expect(drawn(app)).toEqual(expect.arrayContaining([first, second]))
    services.pass(3000)
    expect(drawn(app)).toContain(first)
    expect(active(app)).not.toContain(second)
  })

  it('a change of the list brings back or sets aside whoever the rule says', () => {
    const app = opened('aside')
    for (let spins = 0; spins < 3; spins += 1) spin(app)
    expect(active(app)).toHaveLength(2)
    const here = activeSegments(state(app).wheel.segments)[0]
    app.actions.removeOption(here?.id ?? '')
    expect(active(app)).toHaveLength(2)
    app.actions.undoStep()
    expect(active(app)).toHaveLength(2)
    expect(active(app)).toContain(here?.text)
    expect(brokenRules(state(app))).toEqual([])
  })

  it('is over in the other modes, while an absence goes on', () => {
    const app = opened('aside')
    spin(app)
    const here = activeSegments(state(app).wheel.segments)[0]?.id ?? ''
    app.actions.setAbsent([here], true)
    expect(active(app)).toHaveLength(3)
    app.actions.chooseMode('noRepeats')
    expect(active(app)).toHaveLength(4)
    expect(brokenRules(state(app))).toEqual([])
  })
})

describe('the rule', () => {
  it('counts wins from its choice on, and evens chances out where it is given up', () => {
    const app = openApp(fakeServices())
    app.actions.addOption('Four')
    spin(app)
    app.actions.chooseAfterWin('aside')
    expect(active(app)).toHaveLength(4)
    spin(app)
    expect(active(app)).toHaveLength(3)
    app.actions.chooseAfterWin('halved')
    expect(active(app)).toHaveLength(4)
    expect(new Set(chances(app)).size).toBe(1)
    spin(app)
    expect(new Set(chances(app)).size).toBe(2)
    app.actions.resetSettings()
    expect(new Set(chances(app)).size).toBe(1)
  })

  it('does not change while the wheel spins', () => {
    const app = opened('aside')
    app.actions.requestSpin()
    expect(app.actions.chooseAfterWin('same')).toBe(false)
    expect(app.actions.resetChances()).toBe(false)
    expect(state(app).settings.afterWin).toBe('aside')
    // Where all settings are reset meanwhile, the winner does not sit out.
    app.actions.resetSettings()
    app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
    expect(active(app)).toHaveLength(5)
  })

  it.each([
    ['same', 3],
    ['halved', 3],
    ['aside', 3],
    ['aside', 5],
  ] as const)(
    '%s, for %d spins, is in a link, and the visitor’s own is not meant for it',
    (afterWin, asideSpins) => {
      const sender = openApp(fakeServices())
      sender.actions.changeSettings((settings) => ({ ...settings, afterWin, asideSpins }))
      const { wheel, settings } = state(sender)
      const payload = createPayload(wheel, settings, DEFAULT_SETTINGS, 0)
      expect(Object.keys(payload.settings)).toEqual(
        { same: [], halved: ['afterWin'], aside: ['afterWin', 'asideSpins'] }[afterWin],
      )
      const app = opened(afterWin === 'aside' ? 'halved' : 'aside')
      app.actions.changeSettings((own) => ({ ...own, asideSpins: 7 }))
      app.actions.openShared(readPayload(JSON.parse(JSON.stringify(payload))), '#a')
      expect(state(app).settings).toMatchObject({ afterWin, asideSpins })
    },
  )

  it('of a link that has been tampered with is within its limits', () => {
    const arrived = (settings: object) => {
      const app = opened('aside')
      app.actions.openShared(readPayload({ segments: [{}, {}, {}], settings }), '#a')
      const { afterWin, asideSpins } = state(app).settings
      return [afterWin, asideSpins]
    }
    expect(arrived({ afterWin: 'always', asideSpins: '9' })).toEqual(['same', 3])
    expect(arrived({ afterWin: 'aside', asideSpins: 1e9 })).toEqual(['aside', 19])
    expect(arrived({ afterWin: 'aside', asideSpins: -1 })).toEqual(['aside', 1])
    expect(arrived({ afterWin: 'aside', asideSpins: 2.6 })).toEqual(['aside', 3])
    expect(arrived({ afterWin: 'aside' })).toEqual(['aside', 3])
  })
})

describe('Reset Chances', () => {
  it('is one step that can be taken back and made again', () => {
    const app = opened('aside')
    spin(app)
    const left = active(app)
    expect(app.actions.resetChances()).toBe(true)
    expect(active(app)).toHaveLength(5)
    expect(shown(state(app).toasts.at(-1))?.message).toBe('Chances reset')
    expect(state(app).wheel.history).toHaveLength(1)
    app.actions.undoStep()
    expect(active(app)).toEqual(left)
    app.actions.redoStep()
    expect(active(app)).toHaveLength(5)
    expect(app.actions.resetChances()).toBe(false)
  })

  it('clearing the results does it too, and its Undo takes both back', () => {
    const app = opened('halved')
    spin(app)
    const before = chances(app)
    app.actions.clearResults()
    expect(new Set(chances(app)).size).toBe(1)
    app.actions.undoStep()
    expect(chances(app)).toEqual(before)
  })
})

describe('what is kept', () => {
  it.each(['halved', 'aside'] as const)('%s: chances are the same after a reload', (rule) => {
    const services = fakeServices()
    const app = opened(rule, services)
    spin(app)
    const again = openApp(services)
    expect(active(again)).toEqual(active(app))
    expect(chances(again)).toEqual(chances(app))
    app.actions.resetChances()
    expect(chances(openApp(services))).toEqual([0.2, 0.2, 0.2, 0.2, 0.2])
  })

  it.each(['halved', 'aside'] as const)('%s: tabs agree, and do not write forever', (rule) => {
    const services = fakeServices()
    const app = opened(rule, services)
    const other = openApp(services)
    spin(app)
    spin(other)
    app.persistence.syncFromStorage()
    expect(state(app).wheel.history).toHaveLength(2)
    expect(active(app)).toEqual(active(other))
    expect(chances(app)).toEqual(chances(other))
    const saves = () => app.persistence.saveCount() + other.persistence.saveCount()
    const before = saves()
    for (let times = 0; times < 3; times += 1) {
      app.persistence.syncFromStorage()
      other.persistence.syncFromStorage()
    }
    expect(saves()).toBe(before)
    expect([app, other].some(({ persistence }) => persistence.hasUnsaved())).toBe(false)
    other.actions.resetChances()
    app.persistence.syncFromStorage()
    expect(active(app)).toHaveLength(5)
    expect(new Set(chances(app)).size).toBe(1)
  })

  it('of a wheel that is not the current one, too: its spin ends there, and tabs agree on it', () => {
    const services = fakeServices()
    opened('aside', services)
    const { open } = browser(services)
    const [app, other] = [open(), open()]
    other.deafen()
    app.actions.requestSpin()
    other.actions.resetToNumbers()
    app.look()
    app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
    services.pass(3000)
    other.hear()
    for (const tab of [app, other]) {
      const [own] = state(tab).ownWheels
      expect(activeSegments(own?.wheel.segments ?? [])).toHaveLength(4)
    }
    other.actions.bringBackOwnWheel()
    expect(active(other)).toHaveLength(4)
    expect(atPointer(other)).toBe(state(other).lastResult?.winner.text)
  })

  it('of two tabs that change rule and results at once, as both together say', () => {
    const here = state(openedAndSpun())
    const spun: Wheel = { ...here.wheel, id: 'own' }
    const segments = spun.segments.map(({ aside: _, ...one }) => one)
    const base: Wheel = { ...spun, history: [], segments }
    const tab = (wheel: Wheel, asideSpins: number): AppState => ({
      ...here,
      ownWheels: [{ wheel, settings: { ...here.settings, asideSpins } }],
    })
    const { shared } = mergeTabs(tab(base, 1), tab(base, 2), tab(spun, 1))
    const [merged] = shared.ownWheels
    expect(merged?.settings.asideSpins).toBe(2)
    expect(activeSegments(merged?.wheel.segments ?? [])).toHaveLength(3)
  })

  it('of a wheel file: the rule, whose turn it was, and where it began anew', () => {
    const app = opened('aside')
    spin(app)
    app.actions.resetChances()
    spin(app)
    app.actions.changeSettings((settings) => ({ ...settings, asideSpins: 2 }))
    const { wheel, settings } = state(app)
    const text = wheelFile(wheel, settings, 5)
    expect(text).not.toContain('"aside": true')
    const other = openApp(fakeServices())
    other.actions.openFile(readFile(text, () => 'new', 9_000_000))
    expect(state(other).settings).toMatchObject({ afterWin: 'aside', asideSpins: 2 })
    expect(active(other)).toEqual(active(app))
    expect(active(other)).toHaveLength(4)
    expect(brokenRules(state(other))).toEqual([])
    expect(atPointer(other)).toBe(state(app).lastResult?.winner.text)
    // A file without it, as those of earlier versions.
    const plain = wheelFile(wheel, DEFAULT_SETTINGS, 5)
    expect(plain).not.toContain('afterWin')
    other.actions.openFile(readFile(plain, () => 'newer', 9_000_000))
    expect(state(other).settings).toMatchObject({ afterWin: 'same', asideSpins: 3 })
  })

  it('a stored wheel that says more than its results do is read by its results', () => {
    const services = fakeServices()
    const app = opened('aside', services)
    spin(app)
    const key = [...services.texts.keys()].find((one) => one.includes('wheel')) ?? ''
    const forged = (change: (wheel: Record<string, unknown>) => void) => {
      const stored = JSON.parse(services.texts.get(key) ?? '')
      change(stored.wheel)
      services.texts.set(key, JSON.stringify(stored))
      const again = openApp(services)
      expect(brokenRules(state(again))).toEqual([])
      return active(again).length
    }
    expect(
      forged((wheel) => {
        wheel.segments = (wheel.segments as object[]).map((one) => ({ ...one, aside: true }))
      }),
    ).toBe(4)
    for (const [turnsSince, left] of [
      ['soon', 4],
      [null, 4],
      [-1e300, 4],
      [1e300, 5],
    ] as const) {
      expect(
        forged((wheel) => {
          wheel.turnsSince = turnsSince
        }),
      ).toBe(left)
    }
  })
})
