// A spin that travels with its wheel's link, for others to see. Loaded by whoever makes or opens such a link.

import * as v from 'valibot'
import { FULL_TURN, radians, withinTurn } from '../wheel/angle'
import { type Arcs, placeAt } from '../wheel/geometry'
import type { SpinResult } from '../wheel/result'
import { activeSegments } from '../wheel/segment'
import type { Wheel } from '../wheel/wheel'
import type { SharedReplay } from './payload'
import { MAX_TIME, SPIN_DURATION } from './readPayload'

/** Of a segment's width, and of a radian: finer than a pixel of the largest screen. */
const DECIMALS = 5

/** Of a swipe; the same as in spin/launch.ts. */
const MAX_STRENGTH = 2000

/** What `LastSpin` of the store has. */
export interface RestedSpin {
  readonly wheel: Wheel
  readonly launch: { readonly startRotation: number; readonly arcs: Arcs }
  readonly outcome: Pick<SpinResult, 'winner' | 'angle' | 'spinDuration' | 'timestamp'>
}

/** Everyone whom the wheel showed in the spin, and nobody else. */
export function spunWheel({ wheel }: Pick<RestedSpin, 'wheel'>): Wheel {
  return { ...wheel, segments: activeSegments(wheel.segments) }
}

/** The spin on `spunWheel`. @param strength of a swipe, 0 to 2000 */
export function replayOf({ wheel, launch, outcome }: RestedSpin, strength = 0): SharedReplay {
  const { winner, angle, spinDuration, timestamp } = outcome
  const index = activeSegments(wheel.segments).findIndex(({ id }) => id === winner.id)
  // Just below a full turn it is rounded to more than one.
  const from = rounded(withinTurn(launch.startRotation))
  const place = placeAt(withinTurn(-angle) / FULL_TURN, launch.arcs)
  return {
    winner: index,
    at: rounded(Math.min(1, Math.max(0, place - index))),
    from: radians(from < FULL_TURN ? from : 0),
    spinDuration: Math.min(SPIN_DURATION.max, Math.max(SPIN_DURATION.min, spinDuration)),
    ...(strength > 0 && { strength }),
    timestamp,
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS))
}

const between = (min: number, max: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(min), v.maxValue(max))

const replay = v.object({
  winner: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: between(0, 1),
  from: v.pipe(between(0, FULL_TURN), v.transform(radians)),
  spinDuration: between(SPIN_DURATION.min, SPIN_DURATION.max),
  strength: v.exactOptional(between(0, MAX_STRENGTH)),
  timestamp: between(0, MAX_TIME),
})

/**
 * Nothing is mended: a spin with another winner, or at another time, would be another one.
 * @param count of the link's segments
 * @returns `null` where it is not whole
 */
export function readReplay(data: unknown, count: number): SharedReplay | null {
  const result = v.safeParse(replay, data, { abortEarly: true })
  return result.success && result.output.winner < count ? result.output : null
}
