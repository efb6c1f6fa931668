// What a desk announces of the draw that is set up.

import type { Entrants } from '../draw/entrants'
import { checkPlan } from '../draw/plan'
import { announcedOf } from '../draw/proven'
import { type Announcement, announce, type Hash, ProofError } from '../proof/announcement'
import type { Wheel } from '../wheel/wheel'
import type { SetUp } from './deskState'

export interface Announcing {
  /** drand's hash of the chain. */
  readonly chain: Hash
  readonly round: number
  /** 16 random bytes, as 32 hexadecimal digits. */
  readonly salt: string
  /** What the wheel looks like. */
  readonly theme: string
  /** Of a whole spin, in milliseconds. */
  readonly spinMs: number
}

/** @returns why it cannot be announced: `field` is `again` where people may win once with each ticket */
export function announcementFor(
  { id, name, segments }: Pick<Wheel, 'id' | 'name' | 'segments'>,
  { entrants, out }: Entrants,
  { plan, choices }: SetUp,
  { chain, round, salt, theme, spinMs }: Announcing,
): Announcement | ProofError {
  const { plan: checked } = checkPlan(plan, entrants, choices.duplicates)
  if (!checked) return new ProofError('prizes')
  const { prizes, mayWinAgain } = checked
  const rules = { ...choices, mayWinAgain }
  const announced = announcedOf({ wheel: { id, name }, list: segments, out, rules, prizes })
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
