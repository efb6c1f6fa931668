import { numberFormat } from './number'

// One digit after the point; two significant digits where that would be nothing but zeros.
const percent = numberFormat({
  style: 'percent',
  maximumFractionDigits: 1,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
})

/**
 * A chance from 0 to 1 in percent, briefly: `33.3%`, `3.3%`, `0.01%`. Only 0 is `0%`, and only 1 is `100%`: what would be
 * rounded to that is `>99.9%`.
 */
export function inPercent(chance: number): string {
  // The sign is the same in all languages.
  return chance < 1 && chance >= 0.9995 ? `>${percent(0.999)}` : percent(chance)
}
