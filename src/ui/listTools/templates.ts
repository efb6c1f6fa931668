// Ready lists of options.

import { LOCALE } from '../../language/locale'

interface Template {
  readonly name: string
  readonly options: readonly string[]
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`)

/** Names of dates, from the first of a month that begins on a Monday, which is the first of a year too. */
function dateNames(count: number, step: 'day' | 'month', format: Intl.DateTimeFormatOptions) {
  const names = new Intl.DateTimeFormat(LOCALE, { ...format, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, index) =>
    names.format(Date.UTC(2024, step === 'month' ? index : 0, step === 'day' ? index + 1 : 1)),
  )
}

export const TEMPLATES: readonly Template[] = [
  { name: 'Heads or Tails', options: ['Heads', 'Tails'] },
  { name: 'Yes or No', options: ['Yes', 'No'] },
  { name: 'Rock, Paper, Scissors', options: ['Rock', 'Paper', 'Scissors'] },
  { name: 'Numbers 1-10', options: numbersTo(10) },
  { name: 'Numbers 1-20', options: numbersTo(20) },
  { name: 'Days of the Week', options: dateNames(7, 'day', { weekday: 'long' }) },
  { name: 'Months', options: dateNames(12, 'month', { month: 'long' }) },
]
