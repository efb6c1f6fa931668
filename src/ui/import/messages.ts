import type { Duplicate, ImportPlan } from '../../lists/importPlan'
import type { SourceFormat } from '../../lists/source'
import { list } from '../../text/list'
import { LOCALE } from '../../text/locale'
import { plural } from '../../text/plural'
import { MAX_OPTION_TEXT, MAX_SEGMENTS } from '../../wheel/segment'
import { isolated } from '../../wheel/text'
import { WEIGHT_RANGE } from '../../wheel/weights'

const digits = new Intl.NumberFormat(LOCALE)
const quoted = (text: string) => `“${isolated(text)}”`

function rowsRead(format: SourceFormat, count: number): string {
  switch (format) {
    case 'lines':
      return plural(count, { one: '# line read', other: '# lines read' })
    case 'wheel':
      return plural(count, { one: '# option read', other: '# options read' })
    default:
      return plural(count, { one: '# row read', other: '# rows read' })
  }
}

/** What became of the rows, each in exactly one part: the numbers add up. */
function fates({ counts, entries }: ImportPlan): string {
  const parts = [
    plural(entries.length, { one: '# goes on the wheel', other: '# go on the wheel' }),
    counts.header > 0 && plural(counts.header, { other: '# is the header' }),
    counts.blank > 0 && plural(counts.blank, { one: '# is blank', other: '# are blank' }),
    counts.exactDuplicate > 0 &&
      plural(counts.exactDuplicate, { one: '# is a duplicate', other: '# are duplicates' }),
    counts.likelyDuplicate > 0 &&
      plural(counts.likelyDuplicate, {
        one: '# is a likely duplicate',
        other: '# are likely duplicates',
      }),
    counts.addedUp > 0 && plural(counts.addedUp, { one: '# is added up', other: '# are added up' }),
    counts.leftOutLong > 0 &&
      plural(counts.leftOutLong, { one: '# is too long', other: '# are too long' }),
    counts.overLimit > 0 &&
      plural(counts.overLimit, { one: '# does not fit', other: '# do not fit' }),
  ]
  return list(parts.filter((part) => part !== false))
}

export const messages = {
  title: 'Import a List',
  field: 'Paste or type a list, one option a line',
  hint: 'A column of a spreadsheet, a message, a list, or a link to a wheel.',
  drop: 'Or drop a file anywhere on the page.',
  chooseFile: 'Choose File…',
  files: 'Text, CSV, Excel (.xlsx) or a wheel file.',
  preview: 'Preview',
  cancel: 'Cancel',

  reading: (fileName = '') => (fileName ? `Reading ${quoted(fileName)}…` : 'Reading…'),
  fileWaits: 'The file will open when the wheel stops.',
  oneFile: (count: number) =>
    plural(count, { other: 'These are # files. Open them one at a time.' }),
  folder: 'This is a folder. Open a file in it instead. Your wheel has not changed.',
  tooSlow: 'This takes too long to read. Save the list alone as a text or CSV file.',
  cannotRead: 'This could not be read.',
  fileGone: 'This file could not be read. It may have been moved or changed.',
  notReceived: {
    none: 'What you shared did not arrive. Share it again.',
    tooLarge: 'What you shared is larger than 32 MB. Share the list alone.',
  },
  /** @param reason a sentence */
  notOpened: (reason: string) => `${reason} Your wheel has not changed.`,

  pasted: 'Pasted list',
  otherList: 'Other List',
  summary: (format: SourceFormat, plan: ImportPlan) => {
    const read = rowsRead(format, plan.lines.length)
    return plan.entries.length === plan.lines.length
      ? `${read}. ${plural(plan.lines.length, { one: 'It goes on the wheel.', other: 'All of them go on the wheel.' })}`
      : `${read}: ${fates(plan)}.`
  },
  together: (total: number) =>
    plural(total, {
      one: 'The wheel will have # option.',
      other: 'The wheel will have # options.',
    }),
  eliminated: (count: number) =>
    plural(count, { one: '# of them is eliminated.', other: '# of them are eliminated.' }),
  nothing: 'There is nothing to add.',
  tooFew: 'A wheel needs at least 2 options that are not eliminated.',
  spinning: 'The wheel is spinning.',

  now: (on: number) =>
    plural(on, { one: 'The wheel has # option now', other: 'The wheel has # options now' }),
  replace: 'Replace Them',
  add: 'Add to Them',
  addOptions: (count: number) => plural(count, { one: 'Add # Option', other: 'Add # Options' }),
  replaceWith: (count: number) =>
    plural(count, { one: 'Replace with # Option', other: 'Replace with # Options' }),

  readAs: 'Read the file as',
  readAsNote:
    'The file does not say how it was saved. If the names look wrong, choose another encoding.',
  unreadable: (count: number) =>
    plural(count, {
      one: '# character could not be read and is shown as \ufffd.',
      other: '# characters could not be read and are shown as \ufffd.',
    }),
  foreignLines: 'Lines to check',
  /** @param reason a sentence */
  notReadAs: (reason: string) =>
    `${reason} Choose another encoding. The list below is as it was read before.`,
  texts: 'First options',
  table: 'First rows of the table',
  takeColumn: (name: string) => `Take ${isolated(name)}`,
  columnsNote: 'Chosen columns are put together, such as a first and a last name.',
  headerRow: 'First Row Is a Header',
  headerLine: 'First Line Is a Header',
  letWeightsCount: 'Let Weights Count',
  letWeightsCountNote: 'Each option is as likely as its weight says.',
  /** @param column its name */
  chancesFrom: (column: string) => `Chances from ${quoted(column)}`,
  chancesFromNote: 'Each option is as likely as its number there says.',
  /** @param total of all weights */
  chances: (total: number) => `${plural(total, { one: '# chance', other: '# chances' })} in all.`,
  weightsMended: (count: number) =>
    plural(count, {
      one: `# weight is changed: weights are numbers from ${WEIGHT_RANGE}.`,
      other: `# weights are changed: weights are numbers from ${WEIGHT_RANGE}.`,
    }),
  absent: (count: number) =>
    plural(count, {
      one: '0 is no weight: # option is absent today.',
      other: '0 is no weight: # options are absent today.',
    }),
  keepFields: 'Keep Colors, Weights and Eliminations',

  row: (row: number) => `Line ${digits.format(row + 1)}`,
  more: (count: number) => plural(count, { other: 'and # more' }),
  showMore: (count: number) => plural(count, { other: 'Show # More' }),
  /** @param left how many are left out @param addedUp how many are added to another line */
  exactDuplicates: (count: number, left: number, addedUp: number) => {
    const what = plural(count, { one: '# duplicate', other: '# duplicates' })
    if (addedUp === 0) return found(what, count, left)
    return addedUp === count ? `${what}, added up` : `${what}, ${digits.format(addedUp)} added up`
  },
  likelyDuplicates: (count: number, left: number) =>
    found(plural(count, { one: '# likely duplicate', other: '# likely duplicates' }), count, left),
  likelyNote: 'The same but for capitals, spaces or accents.',
  long: (count: number, left: number) => {
    const texts = plural(count, {
      one: `# text over ${MAX_OPTION_TEXT} characters`,
      other: `# texts over ${MAX_OPTION_TEXT} characters`,
    })
    return left === 0 ? texts : found(texts, count, left)
  },
  overLimit: (count: number) =>
    plural(count, {
      one: `# does not fit: a wheel has at most ${digits.format(MAX_SEGMENTS)} options`,
      other: `# do not fit: a wheel has at most ${digits.format(MAX_SEGMENTS)} options`,
    }),
  blank: (count: number) => plural(count, { one: '# blank line', other: '# blank lines' }),
  header: (hasHeader: boolean) => (hasHeader ? '1 header' : 'No header'),
  allDuplicates: 'All of them',
  keepAll: 'Keep',
  removeAll: 'Leave Out',
  addUp: 'Add Up',
  shortenAll: 'Shorten',
  /** Whose duplicate a line is; without a row that of an option on the wheel. */
  duplicateOf: (row: number, { kind, row: first, of }: Duplicate) => {
    const line = `line ${digits.format(row + 1)}`
    const other = first === null ? null : `line ${digits.format(first + 1)}`
    if (kind === 'exact')
      return other ? `${line}, same as ${other}` : `${line}, on the wheel already`
    return other
      ? `${line}, like ${quoted(of)} in ${other}`
      : `${line}, like ${quoted(of)} on the wheel`
  },
  textOf: (row: number) => `Text of line ${digits.format(row + 1)}`,
  leaveOut: 'Leave out',
  noPlace: 'Not imported',
} as const

function found(what: string, count: number, left: number): string {
  if (left === 0) return `${what}, kept`
  return left === count ? `${what}, left out` : `${what}, ${digits.format(left)} left out`
}
