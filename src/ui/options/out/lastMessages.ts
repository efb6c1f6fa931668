// What is said of the chances to be the last.

import { estimateInWords, lessThanInWords, oddsInWords } from '../../../language/odds'
import type { LastChance } from '../../../spin/lastChances'

export const lastMessages = {
  title: 'Chance to win the tournament',
  rule: 'Whoever is drawn leaves. Of the last two, whoever is drawn wins.',
  working: 'Working it out…',
  computed: 'Worked out over every way the tournament can go.',
  estimated:
    'Estimated from simulated tournaments. After ± is the standard error, in percentage points.',
  chance: ({ chance, error }: LastChance): string => {
    if (error === 0) return oddsInWords(chance)
    return chance === 0 ? lessThanInWords(error) : estimateInWords(chance, error)
  },
} as const
