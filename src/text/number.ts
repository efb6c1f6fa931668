import { lazy } from './lazy'
import { LOCALE } from './locale'

/** Writes numbers as the language of the page does. */
export function numberFormat(options: Intl.NumberFormatOptions): (number: number) => string {
  const format = lazy(() => new Intl.NumberFormat(LOCALE, options))
  return (number) => format().format(number)
}
