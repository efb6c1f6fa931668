// States of an app, as far as a view shows them.

import type { ViewSpin, ViewState } from '../../src/render/view'
import { solveLaunch } from '../../src/spin/launch'
import { FULL_TURN, radians } from '../../src/wheel/angle'
import type { Segment } from '../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../wheel/settings/unknownDevice'

export const SPIN_MS = 4000

/** Segments by their ids; those in brackets are eliminated, those after an asterisk picked, after a minus absent. */
export function segmentsOf(ids: string): readonly Segment[] {
  return ids.split(' ').map((id) => ({
    id: id.replace(/[()*-]/g, ''),
    text: id,
    color: '#336699',
    weight: 1,
    ...(id.startsWith('(') && { eliminated: true }),
    ...(id.startsWith('*') && { picked: true }),
    ...(id.startsWith('-') && { absent: true }),
  }))
}

export function spinOf(segmentCount: number, durationMs = SPIN_MS): ViewSpin {
  const angle = radians(FULL_TURN / 3)
  const launch = solveLaunch(radians(1), angle, durationMs, segmentCount)
  return { launch, startedAtMs: 1000, outcome: { id: 'spin1', angle } }
}

export function stateOf(change: Partial<ViewState> = {}): ViewState {
  return {
    wheel: { segments: segmentsOf('a b c'), history: [] },
    activeSpin: null,
    lastResult: null,
    isRevealing: false,
    restRotation: radians(1),
    focusedId: null,
    settings: DEFAULT_SETTINGS,
    device: UNKNOWN_DEVICE,
    ...change,
  }
}
