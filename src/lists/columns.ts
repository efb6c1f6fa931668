import { isHexColor } from '../wheel/colors/color'
import { isBlank } from '../wheel/text'
import {
  isOutOfRange,
  MAX_STORED_WEIGHT,
  nearestWeight,
  weightAfter,
  writtenNumber,
} from '../wheel/weights'
import { foldedWord } from './duplicates'
import type { Choices, FieldColumns, ImportEntry } from './importPlan'
import type { Source } from './source'

const MOST_COLUMNS = 100
const SAMPLES = 3
/** Enough to know what a column has, and little work. */
const ROWS_TO_LOOK_AT = 200
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]+/

export interface Column {
  readonly index: number
  /** `null` where the table has none for it. */
  readonly name: string | null
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
      name: isBlank(named) ? null : named,
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
  words: ListWords,
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
    ...((isEliminated || isEliminatedState(cell(columns?.state), words)) && { isEliminated: true }),
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
    .map(foldedWord),
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
    .map(foldedWord),
)

/** What is written in the file of a list: its headings, and the state that makes a difference. */
export interface ListWords {
  readonly text: string
  readonly color: string
  readonly weight: string
  readonly state: string
  readonly eliminated: string
}

/** Lists travel: those in English are known in every language. */
export const ENGLISH_WORDS: ListWords = {
  text: 'Option',
  color: 'Color',
  weight: 'Weight',
  state: 'State',
  eliminated: 'Eliminated',
}

/** `null` for any table but the lists written here, in English or with these words. */
export function ownColumns(
  header: readonly string[],
  ownWords: ListWords,
): { readonly text: number; readonly fields: FieldColumns } | null {
  const names = header.map(foldedWord)
  for (const words of [ownWords, ENGLISH_WORDS]) {
    const [text = -1, color = -1, weight = -1, state = -1] = [
      words.text,
      words.color,
      words.weight,
      words.state,
    ].map((name) => names.indexOf(foldedWord(name)))
    // Any table may have a column of weights, in kilograms.
    if (text >= 0 && [color, weight, state].every((at) => at >= 0)) {
      return { text, fields: { color, weight, state } }
    }
  }
  return null
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
    const word = foldedWord(name)
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

function isEliminatedState(cell: string, ownWords: ListWords): boolean {
  const word = foldedWord(cell)
  return [ownWords, ENGLISH_WORDS].some(({ eliminated }) => word === foldedWord(eliminated))
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
