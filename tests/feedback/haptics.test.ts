// Vibration patterns for each event.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type App, createApp } from '../../src/store/createApp'
import type { AppEvent } from '../../src/store/state'
import { radians } from '../../src/wheel/angle'
import type { HapticIntensity } from '../../src/wheel/settings/settings'
import { words } from '../sayings'
import { DEVICE, type FakeServices, fakeServices, openApp } from '../store/services'

const segment = { id: 'a', text: 'Pho', color: '#123456', weight: 1 }
const result = {
  id: 'r',
  wheelId: 'w',
  winner: segment,
  spinDuration: 4000,
  order: 1,
  timestamp: 1,
  angle: radians(1),
  isEliminationMode: false,
  isFinalWinner: false,
  remainingSegments: 3,
}
const spin = [50, 50, 100, 50, 150]
const win = [100, 50, 100, 50, 100, 50, 200]

const holder = vi.hoisted(() => ({ app: undefined as unknown }))
vi.mock('../../src/store/app', () => ({
  get app() {
    return holder.app
  },
}))
// Test files share their modules, and another may have loaded these with its own app.
vi.resetModules()
const { hapticPattern, startHaptics } = await import('../../src/feedback/haptics')

it.each<[AppEvent, readonly number[] | undefined]>([
  [{ name: 'spinStarted' }, spin],
  [{ name: 'spinSettled', result }, win],
  [{ name: 'spinStarted', isElsewhere: true }, undefined],
  [{ name: 'spinSettled', result, isElsewhere: true }, undefined],
  [{ name: 'segmentFocused', segment, position: 2 }, [10]],
  [{ name: 'segmentAdded', segment }, [50]],
  [{ name: 'segmentRemoved', segment }, [50]],
  [{ name: 'segmentsRemoved', count: 2 }, [50]],
  [{ name: 'listChanged', message: words('Sorted A to Z') }, [50]],
  [{ name: 'wheelReset', to: 'default' }, [100]],
  [{ name: 'soundToggled', isOn: true }, undefined],
  [{ name: 'hapticsChosen' }, [100]],
  [{ name: 'presentationLeft' }, undefined],
  [{ name: 'screenBlanked' }, undefined],
  [{ name: 'screenShown' }, undefined],
])('%j is felt as %j at medium intensity @haptics.patterns', (event, pattern) => {
  expect(hapticPattern(event, 'medium')).toEqual(pattern)
})

it.each<[AppEvent, HapticIntensity, readonly number[]]>([
  [{ name: 'spinStarted' }, 'light', [25, 50, 50, 50, 75]],
  [{ name: 'spinStarted' }, 'strong', [100, 50, 200, 50, 300]],
  [{ name: 'spinSettled', result }, 'light', [50, 50, 50, 50, 50, 50, 100]],
  [{ name: 'spinSettled', result }, 'strong', [200, 50, 200, 50, 200, 50, 400]],
  // A motor needs a moment to start.
  [{ name: 'segmentFocused', segment, position: 2 }, 'light', [10]],
  [{ name: 'segmentFocused', segment, position: 2 }, 'strong', [20]],
])('%j is felt in its rhythm at %s intensity: %j @setting.haptic-intensity', (...one) => {
  const [event, intensity, pattern] = one
  expect(hapticPattern(event, intensity)).toEqual(pattern)
})

let app: App
let services: FakeServices
let stop: () => void
const vibrate = vi.fn()

beforeEach(() => {
  services = fakeServices()
  holder.app = app = createApp(services, DEVICE)
  stop = startHaptics()
  vi.stubGlobal('navigator', { vibrate })
})

afterEach(() => {
  stop()
  vibrate.mockReset()
  vi.unstubAllGlobals()
})

it('vibrates once an event, and at nothing else', () => {
  app.actions.requestSpin()
  app.actions.openDialog('help')
  app.actions.closeDialog()
  app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
  app.actions.focusSegment(1)
  app.actions.toggleSound()
  expect(vibrate.mock.calls).toEqual([[spin], [win], [[10]]])
})

it('does not vibrate when the visitor has switched it off', () => {
  app.actions.changePreferences({ areHapticsOn: false })
  app.actions.requestSpin()
  expect(vibrate).not.toHaveBeenCalled()
})

it('does not vibrate for a spin of another tab @tabs.live', () => {
  // Nothing is stored before the first change.
  app.actions.toggleSound()
  const other = openApp(services)
  other.actions.requestSpin()
  app.persistence.syncFromStorage()
  expect(app.store.getState().activeSpin?.isElsewhere).toBe(true)
  expect(vibrate).not.toHaveBeenCalled()
  other.actions.settleSpin(other.store.getState().activeSpin?.outcome.id ?? '')
  app.persistence.syncFromStorage()
  expect(app.store.getState().phase).toBe('finished')
  expect(vibrate).not.toHaveBeenCalled()
})

it('vibrates as chosen, at once as a sample @setting.haptic-intensity', () => {
  app.actions.chooseHaptics('strong')
  app.actions.requestSpin()
  expect(vibrate.mock.calls).toEqual([[[200]], [[100, 50, 200, 50, 300]]])
})

it('does not vibrate before the visitor has touched the page', () => {
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } })
  app.actions.requestSpin()
  expect(vibrate).not.toHaveBeenCalled()
})

it('goes on where the device cannot vibrate or fails to @error.haptics', () => {
  vi.stubGlobal('navigator', {})
  app.actions.focusSegment(1)
  vi.stubGlobal('navigator', { vibrate })
  vibrate.mockImplementation(() => {
    throw new Error('no')
  })
  expect(app.actions.requestSpin()).toBe(true)
})
