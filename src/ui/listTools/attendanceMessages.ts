// Texts about who is here today.

import { LOCALE } from '../../language/locale'
import { isolated } from '../../wheel/text'

const digits = new Intl.NumberFormat(LOCALE)

export const attendanceMessages = {
  title: 'Absent Today',
  isHere: (text: string) => `${isolated(text)} is here`,
  here: (here: number, count: number) => `${digits.format(here)} of ${digits.format(count)} here`,
  allHere: 'All Here',
  done: 'Done',
} as const
