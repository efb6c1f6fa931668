import type { Duplicate, ImportPlan } from '../../lists/importPlan'
import type { SourceFormat } from '../../lists/source'
import { list } from '../../text/list'
import { say, type ToSay, toSay } from '../../text/say'
import { MAX_OPTION_TEXT, MAX_SEGMENTS } from '../../wheel/segment'
import { isolated } from '../../wheel/text'
import { MAX_WEIGHT, MIN_WEIGHT } from '../../wheel/weights'

/** Of weights: “0.01 to 1,000”. */
const weightRange = say('{least, number, ::.##} to {most, number, ::.##}', {
  least: MIN_WEIGHT,
  most: MAX_WEIGHT,
})

const readText = toSay('Reading…')
const readFile = (name: string) => toSay('Reading “{name}”…', { name: isolated(name) })

const wholeRead = (format: SourceFormat, count: number) =>
  say(
    '{format, select, lines {{count, plural, one {# line read. It goes on the wheel.} other {# lines read. All of them go on the wheel.}}} wheel {{count, plural, one {# option read. It goes on the wheel.} other {# options read. All of them go on the wheel.}}} other {{count, plural, one {# row read. It goes on the wheel.} other {# rows read. All of them go on the wheel.}}}}',
    { format, count },
  )
/** The fates are such as “3 go on the wheel and 1 is blank”. */
const readInParts = (format: SourceFormat, count: number, fates: string) =>
  say(
    '{format, select, lines {{count, plural, one {# line read: {fates}.} other {# lines read: {fates}.}}} wheel {{count, plural, one {# option read: {fates}.} other {# options read: {fates}.}}} other {{count, plural, one {# row read: {fates}.} other {# rows read: {fates}.}}}}',
    { format, count, fates },
  )

/** The first part is there always, the others where there are such. */
const fates = {
  /** Lines, rows or options: a part of a list, as are the next ones, such as “5 rows read: 3 go on the wheel, …”. */
  entries: (count: number) =>
    say('{count, plural, one {# goes on the wheel} other {# go on the wheel}}', { count }),
  /** 1 row or line. */
  header: (count: number) => say('{count, plural, other {# is the header}}', { count }),
  /** Lines, rows or options. */
  blank: (count: number) => say('{count, plural, one {# is blank} other {# are blank}}', { count }),
  /** Lines, rows or options. */
  exactDuplicate: (count: number) =>
    say('{count, plural, one {# is a duplicate} other {# are duplicates}}', { count }),
  /** Lines, rows or options. */
  likelyDuplicate: (count: number) =>
    say('{count, plural, one {# is a likely duplicate} other {# are likely duplicates}}', {
      count,
    }),
  /** Lines, rows or options. */
  addedUp: (count: number) =>
    say('{count, plural, one {# is added up} other {# are added up}}', { count }),
  /** Lines, rows or options. */
  leftOutLong: (count: number) =>
    say('{count, plural, one {# is too long} other {# are too long}}', { count }),
  /** Lines, rows or options. */
  overLimit: (count: number) =>
    say('{count, plural, one {# does not fit} other {# do not fit}}', { count }),
}

/** What became of the rows, each in exactly one part: the numbers add up. */
function fatesOf({ counts, entries }: ImportPlan): string {
  const { entries: onWheel, ...others } = fates
  const kinds = Object.keys(others) as (keyof typeof others)[]
  const parts = kinds.flatMap((kind) => (counts[kind] > 0 ? others[kind](counts[kind]) : []))
  return list([onWheel(entries.length), ...parts])
}

/** The titles of what is found: all of them kept, all left out, or some. */
interface Titles {
  kept(count: number): string
  left(count: number): string
  someLeft(left: number, count: number): string
}

const exactTitles = {
  kept: (count) =>
    say('{count, plural, one {# duplicate, kept} other {# duplicates, kept}}', { count }),
  left: (count) =>
    say('{count, plural, one {# duplicate, left out} other {# duplicates, left out}}', { count }),
  someLeft: (left, count) =>
    say('Duplicates left out: {left, number} of {count, number}', { left, count }),
  addedUp: (count: number) =>
    say('{count, plural, one {# duplicate, added up} other {# duplicates, added up}}', { count }),
  someAddedUp: (addedUp: number, count: number) =>
    say('Duplicates added up: {addedUp, number} of {count, number}', { addedUp, count }),
} satisfies Titles & Record<string, unknown>

const likelyTitles: Titles = {
  kept: (count) =>
    say('{count, plural, one {# likely duplicate, kept} other {# likely duplicates, kept}}', {
      count,
    }),
  left: (count) =>
    say(
      '{count, plural, one {# likely duplicate, left out} other {# likely duplicates, left out}}',
      { count },
    ),
  someLeft: (left, count) =>
    say('Likely duplicates left out: {left, number} of {count, number}', { left, count }),
}

const longTitles: Titles = {
  kept: (count) =>
    say(
      '{count, plural, one {# text over {most, number} characters} other {# texts over {most, number} characters}}',
      { count, most: MAX_OPTION_TEXT },
    ),
  left: (count) =>
    say(
      '{count, plural, one {# text over {most, number} characters, left out} other {# texts over {most, number} characters, left out}}',
      { count, most: MAX_OPTION_TEXT },
    ),
  someLeft: (left, count) =>
    say('Texts over {most, number} characters left out: {left, number} of {count, number}', {
      most: MAX_OPTION_TEXT,
      left,
      count,
    }),
}

const headers = { one: say('1 header'), none: say('No header') }

const duplicateLines = {
  exact: (line: number, other: number) =>
    say(
      'line {line, number, ::precision-integer}, same as line {other, number, ::precision-integer}',
      { line, other },
    ),
  exactOnWheel: (line: number) =>
    say('line {line, number, ::precision-integer}, on the wheel already', { line }),
  likely: (line: number, of: string, other: number) =>
    say(
      'line {line, number, ::precision-integer}, like “{of}” in line {other, number, ::precision-integer}',
      { line, of: isolated(of), other },
    ),
  likelyOnWheel: (line: number, of: string) =>
    say('line {line, number, ::precision-integer}, like “{of}” on the wheel', {
      line,
      of: isolated(of),
    }),
}

export const messages = {
  title: say('Import a List'),
  field: say('Paste or type a list, one option a line'),
  hint: say('A column of a spreadsheet, a message, a list, or a link to a wheel.'),
  drop: say('Or drop a file anywhere on the page.'),
  chooseFile: say('Choose File…'),
  files: say('Text, CSV, Excel (.xlsx) or a wheel file.'),
  preview: say('Preview'),
  cancel: say('Cancel'),

  reading: (fileName = '') => (fileName ? readFile(fileName) : readText),
  fileWaits: toSay('The file will open when the wheel stops.'),
  oneFile: (count: number) =>
    toSay('{count, plural, other {These are # files. Open them one at a time.}}', { count }),
  folder: toSay('This is a folder. Open a file in it instead. Your wheel has not changed.'),
  tooSlow: toSay('This takes too long to read. Save the list alone as a text or CSV file.'),
  cannotRead: toSay('This could not be read.'),
  fileGone: toSay('This file could not be read. It may have been moved or changed.'),
  notReceived: {
    none: toSay('What you shared did not arrive. Share it again.'),
    tooLarge: toSay('What you shared is larger than 32 MB. Share the list alone.'),
  },
  /** Of a link or a file. */
  notWheel: {
    damaged: toSay('This link is damaged or incomplete.'),
    unknownForm: toSay('This link was made by a newer version of this site.'),
    segments: toSay('Invalid segments data.'),
    file: toSay('This file does not contain a wheel.'),
  },
  /** @param reason a sentence */
  notOpened: (reason: ToSay) => toSay('{reason} Your wheel has not changed.', { reason }),

  pasted: say('Pasted list'),
  otherList: say('Other List'),
  summary: (format: SourceFormat, plan: ImportPlan) =>
    plan.entries.length === plan.lines.length
      ? wholeRead(format, plan.lines.length)
      : readInParts(format, plan.lines.length, fatesOf(plan)),
  together: (total: number) =>
    say(
      '{total, plural, one {The wheel will have # option.} other {The wheel will have # options.}}',
      { total },
    ),
  eliminated: (count: number) =>
    say('{count, plural, one {# of them is eliminated.} other {# of them are eliminated.}}', {
      count,
    }),
  nothing: say('There is nothing to add.'),
  tooFew: say('A wheel needs at least 2 options that are not eliminated.'),
  spinning: say('The wheel is spinning.'),

  now: (on: number) =>
    say('{on, plural, one {The wheel has # option now} other {The wheel has # options now}}', {
      on,
    }),
  /** The options that are on the wheel. */
  replace: say('Replace Them'),
  /** To the options that are on the wheel. */
  add: say('Add to Them'),
  addOptions: (count: number) =>
    say('{count, plural, one {Add # Option} other {Add # Options}}', { count }),
  replaceWith: (count: number) =>
    say('{count, plural, one {Replace with # Option} other {Replace with # Options}}', { count }),

  /** Before encodings such as “UTF-8”. */
  readAs: say('Read the file as'),
  readAsNote: say(
    'The file does not say how it was saved. If the names look wrong, choose another encoding.',
  ),
  unreadable: (count: number) =>
    say(
      '{count, plural, one {# character could not be read and is shown as \ufffd.} other {# characters could not be read and are shown as \ufffd.}}',
      { count },
    ),
  foreignLines: say('Lines to check'),
  /** @param reason a sentence */
  notReadAs: (reason: ToSay) =>
    toSay('{reason} Choose another encoding. The list below is as it was read before.', { reason }),
  texts: say('First options'),
  table: say('First rows of the table'),
  /** A column, by its name. */
  takeColumn: (name: string) => say('Take {name}', { name: isolated(name) }),
  columnsNote: say('Chosen columns are put together, such as a first and a last name.'),
  headerRow: say('First Row Is a Header'),
  headerLine: say('First Line Is a Header'),
  letWeightsCount: say('Let Weights Count'),
  letWeightsCountNote: say('Each option is as likely as its weight says.'),
  /** @param column its name */
  chancesFrom: (column: string) => say('Chances from “{column}”', { column: isolated(column) }),
  chancesFromNote: say('Each option is as likely as its number there says.'),
  /** @param total of all weights */
  chances: (total: number) =>
    say('{total, plural, one {# chance in all.} other {# chances in all.}}', { total }),
  weightsMended: (count: number) =>
    say(
      '{count, plural, one {# weight is changed: weights are numbers from {range}.} other {# weights are changed: weights are numbers from {range}.}}',
      { count, range: weightRange },
    ),
  absent: (count: number) =>
    say(
      '{count, plural, one {0 is no weight: # option is absent today.} other {0 is no weight: # options are absent today.}}',
      { count },
    ),
  keepFields: say('Keep Colors, Weights and Eliminations'),

  row: (row: number) => say('Line {line, number, ::precision-integer}', { line: row + 1 }),
  /** Lines, or options, below some that are shown. */
  more: (count: number) => say('{count, plural, other {and # more}}', { count }),
  showMore: (count: number) => say('{count, plural, other {Show # More}}', { count }),
  /** @param left how many are left out @param addedUp how many are added to another line */
  exactDuplicates: (count: number, left: number, addedUp: number) => {
    if (addedUp === 0) return titleOf(exactTitles, count, left)
    return addedUp === count ? exactTitles.addedUp(count) : exactTitles.someAddedUp(addedUp, count)
  },
  likelyDuplicates: (count: number, left: number) => titleOf(likelyTitles, count, left),
  likelyNote: say('The same but for capitals, spaces or accents.'),
  long: (count: number, left: number) => titleOf(longTitles, count, left),
  overLimit: (count: number) =>
    say(
      '{count, plural, one {# does not fit: a wheel has at most {most, number} options} other {# do not fit: a wheel has at most {most, number} options}}',
      { count, most: MAX_SEGMENTS },
    ),
  blank: (count: number) =>
    say('{count, plural, one {# blank line} other {# blank lines}}', { count }),
  header: (hasHeader: boolean) => (hasHeader ? headers.one : headers.none),
  allDuplicates: say('All of them'),
  keepAll: say('Keep'),
  removeAll: say('Leave Out'),
  addUp: say('Add Up'),
  shortenAll: say('Shorten'),
  /** Whose duplicate a line is; without a row that of an option on the wheel. */
  duplicateOf: (row: number, { kind, row: first, of }: Duplicate) => {
    const { exact, exactOnWheel, likely, likelyOnWheel } = duplicateLines
    const line = row + 1
    if (kind === 'exact') return first === null ? exactOnWheel(line) : exact(line, first + 1)
    return first === null ? likelyOnWheel(line, of) : likely(line, of, first + 1)
  },
  textOf: (row: number) =>
    say('Text of line {line, number, ::precision-integer}', { line: row + 1 }),
  leaveOut: say('Leave out'),
  noPlace: say('Not imported'),
} as const

/** @param left how many are left out */
function titleOf(titles: Titles, count: number, left: number): string {
  if (left === 0) return titles.kept(count)
  return left === count ? titles.left(count) : titles.someLeft(left, count)
}
