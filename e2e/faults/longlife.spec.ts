// A page left open all day: after a thousand spins and two hundred wheels it holds no more memory than after ten.

import type { CDPSession, Page } from 'playwright/test'
import { createPayload } from '../../src/share/payload'
import { encodeVersion1 } from '../../src/share/writeVersion1'
import { radians } from '../../src/wheel/angle'
import { type SpinResult, WHEEL_HISTORY_LIMIT } from '../../src/wheel/result'
import type { Segment } from '../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { readStored, storedText } from '../../tests/store/stored'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distinctOptions, savedText, storeText } from '../support/savedWheels'
import { initEverywhere, sceneThread } from '../support/sceneThread'
import { type Holding, holding, WITHOUT_COMPILERS } from './holding'

const SPINS = 1000
const WHEELS = 200
/** After so many everything is loaded, and every list is as long as it becomes. */
const FIRST = 10
/** Enough that a wheel which is never let go of is seen. */
const OPTIONS_EACH = 40
/** The undo history holds twenty wheels. */
const FIRST_WHEELS = 25
const MOST = 1.05
/** The page's heap is small where the scene has its own, and caches fill: 0.2 MB in a thousand spins, 0.3 MB in three thousand. */
const MOST_HEAP = 1.1

test.use({
  hasGpu: true,
  viewport: { width: 240, height: 420 },
  launchOptions: [...WITHOUT_COMPILERS],
})

declare global {
  /** WebGL objects that were created and not deleted, by their kind. */
  var gpuObjects: Record<string, number>
}

const GPU_KINDS = [
  ...['Buffer', 'VertexArray', 'Texture', 'Program', 'Shader'],
  ...['Framebuffer', 'Renderbuffer', 'Query', 'Sampler'],
]

test('a page that has seen a thousand spins and two hundred wheels holds no more than after ten @long-life.no-leak', {
  tag: '@soak',
}, async ({ page, main, clock }) => {
  test.slow()
  await initEverywhere(page, countGpuObjects, GPU_KINDS)
  await storeText(page, wheelWithFullHistory())
  await main.open()
  await clock.freeze()
  const session = await page.context().newCDPSession(page)

  await test.step('spins', async () => {
    await spin(page, FIRST)
    const first = await pageHolding(page, session)
    await spin(page, SPINS - FIRST)
    await expect(main.winnerHeading).toBeVisible()
    expect((await appState(page)).wheel.statistics.totalSpins).toBe(SPINS)
    expectNoMore(await pageHolding(page, session), first)
  })
  await test.step('wheels', async () => {
    await openWheels(page, FIRST_WHEELS)
    const first = await pageHolding(page, session)
    await openWheels(page, WHEELS - FIRST_WHEELS)
    expect((await appState(page)).wheel.segments).toHaveLength(OPTIONS_EACH)
    expectNoMore(await pageHolding(page, session), first)
  })
  // The count itself works: the wheel is drawn with something.
  expect(await sceneThread(page).evaluate(() => globalThis.gpuObjects.Buffer)).toBeGreaterThan(0)
})

/** Results from before, so that each new one takes the place of another, and the bars of how often each was drawn are full. */
function wheelWithFullHistory(): string {
  const saved = readStored(savedText(distinctOptions(12), { preset: 'instant' }))
  const { segments } = saved.wheel
  const history = Array.from(
    { length: WHEEL_HISTORY_LIMIT },
    (_, index): SpinResult => ({
      id: `result${index}`,
      wheelId: saved.wheel.id,
      winner: segments[index % segments.length] as Segment,
      spinDuration: 0,
      order: index,
      timestamp: index,
      angle: radians(0),
      isEliminationMode: false,
      isFinalWinner: false,
      remainingSegments: segments.length,
    }),
  )
  return storedText({ ...saved, wheel: { ...saved.wheel, history } })
}

/** Runs in each thread before its scripts. */
function countGpuObjects(kinds: readonly string[]): void {
  globalThis.gpuObjects = Object.fromEntries(kinds.map((kind) => [kind, 0]))
  const prototype = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >
  for (const kind of kinds) {
    for (const [verb, change] of [
      ['create', 1],
      ['delete', -1],
    ] as const) {
      const real = prototype[verb + kind]
      if (!real) throw new Error(`WebGL has no ${verb}${kind}`)
      prototype[verb + kind] = function (this: unknown, ...args: unknown[]) {
        globalThis.gpuObjects[kind] = (globalThis.gpuObjects[kind] ?? 0) + change
        return real.apply(this, args)
      }
    }
  }
}

/** Spins by the wheel itself. One result in five is drawn: software WebGL takes its time over each. */
async function spin(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    const wheel = document.querySelector<HTMLElement>('[data-wheel]')
    for (let spun = 0; spun < count; spun += 1) {
      wheel?.click()
      // The browser has said that this tab may spin.
      await navigator.locks.request('answered', () => {})
      await globalThis.testClock.advance(1, 100, spun % 5 === 4)
    }
  }, count)
}

/** Opens links in turn, each in place of the wheel that the last one brought. */
async function openWheels(page: Page, count: number): Promise<void> {
  const links = ['Odd', 'Even'].map((name) => ({ name, hash: linkTo(name) }))
  await page.evaluate(
    async ([links, count]) => {
      for (let opened = 0; opened < count; opened += 1) {
        const { name, hash } = links[opened % links.length] ?? { name: '', hash: '' }
        location.hash = hash
        do await globalThis.testClock.advance(1, 100, true)
        while (!document.title.startsWith(name))
      }
      // Labels and messages of the last wheel come and go a little later than its title.
      await globalThis.testClock.advance(50, 100, true)
    },
    [links, count] as const,
  )
}

function linkTo(name: string): string {
  const segments = distinctOptions(OPTIONS_EACH).map((option, index) => ({
    ...option,
    id: `${index}`,
    weight: 1,
  }))
  return encodeVersion1(createPayload({ name, segments }, DEFAULT_SETTINGS, DEFAULT_SETTINGS, 1))
}

/** With the scene's objects. */
async function pageHolding(page: Page, session: CDPSession): Promise<Holding> {
  const gpu = await sceneThread(page).evaluate(() => globalThis.gpuObjects)
  return { ...gpu, ...(await holding(session)) }
}

function expectNoMore(now: Holding, first: Holding): void {
  const grown = Object.entries(now).filter(([what, held]) => {
    return held > (what === 'heapBytes' ? MOST_HEAP : MOST) * (first[what] ?? 0)
  })
  expect(grown, `before it was ${JSON.stringify(first)}`).toEqual([])
}
