// Reads a video or a GIF back, frame by frame, in a page that has only a decoder.

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import type { Rgb } from '../support/pixels'

const DECODER = new URL(
  '../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs',
  import.meta.url,
)
const HERE = '**/read-film'

export interface ReadFrame {
  /** Seconds. */
  readonly at: number
  /** Radians, clockwise from the top: the middle of what is red. */
  readonly red: number
  /** Below the pointer. */
  readonly pointed: readonly [number, number, number]
  /** Where a square film has the winner's plate, beside the name. */
  readonly low: readonly number[]
}

export interface ReadFilm {
  readonly width: number
  readonly height: number
  readonly codecs: readonly string[]
  readonly frames: readonly ReadFrame[]
  /** Opacity at a corner of the first frame, and in its middle. */
  readonly opacities: readonly [number, number]
  /** All over the disc of the first and the last frame, closely enough that the middle of a photo is not missed. */
  readonly seen: readonly [readonly Rgb[], readonly Rgb[]]
}

/** Of a film whose wheel has its middle in the middle. @param page a page of the site; it leaves it */
export async function readFilm(page: Page, path: string): Promise<ReadFilm> {
  const film = await readFile(path)
  const decoder = await readFile(DECODER, 'utf8')
  await page.route(HERE, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.route('**/decoder.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: decoder }),
  )
  await page.route('**/film', (route) => route.fulfill({ body: film }))
  await page.goto('/read-film')
  return page.evaluate(async () => {
    const address = '/decoder.mjs'
    const { ALL_FORMATS, BlobSource, CanvasSink, Input } = (await import(
      address
    )) as typeof import('mediabunny')
    const blob = await (await fetch('/film')).blob()
    let codecs: string[] = []
    async function* canvasesOfVideo() {
      const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) })
      const track = await input.getPrimaryVideoTrack()
      if (!track) throw new Error('No video')
      codecs = (await input.getTracks()).map(({ codec }) => String(codec))
      yield* new CanvasSink(track, { alpha: true }).canvases()
    }
    async function* canvasesOfGif() {
      const decoder = new ImageDecoder({ data: blob.stream(), type: 'image/gif' })
      await Promise.all([decoder.completed, decoder.tracks.ready])
      const track = decoder.tracks.selectedTrack
      codecs = [`gif, ${track?.repetitionCount} repetitions`]
      let timestamp = 0
      for (let frameIndex = 0; frameIndex < (track?.frameCount ?? 0); frameIndex += 1) {
        const { image } = await decoder.decode({ frameIndex })
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight)
        canvas.getContext('2d')?.drawImage(image, 0, 0)
        yield { canvas, timestamp }
        timestamp += (image.duration ?? 0) / 1e6
        image.close()
      }
    }
    const isGif = (await blob.slice(0, 3).text()) === 'GIF'
    const frames: ReadFrame[] = []
    let opacities: readonly [number, number] = [-1, -1]
    let seen: readonly [readonly Rgb[], readonly Rgb[]] = [[], []]
    let size = { width: 0, height: 0 }
    for await (const { canvas, timestamp } of isGif ? canvasesOfGif() : canvasesOfVideo()) {
      const { width, height } = canvas
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      const { data } = context.getImageData(0, 0, width, height)
      const side = Math.min(width, height)
      const pixel = (x: number, y: number) => {
        const at = 4 * (Math.round(y) * width + Math.round(x))
        return [...data.subarray(at, at + 4)] as [number, number, number, number]
      }
      // The phase of the first harmonic. Shades do not move it, and beside the rim there are no letters.
      let [right, up] = [0, 0]
      const left = Math.floor(width / 2 - 0.37 * side)
      const top = Math.floor(height / 2 - 0.37 * side)
      for (let y = top; y < height - top; y += 1) {
        for (let x = left; x < width - left; x += 1) {
          const [dx, dy] = [x + 0.5 - width / 2, height / 2 - y - 0.5]
          const distance = Math.hypot(dx, dy) / side
          if (distance < 0.335 || distance > 0.365) continue
          const at = 4 * (y * width + x)
          const [red, blue] = [data[at] ?? 0, data[at + 2] ?? 0]
          const share = (red - blue) / (red + blue + 1) / distance
          right += share * dx
          up += share * dy
        }
      }
      const [red, green, blue] = pixel(width / 2, height / 2 - 0.3 * side)
      frames.push({
        at: timestamp,
        red: Math.atan2(right, up),
        pointed: [red, green, blue],
        low: pixel(0.08 * width, 0.83 * height).slice(0, 3),
      })
      const disc = Array.from({ length: 4032 }, (_, step) => {
        const [angle, distance] = [(step / 2016) * Math.PI, side * (0.1 + 0.02 * (step % 14))]
        const x = width / 2 + distance * Math.sin(angle)
        const [red, green, blue] = pixel(x, height / 2 - distance * Math.cos(angle))
        return [red, green, blue] as const
      })
      seen = [frames.length === 1 ? disc : seen[0], disc]
      if (frames.length === 1) {
        opacities = [pixel(2, 2)[3], pixel(width / 2, height / 2 - 0.2 * side)[3]]
        size = { width, height }
      }
    }
    return { ...size, codecs, frames, opacities, seen }
  })
}
