import type { Segment } from '../wheel/segment'

/** Of Latin, Greek and Cyrillic letters. Other scripts' marks change the word. */
const ACCENTS = /[\u0300-\u036f]/g

/** Without case, accents and width. Through capitals, because ß has two of them. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toUpperCase().toLowerCase()
}

export function placesOf(options: readonly Segment[], query: string): readonly number[] {
  const wanted = folded(query.trim())
  return options.flatMap(({ text }, index) => (folded(text).includes(wanted) ? [index] : []))
}
