import { expect, it } from 'vitest'
import type { Plan } from '../../../src/raffle/model/plan'
import {
  addPrize,
  removePrize,
  typedNumber,
  withMoved,
  withPrize,
} from '../../../src/raffle/ui/PrizeRows'

const PLAN: Plan = {
  prizes: ['First', 'Second', 'Third'].map((name) => ({ name, places: 1, reserves: 0 })),
  mayWinAgain: false,
}
const names = ({ prizes }: Plan) => prizes.map(({ name }) => name)

it('a prize moves by one, and nowhere beyond the ends', () => {
  expect(names(withMoved(PLAN, 1, 0))).toEqual(['Second', 'First', 'Third'])
  expect(names(withMoved(PLAN, 1, 2))).toEqual(['First', 'Third', 'Second'])
  expect(withMoved(PLAN, 0, -1)).toBe(PLAN)
  expect(withMoved(PLAN, 2, 3)).toBe(PLAN)
})

it('a new prize comes last, with one winner; the last one stays', () => {
  const added = addPrize(PLAN)
  expect(added.prizes.at(-1)).toEqual({ name: '', places: 1, reserves: 0 })
  expect(names(removePrize(PLAN, 1))).toEqual(['First', 'Third'])
  const one = removePrize(removePrize(PLAN, 0), 0)
  expect(names(one)).toEqual(['Third'])
  expect(removePrize(one, 0)).toBe(one)
})

it('a change touches one prize', () => {
  const changed = withPrize(PLAN, 2, { places: 5 })
  expect(changed.prizes.map(({ places }) => places)).toEqual([1, 1, 5])
  expect(changed.prizes[0]).toBe(PLAN.prizes[0])
})

it('a field that holds no number is empty', () => {
  expect(typedNumber(0)).toBe(0)
  expect(typedNumber(Number.NaN)).toBe('')
})
