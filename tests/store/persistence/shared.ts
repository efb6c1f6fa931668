// Shared states for tests of the persistence, made from few words.

import type { OwnWheel, SharedState } from '../../../src/store/state'
import { radians } from '../../../src/wheel/angle'
import type { SpinResult } from '../../../src/wheel/result'
import type { Segment } from '../../../src/wheel/segment'
import { DEFAULT_PREFERENCES, DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { createWheel, type Wheel } from '../../../src/wheel/wheel'

/** A wheel whose options are called by their texts. */
export function wheelNamed(name: string, texts: readonly string[] = ['Ann', 'Ben', 'Cem']): Wheel {
  const ids = texts.map((text) => `${name}-${text}`)
  return { ...createWheel(texts, () => ids.shift() ?? name, 5), id: name, name }
}

export function ownWheel(name: string): OwnWheel {
  return { wheel: wheelNamed(name), settings: DEFAULT_SETTINGS }
}

export function sharedState(change: Partial<SharedState> = {}): SharedState {
  return {
    wheel: wheelNamed('current'),
    openedAt: 100,
    link: null,
    settings: DEFAULT_SETTINGS,
    ownWheels: [],
    pendingSpins: [],
    preferences: DEFAULT_PREFERENCES,
    theme: 'system',
    ...change,
  }
}

/** The wheel's first option has won. */
export function resultOf(wheel: Wheel, id: string, timestamp = 1000): SpinResult {
  return {
    id,
    wheelId: wheel.id,
    winner: wheel.segments[0] as Segment,
    spinDuration: 4000,
    order: timestamp,
    timestamp,
    angle: radians(0.1),
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: 3,
  }
}
