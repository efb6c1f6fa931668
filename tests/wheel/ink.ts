// A face to lay out labels in, and where their ink then lies on the wheel.

import type { LabelLayout, TextExtent } from '../../src/wheel/labels/labelLines'
import { lineHalfWidth, type WheelMetrics } from '../../src/wheel/metrics'
import { splitCharacters } from '../../src/wheel/text'

/** What the test's face knows of a character, in font sizes. */
function glyph(character: string): TextExtent {
  if (character === '…') return { width: 0.8, ascent: 0.16, descent: 0 }
  if (/\p{Extended_Pictographic}/u.test(character))
    return { width: 1.15, ascent: 0.93, descent: 0.25 }
  if ((character.codePointAt(0) ?? 0) > 0x2e80) return { width: 1.15, ascent: 0.87, descent: 0.11 }
  if (/\p{Script=Arabic}/u.test(character)) return { width: 0.58, ascent: 1.05, descent: 0.4 }
  // Marks pile up.
  const marks = character.normalize('NFD').replaceAll(/\P{M}/gu, '').length
  const tail = /[gjpqyQ,;()[\]{}|/\\]/.test(character) ? 0.24 : 0.01
  const body = /[aceimnorsuvwxz]/.test(character) ? 0.57 : 0.77
  return { width: 0.58, ascent: body + 0.2 * marks, descent: tail }
}

/** Every character as wide as a bold letter, emoji and ideographs twice that; and all as high as their ink. */
export const extent = (text: string): TextExtent => {
  const glyphs = splitCharacters(text).map(glyph)
  return {
    width: glyphs.reduce((sum, { width }) => sum + width, 0),
    ascent: Math.max(0, ...glyphs.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...glyphs.map(({ descent }) => descent)),
  }
}

/**
 * Where each character's ink lies along and across its line, in CSS pixels: from the wheel's center and the segment's
 * middle line or, for lines that are turned, from their own middle.
 */
export function inkBoxes({ lines, font, stretch, end, turn, baseline, lineDistance }: LabelLayout) {
  return lines.map((line, index) => {
    const stands = baseline + index * lineDistance
    const whole = extent(line)
    // What runs the other way may lie anywhere in its line.
    const isMixed = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(line)
    const width = whole.width * font * stretch
    let along = turn === null ? end - width : -width / 2
    return (isMixed ? [whole] : splitCharacters(line).map(glyph)).map(
      ({ width, ascent, descent }) => {
        const start = along
        along += width * font * stretch
        return {
          along: [start, along],
          across: [stands - ascent * font, stands + descent * font] as const,
        }
      },
    )
  })
}

/** The ink's outline as points from the wheel's center: outward, and clockwise from the segment's middle line. */
function inkPoints(layout: LabelLayout): readonly (readonly [number, number])[] {
  const { turn, end } = layout
  const steps = turn === null ? [0, 1] : [0, 0.25, 0.5, 0.75, 1]
  return inkBoxes(layout)
    .flat()
    .flatMap(({ along: [from = 0, to = 0], across: [high, low] }) =>
      steps.flatMap((step) =>
        [high, low].map((y) => {
          const x = from + step * (to - from)
          if (turn === null) return [x, y] as const
          const [right, down] = [Math.cos(turn), Math.sin(turn)]
          return [end + x * right - y * down, x * down + y * right] as const
        }),
      ),
    )
}

/** How far the ink's corners are from the drawn lines, from the hub and from the rim, at least; CSS pixels. */
export function clearOfEdges(layout: LabelLayout, of: WheelMetrics, count: number): number {
  const halfAngle = Math.PI / count
  const distances = inkPoints(layout).map(([x, y]) => {
    const distance = Math.hypot(x, y)
    const away = halfAngle - Math.abs(Math.atan2(y, x))
    const toLine = distance * Math.sin(Math.min(away, Math.PI / 2))
    const fromHub = layout.turn === null ? x : distance
    return Math.min(
      toLine - lineHalfWidth(of, count, distance),
      fromHub - of.hubRadius,
      of.radius - of.pointerReach - distance,
    )
  })
  return Math.min(...distances)
}
