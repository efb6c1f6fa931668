import { list } from '../../../text/list'
import { say, toSay } from '../../../text/say'
import { isolated } from '../../../wheel/text'
import type { GroupProblem } from '../../model/groups'
import type { PairProblem } from './draft'

/** More names would hide what the sentence says. */
const MAX_NAMED = 6

// In a list of names, the second at its end.
const quoted = (name: string) => say('“{name}”', { name: isolated(name) })
/** People, at the end of a list of names: “Ann, Ben, and 3 more”. */
const moreNames = (count: number) => say('{count, plural, other {# more}}', { count })

function namesOf(texts: readonly string[], write: (text: string) => string): string {
  const names = texts.slice(0, MAX_NAMED).map(write)
  const more = texts.length - names.length
  return list(more > 0 ? [...names, moreNames(more)] : names)
}

const equalSizes = (groups: number, size: number) =>
  say('{groups, plural, one {# group} other {# groups}} of {size, number, ::precision-integer}.', {
    groups,
    size,
  })
/** Some groups have one person more than the others: `3 groups: 2 of 4 and 1 of 3.` */
const twoSizes = (values: {
  readonly groups: number
  readonly larger: number
  readonly large: number
  readonly smaller: number
  readonly small: number
}) =>
  say(
    '{groups, plural, one {# group} other {# groups}}: {larger, number, ::precision-integer} of {large, number, ::precision-integer} and {smaller, number, ::precision-integer} of {small, number, ::precision-integer}.',
    values,
  )

/** @param sizes of the groups, the larger first; they differ by at most one */
function sizesInWords(sizes: readonly number[]): string {
  const [large = 0] = sizes
  const small = sizes.at(-1) ?? 0
  const groups = sizes.length
  if (large === small) return equalSizes(groups, large)
  const larger = sizes.filter((size) => size === large).length
  return twoSizes({ groups, larger, large, smaller: groups - larger, small })
}

const allTakePart = (count: number) =>
  say('{count, plural, one {# takes part.} other {# take part.}}', { count })
const numberUpTo = (most: number) =>
  say('Type a whole number from 1 to {most, number, ::precision-integer}.', { most })
const onlyOneGroup = say('With a single name there is only one group.')

export const messages = {
  groups: say('Make Groups'),
  order: say('Shuffle an Order'),

  takePart: (active: number, all: number) =>
    active === all
      ? allTakePart(all)
      : say(
          '{active, plural, one {# of {all, number, ::precision-integer} takes part.} other {# of {all, number, ::precision-integer} take part.}}',
          { active, all },
        ),
  nobody: say('Nobody takes part. Add names, or bring some back.'),
  /** @param texts of at least one */
  absent: (texts: readonly string[]) =>
    say('Absent today: {names}.', { names: namesOf(texts, isolated) }),
  pairsOfAbsent: say('Their pairs do not count.'),
  weightsIgnored: say('Weights do not count here.'),
  weightsOfCaptains: say('Weights count for the captains only.'),
  orderNote: say('Everyone gets one turn, in random order.'),
  orderByWeight: say('Everyone gets one turn. Higher weights tend to come earlier.'),

  /** Before “Number” and “Size”. */
  by: say('Groups by'),
  shapes: { groups: say('Number'), size: say('Size') },
  counts: { groups: say('Groups'), size: say('People in Each Group') },
  countBetween: (most: number) => (most > 1 ? numberUpTo(most) : onlyOneGroup),
  sizes: sizesInWords,

  pairs: say('Keep Together or Apart'),
  pair: (number: number) => say('Pair {number, number, ::group-off}', { number }),
  sides: { first: say('Name'), second: say('Another name') },
  togetherOrApart: say('Together or apart'),
  kinds: {
    /** A choice between the fields of two names: they come into one group. */
    together: say('Together'),
    /** A choice between the fields of two names: they come into different groups. */
    apart: say('Apart'),
  },
  removePair: (number: number) => say('Remove pair {number, number, ::group-off}', { number }),
  pairProblem: ({ code, pair, text, count }: PairProblem) =>
    PAIR_PROBLEMS[code]({ pair: pair + 1, name: isolated(text), count }),

  captains: say('Draw a Captain for Each Group'),
  captain: say('Captain'),
  captainNamed: (text: string) => say('{text} (captain)', { text }),

  /** Before “One by One” and “All at Once”. */
  reveal: say('Reveal'),
  reveals: { oneByOne: say('One by One'), atOnce: say('All at Once') },
  cancel: say('Cancel'),
  back: say('Back to the Result'),
  make: { groups: say('Make Groups'), order: say('Shuffle') },
  again: { groups: say('Make New Groups'), order: say('Shuffle Again') },
  change: say('Change…'),
  showAll: say('Show All'),
  revealing: say('Revealing…'),
  drawn: {
    groups: sizesInWords,
    order: ([count = 0]: readonly number[]) =>
      say('{count, plural, one {# name.} other {# names in random order.}}', { count }),
  },
  /** @param times from 2 */
  drawnTimes: (times: number) => say('{times, plural, other {Drawn # times.}}', { times }),
  result: { groups: say('The groups'), order: say('The order') },
  group: (number: number) => say('Group {number, number, ::group-off}', { number }),
  turn: (number: number, text: string) =>
    say('{number, number, ::group-off}. {text}', { number, text }),

  fullscreen: say('Fullscreen'),
  leaveFullscreen: say('Leave Fullscreen'),
  page: (page: number, pages: number) =>
    say('Page {page, number, ::group-off} of {pages, number, ::group-off}', { page, pages }),
  previousPage: say('Previous Page'),
  nextPage: say('Next Page'),

  export: say('Export'),
  exportName: { groups: say('Export Groups'), order: say('Export Order') },
  copy: say('Copy'),
  saveText: say('Download Text'),
  saveCsv: say('Download CSV'),
  print: say('Print'),
  copied: { groups: toSay('Copied the groups'), order: toSay('Copied the order') },
  saved: { groups: toSay('Saved the groups to a file'), order: toSay('Saved the order to a file') },
  notCopied: toSay('This browser did not let the page copy.'),
  failed: toSay('This did not work. Try again.'),
  fileParts: {
    /** In the name of a file. */
    groups: say('groups'),
    /** In the name of a file. */
    order: say('order'),
  },
  columns: {
    groups: say('Group'),
    /** Above the number of each name in the order. */
    order: say('Turn'),
    option: say('Option'),
  },

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
        return PROBLEMS.moreGroupsThanPeople(problem)
      case 'togetherAndApart': {
        const [one = 0, ...through] = problem.people
        const other = through.pop() ?? one
        return through.length === 0
          ? PROBLEMS.togetherAndApart(named([one, other]))
          : PROBLEMS.togetherThrough(named([one, other]), named(through))
      }
      case 'togetherTooLarge':
        return PROBLEMS.togetherTooLarge(named(problem.people), problem.size)
      case 'apartTooMany':
        return PROBLEMS.apartTooMany(named(problem.people), problem.people.length, problem.groups)
      case 'togetherDoNotFit':
      case 'noneExist':
      case 'tooHard':
        return PROBLEMS[problem.code]
    }
  },
} as const

interface PairValues {
  /** From 1. */
  readonly pair: number
  readonly name: string
  readonly count: number
}

const PAIR_PROBLEMS: Readonly<Record<PairProblem['code'], (values: PairValues) => string>> = {
  blank: ({ pair }) =>
    say('Pair {pair, number, ::group-off}: choose two names, or remove the pair.', { pair }),
  unknown: ({ pair, name }) =>
    say('Pair {pair, number, ::group-off}: nobody who takes part is named “{name}”.', {
      pair,
      name,
    }),
  several: (values) =>
    say(
      'Pair {pair, number, ::group-off}: {count, number, ::precision-integer} on the list are named “{name}”. Give them different names.',
      { ...values },
    ),
  same: ({ pair }) =>
    say('Pair {pair, number, ::group-off}: choose two different names.', { pair }),
}

const PROBLEMS = {
  moreGroupsThanPeople: ({
    people,
    groups,
  }: {
    readonly people: number
    readonly groups: number
  }) =>
    say(
      '{people, plural, one {# person cannot fill {groups, number, ::precision-integer} groups.} other {# people cannot fill {groups, number, ::precision-integer} groups.}}',
      { people, groups },
    ),
  /** Two names. */
  togetherAndApart: (names: string) =>
    say('{names} are to be kept together and apart. Remove one of the two pairs.', { names }),
  /** Two names, and one or several others. */
  togetherThrough: (names: string, others: string) =>
    say('{names} are to be kept apart, but are kept together through {others}. Remove a pair.', {
      names,
      others,
    }),
  togetherTooLarge: (names: string, size: number) =>
    say(
      '{names} are to be kept together, but no group holds more than {size, number, ::precision-integer}. Make the groups larger.',
      { names, size },
    ),
  apartTooMany: (names: string, count: number, groups: number) =>
    say(
      '{names} all need different groups: {count, number, ::precision-integer} groups, but there are only {groups, number, ::precision-integer}.',
      { names, count, groups },
    ),
  togetherDoNotFit: say(
    'Those who are kept together do not fit into groups of these sizes. Remove a pair, or change the groups.',
  ),
  noneExist: say('No groups of these sizes fit all pairs. Remove a pair, or change the groups.'),
  tooHard: say(
    'With these pairs no fair groups were found in time. Remove a pair, or change the groups.',
  ),
} as const
