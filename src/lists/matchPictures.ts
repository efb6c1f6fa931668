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
  const words = keys.map(wordsOf)
  const matched: (number | undefined)[] = files.map(() => undefined)
  const isTaken = new Set<number>()
  const take = (choose: (key: string, words: readonly string[]) => readonly number[]) => {
    for (const [file, name] of files.entries()) {
      const key = keyOf(stemOf(name))
      if (matched[file] !== undefined || key === '') continue
      const [first, ...others] = choose(key, wordsOf(key)).filter((index) => !isTaken.has(index))
      // Options of one text are the same to a file.
      const isOne = others.every((index) => keys[index] === keys[first ?? -1])
      if (first === undefined || !isOne) continue
      matched[file] = first
      isTaken.add(first)
    }
  }
  const indexes = keys.flatMap((key, index) => (key === '' ? [] : [index]))
  const wordsAt = (index: number) => words[index] as readonly string[]
  take((key) => indexes.filter((index) => keys[index] === key))
  take((_, own) => {
    const found = indexes.filter((index) => wordsAt(index).every((word) => own.includes(word)))
    // Ann and Ann Lee, for “Ann Lee 2”: the longer name says more.
    const most = Math.max(0, ...found.map((index) => wordsAt(index).length))
    return found.filter((index) => wordsAt(index).length === most)
  })
  take((_, own) => indexes.filter((index) => own.every((word) => wordsAt(index).includes(word))))
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

/** Without the folders before it, and without its type. */
export function stemOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.[^.]{1,5}$/, '')
}

/** Without case, signs, and the accents that European letters have. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const wordsOf = (key: string): readonly string[] => key.split(' ')
