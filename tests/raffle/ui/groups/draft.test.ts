import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cryptoWords } from '../../../../src/platform/entropy'
import { drawGroups } from '../../../../src/raffle/model/groups'
import {
  draftOf,
  hasAbsentPair,
  type PairDraft,
  planOf,
  readPairs,
  shapeOf,
  withBlank,
} from '../../../../src/raffle/ui/groups/draft'
import { messages } from '../../../../src/raffle/ui/groups/messages'
import { FIRST_GROUP_PLAN, type GroupPair } from '../../../../src/wheel/groupPlan'

const TEXTS = ['Ann', 'Ben', 'Zoë', 'ben', 'Cid', 'Cid']

const pair = (first: string, second: string, kind: PairDraft['kind'] = 'apart'): PairDraft => ({
  id: 1,
  kind,
  first,
  second,
})

it('pairs are read by the whole text, and without regard to case and accents where none is exactly so', () => {
  const pairs = [pair(' Ann ', 'ben'), pair('ZOE', 'ann', 'together'), pair('Zoe\u0308', 'Ben')]
  expect(readPairs(pairs, TEXTS)).toEqual({
    apart: [
      [0, 3],
      [2, 1],
    ],
    together: [[2, 0]],
  })
})

it('a pair without any text is left out', () => {
  expect(readPairs([pair('', ' ')], TEXTS)).toEqual({ apart: [], together: [] })
})

it.each([
  [pair('Ann', ''), { code: 'blank', side: 'second' }],
  [pair('', 'Ann'), { code: 'blank', side: 'first' }],
  [pair('Ann', ' \u00a0'), { code: 'blank', side: 'second' }],
  [pair('An', 'Ben'), { code: 'unknown', side: 'first', text: 'An' }],
  [pair('Ann', 'Cid '), { code: 'several', side: 'second', text: 'Cid', count: 2 }],
  [pair('Ann', 'BEN'), { code: 'several', side: 'second', text: 'BEN', count: 2 }],
  [pair('Ann', 'ann'), { code: 'same', side: 'second' }],
] as const)('%o is refused, and says where', (wrong, problem) => {
  const read = readPairs([pair('Ann', 'Ben'), wrong], TEXTS)
  expect(read).toMatchObject({ ...problem, pair: 1 })
  expect('code' in read && messages.pairProblem(read)).toMatch(/^Pair 2: .+\.$/)
})

it.each([
  [2, { groups: 2 }],
  [6, { groups: 6 }],
  [7, null],
  [0, null],
  [-1, null],
  [2.5, null],
  [Number.NaN, null],
])('%d groups of 6 people are %o', (groups, shape) => {
  expect(shapeOf({ ...FIRST_GROUP_PLAN, groups }, 6)).toEqual(shape)
})

it.each([1, 10_000])('%d groups, or people in each, are kept', (count) => {
  const plan = { ...FIRST_GROUP_PLAN, groups: count, size: count }
  expect(planOf(draftOf(plan), FIRST_GROUP_PLAN)).toEqual(plan)
})

it.each([0, -1, 1.5, 10_001])('what was kept stays while %d is typed', (typed) => {
  const draft = { ...draftOf(FIRST_GROUP_PLAN), groups: typed, size: typed }
  expect(planOf(draft, FIRST_GROUP_PLAN)).toEqual(FIRST_GROUP_PLAN)
})

it('a blank pair waits below up to 200 of them', () => {
  const pairs = (count: number) => Array.from({ length: count }, () => pair('Ann', 'Ben'))
  expect(withBlank(pairs(199))).toHaveLength(200)
  expect(withBlank(pairs(200))).toHaveLength(200)
  const waiting = withBlank([])
  expect(waiting).toMatchObject([{ kind: 'apart', first: '', second: '' }])
  expect(withBlank(waiting)).toBe(waiting)
})

it('a size is read from its own field', () => {
  expect(shapeOf({ ...FIRST_GROUP_PLAN, by: 'size', groups: 99, size: 3 }, 6)).toEqual({ size: 3 })
})

it('whatever is typed leads to groups that keep to every pair, or to a sentence', () => {
  const name = fc.constantFrom('Ann', 'Ben', 'Cid', 'Dot', 'Eva', 'Fay', 'Nobody', '')
  const pairs = fc.array(
    fc.record({
      id: fc.nat(),
      kind: fc.constantFrom('together' as const, 'apart' as const),
      first: name,
      second: name,
    }),
    { maxLength: 6 },
  )
  const texts = ['Ann', 'Ben', 'Cid', 'Dot', 'Eva', 'Fay']
  const by = fc.constantFrom('groups' as const, 'size' as const)
  fc.assert(
    fc.property(pairs, by, fc.integer({ min: 1, max: 6 }), (typed, kind, count) => {
      const draft = { ...FIRST_GROUP_PLAN, by: kind, groups: count, size: count, pairs: typed }
      const shape = shapeOf(draft, texts.length)
      const read = readPairs(typed, texts)
      if ('code' in read || !shape) return
      const drawn = drawGroups(texts.length, shape, read, cryptoWords)
      if (!drawn.ok) {
        expect(messages.problem(drawn.problem, texts)).toMatch(/^[A-Z“0-9].+\.$/)
        return
      }
      const groupOf = (text: string) =>
        drawn.groups.findIndex((group) => group.includes(texts.indexOf(text)))
      for (const { first, second, kind: rule } of typed.filter(({ first }) => first)) {
        expect(groupOf(first) === groupOf(second)).toBe(rule === 'together')
      }
    }),
  )
})

it('a pair with somebody who is absent is left out, and one with a name that nobody has is not', () => {
  const pairs = [pair('Ann', 'Eva'), pair('Ann', 'Ben'), pair('EVA', 'Ann', 'together')]
  expect(readPairs(pairs, TEXTS, ['Eva'])).toEqual({ apart: [[0, 1]], together: [] })
  expect(readPairs([pair('Ann', 'Fay')], TEXTS, ['Eva'])).toMatchObject({ code: 'unknown' })
})

it('that a pair is left out is told of the same pairs, however the name is written', () => {
  const isTold = (...pairs: readonly GroupPair[]) => hasAbsentPair(pairs, TEXTS, ['Eva', 'ann'])
  expect(isTold(pair('Ben', ' éva '))).toBe(true)
  expect(isTold(pair('EVA', 'Ben', 'together'))).toBe(true)
  // Somebody of that name is here.
  expect(isTold(pair('ANN', 'Ben'), pair('', ''), pair('Fay', 'Ben'))).toBe(false)
})

it('what is kept of a draft opens as the same draft, without its blank pairs', () => {
  const plan = {
    ...FIRST_GROUP_PLAN,
    size: 5,
    pairs: [{ kind: 'apart' as const, first: 'Ann', second: 'Ben' }],
  }
  const draft = draftOf(plan)
  expect(draft.pairs).toHaveLength(2)
  expect(planOf(draft, FIRST_GROUP_PLAN)).toEqual(plan)
  const typing = { ...draft, size: Number.NaN, groups: 0 }
  expect(planOf(typing, plan)).toEqual(plan)
  expect(withBlank(draft.pairs)).toBe(draft.pairs)
  const ids = withBlank(draft.pairs.map((one) => ({ ...one, first: 'Cid' }))).map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})
