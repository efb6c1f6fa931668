// What a desk announces of the draw that is set up.

import type { Wheel } from '../../wheel/wheel'
import { type Entrants, inOneWriting } from '../model/entrants'
import { checkPlan } from '../model/plan'
import { announcedOf } from '../model/proven'
import { type Announcement, announce, ProofError } from '../proof/announcement'
import type { Announcing, SetUp } from './deskState'

/**
 * @param weights by `drawnWeights`
 * @returns why it cannot be announced: `field` is `again` where people may win once with each ticket
 */
export function announcementFor(
  { id, name, segments }: Pick<Wheel, 'id' | 'name' | 'segments'>,
  { entrants, out }: Entrants,
  { plan, choices }: SetUp,
  weights: readonly number[] | undefined,
  { chain, round, salt, theme, spinMs }: Announcing,
): Announcement | ProofError {
  const { plan: checked } = checkPlan(plan, entrants, choices.duplicates)
  if (!checked) return new ProofError('prizes')
  const { prizes, mayWinAgain } = checked
  const rules = { ...choices, mayWinAgain }
  const wheel = { id, name }
  const list = inOneWriting(segments)
  const draw = { wheel, list, out, rules, prizes, ...(weights && { weights }) }
  const announced = announcedOf(draw)
  if (!announced) return new ProofError('again')
  const colors = entrants.map(({ index }) => segments[index]?.color ?? '')
  const show = { theme, spinMs: Math.round(spinMs), colors }
  try {
    return announce({ ...announced, chain, round, salt, show })
  } catch (cause) {
    if (cause instanceof ProofError) return cause
    throw cause
  }
}
