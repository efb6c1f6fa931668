// How much less likely an option is than the others. Loaded after the first paint.

import { isActive } from '../segment'
import type { Wheel } from '../wheel'
import { halvingsOf, type TurnRule, type Turns } from './afterWin'

/**
 * How often an option was halved beyond what all options on the wheel were, by its id; only those that were. What everyone
 * was halved by changes nobody's chance.
 */
export function halvedBeyondAll(
  wheel: Turns & Pick<Wheel, 'segments'>,
  rule: TurnRule,
): ReadonlyMap<string, number> {
  const halvings = halvingsOf(wheel, rule)
  const isEveryone = wheel.segments.every((one) => !isActive(one) || halvings.has(one.id))
  if (halvings.size === 0 || !isEveryone) return halvings
  const active = wheel.segments.filter(isActive)
  const least = Math.min(...active.map(({ id }) => halvings.get(id) ?? 0))
  return new Map(
    [...halvings].flatMap(([id, times]) => (times > least ? [[id, times - least]] : [])),
  )
}
