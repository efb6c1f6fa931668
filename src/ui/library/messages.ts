import { list } from '../../text/list'
import { agoInWords } from '../../text/moment'
import { say, toSay } from '../../text/say'
import { isolated } from '../../wheel/text'

const fates = {
  /** Wheels: a part of a list, as are the next ones, such as “12 wheels in the file: 9 new, …”. */
  new: (count: number) => say('{count, number} new', { count }),
  /** Wheels. */
  same: (count: number) => say('{count, number} the same', { count }),
  /** Wheels. */
  newerHere: (count: number) => say('{count, number} newer here', { count }),
  /** Wheels. */
  newerInFile: (count: number) => say('{count, number} newer in the file', { count }),
  /** Wheels. */
  unreadable: (count: number) => say('{count, number} unreadable', { count }),
}

const wheelsInFile = (count: number) =>
  say('{count, plural, one {# wheel} other {# wheels}} in the file', { count })
const wheelsInFileBy = (count: number, parts: string) =>
  say('{count, plural, one {# wheel} other {# wheels}} in the file: {parts}', { count, parts })

export const messages = {
  title: say('My Wheels'),
  newWheel: say('New Wheel'),
  find: say('Find a wheel'),
  order: say('Order'),
  orders: { used: say('Last used'), name: say('Name') },
  list: say('Wheels'),
  loading: say('Loading…'),
  count: (count: number) => say('{count, plural, one {# wheel} other {# wheels}}', { count }),
  found: (found: number, count: number) =>
    say('{found, number} of {count, plural, one {# wheel} other {# wheels}}', {
      found,
      count,
    }),
  empty: say('Wheels that you make stay here when you open another one.'),
  noneFound: (query: string) => say('No wheel is called “{query}”.', { query: isolated(query) }),
  options: (count: number, eliminated: number) =>
    say(
      '{eliminated, plural, =0 {{count, plural, one {# option} other {# options}}} other {{count, plural, one {# option} other {# options}}, {eliminated, plural, other {# eliminated}}}}',
      { count, eliminated },
    ),
  /** What all pictures take up on this device. A megabyte is a million bytes. */
  pictures: (bytes: number) =>
    say('Pictures and sounds: {megabytes, number, ::.0} MB', {
      megabytes: Math.max(0.1, bytes / 1e6),
    }),
  used: (ms: number) => agoInWords(ms),
  current: say('On the wheel'),
  notSaved: say('From a link, not kept yet'),
  keep: say('Keep This Wheel'),
  unreadable: say('This wheel cannot be read'),
  unreadableNote: say(
    'It stays here, unchanged. A newer version of this page may be able to read it.',
  ),
  open: (name: string) => say('Open “{name}”', { name: isolated(name) }),
  more: (name: string) => say('More for “{name}”', { name: isolated(name) }),
  rename: say('Rename'),
  duplicate: say('Duplicate'),
  remove: say('Remove'),
  doWith: (action: 'rename' | 'duplicate' | 'remove', name: string) =>
    say(
      '{action, select, rename {Rename “{name}”} duplicate {Duplicate “{name}”} other {Remove “{name}”}}',
      { action, name: isolated(name) },
    ),
  removeUnreadable: say('Remove the wheel that cannot be read'),
  name: say('Wheel name'),

  saveAll: say('Save All Wheels to File'),
  allSaved: (count: number) =>
    toSay('{count, plural, one {Saved # wheel to a file} other {Saved # wheels to a file}}', {
      count,
    }),
  openFile: say('Open File of Wheels'),
  noLibraryFile: toSay(
    'This is not a file of all wheels. “Open File” beside the options opens a single wheel.',
  ),
  fileNotRead: toSay(
    'This file cannot be read. It may be damaged or too large. Nothing has changed.',
  ),
  /** `12 wheels in the file: 9 new, 2 the same, and 1 newer here`. The parts add up. */
  fileSummary: (count: number, parts: Readonly<Record<keyof typeof fates, number>>) => {
    const kinds = Object.keys(fates) as (keyof typeof fates)[]
    const named = kinds.flatMap((fate) => (parts[fate] > 0 ? fates[fate](parts[fate]) : []))
    return named.length === 0 ? wheelsInFile(count) : wheelsInFileBy(count, list(named))
  },
  versions: (kind: 'newerHere' | 'newerInFile', count: number) =>
    say(
      '{kind, select, newerHere {Differs, newer here. In the file: {count, plural, one {# option} other {# options}}} other {Differs, newer in the file. In the file: {count, plural, one {# option} other {# options}}}}',
      { kind, count },
    ),
  choices: {
    here: say('Keep the one here'),
    file: say('Take the file’s'),
    both: say('Keep both'),
  },
  cancel: say('Cancel'),
  takeIn: (count: number) =>
    say('{count, plural, one {Add # Wheel} other {Add # Wheels}}', { count }),
  nothingToAdd: say('Nothing to Add'),

  allResults: say('All Results'),
  resultsOf: (name: string) =>
    say('All results of “{name}”, newest first', { name: isolated(name) }),
  exportAll: say('Export All Results'),
  results: (count: number) => say('{count, plural, one {# result} other {# results}}', { count }),
  newer: say('Newer'),
  older: say('Older'),
  range: (first: number, last: number, total: number) =>
    say(
      '{first, number, ::group-off}–{last, number, ::group-off} of {total, number, ::group-off}',
      { first, last, total },
    ),
  noResults: say('This wheel has no results yet.'),
} as const
