// A spin saved as a GIF, and read back frame by frame.

import { readFile } from 'node:fs/promises'
import { momentAt, stretchOf } from '../../src/render/film'
import { FULL_TURN } from '../../src/wheel/angle'
import { expect, test } from '../support/fixtures'
import { rgb } from '../support/pixels'
import { chooseStandardSize, lasting, storeWheel } from '../support/savedWheels'
import { expectedTurns, makeFilm, openFilm } from './filmPage'
import { readFilm } from './readFilm'

const OPTIONS = [
  { text: 'Red', color: '#d21e32' },
  { text: 'Blue', color: '#1e32d2' },
]
/** Radians: a quarter of a degree. Half of the disc is 190 pixels. */
const CLOSE = FULL_TURN / 1440
/** Radians a frame: a faster wheel is one blur. */
const MOST_BLUR = 0.1

test.use({ hasGpu: true, viewport: { width: 1000, height: 700 } })
test.slow()

/** That of the whole file. @throws where a frame has one of its own */
function paletteOf(gif: Buffer): string[] {
  const flags = gif[10] ?? 0
  const size = 2 ** ((flags & 7) + 1)
  return Array.from({ length: size }, (_, index) =>
    gif.subarray(13 + 3 * index, 16 + 3 * index).toString('hex'),
  )
}

test('a GIF shows the spin in the wheel’s own colors, once, and ends with the winner', async ({
  page,
  main,
}) => {
  await chooseStandardSize(page)
  await storeWheel(page, OPTIONS, lasting(2500))
  await main.open()
  await openFilm(main)
  const { turns, launch, winner } = await expectedTurns(page, 'gif')
  const download = await makeFilm(page, 'GIF')
  expect(download.suggestedFilename()).toMatch(/^My-Wheel-spin-\d{4}-\d\d-\d\d\.gif$/)
  const path = await download.path()
  const file = await readFile(path)
  expect(file.length).toBeLessThan(2e6)
  const palette = paletteOf(file)
  const [red, blue] = OPTIONS.map(({ color }) => color.slice(1))
  expect(palette).toEqual(expect.arrayContaining([red, blue, 'ffffff']))

  const film = await readFilm(page, path)
  expect([film.width, film.height]).toEqual([480, 480])
  expect(film.codecs).toEqual(['gif, 0 repetitions'])
  // What stands still is one frame.
  const { count, frameRate } = stretchOf('gif', launch)
  expect(frameRate).toBe(20)
  const indexes = film.frames.map(({ at }) => at * frameRate)
  for (const index of indexes) expect(index).toBeCloseTo(Math.round(index), 6)
  expect(indexes.slice(0, 3).map(Math.round)).toEqual([0, 10, 11])
  expect(count - Math.round(indexes.at(-1) ?? 0)).toBeGreaterThan(10)
  const seen = film.frames.flatMap((frame, place) => {
    const index = Math.round(indexes[place] ?? 0)
    const turn = turns[index]
    const isSharp = turn && turn.arc < MOST_BLUR
    return isSharp && momentAt((index * 1000) / frameRate, launch) !== 'after'
      ? [{ frame, turn, moment: turn.moment }]
      : []
  })
  expect(seen.filter(({ moment }) => moment === 'turning').length).toBeGreaterThan(8)
  const errors = seen.map(({ frame, turn }) => {
    const by = (frame.red - turn.red) / FULL_TURN
    return Math.abs(by - Math.round(by)) * FULL_TURN
  })
  expect(Math.max(...errors), errors.map((error) => error.toFixed(5)).join(' ')).toBeLessThan(CLOSE)

  const [first, last] = [film.frames[0], film.frames.at(-1)]
  expect(OPTIONS.map(({ color }) => rgb(color))).toContainEqual(first?.pointed)
  expect(palette).toContain(Buffer.from(first?.low ?? []).toString('hex'))
  expect(last?.low).toEqual(rgb(winner.color))
})
