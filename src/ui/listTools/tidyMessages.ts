// Texts of tidying the list.

import { plural } from '../../language/plural'

export const tidyMessages = {
  heading: 'Tidy',
  sort: { ascending: 'Sort A to Z', descending: 'Sort Z to A' },
  sorted: {
    ascending: (count: number) => plural(count, { other: '# options sorted, A to Z' }),
    descending: (count: number) => plural(count, { other: '# options sorted, Z to A' }),
  },
  isSorted: 'The options are in this order already.',
  shuffle: 'Shuffle',
  shuffled: (count: number) => plural(count, { other: '# options shuffled' }),
  isShuffled: 'The same order was drawn again.',
  removeDuplicates: 'Remove Duplicates',
  /** @param found how many there are; two options stay, even if they are duplicates */
  duplicatesRemoved: (count: number, found: number) =>
    found > count
      ? plural(count, {
          one: '# duplicate removed. A wheel keeps two options.',
          other: '# duplicates removed. A wheel keeps two options.',
        })
      : plural(count, { one: '# duplicate removed', other: '# duplicates removed' }),
  noDuplicates: 'There are no duplicates to remove.',
  removeEliminated: 'Remove Eliminated',
  eliminatedRemoved: (count: number) =>
    plural(count, { one: '# eliminated option removed', other: '# eliminated options removed' }),
  noEliminated: 'There are no eliminated options to remove.',
  number: 'Number Options',
  numbered: (count: number) => plural(count, { other: '# options numbered' }),
  isNumbered: 'The options are numbered already.',
  repeat: 'Repeat Each…',
  repeated: (count: number) => plural(count, { other: 'The list was repeated: # options' }),
  noRoom: 'There is no room for so many options.',
} as const
