// The rows of prizes as they are typed.

import type { Plan } from '../model/plan'
import { movePrize } from '../model/plan'
import type { Prize } from '../model/record'

const NEW_PRIZE: Prize = { name: '', places: 1, reserves: 0 }

export function withPrize(plan: Plan, index: number, change: Partial<Prize>): Plan {
  return {
    ...plan,
    prizes: plan.prizes.map((prize, at) => (at === index ? { ...prize, ...change } : prize)),
  }
}

/** The new prize comes last. */
export function addPrize(plan: Plan): Plan {
  return { ...plan, prizes: [...plan.prizes, NEW_PRIZE] }
}

/** One prize stays. */
export function removePrize(plan: Plan, index: number): Plan {
  if (plan.prizes.length < 2) return plan
  return { ...plan, prizes: plan.prizes.filter((_, at) => at !== index) }
}

/** The same plan where there is no place to move to. */
export function stepPrize(plan: Plan, index: number, step: -1 | 1): Plan {
  const prizes = movePrize(plan.prizes, index, index + step)
  return prizes === plan.prizes ? plan : { ...plan, prizes }
}

/** What a number field shows: nothing where what was typed is no number. */
export function typedNumber(value: number): number | '' {
  return Number.isFinite(value) ? value : ''
}
