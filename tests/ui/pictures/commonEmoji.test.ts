import { expect, it } from 'vitest'
import { COMMON_EMOJI } from '../../../src/ui/pictures/commonEmoji'
import { isEmoji } from '../../../src/wheel/picture'

it('common emoji are pictures, each once, of one character that old phones draw in color', () => {
  expect(COMMON_EMOJI).toHaveLength(160)
  expect(new Set(COMMON_EMOJI).size).toBe(COMMON_EMOJI.length)
  expect(COMMON_EMOJI.filter((emoji) => !isEmoji(emoji))).toEqual([])
  // No sequence, and none that is drawn as a letter unless U+FE0F asks for a picture.
  const isSimple = /^(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f)$/u
  expect(COMMON_EMOJI.filter((emoji) => !isSimple.test(emoji))).toEqual([])
})
