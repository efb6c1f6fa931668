// What the preview of an import proposes before the visitor has chosen anything.

import { MIN_SEGMENTS } from '../wheel/segment'
import { isBlank } from '../wheel/text'
import { hasUntouchedOptions } from '../wheel/untouched'
import type { Wheel } from '../wheel/wheel'
import { hasWeights, isBlankRow, ownColumns, weightColumn } from './columns'
import { foldedText } from './duplicates'
import type { Choices } from './importPlan'
import { planImport } from './planImport'
import { TEMPLATES } from './samples'
import type { Source } from './source'

/** Enough to know what a column has, and no work where there are many. */
const ROWS_TO_LOOK_AT = 200
/** Numbers, dates and amounts, in the digits of any script. */
const IS_NUMERIC = /^[\p{N}\p{Sc}\s.,:/%()+-]+$/u
const IS_ADDRESS = /^\S+@\S+\.\S+$|^https?:/i

/**
 * Recognizes a header and the column or columns of names. Replaces only options that the visitor never touched, and
 * keeps all duplicates: they may be two people, or two tickets of one. Weights count where they do already, and where a
 * wheel or a list of this product brings some.
 */
export function defaultChoices(source: Source, wheel: Wheel, weightsCount = false): Choices {
  const rows = source.rows.slice(0, ROWS_TO_LOOK_AT).map(({ cells }) => cells)
  const filled = rows.filter((cells) => !isBlankRow(cells))
  const [first = [], ...others] = filled
  const isTable = source.format === 'table' || source.format === 'spreadsheet'
  const own = isTable ? ownColumns(first) : null
  const hasHeader =
    source.format !== 'wheel' && others.length > 0 && isHeader(first, others, isTable)
  const choices: Choices = {
    columns: own ? [own.text] : nameColumns(hasHeader ? first : null, hasHeader ? others : filled),
    weightsCount,
    weightColumn: own || !hasHeader ? null : weightColumn(first),
    fields: own?.fields ?? null,
    hasHeader,
    isReplacing: true,
    keepsExactDuplicates: true,
    keepsLikelyDuplicates: true,
    exceptions: new Set(),
    longDefault: 'shorten',
    longTexts: new Map(),
  }
  const isReplacing = hasUntouchedOptions(wheel) && canReplace(source, choices, wheel)
  const bringsWeights = (own !== null || source.format === 'wheel') && hasWeights(source, choices)
  return { ...choices, isReplacing, weightsCount: weightsCount || bringsWeights }
}

function canReplace(source: Source, choices: Choices, wheel: Wheel): boolean {
  const isLarge = source.rows.length > ROWS_TO_LOOK_AT
  const some = isLarge ? { ...source, rows: source.rows.slice(0, ROWS_TO_LOOK_AT) } : source
  const plan = planImport(some, choices, wheel)
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
  // Numbers below a word: the word says of what.
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

/** The column whose header says so, or a first and a last name, or else the one with the most different words. */
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
  let [best, most] = [0, -1]
  for (let column = 0; column < count; column += 1) {
    const texts = rows.flatMap((cells) => cells[column]?.trim() || [])
    const named = texts.filter((text) => !IS_NUMERIC.test(text) && !IS_ADDRESS.test(text))
    const score = new Set(named).size
    // A column further right has to be clearly better.
    if (score > most * 1.2) [best, most] = [column, score]
  }
  // A list of numbers has no words.
  return [most === 0 ? 0 : best]
}

/** What people call the columns of their lists. */
const folded = (words: string) => new Set(words.split(',').map(foldedText))

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
/** They name a column of a table, but as a single line each may well be an option. */
const OTHERS = folded(
  'id,no,no.,nr,nr.,#,number,email,e-mail,email address,mail,phone,class,grade,group,team,date,time,timestamp,' +
    'weight,color,colour,state,status,gender,age,birthday,comment,comments,notes,address,city,country,company,' +
    'klasse,gruppe,nummer,classe,groupe',
)

type HeaderWord = 'fullName' | 'firstName' | 'lastName' | 'other'

/** What the cell names, if it is one of the usual names of columns. */
function headerWord(cell: string): HeaderWord | null {
  // Longer than any of them.
  if (cell.length > 40) return null
  const word = foldedText(cell.replace(/[:*_-]/g, ' '))
  if (FULL_NAMES.has(word)) return 'fullName'
  if (FIRST_NAMES.has(word)) return 'firstName'
  if (LAST_NAMES.has(word)) return 'lastName'
  return OTHERS.has(word) || OTHERS.has(foldedText(cell)) ? 'other' : null
}

const LISTS = TEMPLATES.map(({ options }) => options)

/** A list takes the place of a template that nobody has touched, as it does of the options of a first visit. */
export function proposedChoices(source: Source, wheel: Wheel, weightsCount = false): Choices {
  const choices = defaultChoices(source, wheel, weightsCount)
  if (choices.isReplacing || !hasUntouchedOptions(wheel, LISTS)) return choices
  const replacing = { ...choices, isReplacing: true }
  return planImport(source, replacing, wheel).problem === null ? replacing : choices
}
