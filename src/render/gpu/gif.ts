// Frames of a GIF: all have one palette, with the wheel's own colors first. The others are chosen from what was drawn, so
// frames are kept until the last one is there, at two bytes for a pixel. gifenc writes them: other packages choose every
// color themselves.

import { GIFEncoder, quantize } from 'gifenc'
import { colorChannels, isHexColor } from '../../wheel/colors/color'
import type { FilmOrder } from '../film'
import { inkOf, type WheelView } from '../view'

type Rgb = readonly [number, number, number]

const MOST_COLORS = 256
const MOST_OWN = 128
/** Of a channel: as far as rounding and shadows, which nobody sees, take a color. */
const ALIKE = 2
/** One pixel of so many is asked which colors there are; a prime, so that it is another one in each row. */
const SAMPLED = 101
/** With more of them, choosing takes seconds, and colors that are less exact make no difference that is seen. */
const MANY_SHADES = 3000

/** Bytes. Chats take 8 to 16 million; a larger one has half of the frames. */
const LARGEST_GIF = 8e6

const BLACK: Rgb = [0, 0, 0]
const ONCE = -1
/** The next frame is drawn over a frame. */
const STAYS = 1

/** Colors are kept with 5 bits for each channel. */
const SHADES = 1 << 15
/** And own colors as such. */
const IS_OWN = 1 << 15
const shadeOf = (red: number, green: number, blue: number) =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
/** Its middle. */
const colorOf = (shade: number): Rgb => [
  ((shade >> 10) << 3) | 4,
  (((shade >> 5) & 31) << 3) | 4,
  ((shade & 31) << 3) | 4,
]

interface Frame {
  readonly pixels: Uint16Array
  /** Where nothing changes, a frame stays for longer. */
  lastingMs: number
}

export function openGif(
  { width, height, ground, views }: FilmOrder,
  context: OffscreenCanvasRenderingContext2D,
  frameRate: number,
) {
  // As `#rrggbb`, in which all others are.
  if (ground !== null) context.fillStyle = ground
  const gif = createGif(width, height, [
    ...[context.fillStyle].filter(isHexColor),
    ...colorsOf(views.turning),
  ])
  return {
    add() {
      gif.add(context.getImageData(0, 0, width, height).data, 1000 / frameRate)
    },
    /** Of the work, 0 to 1. */
    drawing: 0.7,
    async finish(onProgress: (part: number) => void) {
      const most = Number.POSITIVE_INFINITY
      // Whether it is written twice is only known in the end.
      const bytes =
        gif.write(1, LARGEST_GIF, (part) => onProgress(part / 2)) ??
        gif.write(2, most, (part) => onProgress((1 + part) / 2))
      if (!bytes) throw new Error('The GIF has no content')
      return { bytes: bytes.buffer, type: 'image/gif', hasSound: false }
    },
  }
}

/** Of the segments and their names, the most frequent first. */
function colorsOf({ segments }: WheelView): readonly string[] {
  const counts = new Map<string, number>()
  for (const segment of segments) {
    for (const color of [segment.color, inkOf(segment)]) {
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([color]) => color)
}

/** @param ownColors as `#rrggbb`, the most frequent first */
export function createGif(width: number, height: number, ownColors: readonly string[]) {
  const own = [...new Set(ownColors)].slice(0, MOST_OWN).map(colorChannels)
  const ownNear = ownColorsNear(own)
  const frames: Frame[] = []
  const samples: number[] = []
  const shades = new Set<number>()
  let sampled = 0

  return {
    /** @param rgba opaque pixels @param lastingMs a multiple of ten */
    add(rgba: Uint8ClampedArray, lastingMs: number): void {
      const pixels = new Uint16Array(width * height)
      for (let pixel = 0, at = 0; pixel < pixels.length; pixel += 1, at += 4) {
        const [red, green, blue] = [
          rgba[at] as number,
          rgba[at + 1] as number,
          rgba[at + 2] as number,
        ]
        const shade = shadeOf(red, green, blue)
        const near = ownNear[shade] as number
        pixels[pixel] =
          near >= 0 && isAlike(own[near] as Rgb, red, green, blue) ? IS_OWN | near : shade
      }
      // A small part that stands still is seen for longest: each time, others of its pixels are asked.
      for (; sampled < pixels.length; sampled += SAMPLED) {
        const [red = 0, green = 0, blue = 0] = rgba.subarray(4 * sampled)
        samples.push(red, green, blue, 255)
        shades.add(shadeOf(red, green, blue))
      }
      sampled -= pixels.length
      const last = frames.at(-1)
      if (last && isSame(last.pixels, pixels)) last.lastingMs += lastingMs
      else frames.push({ pixels, lastingMs })
    },
    /**
     * Plays once. @param step 2: without every second frame
     * @param onProgress 0 to 1
     * @returns `null` where it would have more bytes than the most
     */
    write(
      step: number,
      mostBytes: number,
      onProgress: (part: number) => void,
    ): Uint8Array<ArrayBuffer> | null {
      const others = MOST_COLORS - own.length - 1
      const format = shades.size > MANY_SHADES ? 'rgb444' : 'rgb565'
      const palette = [...own, ...quantize(new Uint8Array(samples), others, { format })]
      const indexOf = indexesIn(palette)
      const unchanged = palette.length
      const shown = new Uint8Array(width * height)
      const drawn = new Uint8Array(width * height)
      const gif = GIFEncoder()
      const written = thinned(frames, step)
      for (const [number, { pixels, lastingMs }] of written.entries()) {
        const isFirst = number === 0
        for (let pixel = 0; pixel < pixels.length; pixel += 1) {
          const index = indexOf(pixels[pixel] as number)
          drawn[pixel] = index === shown[pixel] && !isFirst ? unchanged : index
          shown[pixel] = index
        }
        gif.writeFrame(drawn, width, height, {
          ...(isFirst && { palette: [...palette, BLACK], repeat: ONCE }),
          delay: lastingMs,
          transparent: !isFirst,
          transparentIndex: unchanged,
          dispose: STAYS,
        })
        if (gif.bytesView().length > mostBytes) return null
        onProgress((number + 1) / written.length)
      }
      gif.finish()
      return gif.bytes()
    },
  }
}

/** For each shade the own color that some of it is alike, or -1. */
function ownColorsNear(own: readonly Rgb[]): Int16Array {
  const near = new Int16Array(SHADES).fill(-1)
  const ends = [-ALIKE, ALIKE].map(
    (by) => (value: number) => Math.min(255, Math.max(0, value + by)),
  )
  // The most frequent ones last, so that they stay.
  for (const [index, [red, green, blue]] of [...own.entries()].reverse()) {
    for (const r of ends) {
      for (const g of ends) {
        for (const b of ends) near[shadeOf(r(red), g(green), b(blue))] = index
      }
    }
  }
  return near
}

function isAlike(own: Rgb, red: number, green: number, blue: number): boolean {
  return (
    Math.abs(own[0] - red) <= ALIKE &&
    Math.abs(own[1] - green) <= ALIKE &&
    Math.abs(own[2] - blue) <= ALIKE
  )
}

function isSame(one: Uint16Array, other: Uint16Array): boolean {
  return one.every((value, index) => value === other[index])
}

/** The index of a kept color: an own one is found as such, another is the nearest. */
function indexesIn(palette: readonly (readonly number[])[]): (value: number) => number {
  const known = new Int16Array(SHADES).fill(-1)
  const nearest = (shade: number) => {
    const [red, green, blue] = colorOf(shade)
    let [best, least] = [0, Number.POSITIVE_INFINITY]
    for (const [index, [r = 0, g = 0, b = 0]] of palette.entries()) {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
      if (distance < least) [best, least] = [index, distance]
    }
    return best
  }
  return (value) => {
    if (value & IS_OWN) return value & ~IS_OWN
    if ((known[value] as number) < 0) known[value] = nearest(value)
    return known[value] as number
  }
}

/**
 * One of `step` frames, and always the first one, of the wheel before it turns, and the last one. The others stay for as
 * long as those that are left out.
 */
function thinned(frames: readonly Frame[], step: number): Frame[] {
  const kept: Frame[] = []
  let lastingMs = 0
  for (const [index, { pixels, lastingMs: own }] of frames.entries()) {
    lastingMs += own
    if (index > 0 && (frames.length - 1 - index) % step !== 0) continue
    kept.push({ pixels, lastingMs })
    lastingMs = 0
  }
  return kept
}
