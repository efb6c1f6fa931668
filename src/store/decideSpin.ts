import { drawOutcome, type Outcome, restAt, restInside, solveLaunch } from '../spin/launch'
import { restRotation } from '../spin/motion'
import type { ToSay } from '../text/say'
import { type Radians, radians, withinTurn } from '../wheel/angle'
import { widthOf } from '../wheel/geometry'
import type { SpinResult } from '../wheel/result'
import { canSpin, inNextRound } from '../wheel/rounds'
import { activeSegments, MIN_SEGMENTS, type Segment } from '../wheel/segment'
import { modeOf, type Settings } from '../wheel/settings/settings'
import { effectiveTiming } from '../wheel/settings/timing'
import { arcsOf } from '../wheel/weights'
import { nextOrder, type Wheel } from '../wheel/wheel'
import { messages } from './messages'
import type { Services } from './services'
import type { ActiveSpin, AppState } from './state'

export function decideSpin(
  state: AppState,
  durationMs: number,
  strength: number,
  services: Services,
): ActiveSpin {
  const { wheel, settings } = state
  const arcs = arcsOf(wheel, settings, activeSegments(wheel.segments))
  return spinTo(state, drawOutcome(arcs, services.random), durationMs, strength, services)
}

function spinTo(
  state: AppState,
  { index, restRotation: rest }: Outcome,
  durationMs: number,
  strength: number,
  services: Services,
): ActiveSpin {
  const active = activeSegments(state.wheel.segments)
  const count = active.length
  const arcs = arcsOf(state.wheel, state.settings, active)
  const launch = solveLaunch(state.restRotation, rest, durationMs, arcs, strength)
  const angle = radians(withinTurn(restRotation(launch)))
  const winner = active[index] as Segment
  const mode = modeOf(state.settings)
  const isElimination = mode === 'elimination'
  const outcome: SpinResult = {
    id: services.newId(),
    wheelId: state.wheel.id,
    winner,
    spinDuration: durationMs,
    order: nextOrder(state.wheel),
    timestamp: services.now(),
    angle,
    isEliminationMode: isElimination,
    isFinalWinner: isElimination && count === MIN_SEGMENTS,
    ...(mode === 'noRepeats' && { isNoRepeats: true }),
    remainingSegments: mode === 'everySpin' ? count : count - 1,
    chance: widthOf(index, arcs),
  }
  return { launch, startedAtMs: services.monotonicNow(), outcome }
}

/** What of a shown spin is known and need not be drawn. */
export interface ShownAt {
  /** From 0 to less than 1 of the way through the segment, clear of its edges. */
  readonly fraction: number
  /** Where the wheel starts; by default where it is. */
  readonly from?: Radians
  /** By default as long as the visitor's own spins. */
  readonly durationMs?: number
  /** Of a swipe: `solveLaunch` has it. */
  readonly strength?: number
}

/** Takes the place of what a spin would have said. */
export interface ShownResult extends Partial<Omit<SpinResult, 'winner'>> {
  /** As in the list that the draw began with. */
  readonly text: string
}

/** Draws only where the given option rests. `null` where `showSpin` returns false. */
export function spinShowing(
  state: AppState,
  services: Services,
  segmentId: string,
  prize: string,
  at?: ShownAt,
  drawn?: ShownResult,
): ActiveSpin | null {
  const active = activeSegments(state.wheel.segments)
  const index = active.findIndex(({ id }) => id === segmentId)
  if (state.phase === 'spinning' || index < 0) return null
  const { spinMs } = effectiveTiming(state.settings.animationSpeed, state.device)
  const arcs = arcsOf(state.wheel, state.settings, active)
  const rest = at ? restAt(index, arcs, at.fraction) : restInside(index, arcs, services.random)
  const mode = modeOf(state.settings)
  const settings: Settings = {
    ...state.settings,
    eliminationMode: false,
    noRepeats: false,
    // The slices stay as they are.
    ...(mode !== 'everySpin' && { afterWin: 'same' }),
  }
  const given = { index, restRotation: rest }
  const { from = state.restRotation, durationMs = spinMs, strength = 0 } = at ?? {}
  const begun = { ...state, settings, restRotation: from }
  const spin = spinTo(begun, given, durationMs, strength, services)
  // How likely it was depends on who took part in the draw.
  const { chance: _, ...outcome } = spin.outcome
  const { text, ...result } = drawn ?? { isShow: true as const, text: outcome.winner.text }
  const winner = { ...outcome.winner, text }
  return { ...spin, outcome: { ...outcome, ...result, winner, ...(prize && { prize }) } }
}

/** Why a wheel cannot be spun; `undefined` if it can. */
export function tooFewOptions(wheel: Wheel, settings: Settings): ToSay | undefined {
  const mode = modeOf(settings)
  if (canSpin(wheel, mode === 'noRepeats')) return undefined
  const { segments } = wheel
  const needed = mode === 'noRepeats' ? 1 : MIN_SEGMENTS
  const attendees = segments.filter(({ eliminated }) => !eliminated).length
  const here = inNextRound(segments).length
  if (segments.length >= MIN_SEGMENTS && attendees >= needed) {
    if (here < needed) return messages.absentToday
    return messages.pickedInRound
  }
  return messages.tooFewOptions(
    mode === 'elimination' || segments.some(({ picked, absent }) => picked || absent),
  )
}
