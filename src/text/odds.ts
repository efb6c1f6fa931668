// Odds: a chance as people say it. It has a format of its own for percent, because the first paint has chance.ts in one
// file with the wheel, which the info pages do without.

import { numberFormat } from './number'
import { say } from './say'

/** As in chance.ts. */
const percent = numberFormat({
  style: 'percent',
  maximumFractionDigits: 1,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
})
/** From here on that would be 100%. */
const NEARLY_CERTAIN = 0.9995

const texts = {
  /** Odds and percent: “1 in 30, 3.3%”. */
  odds: (odds: string, percent: string) => say('{odds}, {percent}', { odds, percent }),
  /** “3 in 41” */
  partOf: (part: number, of: number) =>
    say('{part, number, ::precision-integer} in {of, number, ::precision-integer}', { part, of }),
  /** “about 9 in 10” */
  about: (part: number, of: number) =>
    say('about {part, number, ::precision-integer} in {of, number, ::precision-integer}', {
      part,
      of,
    }),
  /** “about 1 in 331” */
  aboutOne: (of: number) => say('about 1 in {of, number, ::@##}', { of }),
  /** “more than 999 in 1,000” */
  moreThan: (part: number, of: number) =>
    say('more than {part, number, ::precision-integer} in {of, number, ::precision-integer}', {
      part,
      of,
    }),
  /** An estimate, and by how many percentage points it may be off: “7.3% ± 0.2”. */
  estimate: (percent: string, points: string) => say('{percent} ± {points}', { percent, points }),
  lessThan: (percent: string) => say('less than {percent}', { percent }),
  /** A chance that was halved, beside others that were not. The fraction is such as “1/8”. */
  halved: (times: number, fraction: string) =>
    say(
      '{times, plural, =1 {Now counts half} =2 {Now counts a quarter} other {Now counts {fraction}}}',
      { times, fraction },
    ),
}

/** Below three of them a larger number says nothing to anybody. */
const MOST = 1000
/** One in more than this is told roughly. */
const MOST_FOR_ONE = 1e9
/**
 * Two different fractions p/q and P/Q are at least 1/(qQ) apart. The weights of a wheel add up to 10⁹ at most: a chance
 * that is so near to a fraction with q up to 1,000 is that fraction.
 */
const SAME = 1e-12
/** In tenths and less, a chance that is no small fraction is told by the nearest one. */
const COARSE = 10

/** A chance from 0 to 1 as odds and in percent: `1 in 30, 3.3%`, `3 in 41, 7.3%`, `about 1 in 331, 0.3%`. */
export function oddsInWords(chance: number): string {
  const odds = oddsOf(chance)
  return odds === '' ? wholePercent(chance) : texts.odds(odds, wholePercent(chance))
}

/** With as many digits as it takes: `99.996%`. */
function wholePercent(chance: number): string {
  if (!(chance >= NEARLY_CERTAIN && chance < 1)) return percent(chance)
  // Down to the first digit that is not a nine.
  const digits = Math.ceil(-Math.log10(1 - chance)) - 2
  return numberFormat({ style: 'percent', maximumFractionDigits: digits })(chance)
}

/** A chance from 0 to 1 as odds alone: `3 in 41`. Empty for 0, of which there are none. */
export function oddsOf(chance: number): string {
  if (!(chance > 0)) return ''
  const [part, of] = fractionOf(chance) ?? []
  if (part !== undefined && of !== undefined) return texts.partOf(part, of)
  return aboutOdds(chance)
}

/** The fraction that the chance is: one of any number, or one with up to 1,000 below the line. `null` for no such. */
function fractionOf(chance: number): readonly [part: number, of: number] | null {
  const number = Math.round(1 / chance)
  const isOne = Math.abs(number * chance - 1) < SAME && number <= MOST_FOR_ONE
  // What is only nearly certain is not one in one.
  if (isOne && (number > 1 || chance === 1)) return [1, number]
  // The convergents of its continued fraction (Hardy and Wright, An Introduction to the Theory of Numbers, chapter 10):
  // a fraction so near to it that no other with so small a number comes as near is among them.
  let [before, last] = [
    [0, 1],
    [1, 0],
  ] as [[number, number], [number, number]]
  let rest = chance
  for (;;) {
    const term = Math.floor(rest)
    const next: [number, number] = [term * last[0] + before[0], term * last[1] + before[1]]
    const [part, of] = next
    if (of > MOST) return null
    if (Math.abs(chance - part / of) < SAME) return part > 0 && part < of ? next : null
    ;[before, last] = [last, next]
    rest = 1 / (rest - term)
  }
}

function aboutOdds(chance: number): string {
  if (chance < 1 / COARSE) return texts.aboutOne(1 / chance)
  if (chance > 1 - 1 / MOST) return texts.moreThan(MOST - 1, MOST)
  if (chance > 1 - 1 / COARSE) {
    const of = Math.round(1 / (1 - chance))
    return texts.about(of - 1, of)
  }
  const [part, of] = nearestCoarse(chance)
  return texts.about(part, of)
}

/** The nearest fraction of tenths or less. */
function nearestCoarse(chance: number): readonly [part: number, of: number] {
  let nearest: readonly [number, number] = [1, 2]
  for (let of = 3; of <= COARSE; of += 1) {
    const part = Math.round(chance * of)
    const [bestPart, bestOf] = nearest
    if (Math.abs(part / of - chance) < Math.abs(bestPart / bestOf - chance)) nearest = [part, of]
  }
  return nearest
}

/** After the point, of an estimate. */
const MOST_DIGITS = 4

/**
 * A chance that was estimated, with its standard error in percentage points: `7.3% ± 0.2`.
 * @param error from above 0, as a chance
 */
export function estimateInWords(chance: number, error: number): string {
  // The error has one digit, and the chance none that it makes meaningless.
  const digits = Math.min(MOST_DIGITS, Math.max(0, -Math.floor(Math.log10(100 * error))))
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const step = 10 ** -digits
  // Rather a little too large than too small.
  const points = Math.ceil((100 * error) / step - 1e-9) * step
  return texts.estimate(
    numberFormat({ style: 'percent', ...shown })(chance),
    numberFormat(shown)(points),
  )
}

/** Of what never came in a simulation. @param most above 0 */
export function lessThanInWords(most: number): string {
  return texts.lessThan(wholePercent(most))
}

const SIGNS = ['½', '¼', '⅛']

/** Such as `¼`. @param times how often it was halved, at least once */
export function halvedSign(times: number): string {
  return SIGNS[times - 1] ?? fraction(times)
}

/** Such as `Now counts a quarter`, beside others whose chances grow. @param times how often halved, from 1 */
export function halvedInWords(times: number): string {
  return texts.halved(times, fraction(times))
}

function fraction(times: number): string {
  return `1/${2 ** times}`
}
