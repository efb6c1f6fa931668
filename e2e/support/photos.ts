// Photos to choose. What is in the middle of one is not in the middle of its preview.

import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { distance, type Rgb, rgb } from './pixels'

const FRAME = '#1e3ce6'
const SIDE = 200
/** Of the middle, from the photo's edge: the preview blurs it into the frame. */
const FRAME_WIDTH = 70

/** @param color of the middle */
export function photo(name: string, color: string) {
  const isInside = (at: number) => Math.min(at, SIDE - 1 - at) >= FRAME_WIDTH
  return {
    ...{ name, mimeType: 'image/png' },
    buffer: png((x, y) => (isInside(x) && isInside(y) ? color : FRAME)),
  }
}

/** Presses the button of the dialog, and chooses as many photos, no two of which are the same. */
export async function choosePhotos(page: Page, files: readonly string[]): Promise<void> {
  const color = (index: number) => `#${(0x100000 + index * 0xbad3).toString(16).slice(-6)}`
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Photos' }).click()
  await (await chooser).setFiles(files.map((name, index) => photo(name, color(index))))
}

/** Black and white in turn, wherever a text is. */
export function stripes(name: string) {
  const buffer = png((x) => (x % 20 < 10 ? '#000000' : '#ffffff'))
  return { name, mimeType: 'image/png', buffer }
}

/** Photos are written anew, and a preview is at least twice as far from its photo. */
export const isLike = (seen: Rgb, color: string) => distance(seen, rgb(color)) < 60

function png(colorAt: (x: number, y: number) => string): Buffer {
  const rows = Array.from({ length: SIDE }, (_, y) => {
    const pixels = Array.from({ length: SIDE }, (_, x) => Buffer.from(rgb(colorAt(x, y))))
    return Buffer.concat([Buffer.of(0), ...pixels])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}
