// What becomes of each line of a source, and of the wheel. The plan is a value: the preview shows it, and nothing is on
// the wheel before the visitor says so.

import { MAX_SEGMENTS, type Segment, withNew } from '../wheel/segment'
import { type NewId, type Wheel, withSegments } from '../wheel/wheel'

/** Each line has exactly one. */
export type Fate =
  | 'added'
  /** Added with its first 30 characters. */
  | 'shortened'
  /** Added with the text that the visitor wrote in place of one over 30 characters. */
  | 'edited'
  | 'header'
  | 'blank'
  /** The same text as a line before it, or as an option already there. */
  | 'exactDuplicate'
  /** The same but for case, spaces, accents, or what is after the 30th character. */
  | 'likelyDuplicate'
  /** Over 30 characters, and left out as the visitor decided. */
  | 'leftOutLong'
  /** The wheel has 10,000 options by then. */
  | 'overLimit'

export type LongDecision = 'shorten' | 'leaveOut' | { readonly text: string }

/** The columns of a table that say more about an option than its text. */
export interface FieldColumns {
  readonly color: number | null
  readonly weight: number | null
  readonly state: number | null
}

export interface Choices {
  /** Indexes of the columns whose cells make the text, joined by a space in this order. */
  readonly columns: readonly number[]
  /** Whether weights count on the wheel afterwards. If so, they are read after names too, as in `Anna ×3`. */
  readonly weightsCount: boolean
  /** A column of another table that is named so. Its weights are taken only where weights count: they may be kilograms. */
  readonly weightColumn: number | null
  /** `null` where the table has none; only the tables that this product writes have them by default. */
  readonly fields: FieldColumns | null
  /** Whether the first row that is not blank names the columns. */
  readonly hasHeader: boolean
  /** Whether the lines take the place of the wheel's options, or are added to them. */
  readonly isReplacing: boolean
  readonly keepsExactDuplicates: boolean
  readonly keepsLikelyDuplicates: boolean
  /** Duplicates, by the index of their row, for which the opposite of the two above holds. */
  readonly exceptions: Set<number>
  /** For each text over 30 characters that is not in `longTexts`. */
  readonly longDefault: 'shorten' | 'leaveOut'
  /** By the index of the row. */
  readonly longTexts: ReadonlyMap<number, LongDecision>
}

/** Whose duplicate a line is, whether it is kept or not. */
export interface Duplicate {
  readonly kind: 'exact' | 'likely'
  /** The text of the first one. */
  readonly of: string
  /** The index of its row, or `null` where it is on the wheel already. */
  readonly row: number | null
}

export interface PlannedLine {
  /** Index of the row in the source. */
  readonly row: number
  /** The whole text that was read, trimmed. */
  readonly text: string
  readonly fate: Fate
  /** Whether the text is over 30 characters, whatever was decided about it. */
  readonly isLong: boolean
  readonly duplicate: Duplicate | null
}

/** An option to put on the wheel. */
export interface ImportEntry {
  readonly text: string
  readonly color?: string
  readonly weight?: number
  readonly isEliminated?: boolean
  /** It has weight 0, and is absent today. */
  readonly isAbsent?: boolean
}

export interface ImportPlan {
  /** One for each row of the source, in order. */
  readonly lines: readonly PlannedLine[]
  /** How many lines have each fate; together as many as there are lines. */
  readonly counts: Readonly<Record<Fate, number>>
  /** What was found, whatever was decided about it. */
  readonly found: {
    readonly exactDuplicates: number
    readonly likelyDuplicates: number
    readonly long: number
    readonly eliminated: number
    /** Weights that are no numbers in range, where weights count: each is taken as the nearest one, or as 1. */
    readonly weightsMended: number
    /** Options of weight 0, where weights count: they are absent today. */
    readonly absent: number
  }
  /** Whether weights count on the wheel because of it: some of the options are to be likelier than others. */
  readonly letsWeightsCount: boolean
  readonly entries: readonly ImportEntry[]
  readonly isReplacing: boolean
  /** Options on the wheel afterwards. */
  readonly total: number
  /** Why the plan cannot be carried out: nothing to add, or fewer than two active options would be left. */
  readonly problem: 'nothing' | 'tooFew' | null
}

/**
 * The wheel once the plan is carried out; the same one where the plan has a problem. The wheel may have changed since the
 * plan was made.
 */
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
  const segments = withEntries(kept, entries, newId)
  // With other options a tournament begins anew.
  return withSegments(wheel, segments, isEliminationMode && !plan.isReplacing)
}

/** The ids of the imported options that are absent today. @param wheel right after the import */
export function absentIds({ segments }: Wheel, { entries }: ImportPlan): Set<string> {
  const from = segments.length - entries.length
  return new Set(
    entries.flatMap(({ isAbsent }, index) => (isAbsent ? (segments[from + index]?.id ?? []) : [])),
  )
}

/** The entries as options at the end, in their own colors or in the palette's. */
export function withEntries(
  before: readonly Segment[],
  entries: readonly ImportEntry[],
  newId: NewId,
): readonly Segment[] {
  const texts = entries.map(({ text }) => text)
  return withNew(before, texts, newId).map((segment, index) => {
    const entry = entries[index - before.length]
    if (!entry || index < before.length) return segment
    const { color = segment.color, weight = 1, isEliminated } = entry
    return { ...segment, color, weight, ...(isEliminated && { eliminated: true }) }
  })
}
