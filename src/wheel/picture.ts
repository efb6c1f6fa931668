// What an option shows beside its text: an emoji, or a photo. Of a photo the wheel has only the hash of its file, which
// is kept elsewhere, and a preview.

import { splitCharacters } from './text'

export interface Photo {
  /** SHA-256 of the file, in base64url. `null` where a link has brought the wheel: links carry no files. */
  readonly hash: string | null
  /** ThumbHash (evanw.github.io/thumbhash), in base64url. */
  readonly preview: string
}

const PHOTO = /^([\w-]{43})?\.([\w-]{6,48})$/
const BEGINS_EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*\d]\ufe0f?\u20e3)/u
/** Code units of the longest emoji, a kiss with two skin tones. */
const MAX_EMOJI_LENGTH = 16

/** `undefined` where it is no picture. */
export function pictureOf(found: unknown): string | undefined {
  return photoIn(found) ?? (typeof found === 'string' && isEmoji(found) ? found : undefined)
}

/** One character (UAX 29), whether this browser's font has it or not. */
export function isEmoji(text: string): boolean {
  return (
    text.length <= MAX_EMOJI_LENGTH && BEGINS_EMOJI.test(text) && splitCharacters(text).length === 1
  )
}

/** `undefined` where it is no photo. */
export function photoIn(found: unknown): string | undefined {
  return typeof found === 'string' && PHOTO.test(found) ? found : undefined
}

/** `null` where the picture is an emoji. */
export function photoOf(picture: string): Photo | null {
  const [, hash = null, preview] = PHOTO.exec(picture) ?? []
  return preview === undefined ? null : { hash, preview }
}

/** Of a photo whose file is kept: the first 43 letters are the hash. No emoji is so long. */
export function hasHash({ picture }: { readonly picture?: string | undefined }): boolean {
  return picture?.[43] === '.'
}

export function photoText(hash: string, preview: string): string {
  return `${hash}.${preview}`
}

/** What a link can carry of it. */
export function previewOf(picture: string): string {
  const photo = photoOf(picture)
  return photo ? `.${photo.preview}` : picture
}
