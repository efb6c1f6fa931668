// The columns of the tables that this product writes, by which it knows them when it reads them.

import { foldedText } from './duplicates'
import type { FieldColumns } from './importPlan'
import { listMessages } from './messages'

const WEIGHTS = new Set(['weight', 'weights', 'tickets', 'gewicht', 'gewichtung', 'poids', 'peso'])

/** Where the columns of a list written here are; `null` for any other table. */
export function ownColumns(
  header: readonly string[],
): { readonly text: number; readonly fields: FieldColumns } | null {
  const names = header.map(foldedText)
  const { text, color, weight, state } = listMessages.listHeader
  const [textAt = -1, ...fields] = [text, color, weight, state].map((name) =>
    names.indexOf(foldedText(name)),
  )
  const [colorAt = -1, weightAt = -1, stateAt = -1] = fields
  // Any table may have a column of weights, in kilograms.
  if (textAt < 0 || fields.some((at) => at < 0)) return null
  return { text: textAt, fields: { color: colorAt, weight: weightAt, state: stateAt } }
}

/** The column of another table that is called so; `null` where there is none. */
export function weightColumn(header: readonly string[]): number | null {
  const index = header.findIndex((name) => WEIGHTS.has(foldedText(name)))
  return index < 0 ? null : index
}

export function isEliminatedState(cell: string): boolean {
  return foldedText(cell) === foldedText(listMessages.eliminated)
}
