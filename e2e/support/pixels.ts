// Screenshots decoded to pixels.
// Reads the PNGs that browsers write: eight bits, three or four channels, not interlaced.

import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import type { Rgb } from '../../tests/support/colors'

export { distance, nearest, type Rgb, rgb } from '../../tests/support/colors'

export interface Picture {
  readonly width: number
  readonly height: number
  /** The color at a pixel, counted from the upper left. */
  at(x: number, y: number): Rgb
}

export interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of the viewport as it is seen now, in device pixels. */
export async function takePicture(page: Page, clip: Clip): Promise<Picture> {
  return decodePng(await page.screenshot({ clip }))
}

/**
 * Takes away what is costly to draw without a GPU and beside the point of a test that takes many pictures;
 * confetti too, which may fall before the very pixels that the test looks at.
 */
export async function withoutDecoration(page: Page): Promise<void> {
  // Adopted, as the page's policy has no place for styles in it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      *, ::before, ::after {
        animation: none !important; transition: none !important; box-shadow: none !important;
        filter: none !important; backdrop-filter: none !important; background-image: none !important;
      }
      body > canvas { display: none !important; }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** A part of a picture; `clip` is in its pixels. */
export function part(picture: Picture, { x, y, width, height }: Clip): Picture {
  const [left, top] = [Math.round(x), Math.round(y)]
  return {
    width: Math.round(width),
    height: Math.round(height),
    at: (x, y) => picture.at(left + x, top + y),
  }
}

export function decodePng(png: Buffer): Picture {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const [depth, colorType, , , interlace] = png.subarray(24, 29)
  const channels = colorType === 2 ? 3 : colorType === 6 ? 4 : 0
  if (depth !== 8 || channels === 0 || interlace !== 0) throw new Error('Unexpected kind of PNG')
  const bytes = unfilter(inflateSync(Buffer.concat(dataChunks(png))), width * channels, channels)
  return {
    width,
    height,
    at(x, y) {
      const inside = x >= 0 && y >= 0 && x < width && y < height
      if (!inside) throw new RangeError(`No pixel ${x}, ${y} in ${width} by ${height}`)
      const first = (y * width + x) * channels
      return [bytes[first] ?? 0, bytes[first + 1] ?? 0, bytes[first + 2] ?? 0]
    },
  }
}

function dataChunks(png: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') chunks.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return chunks
}

/** Undoes the filters of the lines (PNG specification, section 9). */
function unfilter(filtered: Buffer, lineLength: number, step: number): Uint8Array {
  const height = filtered.length / (lineLength + 1)
  const lines = new Uint8Array(lineLength * height)
  for (let line = 0; line < height; line += 1) {
    const kind = filtered[line * (lineLength + 1)]
    for (let column = 0; column < lineLength; column += 1) {
      const at = line * lineLength + column
      const left = column >= step ? (lines[at - step] ?? 0) : 0
      const above = line > 0 ? (lines[at - lineLength] ?? 0) : 0
      const corner = column >= step && line > 0 ? (lines[at - lineLength - step] ?? 0) : 0
      const value = filtered[line * (lineLength + 1) + 1 + column] ?? 0
      lines[at] = value + predicted(kind, left, above, corner)
    }
  }
  return lines
}

function predicted(kind: number | undefined, left: number, above: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return above
  if (kind === 3) return (left + above) >> 1
  if (kind !== 4) return 0
  const estimate = left + above - corner
  const toLeft = Math.abs(estimate - left)
  const toAbove = Math.abs(estimate - above)
  const toCorner = Math.abs(estimate - corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
