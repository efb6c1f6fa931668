// Pictures on their way to another thread, and the messages between the two. A picture changes a few times per spin,
// and most of it stays: only what changed is posted, so that a list of 10,000 options is copied once.

import type { RendererQuality } from '../settings/rendererQuality'
import type { HeldRatio } from './heldRatio'
import type { WheelPicture } from './picture'

export type PictureChange = Partial<WheelPicture>

/** To the scene's worker. @template Canvas what can be handed to another thread */
export type ToScene<Canvas> =
  | {
      readonly kind: 'open'
      readonly canvas: Canvas
      readonly quality: RendererQuality
      /** `performance.timeOrigin` of the page, on whose clock pictures are. */
      readonly timeOriginMs: number
    }
  | { readonly kind: 'show'; readonly change: PictureChange }
  /** Answered at once by a worker that still runs. */
  | { readonly kind: 'ping' }

/** From the scene's worker. */
export type FromScene =
  /** It listens: from here on it answers. */
  | { readonly kind: 'loaded' }
  /** There is no WebGL 2 in workers here, or no animation frame. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'rest'; readonly spinId: string }
  | { readonly kind: 'shown'; readonly isShown: boolean }
  | { readonly kind: 'ratioLearned'; readonly held: HeldRatio | null }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly cause: string }
  | { readonly kind: 'pong' }

/** The fields of `after` that are not the same in `before`, compared by reference. */
export function changeBetween(before: WheelPicture | null, after: WheelPicture): PictureChange {
  if (!before) return after
  const fields = Object.entries(after) as [keyof WheelPicture, unknown][]
  return Object.fromEntries(fields.filter(([name, value]) => before[name] !== value))
}

/**
 * The same moments on the clock of another thread.
 * @param shiftMs what is added to a time of the page's clock
 */
export function onOtherClock(change: PictureChange, shiftMs: number): PictureChange {
  const { spin, leaving } = change
  return {
    ...change,
    ...(spin && { spin: { ...spin, startedAtMs: spin.startedAtMs + shiftMs } }),
    ...(leaving && { leaving: { ...leaving, startedAtMs: leaving.startedAtMs + shiftMs } }),
  }
}
