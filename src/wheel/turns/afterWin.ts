// Fair turns: what a win does to the winner's chance in later spins. It follows from the results in the wheel's history
// and from the rule among its settings, so tabs that merge, Undo, cleared results and a reload need nothing for it.

import type { SpinResult } from '../result'
import { isMarked, MIN_SEGMENTS, type Segment } from '../segment'
import { type Wheel, withMarked } from '../wheel'

/** What of a wheel's settings decides about it. */
export interface TurnRule {
  readonly afterWin: 'same' | 'halved' | 'aside'
  /** How many spins a winner sits out where winners are set aside. */
  readonly asideSpins: number
  /** In these modes the winner leaves the wheel anyway. */
  readonly eliminationMode: boolean
  readonly noRepeats: boolean
}

/** What of the wheel itself does. */
export interface Turns {
  /** Newest first. */
  readonly history: readonly SpinResult[]
  /** The time of the last result that no longer counts, in milliseconds since 1970; none before 1970 does. */
  readonly turnsSince?: number | undefined
}

const NONE: ReadonlyMap<string, number> = new Map()

/** Whether a rule counts: only where a winner can win again. */
function counts(rule: TurnRule, afterWin: TurnRule['afterWin']): boolean {
  return rule.afterWin === afterWin && !rule.eliminationMode && !rule.noRepeats
}

function spinsSince({ history, turnsSince = 0 }: Turns): readonly SpinResult[] {
  return history.filter(({ timestamp }) => timestamp > turnsSince)
}

function hasStayed({ isEliminationMode, isNoRepeats }: SpinResult): boolean {
  return !isEliminationMode && !isNoRepeats
}

/** How often the weight of an option is halved, by its id: once for each of its wins that the history has, 1 to 20. */
export function halvingsOf(turns: Turns, rule: TurnRule): ReadonlyMap<string, number> {
  if (!counts(rule, 'halved')) return NONE
  const halvings = new Map<string, number>()
  for (const { winner } of spinsSince(turns).filter(hasStayed)) {
    halvings.set(winner.id, (halvings.get(winner.id) ?? 0) + 1)
  }
  return halvings
}

/** For how many spins a winner sits out on a wheel: fewer than the rule says where two would not be left to draw. */
export function spinsAside(segments: readonly Segment[], rule: TurnRule): number {
  if (!counts(rule, 'aside')) return 0
  const here = segments.filter((one) => !isMarked(one)).length
  return Math.max(0, Math.min(rule.asideSpins, here - MIN_SEGMENTS))
}

/** In how many spins those who are set aside are back, by their ids: those who have won the newest spins. */
export function backIn(
  { segments, ...turns }: Turns & Pick<Wheel, 'segments'>,
  rule: TurnRule,
): ReadonlyMap<string, number> {
  const spins = spinsAside(segments, rule)
  if (spins === 0) return NONE
  const back = new Map<string, number>()
  for (const [index, result] of spinsSince(turns).slice(0, spins).entries()) {
    const { id } = result.winner
    if (hasStayed(result) && !back.has(id)) back.set(id, spins - index)
  }
  return back
}

/** The wheel with those set aside whom the rule sets aside, and nobody else; the same where that is so already. */
export function withTurns(wheel: Wheel, rule: TurnRule): Wheel {
  const back = backIn(wheel, rule)
  const isRight = ({ id, aside = false }: Segment) => aside === back.has(id)
  if (wheel.segments.every(isRight)) return wheel
  return withMarked(
    wheel,
    wheel.segments.map((one) => {
      if (isRight(one)) return one
      const { aside, ...others } = one
      return aside ? others : { ...others, aside: true }
    }),
  )
}

/** Begins anew: no result that the wheel has counts any longer. */
export function beginTurns(wheel: Wheel): Wheel {
  const [newest] = spinsSince(wheel)
  return newest ? { ...wheel, turnsSince: newest.timestamp } : wheel
}
