import { hasUntouchedOptions } from '../wheel/presets'
import { activeSegments, MAX_SEGMENTS, MIN_SEGMENTS, optionText } from '../wheel/segment'
import { isBlank } from '../wheel/text'
import { isOutOfRange, nearestWeight } from '../wheel/weights'
import type { Wheel } from '../wheel/wheel'
import {
  fieldsOf,
  hasWeights,
  isBlankRow,
  ownColumns,
  rowText,
  rowWeight,
  weightColumn,
} from './columns'
import { foldedWord, KnownTexts, keysOf } from './duplicates'
import type { Choices, Duplicate, Fate, ImportEntry, ImportPlan, PlannedLine } from './importPlan'
import { listWords } from './messages'
import { TEMPLATES } from './samples'
import type { Source } from './source'

/** Pure. About 10 ms for 10,000 lines. */
export function planImport(source: Source, choices: Choices, wheel: Wheel): ImportPlan {
  const kept = choices.isReplacing ? [] : wheel.segments
  const known = new KnownTexts(kept)
  const addsUp = choices.addsUp && choices.weightsCount
  const headerRow = choices.hasHeader ? firstRow(source) : -1
  const lines: PlannedLine[] = []
  const entries: ImportEntry[] = []
  /** For each entry, as `rowWeight` reads it. */
  const weights: (number | null)[] = []
  const entryOf = new Map<number, number>()
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
      const first =
        duplicate.kind === 'exact' && addsUp ? entryOf.get(duplicate.row ?? -1) : undefined
      if (first !== undefined) {
        weights[first] = chancesOf(weights[first]) + chancesOf(weight)
        return line('addedUp')
      }
      return line(duplicate.kind === 'exact' ? 'exactDuplicate' : 'likelyDuplicate')
    }
    if (kept.length + entries.length >= MAX_SEGMENTS) return line('overLimit')
    known.add(keys, row)
    const fields = fieldsOf(source, row, choices.fields, listWords)
    entryOf.set(row, entries.length)
    entries.push({ text: final, ...fields })
    weights.push(weight)
    return line(isEdited ? 'edited' : isLong ? 'shortened' : 'added')
  }

  /** Nobody of weight 0 can win. */
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
  for (const [index, weight] of weights.entries()) {
    if (weight !== null) entries[index] = { ...(entries[index] as ImportEntry), ...counted(weight) }
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
    addedUp: 0,
    leftOutLong: 0,
    overLimit: 0,
  }
}

/** Without a number it is one. */
function chancesOf(written: number | null | undefined): number {
  return written === null || written === undefined || Number.isNaN(written)
    ? 1
    : Math.max(0, written)
}

function firstRow(source: Source): number {
  return source.rows.findIndex(({ cells }) => !isBlankRow(cells))
}

function isKept({ kind }: Duplicate, row: number, choices: Choices): boolean {
  const keeps = kind === 'exact' ? choices.keepsExactDuplicates : choices.keepsLikelyDuplicates
  return choices.exceptions.has(row) ? !keeps : keeps
}

/** Enough to know what a column has, and little work. */
const ROWS_TO_LOOK_AT = 200
const IS_NUMERIC = /^[\p{N}\p{Sc}\s.,:/%()+-]+$/u
const IS_ADDRESS = /^\S+@\S+\.\S+$|^https?:/i

/**
 * Replaces only options that the visitor never touched, and keeps all duplicates: they may be two people, or two
 * tickets of one. Weights count where they do already, or where a wheel or a list of this product brings some.
 */
export function defaultChoices(source: Source, wheel: Wheel, weightsCount = false): Choices {
  const rows = source.rows.slice(0, ROWS_TO_LOOK_AT).map(({ cells }) => cells)
  const filled = rows.filter((cells) => !isBlankRow(cells))
  const [first = [], ...others] = filled
  const isTable = source.format === 'table' || source.format === 'spreadsheet'
  const own = isTable ? ownColumns(first, listWords) : null
  const hasHeader =
    source.format !== 'wheel' &&
    others.length > 0 &&
    (own !== null || isHeader(first, others, isTable))
  const columns = own
    ? [own.text]
    : nameColumns(hasHeader ? first : null, hasHeader ? others : filled)
  const weight = own || !hasHeader ? null : weightColumn(first, others, columns)
  const choices: Choices = {
    columns,
    weightsCount,
    weightColumn: weight?.index ?? null,
    fields: own?.fields ?? null,
    hasHeader,
    isReplacing: true,
    keepsExactDuplicates: true,
    keepsLikelyDuplicates: true,
    addsUp: false,
    exceptions: new Set(),
    longDefault: 'shorten',
    longTexts: new Map(),
  }
  const isReplacing = hasUntouchedOptions(wheel) && canReplace(source, choices, wheel)
  const isMeant = own !== null || source.format === 'wheel' || weight?.isNamed
  const bringsWeights = isMeant && hasWeights(source, choices)
  return { ...choices, isReplacing, weightsCount: weightsCount || Boolean(bringsWeights) }
}

function canReplace(source: Source, choices: Choices, wheel: Wheel): boolean {
  const beginning = { ...source, rows: source.rows.slice(0, ROWS_TO_LOOK_AT) }
  const plan = planImport(beginning, choices, wheel)
  return plan.problem === null && plan.entries.length >= MIN_SEGMENTS
}

function isHeader(
  first: readonly string[],
  others: readonly (readonly string[])[],
  isTable: boolean,
): boolean {
  const words = first.map(headerWord)
  const isOneColumn = first.length === 1 && others.every((cells) => cells.length <= 1)
  if (words.some((word) => word !== null && !(isOneColumn && word === 'other'))) return true
  if (!isTable) return false
  // The word says of what the numbers are.
  return first.some((cell, column) => {
    const below = others.flatMap((cells) => cells[column]?.trim() || [])
    return (
      !isBlank(cell) &&
      !IS_NUMERIC.test(cell) &&
      below.length > 1 &&
      below.every((one) => IS_NUMERIC.test(one))
    )
  })
}

/** By its header, or a first and a last name, or else the one with the most different words. */
function nameColumns(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
): readonly number[] {
  const words = header?.map(headerWord) ?? []
  const at = (word: string) => words.indexOf(word as (typeof words)[number])
  const [full, first, last] = [at('fullName'), at('firstName'), at('lastName')]
  // "Name" beside "First name" is the last one.
  if (first >= 0 && (last >= 0 || full >= 0)) return [first, last >= 0 ? last : full]
  if (full >= 0) return [full]
  if (first >= 0) return [first]
  if (last >= 0) return [last]
  const count = rows.reduce((most, cells) => Math.max(most, cells.length), 1)
  let [best, most] = [0, 0]
  for (let column = 0; column < count; column += 1) {
    const texts = rows.flatMap((cells) => cells[column]?.trim() || [])
    const named = texts.filter((text) => !IS_NUMERIC.test(text) && !IS_ADDRESS.test(text))
    const score = new Set(named).size
    // A column further right has to be clearly better.
    if (score > most * 1.2) [best, most] = [column, score]
  }
  return [best]
}

const folded = (words: string) => new Set(words.split(',').map(foldedWord))

const FULL_NAMES = folded(
  'name,names,full name,display name,student,students,student name,pupil,pupils,participant,participants,' +
    'participant name,player,players,member,members,attendee,attendees,employee,guest,winner,option,options,' +
    'choice,choices,entry,entries,item,items,label,text,title,nom complet,nombre completo,nombre,nome completo,' +
    'vollständiger name,schüler,teilnehmer,élève,participante,alumno,imię i nazwisko,naam,имя,фио,姓名,名前,名字,이름,الاسم',
)
const FIRST_NAMES = folded(
  'first name,first names,firstname,given name,forename,first,vorname,vornamen,prénom,prénoms,primer nombre,' +
    'nome,voornaam,imię,förnamn,fornavn,名',
)
const LAST_NAMES = folded(
  'last name,last names,lastname,surname,family name,last,nachname,familienname,nom,nom de famille,apellido,' +
    'apellidos,cognome,sobrenome,achternaam,nazwisko,efternamn,etternavn,фамилия,姓',
)
/** As a single line each may well be an option. */
const OTHERS = folded(
  'id,no,no.,nr,nr.,#,number,email,e-mail,email address,mail,phone,class,grade,group,team,date,time,timestamp,' +
    'weight,color,colour,state,status,gender,age,birthday,comment,comments,notes,address,city,country,company,' +
    'klasse,gruppe,nummer,classe,groupe',
)

type HeaderWord = 'fullName' | 'firstName' | 'lastName' | 'other'

function headerWord(cell: string): HeaderWord | null {
  if (cell.length > 40) return null
  const word = foldedWord(cell.replace(/[:*_-]/g, ' '))
  if (FULL_NAMES.has(word)) return 'fullName'
  if (FIRST_NAMES.has(word)) return 'firstName'
  if (LAST_NAMES.has(word)) return 'lastName'
  return OTHERS.has(word) || OTHERS.has(foldedWord(cell)) ? 'other' : null
}

const LISTS = TEMPLATES.map(({ options }) => options)

/** Also replaces a template that nobody has touched. */
export function proposedChoices(source: Source, wheel: Wheel, weightsCount = false): Choices {
  const choices = defaultChoices(source, wheel, weightsCount)
  if (choices.isReplacing || !hasUntouchedOptions(wheel, LISTS)) return choices
  const replacing = { ...choices, isReplacing: true }
  return planImport(source, replacing, wheel).problem === null ? replacing : choices
}
