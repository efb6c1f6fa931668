// Pictures on the GPU: chosen under the policy of the site, kept on the device, and drawn where they belong.

import { crc32, deflateSync } from 'node:zlib'
import { rgbaToThumbHash } from 'thumbhash'
import { lensFor } from '../../src/wheel/labels/lens'
import { pictureRoom } from '../../src/wheel/labels/pictureRoom'
import { roomInLens } from '../../src/wheel/labels/wheelLabels'
import { expect, test } from '../support/fixtures'
import { distance, type Rgb, rgb, withoutDecoration } from '../support/pixels'
import { keptWheel, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const RED = '#e61e1e'
const GREEN = '#14a03c'
/** Photos are written anew, and previews are rough. */
const NEAR = 60

test.use({ hasGpu: true })

/** A picture of one color. */
function png(color: string, side = 200): Buffer {
  const row = Buffer.concat([Buffer.of(0), ...Array(side).fill(Buffer.from(rgb(color)))])
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array(side).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const file = (name: string, color: string) => ({ name, mimeType: 'image/png', buffer: png(color) })

/** Of the picture that a preview is made from: its waves need some pixels. */
const SIDE = 32

/** What a link or another device has of a photo. */
function preview(color: string): string {
  const [red, green, blue] = rgb(color)
  const pixels = Array.from({ length: SIDE ** 2 }, () => [red, green, blue, 255]).flat()
  return `.${Buffer.from(rgbaToThumbHash(SIDE, SIDE, pixels)).toString('base64url')}`
}

/** @param angle clockwise from straight above the wheel's middle, in radians */
async function seenAt(main: WheelPage, distance: number, angle = 0): Promise<Rgb> {
  const picture = await main.picture()
  const middle = picture.width / 2
  return picture.at(
    Math.round(middle + distance * Math.sin(angle)),
    Math.round(middle - distance * Math.cos(angle)),
  )
}

test('photos are chosen under the policy of the site, drawn by the scene and kept @pictures.wheel @pictures.kept', async ({
  page,
  main,
}) => {
  const names = ['Ava', 'Ben', 'Chloe']
  await storeWheel(
    page,
    names.map((text) => ({ text, color: '#ffffff' })),
    lasting(500),
  )
  await main.open()
  await withoutDecoration(page)
  await main.isDrawnBy('scene')
  await page.locator('summary', { hasText: 'Edit List' }).click()
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Photos' }).click()
  await (await chooser).setFiles([file('Ava.png', RED), file('ben.png', GREEN)])
  await page.getByRole('button', { name: 'Use 2 Photos' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const { metrics } = await main.place()
  const beside = pictureRoom(metrics, names.length, 'beside')
  if (!beside) throw new Error('There is no room')
  const isSeen = async (up: number, color: string, angle = 0) =>
    distance(await seenAt(main, up, angle), rgb(color)) < NEAR
  await expect.poll(() => isSeen(beside.distance, RED)).toBe(true)
  expect(await isSeen(beside.distance - 0.7 * beside.size, RED)).toBe(false)
  await page.reload()
  await main.isDrawnBy('scene')
  await expect.poll(() => isSeen(beside.distance, RED)).toBe(true)
  // They turn with their slices.
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  const { wheel } = await keptWheel(page)
  for (const [index, color] of [RED, GREEN].entries()) {
    const angle = ((index + 0.5) / names.length) * 2 * Math.PI + (wheel.history[0]?.angle ?? 0)
    // The moment covers the lower part.
    if (Math.cos(angle) < 0.2) continue
    await expect.poll(() => isSeen(beside.distance, color, angle)).toBe(true)
  }
})

test('where slices are too thin for them they are in the lens @pictures.wheel', async ({
  page,
  main,
}) => {
  const count = 300
  const options = Array.from({ length: count }, (_, index) => ({
    text: `A${index + 1}`,
    color: '#ffffff',
    picture: preview(index % 2 === 0 ? RED : GREEN),
  }))
  await storeWheel(page, options)
  await main.open()
  await withoutDecoration(page)
  await main.isDrawnBy('scene')
  const { metrics } = await main.place()
  const lens = lensFor(metrics, count)
  const room = lens && roomInLens(metrics, lens, true).picture
  if (!room) throw new Error('There is no room in the lens')
  await expect
    .poll(async () => distance(await seenAt(main, room.distance), rgb(RED)) < NEAR)
    .toBe(true)
})
