// What the frame and the page around it tell each other: docs/embed.md. Names are those of a stream's events, where
// there is one (streamEvents.ts).

import type { SpinResult } from '../../wheel/result'
import type { Segment } from '../../wheel/segment'

const SPIN = 'fairwheel-spin'

interface Result {
  readonly type: 'fairwheel-result'
  /** What the wheel has stopped at, as it stands on the wheel. */
  readonly option: string
  /** Its place in the link's list, from 0: two options may have one text. */
  readonly index: number
  /** It was drawn out, and is off the wheel. */
  readonly isEliminated: boolean
  /** How many options can be drawn next. */
  readonly remaining: number
}

export type ToParent = { readonly type: 'fairwheel-ready' | typeof SPIN } | Result

export const READY: ToParent = { type: 'fairwheel-ready' }
export const SPUN: ToParent = { type: SPIN }

export function resultMessage(result: SpinResult, segments: readonly Segment[]): ToParent {
  const { winner, isEliminationMode, isFinalWinner, remainingSegments } = result
  return {
    type: 'fairwheel-result',
    option: winner.text,
    index: segments.findIndex(({ id }) => id === winner.id),
    isEliminated: isEliminationMode && !isFinalWinner,
    remaining: remainingSegments,
  }
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
