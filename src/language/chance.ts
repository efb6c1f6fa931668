import { LOCALE } from './locale'

// One digit after the point; two significant digits where that would be nothing but zeros.
const percent = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
})
const count = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })

/** A chance from 0 to 1 in percent: `33.3%`, `3.3%`, `0.01%`. */
export function inPercent(chance: number): string {
  return percent.format(chance)
}

/** A chance from 0 to 1 as odds and in percent: `1 in 30, 3.3%`. */
export function oddsInWords(chance: number): string {
  return `1 in ${count.format(1 / chance)}, ${inPercent(chance)}`
}
