// Everything a renderer needs, as plain data that can be cloned, compared by reference and posted to a worker. It
// changes a few times per spin and never per frame, because the launch alone decides the motion.

import type { Launch } from '../spin/launch'
import { FULL_TURN, type Radians, radians } from '../wheel/angle'
import { clearOfInk, drainedColor, inkOn, withTone } from '../wheel/colors/color'
import type { Wins } from '../wheel/cooldown'
import { type Arcs, turnsAt, widthOf } from '../wheel/geometry'
import { uprightLabel } from '../wheel/labels/labelLayout'
import type { LabelLayout, MeasureText } from '../wheel/labels/labelLines'
import { metricsBeside } from '../wheel/labels/pictureRoom'
import type { WheelLabels } from '../wheel/labels/wheelLabels'
import { DEFAULT_LOOK, type Look } from '../wheel/look'
import type { WheelMetrics } from '../wheel/metrics'
import type { SpinResult } from '../wheel/result'
import { isNewTournamentNext, isRoundOver, segmentsWith } from '../wheel/rounds'
import { isActive, type Segment } from '../wheel/segment'
import type { RendererQuality } from '../wheel/settings/rendererQuality'
import type { PicturePlace, Settings } from '../wheel/settings/settings'
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

export interface DrawnSegment extends Segment {
  /** The last winner, who has left the wheel and is shown until it turns again: its color is drained, its name struck. */
  readonly isOut?: true
  /** Of its label; black or white where it is not said. */
  readonly ink?: string
}

export function inkOf({ ink, color }: DrawnSegment): string {
  return ink ?? inkOn(color)
}

export interface WheelView {
  /** As drawn, clockwise from the top at rotation 0. */
  readonly segments: readonly DrawnSegment[]
  readonly arcs: Arcs
  readonly metrics: WheelMetrics
  readonly quality: RendererQuality
  /** For this size and quality; set by the scene's host. */
  readonly learnedRatio?: LearnedRatio | null
  /** How often the page was hidden or shown: frames are far apart then. Set by the scene's host. */
  readonly pauses?: number
  readonly restRotation: Radians
  /** How far a finger has turned the wheel that it holds; set by the stage. Let go, the wheel turns back. */
  readonly heldTurn?: Radians | null
  readonly spin: ViewSpin | null
  /** In `segments`: the last winner, whom the pointer names until the wheel turns again. */
  readonly winnerIndex: number | null
  /** The winner stands out of the wheel; afterwards it only stays lit. */
  readonly isRevealing: boolean
  /** In `segments`, of the keyboard focus. */
  readonly focusedIndex: number | null
  readonly isAnimated: boolean
  readonly look: Look
  readonly hasOdds: boolean
  readonly picturePlace: PicturePlace
  /** Round, in place of the hub's pin. It stays upright. */
  readonly hubPicture: string | null
  /** Files of photos, by their hashes. */
  readonly photos: Photos
}

export type Photos = ReadonlyMap<string, Blob>

const NO_PHOTOS: Photos = new Map()

export interface ViewState {
  readonly wheel: Pick<Wheel, 'segments' | 'hubPicture'> & Wins
  readonly shownWheel?: (Pick<Wheel, 'segments'> & Wins) | null
  readonly activeSpin: ViewSpin | null
  readonly lastResult: Pick<SpinResult, 'winner'> | null
  readonly isRevealing: boolean
  readonly restRotation: Radians
  readonly focusedId: string | null
  readonly photos?: Photos
  readonly look?: Look
  readonly settings: Pick<Settings, 'animationSpeed' | 'showProbabilities' | 'picturePlace'> &
    Weighing
  readonly device: DeviceCapabilities
}

/** What a wheel shows that has nobody on it. */
const BLANK: readonly DrawnSegment[] = [{ id: '', text: '', color: '#d5d0e3', weight: 1 }]

/** Equal states give views whose fields are equal by reference. */
export function viewOf(
  state: ViewState,
  metrics: WheelMetrics,
  quality: RendererQuality,
): WheelView {
  const { activeSpin: spin, lastResult, isRevealing, restRotation, settings, device } = state
  const wheel = ((spin || isRevealing) && state.shownWheel) || state.wheel
  const look = state.look ?? DEFAULT_LOOK
  const drawnNow = drawnSegments(wheel.segments, lastResult?.winner.id ?? null)
  const isBlank = drawnNow.length === 0
  const segments = inLook(isBlank ? BLANK : drawnNow, look)
  return {
    segments,
    // Another tab may let weights count while it spins here.
    arcs: spin?.launch.arcs ?? arcsOf(wheel, settings, segments),
    metrics,
    quality,
    restRotation,
    spin,
    winnerIndex: lastResult && indexOf(segments, lastResult.winner.id),
    isRevealing,
    // A turning wheel has no place for the focus.
    focusedIndex: spin || state.focusedId === null ? null : indexOf(segments, state.focusedId),
    isAnimated: isResultAnimated(settings.animationSpeed, device),
    look,
    hasOdds:
      settings.showProbabilities &&
      !isBlank &&
      (isRevealing || !isNewTournamentNext(wheel, settings)),
    picturePlace: settings.picturePlace,
    hubPicture: state.wheel.hubPicture || null,
    photos: state.photos ?? NO_PHOTOS,
  }
}

function indexOf(segments: readonly Segment[], id: string): number | null {
  const index = segments.findIndex((segment) => segment.id === id)
  return index < 0 ? null : index
}

interface Drawn {
  readonly winnerId: string | null
  readonly outId: string | null
  readonly segments: readonly DrawnSegment[]
}

const drawn = new WeakMap<readonly Segment[], Drawn>()

/** The same list where the same is drawn: a renderer draws labels and textures anew for another one. */
function drawnSegments(all: readonly Segment[], winnerId: string | null): readonly DrawnSegment[] {
  const known = drawn.get(all)
  if (known?.winnerId === winnerId) return known.segments
  const shown = segmentsWith(all, winnerId)
  const out = isRoundOver(all) ? undefined : shown.find((one) => !isActive(one))
  const outId = out?.id ?? null
  const segments = known?.outId === outId ? known.segments : withOut(shown, out)
  drawn.set(all, { winnerId, outId, segments })
  return segments
}

function withOut(segments: readonly Segment[], out: Segment | undefined): readonly DrawnSegment[] {
  if (!out) return segments
  const drained: DrawnSegment = { ...out, color: drainedColor(out.color), isOut: true }
  return segments.map((one) => (one === out ? drained : one))
}

interface InLook {
  readonly look: Look
  readonly segments: readonly DrawnSegment[]
}

const looking = new WeakMap<readonly DrawnSegment[], InLook>()

/** The same list for the same one in the same look. */
function inLook(segments: readonly DrawnSegment[], look: Look): readonly DrawnSegment[] {
  const { tone, ink, contrast } = look
  if (!tone && !ink && contrast <= DEFAULT_LOOK.contrast) return segments
  const known = looking.get(segments)
  if (known?.look === look) return known.segments
  const byColor = new Map<string, Pick<DrawnSegment, 'color' | 'ink'>>()
  const paintOf = (color: string) => {
    const paint = byColor.get(color) ?? {
      color: clearOfInk(tone ? withTone(color, tone) : color, contrast),
      ...(ink && { ink: withTone(color, ink) }),
    }
    byColor.set(color, paint)
    return paint
  }
  const toned = segments.map((one) => ({ ...one, ...paintOf(one.color) }))
  looking.set(segments, { look, segments: toned })
  return toned
}

export interface UprightWinner {
  readonly label: LabelLayout
  readonly upright: LabelLayout
}

/** Upright while the winner is revealed. `null` without a winner at rest, and where its segment has no room. */
export function uprightWinner(
  view: Pick<WheelView, 'segments' | 'arcs' | 'metrics' | 'winnerIndex' | 'restRotation' | 'spin'>,
  { layouts, pictures, lens }: WheelLabels,
  measure: MeasureText,
): UprightWinner | null {
  const { segments, arcs, metrics, winnerIndex, restRotation, spin } = view
  if (winnerIndex === null || spin || lens) return null
  const label = layouts[winnerIndex]?.[0]
  const text = segments[winnerIndex]?.text
  if (!label || text === undefined) return null
  const middle = radians(restRotation + turnsAt(winnerIndex + 0.5, arcs) * FULL_TURN)
  const perTurn = 1 / widthOf(winnerIndex, arcs)
  const picture = pictures[winnerIndex]
  const room = picture ? metricsBeside(metrics, picture) : metrics
  const upright = uprightLabel(text, label, room, perTurn, middle, measure)
  return upright && { label, upright }
}
