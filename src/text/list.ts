import { lazy } from './lazy'
import { LOCALE } from './locale'

const conjunction = lazy(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }))
const disjunction = lazy(() => new Intl.ListFormat(LOCALE, { type: 'disjunction' }))

/** The items in one phrase: `A`, `A and B`, `A, B, and C`. */
export function list(items: readonly string[]): string {
  return conjunction().format(items)
}

/** The items as alternatives, such as `A or B`, apart from the text between them. */
export function alternatives(items: readonly string[]) {
  return disjunction().formatToParts(items)
}
