import { list } from '../../../text/list'
import { LOCALE } from '../../../text/locale'
import { plural } from '../../../text/plural'
import { isolated } from '../../../wheel/text'
import type { GroupProblem } from '../../model/groups'
import type { PairProblem } from './draft'

/** More names would hide what the sentence says. */
const MAX_NAMED = 6

const digits = new Intl.NumberFormat(LOCALE)
const quoted = (text: string) => `“${isolated(text)}”`

function namesOf(texts: readonly string[], write: (text: string) => string): string {
  const names = texts.slice(0, MAX_NAMED).map(write)
  const more = texts.length - names.length
  return list(more > 0 ? [...names, plural(more, { other: '# more' })] : names)
}

/** @param sizes of the groups, the larger first; they differ by at most one */
function sizesInWords(sizes: readonly number[]): string {
  const [large = 0] = sizes
  const small = sizes.at(-1) ?? 0
  const groups = plural(sizes.length, { one: '# group', other: '# groups' })
  if (large === small) return `${groups} of ${digits.format(large)}.`
  const larger = sizes.filter((size) => size === large).length
  const parts = [
    `${digits.format(larger)} of ${digits.format(large)}`,
    `${digits.format(sizes.length - larger)} of ${digits.format(small)}`,
  ]
  return `${groups}: ${list(parts)}.`
}

export const messages = {
  groups: 'Make Groups',
  order: 'Shuffle an Order',

  takePart: (active: number, all: number) => {
    const of = active === all ? '' : ` of ${digits.format(all)}`
    return plural(active, { one: `#${of} takes part.`, other: `#${of} take part.` })
  },
  nobody: 'Nobody takes part. Add names, or bring some back.',
  /** @param texts of at least one */
  absent: (texts: readonly string[]) => `Absent today: ${namesOf(texts, isolated)}.`,
  pairsOfAbsent: 'Their pairs do not count.',
  weightsIgnored: 'Weights do not count here.',
  weightsOfCaptains: 'Weights count for the captains only.',
  orderNote: 'Everyone gets one turn, in random order.',
  orderByWeight: 'Everyone gets one turn. Higher weights tend to come earlier.',

  by: 'Groups by',
  shapes: { groups: 'Number', size: 'Size' },
  counts: { groups: 'Groups', size: 'People in Each Group' },
  countBetween: (most: number) =>
    most > 1
      ? `Type a whole number from 1 to ${digits.format(most)}.`
      : 'With a single name there is only one group.',
  sizes: sizesInWords,

  pairs: 'Keep Together or Apart',
  pair: (number: number) => `Pair ${number}`,
  sides: { first: 'Name', second: 'Another name' },
  togetherOrApart: 'Together or apart',
  kinds: { together: 'together with', apart: 'apart from' },
  removePair: (number: number) => `Remove pair ${number}`,
  pairProblem: ({ code, pair, text, count }: PairProblem) => {
    const place = `Pair ${pair + 1}: `
    const why = {
      blank: 'choose two names, or remove the pair.',
      unknown: `nobody who takes part is named ${quoted(text)}.`,
      several: `${digits.format(count)} on the list are named ${quoted(text)}. Give them different names.`,
      same: 'choose two different names.',
    }
    return place + why[code]
  },

  captains: 'Draw a Captain for Each Group',
  captain: 'Captain',
  captainNamed: (text: string) => `${text} (captain)`,

  reveal: 'Reveal',
  reveals: { oneByOne: 'One by One', atOnce: 'All at Once' },
  cancel: 'Cancel',
  back: 'Back to the Result',
  make: { groups: 'Make Groups', order: 'Shuffle' },
  again: { groups: 'Make New Groups', order: 'Shuffle Again' },
  change: 'Change…',
  showAll: 'Show All',
  revealing: 'Revealing…',
  drawn: {
    groups: sizesInWords,
    order: ([count = 0]: readonly number[]) =>
      plural(count, { one: '# name.', other: '# names in random order.' }),
  },
  /** @param times from 2 */
  drawnTimes: (times: number) => plural(times, { other: 'Drawn # times.' }),
  result: { groups: 'The groups', order: 'The order' },
  group: (number: number) => `Group ${number}`,
  turn: (number: number, text: string) => `${number}. ${text}`,

  fullscreen: 'Fullscreen',
  leaveFullscreen: 'Leave Fullscreen',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previousPage: 'Previous Page',
  nextPage: 'Next Page',

  export: 'Export',
  exportName: { groups: 'Export Groups', order: 'Export Order' },
  copy: 'Copy',
  saveText: 'Download Text',
  saveCsv: 'Download CSV',
  print: 'Print',
  copied: { groups: 'Copied the groups', order: 'Copied the order' },
  saved: { groups: 'Saved the groups to a file', order: 'Saved the order to a file' },
  notCopied: 'This browser did not let the page copy.',
  failed: 'This did not work. Try again.',
  fileParts: { groups: 'groups', order: 'order' },
  columns: { groups: 'Group', order: 'Turn', option: 'Option' },

  problem: (problem: GroupProblem, texts: readonly string[]): string => {
    const named = (people: readonly number[]) =>
      namesOf(
        people.map((person) => texts[person] ?? ''),
        quoted,
      )
    switch (problem.code) {
      case 'nobody':
        return messages.nobody
      case 'moreGroupsThanPeople':
        return `${plural(problem.people, { one: '# person cannot', other: '# people cannot' })} fill ${digits.format(problem.groups)} groups.`
      case 'togetherAndApart': {
        const [one = 0, ...through] = problem.people
        const other = through.pop() ?? one
        return through.length === 0
          ? `${named([one, other])} are to be kept together and apart. Remove one of the two pairs.`
          : `${named([one, other])} are to be kept apart, but are kept together through ${named(through)}. Remove a pair.`
      }
      case 'togetherTooLarge':
        return `${named(problem.people)} are to be kept together, but no group holds more than ${digits.format(problem.size)}. Make the groups larger.`
      case 'apartTooMany':
        return `${named(problem.people)} all need different groups: ${digits.format(problem.people.length)} groups, but there are only ${digits.format(problem.groups)}.`
      case 'togetherDoNotFit':
        return 'Those who are kept together do not fit into groups of these sizes. Remove a pair, or change the groups.'
      case 'noneExist':
        return 'No groups of these sizes fit all pairs. Remove a pair, or change the groups.'
      case 'tooHard':
        return 'With these pairs no fair groups were found in time. Remove a pair, or change the groups.'
    }
  },
} as const
