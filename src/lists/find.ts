import { folded } from '../text/order'
import type { Segment } from '../wheel/segment'

/** Without regard to case, accents and width, as the language of the page has them. */
export function placesOf(options: readonly Segment[], query: string): readonly number[] {
  const wanted = folded(query.trim())
  return options.flatMap(({ text }, index) => (folded(text).includes(wanted) ? [index] : []))
}
