// The wheel once an import plan is carried out.

import { MAX_SEGMENTS, type Segment, withNew } from '../wheel/segment'
import { type NewId, type Wheel, withSegments } from '../wheel/wheel'
import type { ImportEntry, ImportPlan } from './importPlan'

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
