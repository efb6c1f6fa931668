// Which option a picture's file is named after.

import { optionText } from '../wheel/segment'

/** As cameras and phones name their files, which says nothing of who is on them; numbers come behind or between. */
const CAMERA_WORDS = new Set(
  'img image dsc dscf dscn pxl mvimg vid photo picture screenshot scan whatsapp signal at wa copy edited'.split(
    ' ',
  ),
)
const IS_RANDOM = /^[\da-f]{16,}$/

/** For each file the index of its option; `undefined` where none is meant, or more than one may be. */
export function matchPictures(
  files: readonly string[],
  options: readonly string[],
): readonly (number | undefined)[] {
  const keys = options.map(keyOf)
  const matched: (number | undefined)[] = files.map(() => undefined)
  const isTaken = new Set<number>()
  const take = (fits: (option: string, file: string) => boolean) => {
    for (const [file, name] of files.entries()) {
      const key = keyOf(stemOf(name))
      if (matched[file] !== undefined || key === '') continue
      const found = keys.flatMap((option, index) =>
        !isTaken.has(index) && option !== '' && fits(option, key) ? [index] : [],
      )
      // Ann and Ann Lee, for “Ann Lee 2”: the longer name says more.
      const most = Math.max(0, ...found.map((index) => wordsOf(keys[index]).length))
      const best = found.filter((index) => wordsOf(keys[index]).length === most)
      // Options of one text are the same to a file.
      const isOne = new Set(best.map((index) => keys[index])).size === 1
      if (!isOne || best[0] === undefined) continue
      matched[file] = best[0]
      isTaken.add(best[0])
    }
  }
  take((option, file) => option === file)
  take((option, file) => isWithin(option, file))
  take((option, file) => isWithin(file, option))
  return matched
}

/** What an option that is named after the file would be called. `undefined` where a camera has named it. */
export function nameOfPicture(file: string): string | undefined {
  const words = stemOf(file)
    .replace(/[_\s]+/g, ' ')
    .trim()
  if (wordsOf(keyOf(words)).every(isOfCamera)) return undefined
  return optionText(words.replace(/^\d+[ .-]+(?=\p{L})/u, ''))
}

function isOfCamera(word: string): boolean {
  const letters = word.replace(/\d+/g, '')
  return letters === '' || CAMERA_WORDS.has(letters) || IS_RANDOM.test(word)
}

function stemOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.[^.]{1,5}$/, '')
}

/** Without case, accents and signs. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const wordsOf = (key = '') => key.split(' ')

/** All words of the one are words of the other. */
function isWithin(one: string, other: string): boolean {
  const words = new Set(wordsOf(other))
  return wordsOf(one).every((word) => words.has(word))
}
