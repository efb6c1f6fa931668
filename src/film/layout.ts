// Where everything is in a film, in its pixels.

import { splitCharacters, splitWords, type Word } from '../wheel/text'

export const SHAPES = ['wide', 'upright', 'square'] as const
export type Shape = (typeof SHAPES)[number]

/** Pixels of the shorter side. */
export const SIDES = { hd: 720, fullHd: 1080 } as const
export type Size = keyof typeof SIDES
/** Of a GIF, which is a square. */
export const GIF_SIDE = 480

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Layout {
  readonly width: number
  readonly height: number
  /** The square with the wheel, its pointer and its glow. */
  readonly wheel: Box
  /** `null` where there is no room for the wheel's name. */
  readonly title: Box | null
  readonly plate: Box
}

/** Of the shorter side. */
const MARGIN = 0.04
/** Half of the disc with its rim: 155 of 390, as in wheel/metrics.ts. */
const DISC = 0.4

/** @param side the shorter one, in pixels @param isMirrored for a language that runs from right to left */
export function layoutOf(shape: Shape, side: number, isMirrored: boolean): Layout {
  const long = (side * 16) / 9
  const margin = MARGIN * side
  if (shape === 'wide') {
    const column = {
      y: margin,
      width: long / 2 - DISC * side - 2 * margin,
      height: side - 2 * margin,
    }
    const [left, right] = [margin, long - margin - column.width]
    return {
      width: long,
      height: side,
      wheel: { x: (long - side) / 2, y: 0, width: side, height: side },
      title: { ...column, x: isMirrored ? right : left },
      plate: { ...column, x: isMirrored ? left : right },
    }
  }
  const row = { x: margin, width: side - 2 * margin }
  if (shape === 'upright') {
    const above = (long - side) / 2
    return {
      width: side,
      height: long,
      wheel: { x: 0, y: above, width: side, height: side },
      title: { ...row, y: margin, height: above - margin },
      plate: { ...row, y: above + side - margin, height: above },
    }
  }
  return {
    width: side,
    height: side,
    wheel: { x: 0, y: 0, width: side, height: side },
    title: null,
    // Over the lower part of the wheel: the winner is at the top.
    plate: { ...row, y: 0.7 * side, height: 0.3 * side - margin },
  }
}

export interface Fitted {
  readonly lines: readonly string[]
  /** Pixels. */
  readonly font: number
}

/** In font sizes. */
export const LINE_HEIGHT = 1.2
const SMALLER = 0.93
const ELLIPSIS = '…'

/**
 * The largest letters in which a text fits. At the smallest, long words are broken, and what has no room is left out.
 * @param widthOf a line, in font sizes
 * @param largest and smallest font, in pixels
 */
export function fitText(
  text: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  largest: number,
  smallest: number,
  widthOf: (line: string) => number,
): Fitted {
  const words = splitWords(text.trim())
  const room = (font: number) => Math.max(1, Math.floor(height / (font * LINE_HEIGHT)))
  for (let font = largest; font > smallest; font *= SMALLER) {
    const lines = linesOf(words, width / font, widthOf)
    if (lines && lines.length <= room(font)) return { lines, font }
  }
  const parts = words.flatMap((word) => broken(word, width / smallest, widthOf))
  const lines = linesOf(parts, width / smallest, widthOf) ?? [text]
  const most = room(smallest)
  const last = lines[most - 1] ?? ''
  const isCut = lines.length > most
  const kept = isCut ? [...lines.slice(0, most - 1), `${last.slice(0, -1)}${ELLIPSIS}`] : lines
  return { lines: kept, font: smallest }
}

/** `null` where a word is too wide. */
function linesOf(
  words: readonly Word[],
  width: number,
  widthOf: (line: string) => number,
): string[] | null {
  const lines: string[] = []
  for (const { text, space } of words) {
    if (widthOf(text) > width) return null
    const last = lines.at(-1)
    const longer = last === undefined ? text : `${last}${space}${text}`
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(text)
  }
  return lines
}

/** Into parts that fit, where the word does not. */
function broken(word: Word, width: number, widthOf: (line: string) => number): Word[] {
  if (widthOf(word.text) <= width) return [word]
  const parts: Word[] = []
  let part = ''
  for (const character of splitCharacters(word.text)) {
    if (part !== '' && widthOf(part + character) > width) {
      parts.push({ text: part, space: parts.length === 0 ? word.space : '' })
      part = ''
    }
    part += character
  }
  return [...parts, { text: part, space: parts.length === 0 ? word.space : '' }]
}
