import { LOCALE } from './locale'

const conjunction = new Intl.ListFormat(LOCALE, { type: 'conjunction' })

/** The items in one phrase: `A`, `A and B`, `A, B, and C`. */
export function list(items: readonly string[]): string {
  return conjunction.format(items)
}
