// Letters as large as their number allows, and several screens where they would be too small for the back row.

import type { RaffleState } from '../model/raffleState'
import type { Entry } from '../model/record'
import type { PictureOf } from './drawnPictures'
import { messages } from './messages'

interface Line {
  readonly text: string
  /** From 1. */
  readonly position: number
  /** Who had the place before. */
  readonly note: string
  readonly picture?: string | undefined
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
  readonly pictured: Pictured
}

/** How many of a group's lines have pictures. */
type Pictured = 'none' | 'some' | 'all'

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

export interface RoomLayout {
  readonly columns: number
  /** In CSS pixels. */
  readonly letters: number
  /** Of a picture: its side in font sizes, and whether it stands above its name or beside it. 0 where there is none. */
  readonly side: number
  readonly isAbove: boolean
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
/** Sides of pictures that are tried, in font sizes. */
const SIDES = [1.6, 2, 2.5, 3.2, 4]
/** Between a picture and the name beside it, and below it. */
const PICTURE_GAP = 0.4
/** How much a larger picture counts beside larger letters, as an exponent: names are read from the back row. */
const PICTURE_WEIGHT = 0.4
/** Below a name with its picture above it. */
const CARD_GAP = 0.8
/** The largest picture, of the smaller side of the screen: a photo has few pixels. */
const LARGEST_PICTURE = 0.7
const NO_PICTURE = { side: 0, isAbove: false } as const

/**
 * The largest letters in which so many names fit, in columns that are filled one after another. Letters give way to
 * larger pictures as long as the back row can read them.
 */
export function roomLayout(
  count: number,
  widest: Widest,
  area: Area,
  { hasNumbers = count > 1, pictured = 'none' }: Partial<RoomPage> = {},
): RoomLayout {
  let best: RoomLayout = { columns: 1, letters: 0, ...NO_PICTURE }
  let most = Number.NEGATIVE_INFINITY
  const smaller = Math.min(area.width, area.height)
  const least = LEAST * area.height
  // One alone stands in the middle.
  const pictures = count === 1 && pictured === 'all' ? above : PICTURES[pictured]
  for (let columns = 1; columns <= Math.min(count, MOST_COLUMNS); columns += 1) {
    const rows = Math.ceil(count / columns)
    for (let lines = 1; lines <= MOST_LINES; lines += 1) {
      // Words do not fill lines evenly.
      const perLine = lines === 1 ? widest.name : (widest.name / lines) * 1.25
      const name = Math.max(perLine, widest.word) * SPARE
      const text = name + (hasNumbers ? NUMBER_WIDTH : 0)
      for (const { side, isAbove } of pictures) {
        const [width, height] = withPicture(text, lines * LINE_HEIGHT, side, isAbove)
        const inWidth = width * columns + COLUMN_GAP * (columns - 1)
        const inHeight = height * rows + (isAbove ? CARD_GAP : ROW_GAP) * (rows - 1)
        const largest = Math.min(LARGEST, side > 0 ? LARGEST_PICTURE / side : LARGEST) * smaller
        const letters = Math.min(area.width / inWidth, area.height / inHeight, largest)
        const seen = letters < least ? letters - least : letters * (side || 1) ** PICTURE_WEIGHT
        if (seen <= most) continue
        most = seen
        best = { columns, letters, side, isAbove }
      }
    }
  }
  return best
}

const beside = SIDES.map((side) => ({ side, isAbove: false }))
const above = SIDES.map((side) => ({ side, isAbove: true }))
const PICTURES = {
  none: [NO_PICTURE],
  // Above some of the names, the others would have gaps.
  some: beside,
  all: [...beside, ...above],
} satisfies Record<Pictured, readonly Pick<RoomLayout, 'side' | 'isAbove'>[]>

/** All lengths in font sizes. */
function withPicture(
  width: number,
  height: number,
  side: number,
  isAbove: boolean,
): readonly [width: number, height: number] {
  if (side === 0) return [width, height]
  if (isAbove) return [Math.max(width, side), side + PICTURE_GAP + height]
  return [side + PICTURE_GAP + width, Math.max(height, side)]
}

/** How many names a screen takes so that the back row can read them; at least 1. Pages are as full as one another. */
export function linesPerPage(
  count: number,
  widest: Widest,
  area: Area,
  pictured: Pictured = 'none',
): number {
  const least = LEAST * area.height
  for (let pages = 1; pages < count; pages += 1) {
    const perPage = Math.ceil(count / pages)
    const { letters } = roomLayout(perPage, widest, area, { hasNumbers: true, pictured })
    if (letters >= least) return perPage
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
    const pictured = picturedOf(lines)
    const perPage = linesPerPage(lines.length, widest, area, pictured)
    const hasNumbers = lines.length > 1
    for (let from = 0; from < lines.length; from += perPage) {
      const some = lines.slice(from, from + perPage)
      pages.push({ prize, isReserves, first: first + from, hasNumbers, pictured, lines: some })
    }
    first += lines.length
  }
  return pages
}

function picturedOf(lines: readonly Line[]): Pictured {
  const count = lines.filter(({ picture }) => picture !== undefined).length
  if (count === 0) return 'none'
  return count === lines.length ? 'all' : 'some'
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
  pictureOf: PictureOf,
): readonly LineGroup[] {
  const entry = entries[seq - 1]
  const textOf = (winner: number) => draw.list[winner]?.text ?? ''
  const lineOf = (winner: number, index: number, note = ''): Line => ({
    text: textOf(winner),
    position: index + 1,
    note,
    picture: pictureOf(winner),
  })
  if (entry?.kind === 'replaced') {
    const { prize, place, winner } = entry
    if (winner === null) return []
    const calls = draw.prizes[prize]?.placed[place]?.calls ?? []
    const gone = calls[calls.findIndex((call) => call.winner === winner) - 1]
    const note = gone ? messages.inPlaceOf(textOf(gone.winner)) : ''
    return [{ prize, isReserves: false, lines: [lineOf(winner, place, note)] }]
  }
  if (entry?.kind !== 'drawn') return []
  const places = entry.places.map(({ prize, place, winner }) => ({
    prize,
    line: lineOf(winner, place),
  }))
  const reserves = entry.reserves.map(({ prize, reserve, winner }) => ({
    prize,
    line: lineOf(winner, reserve),
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
