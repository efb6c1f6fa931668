// The mode without repeats, picks and absences in the app.

import { describe, expect, it, onTestFinished } from 'vitest'
import { wheelFile } from '../../../src/share/file'
import { createPayload } from '../../../src/share/payload'
import { readPayload } from '../../../src/share/readPayload'
import type { App } from '../../../src/store/createApp'
import { localDay } from '../../../src/store/services'
import { readFile } from '../../../src/store/wheelFile'
import { segmentUnderPointer } from '../../../src/wheel/geometry'
import { activeSegments } from '../../../src/wheel/segment'
import { DEFAULT_SETTINGS, modeOf } from '../../../src/wheel/settings/settings'
import { shown } from '../../sayings'
import { brokenRules } from '../invariants'
import { type FakeServices, fakeServices, openApp } from '../services'

const DAY_MS = 86_400_000
const state = (app: App) => app.store.getState()
const active = (app: App) => activeSegments(state(app).wheel.segments).map(({ text }) => text)
const lastToast = (app: App) => shown(state(app).toasts.at(-1))
const idOf = (app: App, text: string) =>
  state(app).wheel.segments.find((one) => one.text === text)?.id ?? ''

function spin(app: App) {
  expect(app.actions.requestSpin()).toBe(true)
  expect(brokenRules(state(app))).toEqual([])
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
  return state(app).lastResult
}

function opened(services: FakeServices = fakeServices({ words: [0.1, 0.5, 0.7, 0.3] })) {
  const app = openApp(services)
  app.actions.chooseMode('noRepeats')
  return app
}

/** Every option drawn once. */
function drawnOut() {
  const app = opened()
  for (let left = 2; left >= 0; left -= 1) spin(app)
  return app
}

describe('the three modes', () => {
  it('exclude each other, and the shortcut of elimination leads out of both @mode.in-sight', () => {
    const app = opened()
    const modes = () => {
      const { eliminationMode, noRepeats } = state(app).settings
      return { eliminationMode, noRepeats }
    }
    expect(modes()).toEqual({ eliminationMode: false, noRepeats: true })
    app.actions.toggleElimination()
    expect(modes()).toEqual({ eliminationMode: true, noRepeats: false })
    expect(shown(state(app).event)).toEqual({ name: 'eliminationToggled', isOn: true })
    app.actions.chooseMode('noRepeats')
    expect(shown(state(app).event)).toEqual({ name: 'eliminationToggled', isOn: false })
    app.actions.chooseMode('everySpin')
    expect(modes()).toEqual({ eliminationMode: false, noRepeats: false })
  })

  it('do not change while the wheel spins', () => {
    const app = opened()
    app.actions.requestSpin()
    app.actions.chooseMode('everySpin')
    expect(state(app).settings.noRepeats).toBe(true)
  })

  it('are elimination where two tabs or a file have turned both on', () => {
    const app = opened()
    app.actions.changeSettings((settings) => ({ ...settings, eliminationMode: true }))
    const result = spin(app)
    expect(result).toMatchObject({ isEliminationMode: true })
    expect(result?.isNoRepeats).toBeUndefined()
  })
})

describe('without repeats', () => {
  it('everyone is drawn once, the last one too, and nobody is eliminated @mode.no-repeats', () => {
    const app = opened()
    const winners = [2, 1, 0].map((remainingSegments) => {
      const result = spin(app)
      expect(result).toMatchObject({
        ...{ remainingSegments, isNoRepeats: true, isEliminationMode: false },
        isFinalWinner: false,
      })
      expect(active(app)).toHaveLength(remainingSegments)
      return result?.winner.text ?? ''
    })
    expect(winners.toSorted()).toEqual(['Maybe', 'No', 'Yes'])
    expect(state(app).wheel.history[0]?.chance).toBe(1)
    expect(state(app).wheel.eliminationHistory).toEqual([])
    expect(brokenRules(state(app))).toEqual([])
  })

  it('the spin after the last one begins a new round and says so, with Undo @mode.new-round', () => {
    const app = drawnOut()
    const events: unknown[] = []
    app.store.subscribe(({ event }, before) => event !== before.event && events.push(event?.name))
    app.actions.requestSpin()
    expect(active(app)).toHaveLength(3)
    expect(events).toEqual(['listChanged', 'spinStarted'])
    const message = 'A new round begins: everyone is back'
    expect(lastToast(app)).toMatchObject({ message, undo: { name: message } })
    app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
    expect(active(app)).toHaveLength(2)
    const { history, statistics } = state(app).wheel
    app.actions.undo(lastToast(app)?.id ?? '')
    expect(active(app)).toEqual([])
    expect(state(app).wheel).toMatchObject({ history, statistics })
    expect(brokenRules(state(app))).toEqual([])
  })

  it('the round is the same after a reload, and in another tab @mode.round-kept', () => {
    const services = fakeServices()
    const app = opened(services)
    spin(app)
    const other = openApp(services)
    expect(active(other)).toEqual(active(app))
    expect(state(other).settings.noRepeats).toBe(true)
    spin(other)
    app.persistence.syncFromStorage()
    expect(active(app)).toHaveLength(1)
  })

  it('New Round brings all back in one step that can be undone @mode.new-round', () => {
    const app = opened()
    spin(app)
    const left = active(app)
    expect(app.actions.unpickAll()).toBe(true)
    expect(active(app)).toHaveLength(3)
    expect(lastToast(app)?.message).toBe('1 picked option is back')
    app.actions.undoStep()
    expect(active(app)).toEqual(left)
    expect(app.actions.unpickAll()).toBe(true)
    expect(app.actions.unpickAll()).toBe(false)
  })

  it('does not spin where everyone is absent, and says why @spin.out-for-now', () => {
    const app = opened()
    app.actions.setAbsent(
      state(app).wheel.segments.map(({ id }) => id),
      true,
    )
    expect(app.actions.requestSpin()).toBe(false)
    expect(lastToast(app)?.message).toBe(
      'Too few options are here today. Press “All Here” to bring them all back.',
    )
  })

  it('a link to another wheel is not opened in it', () => {
    const app = opened()
    const { segments } = state(app).wheel
    const shared = { name: 'N', segments, settings: {}, created: null }
    app.actions.openShared({ ...shared, isCustomName: false, isOtherVersion: false }, '#a')
    expect(state(app).settings.noRepeats).toBe(false)
  })
})

describe('picks of a draw', () => {
  it('are no step of Undo, and leave the winner that is shown under the pointer', () => {
    const app = openApp(fakeServices({ words: [0.1] }))
    for (const text of ['Four', 'Five']) app.actions.addOption(text)
    const winner = spin(app)?.winner.id ?? ''
    const steps = state(app).undoHistory
    const others = state(app).wheel.segments.filter(({ id }) => id !== winner)
    expect(app.actions.pick([others[0]?.id ?? '', others[1]?.id ?? ''])).toBe(true)
    expect(state(app).isRevealing).toBe(true)
    expect(state(app).undoHistory).toBe(steps)
    expect(active(app)).toHaveLength(3)
    const { wheel, restRotation } = state(app)
    const pointed = activeSegments(wheel.segments)[segmentUnderPointer(restRotation, 3)]
    expect(pointed?.id).toBe(winner)
    expect(app.actions.pick([others[0]?.id ?? ''])).toBe(false)
    expect(brokenRules(state(app))).toEqual([])
  })
})

describe('who is absent today', () => {
  // Mutants are tried in threads, which have no time zone of their own.
  it.skipIf(process.env.ONLY_MUTANTS).each(['UTC', 'Pacific/Auckland', 'America/St_Johns'])(
    'is so on the day that the device has: in %s',
    (zone) => {
      const { TZ } = process.env
      process.env.TZ = zone
      onTestFinished(() => {
        if (TZ === undefined) delete process.env.TZ
        else process.env.TZ = TZ
      })
      const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone })
      // A year, of which every zone with summer time has two changes.
      for (let hours = 0; hours < 366 * 24; hours += 5) {
        const now = Date.UTC(2026, 0, 1, hours)
        expect(localDay(now)).toBe(format.format(now))
      }
    },
  )

  it('takes no part, and each change is one step that is announced @absent.today', () => {
    const app = openApp(fakeServices())
    app.actions.setAbsent([idOf(app, 'No')], true)
    expect(active(app)).toEqual(['Yes', 'Maybe'])
    expect(shown(state(app).event)).toEqual({
      name: 'listChanged',
      message: '“No” is absent today',
    })
    app.actions.setAbsent([idOf(app, 'No')], false)
    expect(active(app)).toHaveLength(3)
    app.actions.undoStep()
    expect(active(app)).toEqual(['Yes', 'Maybe'])
    app.actions.undoStep()
    expect(active(app)).toHaveLength(3)
    expect(app.actions.setAbsent([idOf(app, 'No')], false)).toBe(false)
  })

  it('is here again on the next day: after a reload @absent.next-day', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.setAbsent([idOf(app, 'No')], true)
    expect(active(openApp(services))).toEqual(['Yes', 'Maybe'])
    services.pass(DAY_MS)
    const later = openApp(services)
    expect(active(later)).toEqual(['Yes', 'No', 'Maybe'])
    expect(state(later).wheel.absentOn).toBeUndefined()
  })

  it('is here again on the next day: when the page is seen again, and before a spin @absent.next-day', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.setAbsent([idOf(app, 'No')], true)
    services.pass(DAY_MS)
    app.endAbsences()
    expect(active(app)).toHaveLength(3)
    app.actions.setAbsent([idOf(app, 'No')], true)
    services.pass(DAY_MS)
    app.actions.requestSpin()
    expect(state(app).activeSpin?.outcome.remainingSegments).toBe(3)
  })

  it('stays so while the wheel spins across midnight, and is here again after it @absent.next-day', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.setAbsent([idOf(app, 'No')], true)
    app.actions.requestSpin()
    services.pass(DAY_MS)
    expect(state(app).phase).not.toBe('spinning')
    expect(active(app)).toHaveLength(3)
  })

  it('is so on the wheel that another one replaces, and comes back with it', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.addOption('Four')
    app.actions.setAbsent([idOf(app, 'No')], true)
    app.actions.resetToNumbers()
    services.pass(DAY_MS)
    app.actions.bringBackOwnWheel()
    expect(active(app)).toHaveLength(4)
  })
})

describe('picks and absences', () => {
  function marked() {
    const app = opened()
    app.actions.addOption('Four')
    app.actions.pick([idOf(app, 'Yes')])
    app.actions.setAbsent([idOf(app, 'No')], true)
    return app
  }

  it('are in a file, with the mode and the day @absent.file', () => {
    const { wheel, settings } = state(marked())
    const filed = readFile(wheelFile(wheel, settings, 7), () => 'x', 1_000_000)
    expect(filed.settings.noRepeats).toBe(true)
    expect(filed.wheel.absentOn).toBe(wheel.absentOn)
    expect(filed.wheel.segments.map(({ picked, absent }) => ({ picked, absent }))).toEqual([
      { picked: true },
      { absent: true },
      {},
      {},
    ])
    const app = openApp(fakeServices())
    app.actions.openFile(filed)
    expect(state(app).settings).toMatchObject({ noRepeats: true, eliminationMode: false })
  })

  it('in a file of no valid day, or with marks that are none, are left out', () => {
    const { wheel, settings } = state(marked())
    const text = wheelFile(wheel, settings, 7)
    for (const day of ['"today"', '7', 'null']) {
      const odd = text.replace(/"absentOn": "[^"]*"/, `"absentOn": ${day}`)
      const { wheel: found } = readFile(
        odd.replace('"picked": true', '"picked": "yes"'),
        () => 'x',
        7,
      )
      expect(activeSegments(found.segments)).toHaveLength(4)
    }
  })

  it('are not in a link, and the options and the mode are @absent.file', () => {
    const { wheel, settings } = state(marked())
    const payload = createPayload(wheel, settings, DEFAULT_SETTINGS, 7)
    expect(payload.segments.map(({ text }) => text)).toEqual(['Yes', 'No', 'Maybe', 'Four'])
    expect(JSON.stringify(payload)).not.toMatch(/picked|absent/)
    expect(payload.settings).toEqual({ noRepeats: true })
    const other = openApp(fakeServices())
    other.actions.openShared(readPayload(payload), '#a')
    expect(modeOf(state(other).settings)).toBe('noRepeats')
  })

  it('that cannot be read from the storage cost the wheel nothing', () => {
    const services = fakeServices()
    const app = opened(services)
    app.actions.addOption('Four')
    app.actions.pick([idOf(app, 'Yes')])
    app.actions.setAbsent([idOf(app, 'No')], true)
    for (const [key, text] of services.texts) {
      services.texts.set(
        key,
        text.replace('"picked":true', '"picked":7').replace(/"absentOn":"[^"]*"/, '"absentOn":{}'),
      )
    }
    const again = openApp(services)
    expect(active(again)).toEqual(['Yes', 'No', 'Maybe', 'Four'])
  })
})
