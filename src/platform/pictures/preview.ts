// A picture in some 25 bytes, shown until the picture itself is there: a ThumbHash (https://evanw.github.io/thumbhash/),
// as base64url without padding (RFC 4648, section 5).

import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { bytesToBase64url } from '../base64url'

/** The longest side that a ThumbHash is made from, in pixels. */
export const MAX_PREVIEWED_SIDE = 100

/** 5 bytes tell one color. No ThumbHash has more than 25, which are 34 letters. */
const PREVIEW = /^[\w-]{7,48}$/

/** @throws where a side is longer than MAX_PREVIEWED_SIDE */
export function previewOf({ width, height, data }: ImageData): string {
  return bytesToBase64url(rgbaToThumbHash(width, height, data))
}

/** At most 32 pixels wide and high. Null for what is no preview: it may come with a link. */
export function previewPixels(preview: string): ImageData | null {
  if (!PREVIEW.test(preview)) return null
  try {
    const text = atob(preview.replaceAll('-', '+').replaceAll('_', '/'))
    const { w, h, rgba } = thumbHashToRGBA(Array.from(text, (letter) => letter.charCodeAt(0)))
    return new ImageData(new Uint8ClampedArray(rgba), w, h)
  } catch {
    // It is not base64, or says that a side is 0.
    return null
  }
}
