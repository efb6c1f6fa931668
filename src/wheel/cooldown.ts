// What a win does to later chances: only history and rule decide, so merging tabs, Undo and reloads need no code.

import type { SpinResult } from './result'
import { isActive, isMarked, MIN_SEGMENTS, type Segment } from './segment'
import type { Wheel } from './wheel'

export interface CooldownRule {
  readonly afterWin: 'same' | 'halved' | 'aside'
  readonly asideSpins: number
  /** In these modes the winner leaves the wheel anyway. */
  readonly eliminationMode: boolean
  readonly noRepeats: boolean
}

export interface Wins {
  /** Newest first. */
  readonly history: readonly SpinResult[]
  /** The order of the last result that no longer counts. */
  readonly turnsSince?: number | undefined
}

/** Newest first; none where the rule is another, or where winners leave the wheel. */
function spinsBy(
  afterWin: CooldownRule['afterWin'],
  { history, turnsSince = 0 }: Wins,
  rule: CooldownRule,
): readonly SpinResult[] {
  const isOther = rule.afterWin !== afterWin || rule.eliminationMode || rule.noRepeats
  return isOther ? [] : history.filter(({ order, drawId }) => order > turnsSince && !drawId)
}

function hasStayed({ isEliminationMode, isNoRepeats }: SpinResult): boolean {
  return !isEliminationMode && !isNoRepeats
}

/** By id, 1 to 20: once for each of its wins in the history. */
export function halvingsOf(wins: Wins, rule: CooldownRule): ReadonlyMap<string, number> {
  const halvings = new Map<string, number>()
  for (const { winner } of spinsBy('halved', wins, rule).filter(hasStayed)) {
    halvings.set(winner.id, (halvings.get(winner.id) ?? 0) + 1)
  }
  return halvings
}

/** Fewer than the rule says where two would not be left to draw. */
export function spinsAside(segments: readonly Segment[], { asideSpins }: CooldownRule): number {
  const here = segments.filter((one) => !isMarked(one)).length
  return Math.max(0, Math.min(asideSpins, here - MIN_SEGMENTS))
}

/** In how many spins those set aside are back, by id. */
export function backIn(
  wheel: Wins & Pick<Wheel, 'segments'>,
  rule: CooldownRule,
): ReadonlyMap<string, number> {
  const back = new Map<string, number>()
  const counted = spinsBy('aside', wheel, rule)
  const spins = counted.length > 0 ? spinsAside(wheel.segments, rule) : 0
  for (const [index, result] of counted.slice(0, spins).entries()) {
    const { id } = result.winner
    if (hasStayed(result) && !back.has(id)) back.set(id, spins - index)
  }
  return back
}

/** Sets aside whom the rule says, and nobody else. At a tournament's start nobody is, where that is another list. */
export function withCooldown(wheel: Wheel, rule: CooldownRule): Wheel {
  const segments = setAside(wheel.segments, backIn(wheel, rule))
  const isShared = wheel.originalSegments === wheel.segments
  const originalSegments = isShared ? segments : setAside(wheel.originalSegments, new Map())
  return segments === wheel.segments && originalSegments === wheel.originalSegments
    ? wheel
    : { ...wheel, segments, originalSegments }
}

function setAside(
  segments: readonly Segment[],
  ids: ReadonlyMap<string, unknown>,
): readonly Segment[] {
  const isRight = ({ id, aside = false }: Segment) => aside === ids.has(id)
  if (segments.every(isRight)) return segments
  return segments.map((one) => {
    if (isRight(one)) return one
    const { aside, ...others } = one
    return aside ? others : { ...others, aside: true }
  })
}

/** No result so far counts for later chances. */
export function resetCooldown(wheel: Wheel): Wheel {
  const { history, turnsSince = 0 } = wheel
  const newest = history[0]?.order ?? 0
  return newest > turnsSince ? { ...wheel, turnsSince: newest } : wheel
}

/** By id, only those that were: what everyone was halved by changes nobody's chance. */
export function halvedBeyondAll(
  wheel: Wins & Pick<Wheel, 'segments'>,
  rule: CooldownRule,
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
