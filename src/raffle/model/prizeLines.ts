// Prizes as people write them, one a line: “3x Mug”, “Mug ×3”, or columns of a table: name, winners, reserves.

import { isBlank, limitText } from '../../wheel/text'
import { MAX_PRIZE_NAME, MAX_PRIZES } from './plan'
import type { Prize } from './record'

/** “x” is a letter: only between spaces is it a sign, so that “4x4 tour” is a name. */
const COUNT_FIRST = /^(\d{1,5})(?:\s*[x*]\s+|\s*×\s*)(\S.*)$/iu
const COUNT_LAST = /^(.*\S)\s+[x×*]\s?(\d{1,5})$/iu
const NUMBERED = /^(\d{1,5})[.)]\s+/
const BULLET = /^[-–•*]\s+/

export interface ReadPrizes {
  readonly prizes: readonly Prize[]
  /** Whether a name was longer than a prize's may be. */
  readonly isCut: boolean
  /** How many lines are beyond the most prizes that can be set up. */
  readonly left: number
}

/** Whether it is more than a name: several lines, cells of a table, or how many of one prize. */
export function isPrizeList(text: string): boolean {
  const [first = '', ...others] = linesOf(text)
  return others.length > 0 || first.includes('\t') || withCount(first.trim()).name !== first.trim()
}

/** @param reserves of a prize whose line says nothing of them */
export function readPrizes(text: string, reserves: number): ReadPrizes {
  const rows = withoutHeads(unmarked(linesOf(text)).map((line) => line.split('\t').map(trimmed)))
  const kept = rows.slice(0, MAX_PRIZES)
  const prizes = kept.map((cells) => prizeOf(cells, reserves))
  return {
    prizes: prizes.map((prize) => ({ ...prize, name: limitText(prize.name, MAX_PRIZE_NAME) })),
    isCut: prizes.some(({ name }) => limitText(name, MAX_PRIZE_NAME) !== name),
    left: rows.length - kept.length,
  }
}

function linesOf(text: string): readonly string[] {
  return text.split(/[\r\n\u2028\u2029]+/).filter((line) => !isBlank(line))
}

const trimmed = (text: string) => text.trim()

/** Without the bullets or the numbers of a list; numbers that do not count up belong to the names. */
function unmarked(lines: readonly string[]): readonly string[] {
  const isNumbered = lines.every((line, index) => Number(NUMBERED.exec(line)?.[1]) === index + 1)
  if (isNumbered && lines.length > 1) return lines.map((line) => line.replace(NUMBERED, ''))
  return lines.map((line) => line.trimStart().replace(BULLET, ''))
}

/** A first row with words where the others have numbers names the columns. */
function withoutHeads(rows: readonly (readonly string[])[]) {
  const [first = [], ...others] = rows
  const isHead = first.length > 1 && first.every((cell) => whole(cell) === null)
  const haveNumbers = others.some((cells) => cells.some((cell) => whole(cell) !== null))
  return isHead && haveNumbers ? others : rows
}

function prizeOf(cells: readonly string[], reserves: number): Prize {
  const [first = '', second, third] = cells
  // “3” beside “Mug” is how many, whichever comes first.
  const isCountFirst = whole(first) !== null && second !== undefined && whole(second) === null
  const [name, count] = isCountFirst ? [second, first] : [first, second]
  const places = whole(count)
  const written = places === null ? withCount(name) : { name, places }
  return { ...written, places: Math.max(1, written.places), reserves: whole(third) ?? reserves }
}

function withCount(text: string): { name: string; places: number } {
  const [, before, name] = COUNT_FIRST.exec(text) ?? []
  if (name) return { name, places: Number(before) }
  const [, only, after] = COUNT_LAST.exec(text) ?? []
  return only ? { name: only, places: Number(after) } : { name: text, places: 1 }
}

function whole(cell: string | undefined): number | null {
  return cell && /^\d{1,5}$/.test(cell) ? Number(cell) : null
}
