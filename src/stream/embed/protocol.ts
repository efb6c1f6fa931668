// What the frame and the page around it tell each other: docs/embed.md. Names are those of a stream's events, where
// there is one (streamEvents.ts).

import type { OwnWheel } from '../../store/state'
import type { SpinResult } from '../../wheel/result'
import { countLeft } from '../../wheel/rounds'

const SPIN = 'fairwheel-spin'

interface Result {
  readonly type: 'fairwheel-result'
  /** What the wheel has stopped at, as it stands on the wheel. */
  readonly option: string
  /** Its place in the link's list, from 0: two options may have one text. */
  readonly index: number
  /** It was drawn out, and is off the wheel. */
  readonly isEliminated: boolean
  /** How many options are left. 0 at the end of a round, 1 at that of a tournament: then all are back for the next. */
  readonly remaining: number
}

export type ToParent = { readonly type: 'fairwheel-ready' | typeof SPIN } | Result

export const READY: ToParent = { type: 'fairwheel-ready' }
export const SPUN: ToParent = { type: SPIN }

/** @param own with this result in its history */
export function resultMessage(result: SpinResult, { wheel, settings }: OwnWheel): ToParent {
  const { winner, isEliminationMode, isFinalWinner } = result
  return {
    type: 'fairwheel-result',
    option: winner.text,
    index: wheel.segments.findIndex(({ id }) => id === winner.id),
    isEliminated: isEliminationMode && !isFinalWinner,
    remaining: countLeft(wheel, settings, result),
  }
}

/** Each once, or it would hear everything twice. @param text origins between spaces or commas */
export function originsIn(text: string): readonly string[] {
  return [...new Set(text.match(/[^\s,]+/g))]
}

/**
 * Which of the named origins to send to: the parent's, or all where that is not known, as a browser delivers to the
 * right one alone. Some browsers never tell it; with `referrerpolicy="no-referrer"` on the frame it is "null".
 */
export function addresseesOf(
  origins: readonly string[],
  ofParent: string | undefined,
): readonly string[] {
  return ofParent !== undefined && origins.includes(ofParent) ? [ofParent] : origins
}

type Message = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>

/** Whether the page around the frame, on one of these origins, asks for a spin, and for nothing else. */
export function isSpinRequest(
  { source, origin, data }: Message,
  parent: MessageEventSource,
  origins: readonly string[],
): boolean {
  if (source !== parent || !origins.includes(origin)) return false
  const isRecord = typeof data === 'object' && data !== null
  return isRecord && Object.keys(data).join() === 'type' && Reflect.get(data, 'type') === SPIN
}
