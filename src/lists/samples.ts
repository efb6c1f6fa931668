import { LOCALE } from '../text/locale'
import { momentFormat } from '../text/moment'
import { say, type ToSay, toSay } from '../text/say'
import { MAX_SEGMENTS, MIN_SEGMENTS } from '../wheel/segment'

interface Template {
  readonly name: ToSay
  readonly options: readonly string[]
}

/** Up or down; at most 10,000. */
export function numbersBetween(first: number, last: number): readonly string[] {
  const step = last < first ? -1 : 1
  const count = Math.min(MAX_SEGMENTS, Math.abs(last - first) + 1)
  return Array.from({ length: count }, (_, index) => `${first + step * index}`)
}

/** Larger ones are hard to read on a wheel. */
export const MAX_NUMBER = 999_999_999

export type RangeProblem = 'notWhole' | 'outOfRange' | 'tooFew' | 'tooMany'

/** `null` if the numbers make a wheel. */
export function rangeProblem(first: number, last: number): RangeProblem | null {
  if (!Number.isInteger(first) || !Number.isInteger(last)) return 'notWhole'
  if (Math.max(Math.abs(first), Math.abs(last)) > MAX_NUMBER) return 'outOfRange'
  const count = Math.abs(last - first) + 1
  if (count < MIN_SEGMENTS) return 'tooFew'
  return count > MAX_SEGMENTS ? 'tooMany' : null
}

export function letters(): readonly string[] {
  return Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
}

/** The first of January of a year that begins on a Monday: 2024. */
const FIRST_DAY = 1_704_067_200_000
const DAY_MS = 86_400_000

function dateNames(count: number, days: number, format: Intl.DateTimeFormatOptions) {
  const names = momentFormat({ ...format, timeZone: 'UTC' }, LOCALE)
  return Array.from({ length: count }, (_, index) => names(FIRST_DAY + index * days * DAY_MS))
}

export function weekdays(): readonly string[] {
  return dateNames(7, 1, { weekday: 'long' })
}

export function months(): readonly string[] {
  // Every 31st day of a year is in the next month.
  return dateNames(12, 31, { month: 'long' })
}

const texts = {
  headsOrTails: toSay('Heads or Tails'),
  heads: say('Heads'),
  tails: say('Tails'),
  yesOrNo: toSay('Yes or No'),
  yes: say('Yes'),
  no: say('No'),
  rockPaperScissors: toSay('Rock, Paper, Scissors'),
  rock: say('Rock'),
  paper: say('Paper'),
  scissors: say('Scissors'),
  /** With the options 1 to 6. */
  die: toSay('Roll a Die'),
  numbersTo10: toSay('Numbers 1-10'),
  numbersTo20: toSay('Numbers 1-20'),
  /** Always these letters. */
  letters: toSay('Letters A-Z'),
  weekdays: toSay('Days of the Week'),
  months: toSay('Months'),
}

export const TEMPLATES: readonly Template[] = [
  { name: texts.headsOrTails, options: [texts.heads, texts.tails] },
  { name: texts.yesOrNo, options: [texts.yes, texts.no] },
  { name: texts.rockPaperScissors, options: [texts.rock, texts.paper, texts.scissors] },
  { name: texts.die, options: numbersBetween(1, 6) },
  { name: texts.numbersTo10, options: numbersBetween(1, 10) },
  { name: texts.numbersTo20, options: numbersBetween(1, 20) },
  { name: texts.letters, options: letters() },
  { name: texts.weekdays, options: weekdays() },
  { name: texts.months, options: months() },
]
