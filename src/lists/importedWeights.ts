// The weights that the rows of a source say.

import { nearestWeight, weightAfter, writtenNumber } from '../wheel/weights'
import { rowText } from './columns'
import type { Choices } from './importPlan'
import type { Source } from './source'

interface RowWeight {
  /** The text without a weight after it. */
  readonly text: string
  /** As it is written, in whatever range; not a number where something else is, and `null` where nothing is. */
  readonly weight: number | null
}

type WeightChoices = Pick<Choices, 'columns' | 'fields' | 'weightColumn'>

/** Where a column says the weight, the text is whole. */
export function rowWeight(source: Source, row: number, choices: WeightChoices): RowWeight {
  const read = rowText(source, row, choices.columns)
  const { weight: own, cells = [] } = source.rows[row] ?? {}
  const column = choices.fields ? choices.fields.weight : choices.weightColumn
  const cell = (column === null ? '' : (cells[column] ?? '')).trim()
  const inCell = cell === '' ? null : (writtenNumber(cell) ?? Number.NaN)
  if (own !== undefined || inCell !== null) return { text: read, weight: own ?? inCell }
  const after = weightAfter(read)
  return after ? { text: after.text, weight: after.written } : { text: read, weight: null }
}

/** Whether any row says another weight than 1. */
export function hasWeights(
  source: Source,
  choices: WeightChoices & { hasHeader: boolean },
): boolean {
  return source.rows.some((_, row) => {
    const { weight } = rowWeight(source, row, choices)
    return weight !== null && !Number.isNaN(weight) && nearestWeight(weight) !== 1
  })
}
