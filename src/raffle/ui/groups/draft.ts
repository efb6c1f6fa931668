import { nameKey } from '../../../lists/duplicates'
import { folded } from '../../../text/order'
import { type GroupPair, type GroupPlan, MAX_PAIRS } from '../../../wheel/groupPlan'
import { MAX_SEGMENTS } from '../../../wheel/segment'
import { isBlank } from '../../../wheel/text'
import type { GroupConstraints, Pair } from '../../model/groupRules'
import type { GroupShape } from '../../model/groups'

/** A pair in its row: blank in the last one, which waits for another. */
export interface PairDraft extends GroupPair {
  readonly id: number
}

/** Its numbers are none where what is typed is none. */
export interface GroupDraft extends GroupPlan {
  readonly pairs: readonly PairDraft[]
}

export type PairSide = 'first' | 'second'

/** What is wrong with one side of a pair, by its place in the list. */
export interface PairProblem {
  readonly code: 'blank' | 'unknown' | 'several' | 'same'
  readonly pair: number
  readonly side: PairSide
  readonly text: string
  /** How many options have this text. */
  readonly count: number
}

export function draftOf(plan: GroupPlan): GroupDraft {
  return { ...plan, pairs: withBlank(plan.pairs.map((pair, id) => ({ ...pair, id }))) }
}

/** What is kept of it. @param before what was kept, for a number that is none */
export function planOf({ pairs, ...draft }: GroupDraft, before: GroupPlan): GroupPlan {
  const kept = (number: number, fallback: number) =>
    Number.isInteger(number) && number >= 1 && number <= MAX_SEGMENTS ? number : fallback
  return {
    ...draft,
    groups: kept(draft.groups, before.groups),
    size: kept(draft.size, before.size),
    pairs: pairs.flatMap(({ id: _, ...pair }) => (isBlankPair(pair) ? [] : [pair])),
  }
}

/** With a blank pair at the end. */
export function withBlank(pairs: readonly PairDraft[]): readonly PairDraft[] {
  const last = pairs.at(-1)
  if ((last && isBlankPair(last)) || pairs.length >= MAX_PAIRS) return pairs
  const id = Math.max(-1, ...pairs.map((pair) => pair.id)) + 1
  return [...pairs, { id, kind: 'apart', first: '', second: '' }]
}

export function isBlankPair({ first, second }: GroupPair): boolean {
  return isBlank(first) && isBlank(second)
}

/** The groups asked for, or `null` when there cannot be so many or such large ones. */
export function shapeOf({ by, groups, size }: GroupPlan, people: number): GroupShape | null {
  const asked = by === 'groups' ? groups : size
  if (!Number.isInteger(asked) || asked < 1 || asked > people) return null
  return by === 'groups' ? { groups } : { size }
}

/**
 * By the indexes of their people; pairs without any text, or with somebody who is absent, are left out.
 * @param texts of all who take part, in order
 */
export function readPairs(
  pairs: readonly GroupPair[],
  texts: readonly string[],
  absent: readonly string[] = [],
): GroupConstraints | PairProblem {
  const indexesOf = finder(texts)
  const isAbsent = absence(indexesOf, absent)
  const read: Record<GroupPair['kind'], Pair[]> = { together: [], apart: [] }
  for (const [pair, { kind, first, second }] of pairs.entries()) {
    if (isBlankPair({ kind, first, second }) || isAbsent(first) || isAbsent(second)) continue
    const found: number[] = []
    for (const [side, text] of [
      ['first', first],
      ['second', second],
    ] as const) {
      const indexes = indexesOf(text)
      const fault = (code: PairProblem['code']) => ({
        code,
        pair,
        side,
        text: text.trim(),
        count: indexes.length,
      })
      if (!text.trim()) return fault('blank')
      if (indexes.length > 1) return fault('several')
      const [index] = indexes
      if (index === undefined) return fault('unknown')
      if (found[0] === index) return fault('same')
      found.push(index)
    }
    read[kind].push(found as unknown as Pair)
  }
  return read
}

/** Whether `readPairs` leaves one of them out because of somebody who is absent. */
export function hasAbsentPair(
  pairs: readonly GroupPair[],
  texts: readonly string[],
  absent: readonly string[],
): boolean {
  if (absent.length === 0) return false
  const isAbsent = absence(finder(texts), absent)
  return pairs.some(({ first, second }) => isAbsent(first) || isAbsent(second))
}

/** @param indexesOf finds who is here, who come first */
function absence(indexesOf: ReturnType<typeof finder>, absent: readonly string[]) {
  const absentOf = finder(absent)
  return (text: string) => absentOf(text).length > 0 && indexesOf(text).length === 0
}

/** Finds by the whole name; where there is none, without regard to case and accents. */
function finder(texts: readonly string[]): (text: string) => readonly number[] {
  const [exact, loose] = [nameKey, folded].map((keyOf) => {
    const byKey = new Map<string, number[]>()
    for (const [index, text] of texts.entries()) {
      const key = keyOf(text.trim())
      const same = byKey.get(key)
      if (same) same.push(index)
      else byKey.set(key, [index])
    }
    return (text: string) => byKey.get(keyOf(text.trim())) ?? []
  }) as [(text: string) => number[], (text: string) => number[]]
  return (text) => {
    const found = exact(text)
    return found.length > 0 ? found : loose(text)
  }
}

/** What was last chosen, so that a dialog closed too early loses nothing. It is gone with the page. */
export const lastChoices: { reveal: 'oneByOne' | 'atOnce' } = { reveal: 'oneByOne' }
