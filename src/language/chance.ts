import { LOCALE } from './locale'

// One digit after the point; two significant digits where that would be nothing but zeros.
const percent = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
})

/** From here on the digits above would round to 100%. */
const NEARLY_CERTAIN = 0.9995

/** A chance from 0 to 1 in percent: `33.3%`, `3.3%`, `0.01%`. Only 0 is `0%`, and only 1 is `100%`. */
export function inPercent(chance: number): string {
  if (!(chance >= NEARLY_CERTAIN && chance < 1)) return percent.format(chance)
  // Down to the first digit that is not a nine.
  const digits = Math.ceil(-Math.log10(1 - chance)) - 2
  return chance.toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: digits })
}
