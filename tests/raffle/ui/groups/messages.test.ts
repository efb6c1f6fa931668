import { expect, it } from 'vitest'
import type { GroupProblem } from '../../../../src/raffle/model/groups'
import { messages } from '../../../../src/raffle/ui/groups/messages'

const TEXTS = ['Ann', 'Ben', 'Cid', 'Dot', 'Eva', 'Fay', 'Gus', 'Hal']

it.each<[GroupProblem, string]>([
  [{ code: 'nobody' }, 'Nobody takes part. Add names, or bring some back.'],
  [{ code: 'moreGroupsThanPeople', people: 3, groups: 5 }, '3 people cannot fill 5 groups.'],
  [
    { code: 'togetherAndApart', people: [0, 1] },
    '“Ann” and “Ben” are to be kept together and apart. Remove one of the two pairs.',
  ],
  [
    { code: 'togetherAndApart', people: [0, 2, 3, 1] },
    '“Ann” and “Ben” are to be kept apart, but are kept together through “Cid” and “Dot”. Remove a pair.',
  ],
  [
    { code: 'togetherTooLarge', people: [0, 1, 2], size: 2 },
    '“Ann”, “Ben”, and “Cid” are to be kept together, but no group holds more than 2. Make the groups larger.',
  ],
  [
    { code: 'togetherTooLarge', people: [0, 1, 2, 3, 4, 5, 6, 7], size: 2 },
    '“Ann”, “Ben”, “Cid”, “Dot”, “Eva”, “Fay”, and 2 more are to be kept together, but no group holds more than 2. Make the groups larger.',
  ],
  [
    { code: 'apartTooMany', people: [0, 1, 2], groups: 2 },
    '“Ann”, “Ben”, and “Cid” all need different groups: 3 groups, but there are only 2.',
  ],
])('%o in words', (problem, sentence) => {
  expect(messages.problem(problem, TEXTS)).toBe(sentence)
})

it.each([
  [[4, 4, 4], '3 groups of 4.'],
  [[4, 4, 3], '3 groups: 2 of 4 and 1 of 3.'],
  [[5], '1 group of 5.'],
  [[1, 1], '2 groups of 1.'],
])('the sizes %o in words', (sizes, words) => {
  expect(messages.sizes(sizes)).toBe(words)
})

it('who takes part is said with those who do not', () => {
  expect(messages.takePart(5, 5)).toBe('5 take part.')
  expect(messages.takePart(1, 1)).toBe('1 takes part.')
  expect(messages.takePart(23, 25)).toBe('23 of 25 take part.')
  expect(messages.takePart(1, 2)).toBe('1 of 2 takes part.')
})
