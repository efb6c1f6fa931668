// The wheel's name and the winner's plate, drawn on the page, whose fonts a worker does not have.

import type { Caption } from '../render/film'
import { headline } from '../ui/results/messages'
import { isBeyondDisplayFace } from '../ui/results/winnerName'
import { inkOn } from '../wheel/colors/color'
import type { SpinResult } from '../wheel/result'
import { directionOf } from '../wheel/text'
import { type Box, type Fitted, fitText, LINE_HEIGHT } from './layout'

/** Of the shorter side of the film. */
const LARGEST = 0.12
const SMALLEST = 0.026
const HEADLINE = 0.04
const PADDING = 0.03
const CORNER = 0.03

type Context = CanvasRenderingContext2D

/** @param side the film's shorter one, in pixels @returns `null` without a name */
export async function drawTitle(
  name: string,
  box: Box,
  side: number,
): Promise<Caption<ImageBitmap> | null> {
  const context = contextFor(box)
  if (!context || name === '') return null
  const face = await faceOf(name)
  const lines = fitted(context, name, face, box, side)
  context.fillStyle = getComputedStyle(document.documentElement).color
  drawLines(context, lines, face, name, box.width / 2, (box.height - heightOf(lines)) / 2)
  return { x: box.x, y: box.y, bitmap: await createImageBitmap(context.canvas) }
}

export async function drawPlate(
  result: SpinResult,
  box: Box,
  side: number,
): Promise<Caption<ImageBitmap>> {
  const context = contextFor(box)
  if (!context) throw new Error('Could not get canvas context')
  const { text, color } = result.winner
  const above = headline(result)
  const padding = PADDING * side
  const [face, aboveFace] = [await faceOf(text), await faceOf(above)]
  const room = { width: box.width - 2 * padding, height: 0.25 * box.height }
  const small = fitted(context, above, aboveFace, room, side, HEADLINE)
  const left = box.height - heightOf(small) - 2 * padding
  const large = fitted(context, text, face, { width: room.width, height: left }, side)
  const height = heightOf(small) + heightOf(large) + 2 * padding
  const top = (box.height - height) / 2
  const ink = inkOn(color)
  context.fillStyle = color
  context.beginPath()
  context.roundRect(0, top, box.width, height, CORNER * side)
  context.fill()
  context.fillStyle = ink
  const middle = box.width / 2
  drawLines(context, small, aboveFace, above, middle, top + padding)
  drawLines(context, large, face, text, middle, top + padding + heightOf(small))
  return { x: box.x, y: box.y, bitmap: await createImageBitmap(context.canvas) }
}

function contextFor({ width, height }: Box): Context | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  return canvas.getContext('2d')
}

/** The display face, where it has the letters. */
async function faceOf(text: string): Promise<string> {
  const style = getComputedStyle(document.documentElement)
  const name = isBeyondDisplayFace(text) ? '--font-round' : '--font-display'
  const face = style.getPropertyValue(name)
  // Where it cannot be loaded, the next one of the list is used.
  await document.fonts.load(fontOf(16, face), text).catch(() => {})
  return face
}

function fontOf(pixels: number, face: string): string {
  return `600 ${pixels}px ${face}`
}

function fitted(
  context: Context,
  text: string,
  face: string,
  box: Pick<Box, 'width' | 'height'>,
  side: number,
  largest = LARGEST,
): Fitted {
  const measured = 100
  context.font = fontOf(measured, face)
  const widthOf = (line: string) => context.measureText(line).width / measured
  return fitText(text, box, largest * side, SMALLEST * side, widthOf)
}

function heightOf({ lines, font }: Fitted): number {
  return lines.length * font * LINE_HEIGHT
}

function drawLines(
  context: Context,
  { lines, font }: Fitted,
  face: string,
  text: string,
  x: number,
  top: number,
): void {
  context.font = fontOf(font, face)
  context.direction = directionOf(text)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, line] of lines.entries()) {
    context.fillText(line, x, top + (index + 0.5) * font * LINE_HEIGHT)
  }
}
