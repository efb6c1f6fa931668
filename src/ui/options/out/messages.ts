// Texts about those who are not on the wheel: eliminated, absent, or picked in this round.

import { LOCALE } from '../../../language/locale'
import { plural } from '../../../language/plural'

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
