// Everything a renderer needs, as plain data that can be cloned, compared by reference and posted to a worker. It
// changes a few times per spin and never per frame, because the launch alone decides the motion.

import type { Launch } from '../spin/launch'
import { FULL_TURN, type Radians, radians } from '../wheel/angle'
import type { Wins } from '../wheel/cooldown'
import { type Arcs, type Leaving, turnsAt, widthOf } from '../wheel/geometry'
import { uprightLabel } from '../wheel/labels/labelLayout'
import type { LabelLayout, MeasureText } from '../wheel/labels/labelLines'
import type { WheelLabels } from '../wheel/labels/wheelLabels'
import { type Look, lookOf } from '../wheel/look'
import type { WheelMetrics } from '../wheel/metrics'
import { leavesWheel, type SpinResult } from '../wheel/result'
import { inNextRound, isNewTournamentNext, isRoundOver } from '../wheel/rounds'
import { activeSegments, activeSegmentsAnd, isActive, type Segment } from '../wheel/segment'
import type { RendererQuality } from '../wheel/settings/rendererQuality'
import type { Settings } from '../wheel/settings/settings'
import { type DeviceCapabilities, isResultAnimated } from '../wheel/settings/timing'
import { arcsOf, type Weighing } from '../wheel/weights'
import type { Wheel } from '../wheel/wheel'
import type { LearnedRatio } from './learnedRatio'

/** The outcome is already decided; the wheel only has to arrive there. */
export interface ViewSpin {
  readonly launch: Launch
  /** On the page's monotonic clock. */
  readonly startedAtMs: number
  /** `angle` is where the wheel comes to rest. */
  readonly outcome: Pick<SpinResult, 'id' | 'angle'>
}

export interface WheelView {
  /** As drawn, clockwise from the top at rotation 0. */
  readonly segments: readonly Segment[]
  readonly arcs: Arcs
  readonly metrics: WheelMetrics
  readonly quality: RendererQuality
  /** For this size and quality; set by the scene's host. */
  readonly learnedRatio?: LearnedRatio | null
  /** How often the page was hidden or shown: frames are far apart then. Set by the scene's host. */
  readonly pauses?: number
  readonly restRotation: Radians
  readonly spin: ViewSpin | null
  readonly leaving: Leaving | null
  /** In `segments`; present exactly while `leaving` is. */
  readonly leavingIndex: number | null
  /** In `segments`. */
  readonly winnerIndex: number | null
  /** The winner stands out of the wheel; afterwards it only stays lit. */
  readonly isRevealing: boolean
  /** In `segments`, of the keyboard focus. */
  readonly focusedIndex: number | null
  readonly isAnimated: boolean
  readonly look: Look
  readonly hasOdds: boolean
}

export interface ViewState {
  readonly wheel: Pick<Wheel, 'segments'> & Wins
  readonly shownWheel?: (Pick<Wheel, 'segments'> & Wins) | null
  readonly activeSpin: ViewSpin | null
  readonly leaving: Leaving | null
  readonly lastResult: Pick<SpinResult, 'winner' | 'isEliminationMode' | 'isNoRepeats'> | null
  readonly isRevealing: boolean
  readonly restRotation: Radians
  readonly focusedId: string | null
  readonly settings: Pick<Settings, 'animationSpeed' | 'showProbabilities' | 'theme'> & Weighing
  readonly device: DeviceCapabilities
}

/** Equal states give views whose fields are equal by reference. */
export function viewOf(
  state: ViewState,
  metrics: WheelMetrics,
  quality: RendererQuality,
): WheelView {
  const { activeSpin: spin, lastResult, isRevealing, restRotation, settings, device } = state
  const wheel = ((spin || isRevealing) && state.shownWheel) || state.wheel
  const leaving = isStillLeaving(state) ? state.leaving : null
  const isWinnerKept = isRevealing && lastResult && leavesWheel(lastResult)
  const keptId = isWinnerKept ? lastResult.winner.id : (leaving?.id ?? null)
  const segments = drawnSegments(wheel.segments, keptId)
  return {
    segments,
    // Another tab may let weights count while it spins here.
    arcs: spin?.launch.arcs ?? arcsOf(wheel, settings, segments),
    metrics,
    quality,
    restRotation,
    spin,
    leaving,
    leavingIndex: leaving && indexOf(segments, leaving.id),
    winnerIndex: lastResult && indexOf(segments, lastResult.winner.id),
    isRevealing,
    // A turning wheel has no place for the focus.
    focusedIndex: spin || state.focusedId === null ? null : indexOf(segments, state.focusedId),
    isAnimated: isResultAnimated(settings.animationSpeed, device),
    look: lookOf(settings.theme),
    hasOdds: settings.showProbabilities && (isRevealing || !isNewTournamentNext(wheel, settings)),
  }
}

function isStillLeaving({ leaving, wheel }: ViewState): boolean {
  return leaving !== null && wheel.segments.some((one) => one.id === leaving.id && !isActive(one))
}

function indexOf(segments: readonly Segment[], id: string): number | null {
  const index = segments.findIndex((segment) => segment.id === id)
  return index < 0 ? null : index
}

const drawn = new WeakMap<
  readonly Segment[],
  { readonly keptId: string | null; readonly segments: readonly Segment[] }
>()

/**
 * The active segments, and one just drawn while it is revealed or leaves; where everyone was drawn, those of the next
 * round: a wheel is never empty. The same list for the same arguments: a renderer draws labels and textures anew for
 * another one.
 */
function drawnSegments(all: readonly Segment[], keptId: string | null): readonly Segment[] {
  const known = drawn.get(all)
  if (known?.keptId === keptId) return known.segments
  const segments =
    keptId !== null
      ? activeSegmentsAnd(all, keptId)
      : isRoundOver(all)
        ? inNextRound(all)
        : activeSegments(all)
  drawn.set(all, { keptId, segments })
  return segments
}

export interface UprightWinner {
  readonly label: LabelLayout
  readonly upright: LabelLayout
}

/** Upright while the winner is revealed. `null` without a winner at rest, and where its segment has no room. */
export function uprightWinner(
  view: Pick<WheelView, 'segments' | 'arcs' | 'metrics' | 'winnerIndex' | 'restRotation' | 'spin'>,
  { layouts, lens }: WheelLabels,
  measure: MeasureText,
): UprightWinner | null {
  const { segments, arcs, metrics, winnerIndex, restRotation, spin } = view
  if (winnerIndex === null || spin || lens) return null
  const label = layouts[winnerIndex]?.[0]
  const text = segments[winnerIndex]?.text
  if (!label || text === undefined) return null
  const middle = radians(restRotation + turnsAt(winnerIndex + 0.5, arcs) * FULL_TURN)
  const perTurn = 1 / widthOf(winnerIndex, arcs)
  const upright = uprightLabel(text, label, metrics, perTurn, middle, measure)
  return upright && { label, upright }
}
