// The plan is a value: the preview shows it, and nothing is on the wheel before the visitor says so.

import { MAX_SEGMENTS, type Segment, withNew } from '../wheel/segment'
import { type NewId, type Wheel, withSegments } from '../wheel/wheel'

export type Fate =
  | 'added'
  | 'shortened'
  | 'edited'
  | 'header'
  | 'blank'
  /** As a line before it, or an option already there. */
  | 'exactDuplicate'
  /** The same but for case, spaces, accents, or what is after the 30th character. */
  | 'likelyDuplicate'
  /** A duplicate whose weight its first line has got too. */
  | 'addedUp'
  | 'leftOutLong'
  | 'overLimit'

export type LongDecision = 'shorten' | 'leaveOut' | { readonly text: string }

export interface FieldColumns {
  readonly color: number | null
  readonly weight: number | null
  readonly state: number | null
}

export interface Choices {
  readonly columns: readonly number[]
  /** Afterwards. If so, weights are read after names too, as in `Anna ×3`. */
  readonly weightsCount: boolean
  /** Of another table. Its weights are taken only where weights count: they may be kilograms. */
  readonly weightColumn: number | null
  /** Only tables that this product writes have them by default. */
  readonly fields: FieldColumns | null
  readonly hasHeader: boolean
  readonly isReplacing: boolean
  readonly keepsExactDuplicates: boolean
  readonly keepsLikelyDuplicates: boolean
  /** Where weights count: exact duplicates that are not kept give their weight to the first line of the text. */
  readonly addsUp: boolean
  /** Row indexes of duplicates for which the opposite of the two above holds. */
  readonly exceptions: Set<number>
  /** For long texts that are not in `longTexts`. */
  readonly longDefault: 'shorten' | 'leaveOut'
  readonly longTexts: ReadonlyMap<number, LongDecision>
}

export interface Duplicate {
  readonly kind: 'exact' | 'likely'
  readonly of: string
  /** `null` where it is on the wheel already. */
  readonly row: number | null
}

export interface PlannedLine {
  readonly row: number
  readonly text: string
  readonly fate: Fate
  /** Over 30 characters, whatever was decided about it. */
  readonly isLong: boolean
  readonly duplicate: Duplicate | null
}

export interface ImportEntry {
  readonly text: string
  readonly color?: string
  readonly weight?: number
  readonly isEliminated?: boolean
  /** Of weight 0. */
  readonly isAbsent?: boolean
}

export interface ImportPlan {
  readonly lines: readonly PlannedLine[]
  readonly counts: Readonly<Record<Fate, number>>
  readonly found: {
    readonly exactDuplicates: number
    readonly likelyDuplicates: number
    readonly long: number
    readonly eliminated: number
    /** Where weights count: each that is out of range or no number is taken as the nearest one, or as 1. */
    readonly weightsMended: number
    /** Options of weight 0, where weights count. */
    readonly absent: number
  }
  /** The import makes some options likelier than others. */
  readonly letsWeightsCount: boolean
  readonly entries: readonly ImportEntry[]
  readonly isReplacing: boolean
  readonly total: number
  /** Nothing to add, or fewer than two active options would be left. */
  readonly problem: 'nothing' | 'tooFew' | null
}

/** The same wheel where the plan has a problem. The wheel may have changed since the plan was made. */
export function importedWheel(
  wheel: Wheel,
  plan: ImportPlan,
  newId: NewId,
  isEliminationMode: boolean,
): Wheel {
  if (plan.problem) return wheel
  const kept = plan.isReplacing ? [] : wheel.segments
  const entries = plan.entries.slice(0, Math.max(0, MAX_SEGMENTS - kept.length))
  if (entries.length === 0) return wheel
  const segments = withEntries(kept, entries, newId, wheel.palette)
  // With other options a tournament begins anew.
  return withSegments(wheel, segments, isEliminationMode && !plan.isReplacing)
}

/** @param wheel right after the import */
export function absentIds({ segments }: Wheel, { entries }: ImportPlan): Set<string> {
  const from = segments.length - entries.length
  return new Set(
    entries.flatMap(({ isAbsent }, index) => (isAbsent ? (segments[from + index]?.id ?? []) : [])),
  )
}

export function withEntries(
  before: readonly Segment[],
  entries: readonly ImportEntry[],
  newId: NewId,
  palette?: string,
): readonly Segment[] {
  const texts = entries.map(({ text }) => text)
  return withNew(before, texts, newId, palette).map((segment, index) => {
    const entry = entries[index - before.length]
    if (!entry || index < before.length) return segment
    const { color = segment.color, weight = 1, isEliminated } = entry
    return { ...segment, color, weight, ...(isEliminated && { eliminated: true }) }
  })
}
