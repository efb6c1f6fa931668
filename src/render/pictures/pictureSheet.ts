// Every picture of a wheel once, in cells of one canvas of bounded size: both renderers show them from there.

import { createCanvas } from '../../platform/labelText'
import { previewPixels } from '../../platform/pictures/preview'
import { FULL_TURN } from '../../wheel/angle'
import { CORNER, type PictureRoom } from '../../wheel/labels/pictureRoom'
import type { WheelMetrics } from '../../wheel/metrics'
import { type Photo, photoOf } from '../../wheel/picture'
import type { Photos } from '../view'

/** Pixels: 2048 squared at four bytes each are 16 MB. */
const MAX_SIDE = 2048
/** Pixels of a cell's side: a photo has no more. */
const MOST = 512
/** Empty pixels at the edges of a cell, in cells: smaller pictures of the sheet do not mix their neighbors'. */
const MARGIN = 1 / 32
/** Of an emoji, in pictures: its ink reaches beyond its font's size. */
const EMOJI_SIZE = 0.8
/** Of what is cut off a picture that is taller than wide: faces are in its upper part. */
const CUT_ABOVE = 0.35
/** The same where only the circle in its square is seen. */
const ROUND_EMOJI_SIZE = 0.62
/** Behind a photo with transparent parts: most logos are made for paper, those that are nearly white for the dark. */
const LIGHT_GROUND = '#ffffff'
const DARK_GROUND = '#1d1830'
const LIGHT = 0.8
/** Milliseconds between two reports: each makes a renderer upload the sheet. */
const REPORT_MS = 1000

export interface PictureSheet {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas
  /** Pixels: of the square that a picture has. */
  readonly side: number
  readonly shape: Shape
  /** Not only its preview. */
  isDrawn(picture: string): boolean
  /** Pixels from the canvas's left and top to a picture's. */
  placeOf(picture: string): Place | undefined
  /** @param context its origin is the wheel's middle, and outward along the middle of the slice is up */
  paint(context: Context, picture: string, room: PictureRoom, metrics: WheelMetrics): void
  /** The same in a circle around the context's origin. */
  paintRound(context: Context, picture: string, radius: number): void
  /** Draws the photos that were not there before. Never rejects. */
  load(photos: Photos): Promise<void>
  close(): void
}

/** What is cut off photos: corners, or nothing. In `round`, what has no background is whole within the circle. */
export type Shape = 'rounded' | 'square' | 'round'

interface SheetOptions {
  readonly shape: Shape
  /** A power of two, in pixels: as `cellFor` says. */
  readonly cell: number
  /** Called when more photos are in the sheet. */
  onDrawn(): void
  /** Its pictures are shown until their photos are loaded. */
  readonly before?: PictureSheet | null
}

interface Place {
  readonly x: number
  readonly y: number
}

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Pixels: where there are no pictures. */
export const LEAST_CELL = 2

/**
 * The least that shows a picture sharp: more would take longer to upload and to draw from.
 * @param pixels sides that pictures have on the screen
 * @returns the side of a cell in pixels, a power of two, so that each smaller picture of the sheet has whole cells too
 */
export function cellFor(pixels: readonly number[]): number {
  const side = pixels.reduce((most, one) => Math.max(most, one), 1)
  return Math.min(MOST, 2 ** Math.ceil(Math.log2(side / (1 - 2 * MARGIN))))
}

/** @param pictures repeated ones have one cell */
export function createPictureSheet(
  pictures: Iterable<string>,
  { shape, cell: wanted, onDrawn, before }: SheetOptions,
): PictureSheet {
  const shown = [...new Set(pictures)]
  const columns = Math.max(1, Math.ceil(Math.sqrt(shown.length)))
  const cell = Math.min(wanted, 2 ** Math.floor(Math.log2(MAX_SIDE / columns)))
  const margin = Math.ceil(cell * MARGIN)
  const side = cell - 2 * margin
  const canvas = createCanvas(columns * cell, Math.max(1, Math.ceil(shown.length / columns)) * cell)
  const context = canvas.getContext('2d') as Context | null
  if (!context) throw new Error('Could not get canvas context')
  if ('imageSmoothingQuality' in context) context.imageSmoothingQuality = 'high'
  const places = new Map(
    shown.map((picture, index): [string, Place] => [
      picture,
      {
        x: (index % columns) * cell + margin,
        y: Math.floor(index / columns) * cell + margin,
      },
    ]),
  )
  const drawn = new Set<string>()
  let isClosed = false
  let loading: Promise<void> = Promise.resolve()
  for (const [picture, place] of places) {
    // No closure may keep the sheet before: it keeps the one before it.
    if (paintFirst(context, picture, place, { side, shape }, before)) drawn.add(picture)
  }

  async function load(photos: Photos): Promise<void> {
    let reportedMs = performance.now()
    let isNew = false
    for (const picture of shown) {
      const hash = photoOf(picture)?.hash
      const file = hash && photos.get(hash)
      if (!file || drawn.has(picture) || isClosed) continue
      // One at a time: a hundred of them at once would take a hundred megabytes.
      const image = await createImageBitmap(file).catch(() => null)
      if (isClosed) return image?.close()
      // The preview stays.
      if (!image) continue
      const { x, y } = places.get(picture) as Place
      context?.save()
      context?.translate(x, y)
      if (context) paintPhoto(context, picture, image, side, shape)
      context?.restore()
      image.close()
      drawn.add(picture)
      isNew = true
      if (performance.now() - reportedMs < REPORT_MS) continue
      onDrawn()
      isNew = false
      reportedMs = performance.now()
    }
    if (isNew) onDrawn()
  }

  return {
    canvas,
    side,
    shape,
    isDrawn: (picture) => drawn.has(picture),
    placeOf: (picture) => places.get(picture),
    paint(context, picture, room, metrics) {
      const place = places.get(picture)
      if (!place) return
      const { distance, size, halfAngle } = room
      if (halfAngle !== null) {
        context.beginPath()
        for (const [right, outward] of pictureOutline(room, metrics)) {
          context.lineTo(right, -outward)
        }
        context.clip()
      }
      const to = [-size / 2, -distance - size / 2, size, size] as const
      context.drawImage(canvas, place.x, place.y, side, side, ...to)
    },
    paintRound(context, picture, radius) {
      const place = places.get(picture)
      if (!place) return
      context.save()
      if ('imageSmoothingQuality' in context) context.imageSmoothingQuality = 'high'
      context.beginPath()
      context.arc(0, 0, radius, 0, FULL_TURN)
      context.clip()
      const to = [-radius, -radius, 2 * radius, 2 * radius] as const
      context.drawImage(canvas, place.x, place.y, side, side, ...to)
      context.restore()
    },
    load(photos) {
      loading = loading.then(() => load(photos))
      return loading
    },
    close() {
      isClosed = true
    },
  }
}

/** As in the sheet before, or else its preview. Returns whether it is the photo itself. */
function paintFirst(
  context: Context,
  picture: string,
  { x, y }: Place,
  { side, shape }: Pick<PictureSheet, 'side' | 'shape'>,
  before: PictureSheet | null | undefined,
): boolean {
  const known = photoOf(picture) && before?.shape === shape && before.placeOf(picture)
  context.save()
  context.translate(x, y)
  const isDrawn = before?.isDrawn(picture) ?? false
  // A preview that was drawn small would stay so where there is no photo.
  if (before && known && (isDrawn || before.side >= side)) {
    const from = [known.x, known.y, before.side, before.side] as const
    context.drawImage(before.canvas, ...from, 0, 0, side, side)
  } else paintPreview(context, picture, side, shape)
  context.restore()
  return Boolean(before && known && before.side >= side && isDrawn)
}

/** What can be shown of a picture at once. @param side pixels of the square that it has, from the context's origin */
export function paintPreview(context: Context, picture: string, side: number, shape: Shape): void {
  const photo = photoOf(picture)
  const preview = photo && canvasOf(previewPixels(photo.preview))
  if (!photo) paintEmoji(context, picture, side, shape)
  else if (preview) paintPhoto(context, picture, preview, side, shape)
}

function paintEmoji(context: Context, emoji: string, side: number, shape: Shape): void {
  const size = side * (shape === 'round' ? ROUND_EMOJI_SIZE : EMOJI_SIZE)
  context.font = `${size}px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif`
  context.fillStyle = '#000000'
  // Not by `...`, which copies nothing: what it has is its prototype's.
  const ink = context.measureText(emoji)
  // Some flags are wider than their size.
  const scale = Math.min(1, side / Math.max(1, ink.width))
  const middle = (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2
  context.translate(side / 2, side / 2)
  context.scale(scale, scale)
  // Not from its start, which is on the right where the page's language is.
  context.textAlign = 'center'
  context.fillText(emoji, 0, middle)
}

/** One with transparent parts is shown whole, and any other covers the square. */
export function paintPhoto(
  context: Context,
  picture: string,
  image: ImageBitmap | HTMLCanvasElement | OffscreenCanvas,
  side: number,
  shape: Shape,
): void {
  const { width, height } = image
  const photo = photoOf(picture)
  // Of the preview.
  context.clearRect(0, 0, side, side)
  if (photo && hasTransparency(photo)) {
    // Whatever the hub of a look is made of, a logo can be read.
    context.fillStyle = isLight(photo) ? DARK_GROUND : LIGHT_GROUND
    if (shape === 'round') context.fillRect(0, 0, side, side)
    const scale = side / (shape === 'round' ? Math.hypot(width, height) : Math.max(width, height))
    const [left, top] = [(side - width * scale) / 2, (side - height * scale) / 2]
    context.drawImage(image, left, top, width * scale, height * scale)
    return
  }
  const scale = side / Math.min(width, height)
  const [left, top] = [(side - width * scale) / 2, (side - height * scale) * CUT_ABOVE]
  context.beginPath()
  context.roundRect(0, 0, side, side, shape === 'rounded' ? CORNER * side : 0)
  context.clip()
  context.drawImage(image, left, top, width * scale, height * scale)
}

function canvasOf(pixels: ImageData | null) {
  if (!pixels) return null
  const canvas = createCanvas(pixels.width, pixels.height)
  const context = canvas.getContext('2d') as Context | null
  context?.putImageData(pixels, 0, 0)
  return canvas
}

/** Whether what is seen of it is, on the whole. */
function isLight({ preview }: Photo): boolean {
  const { data = [] } = previewPixels(preview) ?? {}
  let [seen, light] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(at, at + 4)
    seen += alpha
    light += (alpha * (red + green + blue)) / 3 / 255
  }
  return light > LIGHT * seen
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Whether the photo has transparent parts, as logos do: bit 23 of a ThumbHash. */
export function hasTransparency({ preview }: Photo): boolean {
  return (BASE64URL.indexOf(preview[2] ?? '') & 2) !== 0
}

/** Corners on the arc of a slice that a picture fills, in a turn. */
const ARC_CORNERS = 180

/** Of what is seen of it: clockwise, in CSS pixels to the right of the slice's middle line and outward along it. */
export function pictureOutline(
  { distance, size, halfAngle }: PictureRoom,
  { radius, border }: WheelMetrics,
): (readonly [right: number, outward: number])[] {
  const half = size / 2
  if (halfAngle === null) {
    return [
      [-half, distance - half],
      [-half, distance + half],
      [half, distance + half],
      [half, distance - half],
    ]
  }
  // Beside the lines between slices.
  const point = Math.min(radius, border / 2 / Math.sin(Math.min(halfAngle, Math.PI / 2)))
  const seen = Math.max(0, halfAngle - border / 2 / radius)
  const inner = distance - half
  const across = Math.max(0, inner - point) * Math.tan(seen)
  const steps = Math.max(2, Math.ceil((2 * seen * ARC_CORNERS) / FULL_TURN))
  const arc = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = seen * ((2 * step) / steps - 1)
    return [radius * Math.sin(angle), radius * Math.cos(angle)] as const
  })
  const start =
    across > 0 && halfAngle < Math.PI / 2
      ? ([
          [across, inner],
          [-across, inner],
        ] as const)
      : ([[0, point]] as const)
  return [...start, ...arc]
}
