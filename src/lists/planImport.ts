// Decides what becomes of each line of a source.

import { activeSegments, MAX_SEGMENTS, MIN_SEGMENTS, optionText } from '../wheel/segment'
import { isOutOfRange } from '../wheel/weighing/typedWeight'
import { nearestWeight } from '../wheel/weighing/weight'
import type { Wheel } from '../wheel/wheel'
import { fieldsOf, isBlankRow, rowText, rowWeight } from './columns'
import { KnownTexts, keysOf } from './duplicates'
import type { Choices, Duplicate, Fate, ImportEntry, ImportPlan, PlannedLine } from './importPlan'
import type { Source } from './source'

/** Changes nothing. About 10 ms for 10,000 lines. */
export function planImport(source: Source, choices: Choices, wheel: Wheel): ImportPlan {
  const kept = choices.isReplacing ? [] : wheel.segments
  const known = new KnownTexts(kept)
  const headerRow = choices.hasHeader ? firstRow(source) : -1
  const lines: PlannedLine[] = []
  const entries: ImportEntry[] = []
  const counts = noCounts()
  const found = {
    ...{ exactDuplicates: 0, likelyDuplicates: 0, long: 0 },
    ...{ eliminated: 0, weightsMended: 0, absent: 0 },
  }

  function planned(row: number): PlannedLine {
    const { text, weight } = choices.weightsCount
      ? rowWeight(source, row, choices)
      : { text: rowText(source, row, choices.columns), weight: null }
    let [isLong, duplicate] = [false, null as Duplicate | null]
    // Built once each: there may be 100,000.
    const line = (fate: Fate): PlannedLine => ({ row, text, fate, isLong, duplicate })
    if (row === headerRow) return line('header')
    const short = optionText(text)
    if (short === undefined) return line('blank')
    isLong = short !== text
    const decision = isLong ? (choices.longTexts.get(row) ?? choices.longDefault) : 'shorten'
    if (decision === 'leaveOut') return line('leftOutLong')
    const isEdited = decision !== 'shorten'
    const whole = isEdited ? decision.text.trim() : text
    const final = isEdited ? optionText(whole) : short
    if (final === undefined) return line('leftOutLong')
    const keys = keysOf(whole, final)
    duplicate = known.duplicateOf(keys)
    if (duplicate && !isKept(duplicate, row, choices)) {
      return line(duplicate.kind === 'exact' ? 'exactDuplicate' : 'likelyDuplicate')
    }
    if (kept.length + entries.length >= MAX_SEGMENTS) return line('overLimit')
    known.add(keys, row)
    const fields = fieldsOf(source, row, choices.fields)
    entries.push({ text: final, ...fields, ...(weight !== null && counted(weight)) })
    return line(isEdited ? 'edited' : isLong ? 'shortened' : 'added')
  }

  /** What a weight comes to, where weights count. 0 is none: nobody of that weight can win. */
  function counted(written: number): Pick<ImportEntry, 'weight' | 'isAbsent'> {
    if (written === 0) {
      found.absent += 1
      return { weight: 1, isAbsent: true }
    }
    if (Number.isNaN(written) || isOutOfRange(written)) found.weightsMended += 1
    return { weight: nearestWeight(written) }
  }

  for (let row = 0; row < source.rows.length; row += 1) {
    const line = planned(row)
    lines.push(line)
    counts[line.fate] += 1
    if (line.isLong) found.long += 1
    if (line.duplicate?.kind === 'exact') found.exactDuplicates += 1
    if (line.duplicate?.kind === 'likely') found.likelyDuplicates += 1
  }
  const active = entries.filter(({ isEliminated }) => !isEliminated).length
  found.eliminated = entries.length - active
  const others = activeSegments(kept).length
  return {
    lines,
    counts,
    found,
    entries,
    letsWeightsCount: choices.weightsCount && entries.some(({ weight = 1 }) => weight !== 1),
    isReplacing: choices.isReplacing,
    total: kept.length + entries.length,
    problem:
      entries.length === 0
        ? 'nothing'
        : choices.isReplacing && others + active < MIN_SEGMENTS
          ? 'tooFew'
          : null,
  }
}

function noCounts(): Record<Fate, number> {
  return {
    added: 0,
    shortened: 0,
    edited: 0,
    header: 0,
    blank: 0,
    exactDuplicate: 0,
    likelyDuplicate: 0,
    leftOutLong: 0,
    overLimit: 0,
  }
}

/** The first row with a cell that is not blank, in whichever column: the names of the columns stand there. */
function firstRow(source: Source): number {
  return source.rows.findIndex(({ cells }) => !isBlankRow(cells))
}

function isKept({ kind }: Duplicate, row: number, choices: Choices): boolean {
  const keeps = kind === 'exact' ? choices.keepsExactDuplicates : choices.keepsLikelyDuplicates
  return choices.exceptions.has(row) ? !keeps : keeps
}
