// What counts as the same text, and what comes first, as the language of the page has it.

import { lazy } from './lazy'
import { LOCALE } from './locale'

// 2 comes before 10.
const texts = lazy(() => new Intl.Collator(LOCALE, { numeric: true }))
const names = lazy(() => new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' }))

export function compareTexts(one: string, other: string): number {
  return texts().compare(one, other)
}

/** As people sort names: without case and accents, and `4B` before `10A`. */
export function compareNames(one: string, other: string): number {
  return names().compare(one, other)
}

const ASCII = /^[\0-\x7f]*$/
/** Of Latin, Greek and Cyrillic letters. Other scripts' marks change the word. */
const ACCENTED = /\P{M}[\u0300-\u036f]+|[\u0300-\u036f]+/gu

/**
 * Without case, accents and width, as the language of the page has them: in Turkish ı and I are one letter, and i and İ
 * another. An accent that makes a letter of its own stays, such as that of ñ in Spanish.
 */
export function folded(text: string): string {
  return foldedIn(LOCALE, text)
}

/** The same in all languages. */
export function foldedAnywhere(text: string): string {
  return foldedIn('en', text)
}

function foldedIn(locale: string, text: string): string {
  if (ASCII.test(text)) return text.toLocaleLowerCase(locale)
  const plain = text
    .normalize('NFKD')
    .replace(ACCENTED, (letter) =>
      isOwnLetter(locale, letter) ? letter.normalize() : bare(letter),
    )
  // Through capitals, because ß has two of them, and ẞ is small first.
  return plain.toLocaleLowerCase(locale).toLocaleUpperCase(locale).toLocaleLowerCase(locale)
}

const bare = (letter: string) => letter.replace(/[\u0300-\u036f]+/, '')

const collators = lazy(() =>
  // Where one of the two has it with the bare letter, people look for it so: ä in German dictionaries, ó in Polish search.
  (['sort', 'search'] as const).map(
    (usage) => new Intl.Collator(LOCALE, { usage, sensitivity: 'base' }),
  ),
)
const inEnglish = lazy(() => new Intl.Collator('en', { sensitivity: 'base' }))
/** Of letters with one accent, which are few. */
const known = new Map<string, boolean>()

/** What is another letter in English too, such as й, loses its accent in every language. */
function isOwnLetter(locale: string, letter: string): boolean {
  if (locale.startsWith('en')) return false
  const isKnown = known.get(letter)
  if (isKnown !== undefined) return isKnown
  const base = bare(letter)
  const isOwn =
    inEnglish().compare(letter, base) === 0 &&
    collators().every((collator) => collator.compare(letter, base) !== 0)
  if (letter.length === 2) known.set(letter, isOwn)
  return isOwn
}
