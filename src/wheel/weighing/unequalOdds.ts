import type { Weighing } from '../weights'

/** Whether the options of a wheel may differ in how likely they are. */
export function mayHaveUnequalOdds(rules: Pick<Weighing, 'weightsCount' | 'afterWin'>): boolean {
  return rules.weightsCount || rules.afterWin === 'halved'
}
