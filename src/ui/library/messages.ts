import { list } from '../../text/list'
import { agoInWords } from '../../text/moment'
import { plural } from '../../text/plural'
import { isolated } from '../../wheel/text'

const quoted = (name: string) => `“${isolated(name)}”`

const FATES = {
  new: 'new',
  same: 'the same',
  newerHere: 'newer here',
  newerInFile: 'newer in the file',
  unreadable: 'unreadable',
} as const

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
  used: (ms: number) => agoInWords(ms),
  current: 'On the wheel',
  notSaved: 'From a link, not kept yet',
  keep: 'Keep This Wheel',
  unreadable: 'This wheel cannot be read',
  unreadableNote: 'It stays here, unchanged. A newer version of this page may be able to read it.',
  open: (name: string) => `Open ${quoted(name)}`,
  more: (name: string) => `More for ${quoted(name)}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  remove: 'Remove',
  doWith: (action: string, name: string) => `${action} ${quoted(name)}`,
  removeUnreadable: 'Remove the wheel that cannot be read',
  name: 'Wheel name',

  saveAll: 'Save All Wheels to File',
  allSaved: (count: number) =>
    plural(count, { one: 'Saved # wheel to a file', other: 'Saved # wheels to a file' }),
  openFile: 'Open File of Wheels',
  noLibraryFile:
    'This is not a file of all wheels. “Open File” beside the options opens a single wheel.',
  fileNotRead: 'This file cannot be read. It may be damaged or too large. Nothing has changed.',
  /** `12 wheels in the file: 9 new, 2 the same, and 1 newer here`. The parts add up. */
  fileSummary: (count: number, parts: Readonly<Record<keyof typeof FATES, number>>) => {
    const fates = Object.entries(FATES) as [keyof typeof FATES, string][]
    const named = fates.flatMap(([fate, word]) => (parts[fate] > 0 ? `${parts[fate]} ${word}` : []))
    const wheels = plural(count, { one: '# wheel', other: '# wheels' })
    return named.length === 0 ? `${wheels} in the file` : `${wheels} in the file: ${list(named)}`
  },
  versions: (kind: 'newerHere' | 'newerInFile', count: number) => {
    const options = plural(count, { one: '# option', other: '# options' })
    const newer = kind === 'newerHere' ? 'newer here' : 'newer in the file'
    return `Differs, ${newer}. In the file: ${options}`
  },
  choices: { here: 'Keep the one here', file: 'Take the file’s', both: 'Keep both' },
  cancel: 'Cancel',
  takeIn: (count: number) => plural(count, { one: 'Add # Wheel', other: 'Add # Wheels' }),
  nothingToAdd: 'Nothing to Add',

  allResults: 'All Results',
  resultsOf: (name: string) => `All results of ${quoted(name)}, newest first`,
  exportAll: 'Export All Results',
  results: (count: number) => plural(count, { one: '# result', other: '# results' }),
  newer: 'Newer',
  older: 'Older',
  range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  noResults: 'This wheel has no results yet.',
} as const
