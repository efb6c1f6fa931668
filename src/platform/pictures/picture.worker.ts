// Decodes a picture in a worker, and writes it anew from its pixels: no place or camera, no animation and nothing that
// was hidden in the file is left. A picture may be made to harm, and a large one would stop the page.

import { sha256Base64url } from '../sha256'
import { imageHeader } from './imageHeader'
import { MAX_PREVIEWED_SIDE, previewOf } from './preview'

/** `heic` is a photo of an iPhone that this browser cannot decode; `failed` is no fault of the picture's. */
export type Refusal =
  | 'tooLarge'
  | 'tooManyPixels'
  | 'svg'
  | 'heic'
  | 'notAPicture'
  | 'damaged'
  | 'failed'

export type Answer =
  | {
      readonly refusal?: undefined
      readonly hash: string
      readonly preview: string
      readonly bytes: ArrayBuffer
      readonly type: string
    }
  | { readonly refusal: Refusal }

export interface Request {
  readonly file: Blob
  /** Pixels: the longest side of what is written. */
  readonly side: number
}

const MAX_BYTES = 20 * 2 ** 20
/** What phones call 50 megapixels can be 8,160 times 6,144. Each takes four bytes while it is decoded. */
const MAX_PIXELS = 50 * 2 ** 20
const MAX_SIDE = 16_384
const QUALITY = 0.85

async function read({ file, side }: Request): Promise<Answer> {
  if (file.size > MAX_BYTES) return { refusal: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = imageHeader(bytes)
  const { kind } = header
  if (kind === 'svg') return { refusal: 'svg' }
  if (kind === 'unknown') return { refusal: 'notAPicture' }
  const broken: Refusal = kind === 'heic' ? 'heic' : 'damaged'
  if (header.width === 0 || header.height === 0) return { refusal: broken }
  if (hasTooManyPixels(header)) return { refusal: 'tooManyPixels' }
  let bitmap: ImageBitmap
  try {
    // At its full size: asked for a smaller one, browsers would not say how large it was.
    const picture = new Blob([bytes], { type: `image/${kind}` })
    bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  } catch {
    return { refusal: broken }
  }
  try {
    // The header may have lied.
    if (hasTooManyPixels(bitmap)) return { refusal: 'tooManyPixels' }
    return await written(shrunk(bitmap, side))
  } finally {
    bitmap.close()
  }
}

function hasTooManyPixels({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS
}

/**
 * A copy, never enlarged. It is halved first while it is more than twice too large: not every browser's one step takes
 * all pixels into account, and half of them is the mean of two in each.
 */
function shrunk(source: ImageBitmap | OffscreenCanvas, maxSide: number): OffscreenCanvas {
  const scale = Math.min(1, maxSide / Math.max(source.width, source.height))
  const step = Math.max(scale, 0.5)
  const width = Math.max(1, Math.round(source.width * step))
  const height = Math.max(1, Math.round(source.height * step))
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  // Firefox has only one.
  if ('imageSmoothingQuality' in context) context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return step > scale ? shrunk(canvas, maxSide) : canvas
}

/** Not on the GPU, because its pixels are read. @throws where there is no memory for it */
function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  return context
}

const pixelsOf = (canvas: OffscreenCanvas) =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)

async function written(canvas: OffscreenCanvas): Promise<Answer> {
  if (!givesPixels()) throw new Error('The browser gives noise for pixels')
  const blob = await encoded(canvas)
  const bytes = await blob.arrayBuffer()
  const hash = await sha256Base64url(new Uint8Array(bytes))
  const preview = previewOf(pixelsOf(shrunk(canvas, MAX_PREVIEWED_SIDE)))
  return { hash, preview, bytes, type: blob.type }
}

async function encoded(canvas: OffscreenCanvas): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  // Safari writes no WebP, and PNG in its place, in which a photo is large.
  if (blob.type === 'image/webp' || !isOpaque(canvas)) return blob
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/** Against fingerprinting some browsers keep what is drawn to themselves; others change the last bits, which no eye sees. */
function givesPixels(): boolean {
  const canvas = new OffscreenCanvas(8, 8)
  const context = contextOf(canvas)
  context.fillStyle = 'rgb(128 128 128)'
  context.fillRect(0, 0, 8, 8)
  return pixelsOf(canvas).data.every(
    (value, index) => index % 4 === 3 || Math.abs(value - 128) <= 4,
  )
}

function isOpaque(canvas: OffscreenCanvas): boolean {
  return pixelsOf(canvas).data.every((value, index) => index % 4 !== 3 || value === 255)
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  let answer: Answer
  try {
    answer = await read(data)
  } catch (cause) {
    // The file is gone or may not be read, or there is no memory.
    console.warn('Failed to read a picture', cause)
    answer = { refusal: 'failed' }
  }
  postMessage(answer, { transfer: answer.refusal ? [] : [answer.bytes] })
})
