// A GIF as the browser reads it.

import { expect, test } from 'vitest'
import type { FilmOrder } from '../../../src/render/film'
import { createGif, openGif } from '../../../src/render/gpu/gif'

const WIDTH = 40
const HEIGHT = 30
const [RED, INK, GROUND] = ['#d21e32', '#07050d', '#f6f4fb']
const OWN = [RED, INK, GROUND]

type Rgb = readonly [number, number, number]

function picture(colorAt: (x: number, y: number) => Rgb): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(255)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    rgba.set(colorAt(pixel % WIDTH, Math.floor(pixel / WIDTH)), 4 * pixel)
  }
  return rgba
}

/** A ground, a band of red that moves, as bright as rounding makes it, and a gradient. */
const moved = (by: number) =>
  picture((x, y) => {
    if (y >= 20) return [6 * x, 80, 200]
    const isBand = x >= by && x < by + 10
    return isBand ? [210 + (x % 2), 30, 50 - (y % 2)] : [246, 244, 251]
  })

async function read(bytes: Uint8Array<ArrayBuffer> | null) {
  if (!bytes) throw new Error('Nothing was written')
  const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' })
  await Promise.all([decoder.completed, decoder.tracks.ready])
  const track = decoder.tracks.selectedTrack
  const frames = await Promise.all(
    Array.from({ length: track?.frameCount ?? 0 }, async (_, frameIndex) => {
      const { image } = await decoder.decode({ frameIndex })
      const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data } = (context as OffscreenCanvasRenderingContext2D).getImageData(
        ...([0, 0, WIDTH, HEIGHT] as const),
      )
      const at = (x: number, y: number) => [...data.subarray(4 * (y * WIDTH + x)).subarray(0, 3)]
      return { lastingMs: (image.duration ?? 0) / 1000, at }
    }),
  )
  return { frames, repeats: track?.repetitionCount }
}

function written(pictures: readonly Uint8ClampedArray[], step = 1, mostBytes = 1e6) {
  const gif = createGif(WIDTH, HEIGHT, OWN)
  for (const one of pictures) gif.add(one, 50)
  return gif.write(step, mostBytes, () => {})
}

test('the wheel’s own colors are exact in each frame, and all others close', async () => {
  const { frames, repeats } = await read(written(Array.from({ length: 30 }, (_, by) => moved(by))))
  expect(repeats).toBe(0)
  expect(frames).toHaveLength(30)
  for (const [index, { at }] of frames.entries()) {
    for (const x of [0, 5, 9]) expect(at(index + x, 3)).toEqual([0xd2, 0x1e, 0x32])
    expect(at(39, 3)).toEqual([0xf6, 0xf4, 0xfb])
    // What the band has left.
    if (index > 0) expect(at(0, 3)).toEqual([0xf6, 0xf4, 0xfb])
    for (let x = 0; x < WIDTH; x += 1) {
      const [red = 0, green = 0, blue = 0] = at(x, 25)
      expect(Math.hypot(red - 6 * x, green - 80, blue - 200)).toBeLessThan(12)
    }
  }
})

test('a small part that stands still has its color, though it is nowhere else', async () => {
  const still = picture((x, y) =>
    x >= 20 && x < 25 && y >= 10 && y < 15 ? [30, 160, 60] : [246, 244, 251],
  )
  const turning = Array.from({ length: 20 }, (_, by) => moved(by))
  const { frames } = await read(written([...Array(10).fill(still), ...turning]))
  expect(frames).toHaveLength(21)
  const [red = 0, green = 0, blue = 0] = frames[0]?.at(22, 12) ?? []
  expect(Math.hypot(red - 30, green - 160, blue - 60)).toBeLessThan(12)
})

test('a frame stays for as long as nothing changes', async () => {
  const { frames } = await read(written([0, 0, 0, 9, 9, 0].map(moved)))
  expect(frames.map(({ lastingMs }) => lastingMs)).toEqual([150, 100, 50])
})

test('with half of the frames it takes as long, and begins and ends with the same ones', async () => {
  const begun = async (...moves: number[]) => {
    const { frames } = await read(written(moves.map(moved), 2))
    return frames.map(({ lastingMs, at }) => ({
      lastingMs,
      by: moves.find((by) => at(by, 3)[0] === 210 && at(by + 9, 3)[0] === 210),
    }))
  }
  expect(await begun(0, 6, 12, 18, 24, 30)).toEqual([
    { lastingMs: 50, by: 0 },
    { lastingMs: 50, by: 6 },
    { lastingMs: 100, by: 18 },
    { lastingMs: 100, by: 30 },
  ])
  expect(await begun(0, 6, 12, 18, 24)).toEqual([
    { lastingMs: 50, by: 0 },
    { lastingMs: 100, by: 12 },
    { lastingMs: 100, by: 24 },
  ])
})

test('what would be too large is given up', () => {
  const pictures = Array.from({ length: 12 }, (_, index) => moved(index))
  const size = written(pictures)?.length ?? 0
  expect(size).toBeGreaterThan(900)
  expect(written(pictures, 1, 0.9 * size)).toBeNull()
  expect(written(pictures, 2, 0.9 * size)).not.toBeNull()
})

test('progress never stands still, though a GIF that gets too large is written again', async () => {
  const side = 1000
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const order = { width: side, height: side, ground: null, views: { turning: { segments: [] } } }
  const gif = openGif(order as unknown as FilmOrder, context, 20)
  const noise = new ImageData(side, side)
  for (let frame = 0; frame < 7; frame += 1) {
    for (let at = 0; at < noise.data.length; at += 65_536) {
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
    }
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255
    context.putImageData(noise, 0, 0)
    gif.add()
  }
  const parts: number[] = []
  const { bytes } = await gif.finish((part) => parts.push(part))
  // Half of the frames.
  expect(bytes.byteLength).toBeGreaterThan(4e6)
  for (const [index, part] of parts.entries()) {
    expect(part).toBeGreaterThan(parts[index - 1] ?? 0)
  }
  expect(parts.filter((part) => part < 0.5).length).toBeGreaterThan(3)
  expect(parts.filter((part) => part > 0.5)).toHaveLength(4)
  expect(parts.at(-1)).toBe(1)
})
