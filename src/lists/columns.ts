import { isHexColor } from '../wheel/palette'
import { isBlank } from '../wheel/text'
import {
  isOutOfRange,
  MAX_STORED_WEIGHT,
  nearestWeight,
  weightAfter,
  writtenNumber,
} from '../wheel/weights'
import { foldedText } from './duplicates'
import type { Choices, FieldColumns, ImportEntry } from './importPlan'
import type { Source } from './source'
import { workerMessages as listMessages } from './workerMessages'

const MOST_COLUMNS = 100
const SAMPLES = 3
/** Enough to know what a column has, and little work. */
const ROWS_TO_LOOK_AT = 200
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]+/

export interface Column {
  readonly index: number
  readonly name: string
  /** Up to three cells that are not blank. */
  readonly samples: readonly string[]
}

export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every(isBlank)
}

/** At most 100; a list of lines has one. */
export function columnsOf(source: Source, hasHeader: boolean): readonly Column[] {
  const rows = source.rows.slice(0, ROWS_TO_LOOK_AT).map(({ cells }) => cells)
  const first = rows.findIndex((cells) => !isBlankRow(cells))
  const header = hasHeader ? rows[first] : undefined
  const body = hasHeader ? rows.slice(first + 1) : rows
  const count = source.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: Math.min(MOST_COLUMNS, count) }, (_, index) => {
    const named = header?.[index]?.trim() ?? ''
    return {
      index,
      name: isBlank(named) ? listMessages.column(index + 1) : named,
      samples: body
        .flatMap((cells) => cells[index]?.trim() || [])
        .filter((cell) => !isBlank(cell))
        .slice(0, SAMPLES),
    }
  })
}

/** Joined by a space, without blank cells. */
export function rowText(source: Source, row: number, columns: readonly number[]): string {
  const cells = source.rows[row]?.cells ?? []
  return columns
    .map((column) => oneLine(cells[column] ?? ''))
    .filter((cell) => !isBlank(cell))
    .join(' ')
}

/** A cell may have several lines; an option has one. */
function oneLine(cell: string): string {
  const trimmed = cell.trim()
  if (!BREAK.test(trimmed)) return trimmed
  return trimmed
    .split(BREAK)
    .flatMap((line) => line.trim() || [])
    .join(' ')
}

/** Besides the text. Values that no option can have are left out. */
export function fieldsOf(
  source: Source,
  row: number,
  columns: FieldColumns | null,
): Omit<ImportEntry, 'text'> | null {
  const { cells = [], color: ownColor, weight: ownWeight, isEliminated } = source.rows[row] ?? {}
  const hasOwn = ownColor !== undefined || ownWeight !== undefined || isEliminated
  if (!columns && !hasOwn) return null
  const cell = (column: number | null = null) =>
    column === null ? '' : (cells[column] ?? '').trim()
  const color = ownColor ?? cell(columns?.color)
  const weight = ownWeight ?? writtenNumber(cell(columns?.weight)) ?? Number.NaN
  return {
    ...(isHexColor(color) && { color }),
    ...(weight >= 0 && { weight: Math.min(MAX_STORED_WEIGHT, weight) }),
    ...((isEliminated || isEliminatedState(cell(columns?.state))) && { isEliminated: true }),
  }
}

const WEIGHTS = new Set(
  (
    'weight,weights,ticket,tickets,no. of tickets,number of tickets,entry count,number of entries,chance,chances,' +
    'amount,quantity,qty,count,points,score,shares,raffle tickets,los,lose,anzahl,anzahl lose,punkte,menge,stimmen,' +
    'gewicht,gewichtung,poids,billets,nombre de billets,points,quantité,peso,boletos,papeletas,número de boletos,' +
    'puntos,cantidad,bilhetes,pontos,quantidade,biglietti,punti,quantità,loten,punten,aantal,losy,punkty,ilość,' +
    'lotter,antal,poäng,lodd,antall,билеты,баллы,количество,口数,枚数,票数,积分,点数'
  )
    .split(',')
    .map(foldedText),
)
/** Beside a column of names, “entries” are chances; alone it is what each line is. */
const WEIGHTS_BESIDE_NAMES = new Set(['entries', 'entry'])
/** Whole numbers, but no chances. */
const NUMBERED = new Set(
  (
    'id,no,no.,nr,nr.,#,number,row,rank,place,position,phone,mobile,age,year,class,grade,group,team,room,seat,table,' +
    'zip,postcode,plz,alter,jahr,klasse,gruppe,nummer,platz,âge,année,classe,groupe,edad,año,anno,età'
  )
    .split(',')
    .map(foldedText),
)

/** `null` for any table but the lists written here. */
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

/**
 * Of a table with a header: the one that is named so, or else the first of whole numbers that are chances as likely as
 * not. `isNamed`: nobody has to be asked.
 */
export function weightColumn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  names: readonly number[],
): { readonly index: number; readonly isNamed: boolean } | null {
  const columns = header.map((name, index) => {
    const word = foldedText(name)
    const isName = names.includes(index)
    const cells = rows.flatMap((row) => row[index]?.trim() || [])
    return {
      index,
      isSaid: !isName && (WEIGHTS.has(word) || WEIGHTS_BESIDE_NAMES.has(word)),
      isWhole: !isName && cells.length > 0 && cells.every(isWholeWeight),
      isOther: NUMBERED.has(word) || isBlank(name),
    }
  })
  const said = columns.find(({ isSaid, isWhole }) => isSaid && isWhole)
  const found =
    said ??
    columns.find(({ isSaid }) => isSaid) ??
    columns.find(({ isWhole, isOther }) => isWhole && !isOther)
  return found ? { index: found.index, isNamed: found === said } : null
}

/** A year or a postcode is above the highest weight. */
function isWholeWeight(cell: string): boolean {
  const number = writtenNumber(cell)
  return number !== null && Number.isInteger(number) && (number === 0 || !isOutOfRange(number))
}

export function isEliminatedState(cell: string): boolean {
  return foldedText(cell) === foldedText(listMessages.eliminated)
}

interface RowWeight {
  readonly text: string
  /** As written, in whatever range; NaN for anything else, and `null` for nothing. */
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

export function hasWeights(
  source: Source,
  choices: WeightChoices & { hasHeader: boolean },
): boolean {
  return source.rows.some((_, row) => {
    const { weight } = rowWeight(source, row, choices)
    return weight !== null && !Number.isNaN(weight) && nearestWeight(weight) !== 1
  })
}
