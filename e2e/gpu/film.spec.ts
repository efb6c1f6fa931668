// A spin saved as a video, and read back frame by frame: it is the spin that was seen.

import type { Page } from 'playwright/test'
import type { StoreApi } from 'zustand/vanilla'
import { FRAME_RATE, frameMs, momentAt } from '../../src/render/film'
import type { AppState } from '../../src/store/state'
import { FULL_TURN } from '../../src/wheel/angle'
import { appState, withApp } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { chooseStandardSize, lasting, storeWheel } from '../support/savedWheels'
import { initEverywhere } from '../support/sceneThread'
import { everyWord } from './alwaysFirst'
import { expectedTurns, makeFilm, openFilm } from './filmPage'
import { type ReadFilm, readFilm } from './readFilm'

const OPTIONS = [
  { text: 'Red', color: '#ff0000' },
  { text: 'Blue', color: '#0000ff' },
]
/** Radians: a tenth of a degree. */
const CLOSE = FULL_TURN / 3600
/** Radians a frame. */
const MOST_BLUR = 0.1
/** A film of 720 lines shows the wheel at this ratio, and so does this page. */
const RATIO = 720 / 390

test.use({ hasGpu: true, viewport: { width: 1000, height: 700 }, deviceScaleFactor: RATIO })
test.slow()

const apart = (one: number, other: number) => {
  const turns = (one - other) / FULL_TURN
  return Math.abs(turns - Math.round(turns)) * FULL_TURN
}

function expectSpin(
  { frames }: ReadFilm,
  { turns, launch, winner }: Awaited<ReturnType<typeof expectedTurns>>,
): void {
  expect(frames).toHaveLength(turns.length)
  for (const [index, { at }] of frames.entries()) expect(at).toBeCloseTo(index / FRAME_RATE, 3)
  // A faster wheel is one blur, whose colors are blended besides.
  const visible = turns.flatMap(({ arc }, index) => (arc < MOST_BLUR ? [index] : []))
  const turning = visible.filter((index) => momentAt(frameMs(index), launch) === 'turning')
  expect(turning.length).toBeGreaterThan(20)
  const checked = Array.from(
    { length: 20 },
    (_, step) => turning[Math.round((step / 19) * (turning.length - 1))] ?? 0,
  ).concat(0, turns.length - 1)
  const errors = checked.map((index) => apart(frames[index]?.red ?? 0, turns[index]?.red ?? 0))
  expect(Math.max(...errors), errors.map((error) => error.toFixed(5)).join(' ')).toBeLessThan(CLOSE)
  const [red = 0, , blue = 0] = frames.at(-1)?.pointed ?? []
  expect(red > blue ? 'Red' : 'Blue').toBe(winner.text)
}

test('a video shows the spin as it was, in each frame and to its winner', async ({
  page,
  main,
}) => {
  await chooseStandardSize(page)
  await storeWheel(page, OPTIONS, lasting(2500))
  await main.open()
  await openFilm(main)
  const expected = await expectedTurns(page)
  const download = await makeFilm(page, 'Wide', '720p')
  expect(download.suggestedFilename()).toMatch(/^My-Wheel-spin-\d{4}-\d\d-\d\d\.mp4$/)
  const film = await readFilm(page, await download.path())
  expect([film.width, film.height]).toEqual([1280, 720])
  expect(film.codecs).toContain('opus')
  expectSpin(film, expected)
})

test('a transparent video has nothing but the wheel and the winner', async ({ page, main }) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await openFilm(main)
  const expected = await expectedTurns(page)
  const download = await makeFilm(page, 'Square', '720p', 'Transparent WebM')
  expect(download.suggestedFilename()).toMatch(/\.webm$/)
  const film = await readFilm(page, await download.path())
  expect(film.codecs).toEqual(['vp9', 'opus'])
  expect(film.frames).toHaveLength(expected.turns.length)
  const [corner, disc] = film.opacities
  expect(corner).toBeLessThan(8)
  expect(disc).toBeGreaterThan(247)
})

/** Tells the page what each canvas of WebGL shows: the film's in each frame, the page's after each frame. */
function tellPixels(): void {
  if (typeof document !== 'undefined') return
  const channel = new BroadcastChannel('pixels')
  const read = (context: WebGL2RenderingContext, from: string) => {
    const { width, height } = context.canvas
    const pixels = new Uint8Array(4 * width * height)
    context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels)
    // Nothing was drawn in this frame.
    if (pixels.every((value) => value === 0)) return
    channel.postMessage({ from, width, pixels })
  }
  const { drawImage } = OffscreenCanvasRenderingContext2D.prototype
  OffscreenCanvasRenderingContext2D.prototype.drawImage = function (
    this: unknown,
    ...args: unknown[]
  ) {
    const context = globalThis.gpu.at(-1)?.context
    if (context && args[0] === context.canvas) read(context, 'film')
    Reflect.apply(drawImage, this, args)
  }
  const real = requestAnimationFrame
  globalThis.requestAnimationFrame = (callback) =>
    real((now) => {
      callback(now)
      const context = globalThis.gpu.at(-1)?.context
      if (context && context.canvas.width > 1) read(context, 'page')
    })
}

interface Seen {
  readonly width: number
  readonly pixels: Uint8Array
}

/** Once the wheel stands still. */
async function lastOfPage(page: Page): Promise<void> {
  let before = -1
  await expect(async () => {
    const count = await page.evaluate(() => globalThis.seen.page.count)
    const isStill = count === before
    before = count
    expect(isStill).toBe(true)
  }).toPass({ intervals: [700] })
}

declare global {
  /** The first and the last picture of each, and of the page also the wheel at rest after its spin. */
  var seen: Record<
    'film' | 'page',
    { first: Seen | null; last: Seen | null; rest?: Seen | null; count: number }
  >
}

test('the first and the last frame are the wheel that was seen', async ({ page, main }) => {
  await initEverywhere(page, tellPixels)
  // The wheel rests in the middle of its winner, and every label where letters are looked for below.
  await everyWord(page, 0x7fffffff)
  await page.addInitScript(() => {
    const nothing = { first: null, last: null, count: 0 }
    globalThis.seen = { film: { ...nothing }, page: { ...nothing } }
    new BroadcastChannel('pixels').onmessage = ({ data }) => {
      const of = globalThis.seen[data.from as 'film' | 'page']
      of.first ??= data
      of.last = data
      of.count += 1
    }
  })
  await chooseStandardSize(page)
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await expect.poll(() => page.evaluate(() => globalThis.seen.page.last?.width)).toBe(720)
  await lastOfPage(page)
  await page.evaluate(() => {
    globalThis.seen.page.first = globalThis.seen.page.last
  })
  await openFilm(main)
  await makeFilm(page, 'Square', '720p')
  // The film ends while the winner is revealed.
  await expect.poll(async () => (await appState(page)).isRevealing).toBe(false)
  await lastOfPage(page)
  await page.evaluate(() => {
    globalThis.seen.page.rest = globalThis.seen.page.last
  })
  await withApp(page, ({ store }) =>
    (store as StoreApi<AppState>).setState({ isRevealing: true, focusedId: null }),
  )
  // Two workers may draw letters for different pixel ratios (see look.spec.ts): their edges differ a little.
  const alike = { others: 0, areLettersAlike: true }
  expect(await difference(page, 'first', 'first')).toEqual(alike)
  expect((await difference(page, 'last', 'rest')).others, 'the winner is raised').toBeGreaterThan(0)
  // That of the page is still rising.
  await expect.poll(() => difference(page, 'last', 'last'), { timeout: 30_000 }).toEqual(alike)
})

/** Between a picture of the film and one of the page: how many values besides letters, whose edges may differ. */
function difference(page: Page, ofFilm: 'first' | 'last', ofPage: 'first' | 'rest' | 'last') {
  return page.evaluate(
    ([ofFilm, ofPage]) => {
      const [one, other] = [globalThis.seen.film[ofFilm], globalThis.seen.page[ofPage]]
      if (!one || one.width !== other?.width) throw new Error('Not the same size')
      let [letters, others] = [0, 0]
      for (const [at, value] of one.pixels.entries()) {
        if (Math.abs(value - (other.pixels[at] ?? 0)) <= 2) continue
        const [x, y] = [(at >> 2) % one.width, Math.floor((at >> 2) / one.width)]
        const isLetter = Math.abs(x - 360) < 100 && Math.abs(y - 360) < 180
        if (isLetter) letters += 1
        else others += 1
      }
      return { others, areLettersAlike: letters < one.pixels.length / 200 }
    },
    [ofFilm, ofPage] as const,
  )
}

test('a video that is cancelled leaves nothing behind', async ({ page, main }) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await openFilm(main)
  const workers = page.workers().length
  await page.getByRole('button', { name: 'Make Video' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', /^0\.\d+$/)
  expect(page.workers()).toHaveLength(workers + 1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Make Video' })).toBeFocused()
  await expect.poll(() => page.workers().length).toBe(workers)
})

const FAULTS: readonly (readonly [string, string, () => void])[] = [
  [
    'without an encoder',
    'This browser cannot make such a video. Try another size or another browser.',
    () => {
      if (typeof document === 'undefined') Reflect.deleteProperty(globalThis, 'VideoEncoder')
    },
  ],
  [
    'with a lost GPU',
    'The graphics card stopped working. Try again.',
    () => {
      if (typeof OffscreenCanvasRenderingContext2D === 'undefined') return
      const { drawImage } = OffscreenCanvasRenderingContext2D.prototype
      OffscreenCanvasRenderingContext2D.prototype.drawImage = function (
        this: unknown,
        ...args: unknown[]
      ) {
        const last = globalThis.gpu.at(-1)
        if (args[0] === last?.context.canvas) last?.extension?.loseContext()
        Reflect.apply(drawImage, this, args)
      }
    },
  ],
  [
    'whose encoder fails',
    'The video could not be made. Try again, or try a smaller size.',
    () => {
      if (typeof document !== 'undefined') return
      VideoEncoder.prototype.encode = () => {
        throw new RangeError('Out of memory')
      }
    },
  ],
]

for (const [what, sentence, fault] of FAULTS) {
  test(`a video ${what} is not made, and it is said why`, async ({ page, main, messages }) => {
    messages.expect(/^warning: Failed to make a video/)
    await initEverywhere(page, fault)
    await storeWheel(page, OPTIONS, lasting(500))
    await main.open()
    await openFilm(main)
    const workers = page.workers().length
    await page.getByRole('button', { name: 'Make Video' }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence, { timeout: 60_000 })
    await expect.poll(() => page.workers().length).toBe(workers)
  })
}
