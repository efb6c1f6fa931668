// Texts about those who are not on the wheel: eliminated, absent, or picked in this round.

import type { LastChance } from '../../../spin/lastChances'
import { LOCALE } from '../../../text/locale'
import { estimateInWords, lessThanInWords, oddsInWords } from '../../../text/odds'
import { plural } from '../../../text/plural'

const digits = new Intl.NumberFormat(LOCALE)

export const messages = {
  active: 'active',
  eliminated: 'eliminated',
  eliminations: (count: number) => plural(count, { one: 'elimination', other: 'eliminations' }),
  eliminatedOptions: 'Eliminated Options',
  eliminatedTag: 'ELIMINATED',
  weightToGoOut: 'A higher weight means more likely to go out next.',
  weightToWin: 'Two are left: a higher weight means more likely to win.',
  chanceToBeLast: 'Chance to Win the Tournament',
  showAll: (count: number) => `Show all ${digits.format(count)}`,

  /** Follows the number of options. */
  counts: (absent: number, picked: number, aside: number) =>
    [
      absent > 0 ? plural(absent, { other: ', # absent' }) : '',
      picked > 0 ? plural(picked, { other: ', # picked' }) : '',
      aside > 0 ? plural(aside, { other: ', # sitting out' }) : '',
    ].join(''),
  absentToday: (count: number) => plural(count, { other: '# Absent Today' }),
  allHere: 'All Here',
  pickedInRound: (count: number) => plural(count, { other: '# Picked' }),
  newRound: 'New Round',
  backNow: 'Bring All Back',
  sittingOut: (count: number) => plural(count, { other: '# Sitting Out' }),
  backIn: (spins: number) =>
    plural(spins, { one: 'Back after the next spin', other: 'Back after # spins' }),
  roundOver: 'Everyone was drawn. The next spin begins a new round.',
} as const

export const lastChancesMessages = {
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
