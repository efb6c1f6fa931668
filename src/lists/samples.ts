import { LOCALE } from '../text/locale'
import { MAX_SEGMENTS, MIN_SEGMENTS } from '../wheel/segment'

interface Template {
  readonly name: string
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
  const names = new Intl.DateTimeFormat(LOCALE, { ...format, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, index) =>
    names.format(FIRST_DAY + index * days * DAY_MS),
  )
}

export function weekdays(): readonly string[] {
  return dateNames(7, 1, { weekday: 'long' })
}

export function months(): readonly string[] {
  // Every 31st day of a year is in the next month.
  return dateNames(12, 31, { month: 'long' })
}

export const TEMPLATES: readonly Template[] = [
  { name: 'Heads or Tails', options: ['Heads', 'Tails'] },
  { name: 'Yes or No', options: ['Yes', 'No'] },
  { name: 'Rock, Paper, Scissors', options: ['Rock', 'Paper', 'Scissors'] },
  { name: 'Roll a Die', options: numbersBetween(1, 6) },
  { name: 'Numbers 1-10', options: numbersBetween(1, 10) },
  { name: 'Numbers 1-20', options: numbersBetween(1, 20) },
  { name: 'Letters A-Z', options: letters() },
  { name: 'Days of the Week', options: weekdays() },
  { name: 'Months', options: months() },
]
