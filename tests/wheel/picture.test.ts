import { rgbaToThumbHash } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { hasTransparency } from '../../src/render/pictures/pictureSheet'
import { isEmoji, photoOf, photoText, pictureOf, previewOf } from '../../src/wheel/picture'

const HASH = 'hSG0-_'.repeat(8).slice(0, 43)
const PREVIEW = '1QcSHQRnh493V4dIh4eXh1h4kJUI'

describe('a picture', () => {
  it.each(['🐶', '❤️', '👩‍👩‍👧‍👦', '🇫🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '3️⃣', '👍🏽', '☀'])('may be the emoji %s', (emoji) => {
    expect(isEmoji(emoji)).toBe(true)
    expect(pictureOf(emoji)).toBe(emoji)
    expect(photoOf(emoji)).toBeNull()
    expect(previewOf(emoji)).toBe(emoji)
  })

  it.each([
    ...['', 'a', '3', '#', '🐶🐶', '🐶 ', ' 🐶', 'a🐶', '山', '\u200d', '🐶'.padEnd(17, '\ufe0f')],
    ...[`${HASH}`, `${HASH}.`, `${HASH}a.${PREVIEW}`, `.${'a'.repeat(49)}`, `${HASH}.${PREVIEW} `],
    ...[`${HASH}.${PREVIEW}\n`, '..', `.${PREVIEW.slice(0, 5)}`],
  ])('is not %j', (found) => {
    expect(pictureOf(found)).toBeUndefined()
  })

  it.each([null, 7, {}, ['🐶'], undefined])('is no %j', (found) => {
    expect(pictureOf(found)).toBeUndefined()
  })

  it('may be a photo, of which a link has the preview alone', () => {
    const photo = photoText(HASH, PREVIEW)
    expect(pictureOf(photo)).toBe(photo)
    expect(photoOf(photo)).toEqual({ hash: HASH, preview: PREVIEW })
    const shared = previewOf(photo)
    expect(pictureOf(shared)).toBe(shared)
    expect(photoOf(shared)).toEqual({ hash: null, preview: PREVIEW })
    expect(previewOf(shared)).toBe(shared)
  })

  it('tells from a preview whether parts of a photo are transparent', () => {
    const hasTransparent = (alphas: readonly number[]) => {
      const rgba = alphas.flatMap((alpha) => [200, 40, 90, alpha])
      const bytes = rgbaToThumbHash(2, 2, rgba)
      return hasTransparency({ hash: null, preview: Buffer.from(bytes).toString('base64url') })
    }
    expect(hasTransparent([255, 255, 255, 255])).toBe(false)
    expect(hasTransparent([255, 0, 255, 255])).toBe(true)
    expect(hasTransparent([0, 0, 0, 0])).toBe(true)
  })
})
