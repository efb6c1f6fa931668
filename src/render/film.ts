// A film of a spin: which moment each frame shows, and what the page and the scene's worker tell each other about it.

import type { Launch } from '../spin/launch'
import type { WheelView } from './view'

/** Frames a second. */
export const FRAME_RATE = 60
/** Of a GIF, which counts hundredths of a second. */
const GIF_FRAME_RATE = 20
/** Of the turning wheel, in a GIF. Only a pending spin that was stored by hand can be longer: up to ten minutes. */
const LONGEST_GIF_TURN_MS = 10_000
/** The wheel stands still before it turns, and with its winner afterwards. */
export const LEAD_MS = 500
const HOLD_MS = 2500
/** After rest: by then the winner has risen, and colors and pointer are back. */
const SETTLED_MS = 1500
/** Until the winner's plate is fully there. */
const PLATE_MS = 250

/** When the wheel comes to rest, in milliseconds of the film. */
export function restsAtMs({ durationMs }: Launch): number {
  return LEAD_MS + durationMs
}

/** Frames of a video. */
export function frameCount(launch: Launch): number {
  return Math.ceil(((restsAtMs(launch) + HOLD_MS) * FRAME_RATE) / 1000)
}

export function frameMs(frame: number): number {
  return (frame * 1000) / FRAME_RATE
}

export interface Stretch {
  /** Of the film, where its first frame is. */
  readonly fromMs: number
  readonly frameRate: number
  readonly count: number
}

/** What is shown: all of the spin, but in a GIF only the last part of a long one. */
export function stretchOf(format: FilmFormat, launch: Launch): Stretch {
  if (format !== 'gif') return { fromMs: 0, frameRate: FRAME_RATE, count: frameCount(launch) }
  const restsAt = restsAtMs(launch)
  const fromMs = launch.durationMs > LONGEST_GIF_TURN_MS ? restsAt - LONGEST_GIF_TURN_MS : 0
  const count = Math.ceil(((restsAt + HOLD_MS - fromMs) * GIF_FRAME_RATE) / 1000)
  return { fromMs, frameRate: GIF_FRAME_RATE, count }
}

export function momentAt(nowMs: number, launch: Launch): keyof FilmViews {
  if (nowMs < LEAD_MS) return 'before'
  return nowMs < restsAtMs(launch) ? 'turning' : 'after'
}

/** Whether the frame is the same as the one before. */
export function isStill(nowMs: number, launch: Launch): boolean {
  return (nowMs > 0 && nowMs < LEAD_MS) || nowMs > restsAtMs(launch) + SETTLED_MS
}

/** Of the winner's plate, 0 to 1. */
export function plateOpacity(nowMs: number, launch: Launch): number {
  return Math.min(1, Math.max(0, (nowMs - restsAtMs(launch)) / PLATE_MS))
}

export type FilmFormat = 'mp4' | 'webm' | 'gif'

/** In pixels of the film, from its left and top. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Drawn by the page, which has the fonts. */
export interface Caption<Bitmap> extends Place {
  readonly bitmap: Bitmap
}

/** 32-bit floats, of one channel. */
export interface FilmSound {
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
}

export interface FilmViews {
  readonly before: WheelView
  /** Its spin starts at `LEAD_MS`. */
  readonly turning: WheelView
  readonly after: WheelView
}

export interface FilmOrder<Bitmap = ImageBitmap> {
  readonly kind: 'film'
  readonly format: FilmFormat
  /** Pixels, even numbers. */
  readonly width: number
  readonly height: number
  /** `null` for a transparent film. */
  readonly ground: string | null
  /** Where the square of the wheel is; its side and pixel ratio are those of the views. */
  readonly wheel: Place
  readonly launch: Launch
  readonly views: FilmViews
  /** Of the wheel's name, where it has one. */
  readonly title: Caption<Bitmap> | null
  /** Of the winner, from rest on. */
  readonly plate: Caption<Bitmap>
  readonly sound: FilmSound | null
}

export type FromFilm =
  | { readonly kind: 'progress'; readonly percent: number }
  | {
      readonly kind: 'done'
      readonly bytes: ArrayBuffer
      /** With codecs: `video/mp4; codecs="avc1.640028, opus"`. */
      readonly type: string
      readonly hasSound: boolean
    }
  | { readonly kind: 'failed'; readonly fault: FilmFault; readonly cause: string }

/** `noScene`: no WebGL 2 here; `noVideo`: the browser encodes no video, or none so large; `notLoaded`: a script did not come. */
export type FilmFault = 'noScene' | 'noVideo' | 'lost' | 'notLoaded' | 'other'
