// Finds options by a part of their text.

import type { Segment } from '../wheel/segment'

/** Accents of Latin, Greek and Cyrillic letters once they stand apart. Other scripts' marks change the word. */
const ACCENTS = /[\u0300-\u036f]/g

/** The text as it is compared: without case, accents and width. Through capitals, because ß has two of them. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toUpperCase().toLowerCase()
}

/** Indexes of the options whose text contains what is looked for, in order. */
export function placesOf(options: readonly Segment[], query: string): readonly number[] {
  const wanted = folded(query.trim())
  return options.flatMap(({ text }, index) => (folded(text).includes(wanted) ? [index] : []))
}
