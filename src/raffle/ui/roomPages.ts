// Letters as large as their number allows, and several screens where they would be too small for the back row.

import type { RaffleState } from '../model/raffleState'
import type { Entry } from '../model/record'
import { messages } from './messages'

interface Line {
  readonly text: string
  /** From 1. */
  readonly position: number
  /** Who had the place before. */
  readonly note: string
}

/** The winners of one prize, or its reserves. */
export interface LineGroup {
  /** From 0. */
  readonly prize: number
  readonly isReserves: boolean
  readonly lines: readonly Line[]
}

export interface RoomPage extends LineGroup {
  /** Of all lines of the press in the order in which they are dealt: the number of this page's first one, from 0. */
  readonly first: number
  /** Whether each line has its number: one winner alone needs none. */
  readonly hasNumbers: boolean
}

/** In font sizes. */
interface Widest {
  readonly name: number
  /** The longest word of any name. */
  readonly word: number
}

export interface Area {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

interface RoomLayout {
  readonly columns: number
  /** In CSS pixels. */
  readonly letters: number
}

/** In font sizes. */
const LINE_HEIGHT = 1.2
const ROW_GAP = 0.28
const COLUMN_GAP = 1.2
const NUMBER_WIDTH = 1.9
/** Letters on the page are a little wider than on a canvas, where a size was rounded. */
const SPARE = 1.02
/** The largest letters, of the smaller side of the screen. */
const LARGEST = 0.3
/** What a back row reads: of the height of the lines' area. */
const LEAST = 0.045
const MOST_COLUMNS = 8
/** Of a note below a name, in font sizes of the name. */
const NOTE_SIZE = 0.45
/** Lines that one name may take. */
const MOST_LINES = 3

/** The largest letters in which so many names fit, in columns that are filled one after another. */
export function roomLayout(
  count: number,
  widest: Widest,
  area: Area,
  hasNumbers = count > 1,
): RoomLayout {
  let best: RoomLayout = { columns: 1, letters: 0 }
  const largest = LARGEST * Math.min(area.width, area.height)
  for (let columns = 1; columns <= Math.min(count, MOST_COLUMNS); columns += 1) {
    const rows = Math.ceil(count / columns)
    for (let lines = 1; lines <= MOST_LINES; lines += 1) {
      // Words do not fill lines evenly.
      const perLine = lines === 1 ? widest.name : (widest.name / lines) * 1.25
      const name = Math.max(perLine, widest.word) * SPARE
      const inWidth =
        name * columns + (hasNumbers ? NUMBER_WIDTH * columns : 0) + COLUMN_GAP * (columns - 1)
      const inHeight = rows * lines * LINE_HEIGHT + (rows - 1) * ROW_GAP
      const letters = Math.min(area.width / inWidth, area.height / inHeight, largest)
      if (letters > best.letters) best = { columns, letters }
    }
  }
  return best
}

/** How many names a screen takes so that the back row can read them; at least 1. Pages are as full as one another. */
export function linesPerPage(count: number, widest: Widest, area: Area): number {
  const least = LEAST * area.height
  for (let pages = 1; pages < count; pages += 1) {
    const perPage = Math.ceil(count / pages)
    if (roomLayout(perPage, widest, area, true).letters >= least) return perPage
  }
  return 1
}

/** All groups, each on pages of its own, one after another. */
export function pagesFor(
  groups: readonly LineGroup[],
  widest: Widest,
  area: Area,
): readonly RoomPage[] {
  const pages: RoomPage[] = []
  let first = 0
  for (const { prize, isReserves, lines } of groups) {
    const perPage = linesPerPage(lines.length, widest, area)
    const hasNumbers = lines.length > 1
    for (let from = 0; from < lines.length; from += perPage) {
      const some = lines.slice(from, from + perPage)
      pages.push({ prize, isReserves, first: first + from, hasNumbers, lines: some })
    }
    first += lines.length
  }
  return pages
}

/** @param widthOf a text, in font sizes */
export function widestOf(groups: readonly LineGroup[], widthOf: (text: string) => number): Widest {
  let [name, word] = [0, 0]
  for (const { lines } of groups) {
    for (const { text, note } of lines) {
      name = Math.max(name, widthOf(text), NOTE_SIZE * widthOf(note))
      // Only of names that may be broken the words matter: those with several.
      for (const part of text.split(/\s+/)) word = Math.max(word, widthOf(part))
    }
  }
  return { name, word }
}

/** By prize, as they are dealt: all places of the press, and then the reserves. @param seq of the record's entry */
export function linesOf(
  draw: RaffleState,
  entries: readonly Entry[],
  seq: number,
): readonly LineGroup[] {
  const entry = entries[seq - 1]
  const textOf = (winner: number) => draw.list[winner]?.text ?? ''
  if (entry?.kind === 'replaced') {
    const { prize, place, winner } = entry
    if (winner === null) return []
    const calls = draw.prizes[prize]?.placed[place]?.calls ?? []
    const gone = calls[calls.findIndex((call) => call.winner === winner) - 1]
    const note = gone ? messages.inPlaceOf(textOf(gone.winner)) : ''
    return [
      { prize, isReserves: false, lines: [{ text: textOf(winner), position: place + 1, note }] },
    ]
  }
  if (entry?.kind !== 'drawn') return []
  const places = entry.places.map(({ prize, place, winner }) => ({
    prize,
    line: { text: textOf(winner), position: place + 1, note: '' },
  }))
  const reserves = entry.reserves.map(({ prize, reserve, winner }) => ({
    prize,
    line: { text: textOf(winner), position: reserve + 1, note: '' },
  }))
  return [...grouped(places, false), ...grouped(reserves, true)]
}

function grouped(
  all: readonly { readonly prize: number; readonly line: LineGroup['lines'][number] }[],
  isReserves: boolean,
): readonly LineGroup[] {
  const groups: { prize: number; isReserves: boolean; lines: LineGroup['lines'][number][] }[] = []
  for (const { prize, line } of all) {
    const last = groups.at(-1)
    if (last?.prize === prize) last.lines.push(line)
    else groups.push({ prize, isReserves, lines: [line] })
  }
  return groups
}
