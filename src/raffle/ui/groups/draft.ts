import { nameKey } from '../../../lists/duplicates'
import { folded } from '../../../lists/find'
import type { GroupConstraints, Pair } from '../../model/groupRules'
import type { GroupShape } from '../../model/groups'

export interface PairDraft {
  readonly id: number
  readonly kind: 'together' | 'apart'
  readonly first: string
  readonly second: string
}

export type PairSide = 'first' | 'second'

export interface GroupDraft {
  readonly by: 'groups' | 'size'
  /** How many groups; not a number where what is typed is none. */
  readonly groups: number
  readonly size: number
  readonly pairs: readonly PairDraft[]
}

/** What is wrong with one side of a pair, by its place in the list. */
export interface PairProblem {
  readonly code: 'blank' | 'unknown' | 'several' | 'same'
  readonly pair: number
  readonly side: PairSide
  readonly text: string
  /** How many options have this text. */
  readonly count: number
}

/** More would be no pairs but a table. */
export const MAX_PAIRS = 200

export const FIRST_DRAFT: GroupDraft = { by: 'groups', groups: 2, size: 4, pairs: [] }

/** The groups asked for, or `null` when there cannot be so many or such large ones. */
export function shapeOf({ by, groups, size }: GroupDraft, people: number): GroupShape | null {
  const asked = by === 'groups' ? groups : size
  if (!Number.isInteger(asked) || asked < 1 || asked > people) return null
  return by === 'groups' ? { groups } : { size }
}

/** By the indexes of their people; pairs without any text are left out. @param texts of all who take part, in order */
export function readPairs(
  pairs: readonly PairDraft[],
  texts: readonly string[],
): GroupConstraints | PairProblem {
  const indexesOf = finder(texts)
  const read: Record<PairDraft['kind'], Pair[]> = { together: [], apart: [] }
  for (const [pair, { kind, first, second }] of pairs.entries()) {
    if (!first.trim() && !second.trim()) continue
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
export const lastChoices: {
  reveal: 'oneByOne' | 'atOnce'
  groups: { readonly wheelId: string; readonly draft: GroupDraft } | null
} = { reveal: 'oneByOne', groups: null }
