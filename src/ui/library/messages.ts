import { agoInWords } from '../../language/ago'
import { plural } from '../../language/plural'
import { isolated } from '../../wheel/text'

const quoted = (name: string) => `“${isolated(name)}”`

export const messages = {
  title: 'My Wheels',
  newWheel: 'New Wheel',
  find: 'Find a wheel',
  order: 'Order',
  orders: { used: 'Last used', name: 'Name' },
  list: 'Wheels',
  loading: 'Loading…',
  count: (count: number) => plural(count, { one: '# wheel', other: '# wheels' }),
  found: (found: number, count: number) => `${found} of ${messages.count(count)}`,
  empty: 'Wheels that you make stay here when you open another one.',
  noneFound: (query: string) => `No wheel is called ${quoted(query)}.`,
  options: (count: number, eliminated: number) => {
    const options = plural(count, { one: '# option', other: '# options' })
    return eliminated > 0 ? `${options}, ${plural(eliminated, { other: '# eliminated' })}` : options
  },
  /** @param ms since then */
  used: (ms: number) => agoInWords(ms),
  current: 'On the wheel',
  notKept: 'From a link, not kept yet',
  keep: 'Keep This Wheel',
  unreadable: 'This wheel cannot be read',
  unreadableNote: 'It stays here, unchanged. A newer version of this page may be able to read it.',
  open: (name: string) => `Open ${quoted(name)}`,
  more: (name: string) => `More for ${quoted(name)}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  remove: 'Remove',
  /** @param action one of the three before */
  doWith: (action: string, name: string) => `${action} ${quoted(name)}`,
  removeUnreadable: 'Remove the wheel that cannot be read',
  name: 'Wheel name',

  allResults: 'All Results',
  resultsOf: (name: string) => `All results of ${quoted(name)}, newest first`,
  results: (count: number) => plural(count, { one: '# result', other: '# results' }),
  newer: 'Newer',
  older: 'Older',
  range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  noResults: 'This wheel has no results yet.',
} as const
