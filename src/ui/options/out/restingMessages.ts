// Texts about those who are not on the wheel for now.

import { plural } from '../../../language/plural'

export const restingMessages = {
  /** Follows the number of options. */
  counts: (absent: number, picked: number) =>
    [
      absent > 0 ? plural(absent, { other: ', # absent' }) : '',
      picked > 0 ? plural(picked, { other: ', # picked' }) : '',
    ].join(''),
  absentToday: (count: number) => plural(count, { other: '# Absent Today' }),
  allHere: 'All Here',
  pickedInRound: (count: number) => plural(count, { other: '# Picked' }),
  newRound: 'New Round',
  roundOver: 'Everyone was drawn. The next spin begins a new round.',
} as const
