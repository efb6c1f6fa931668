// Our code allocates nothing while the wheel turns, so no frame waits for the garbage collector.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, type StoredOption, storeWheel } from '../support/savedWheels'

const FRAMES = 30
/** A number that is no small integer, boxed as V8 does it until it has optimised: no object of ours. */
const BOXED_NUMBER_BYTES = 12

test.use({
  hasGpu: true,
  // Chromium's profiler of allocations watches the page's thread. The code of a frame is the same in the worker.
  isSceneOnPage: true,
  viewport: { width: 240, height: 420 },
  // Interpreted code alone: V8's optimisers merge allocations, and its baseline compiler adds some of its own, which
  // would be counted as the function's that it compiles.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug']
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

interface Allocation {
  /** Of src/, or undefined where the code is not ours. */
  readonly source: string | undefined
  readonly bytes: number
}

for (const [what, options] of [
  ['equal options', distinctOptions(17)],
  ['weights that count', weighed(40)],
] as const) {
  test(`a frame of the spin makes no object in our code: ${what}`, {
    tag: options.length === 17 ? '@soak' : [],
  }, async ({ page, main, clock }) => {
    const sourceOf = readSourceMaps()
    await storeWheel(page, options, lasting(4000))
    await main.open()
    await clock.freeze()
    // The first spin shows the engine which fields hold fractions; it lays its objects out anew for each, once.
    await page.keyboard.press('Enter')
    await clock.advance(5000, 1000 / 60)
    await expect(main.winnerHeading).toBeVisible()
    await page.keyboard.press('Enter')
    // Slow frames would have it look for another pixel ratio.
    await clock.advance(1500, 1000 / 60)
    const allocations = await allocationsWhile(page, sourceOf, () =>
      clock.advanceFrames(FRAMES, 1000 / 60),
    )
    await expect(main.spinningButton).toBeDisabled()

    const ours = allocations.filter(({ source }) => source !== undefined)
    // The watch itself works: moving the wheel takes arithmetic, and that boxes numbers here.
    expect(
      ours.filter(({ source }) => source?.startsWith('src/spin/motion.ts')).length,
    ).toBeGreaterThan(FRAMES)
    expect(ours.filter(({ bytes }) => bytes > BOXED_NUMBER_BYTES)).toEqual([])
  })
}

/** So many that they have a lens. */
function weighed(count: number): StoredOption[] {
  return distinctOptions(count).map((option, index) => ({ ...option, weight: 1 + (index % 9) }))
}

/** Every single allocation that the page makes while `moves` moves its clock. */
async function allocationsWhile(
  page: Page,
  sourceOf: (url: string, line: number, column: number) => string | undefined,
  moves: () => Promise<void>,
): Promise<Allocation[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 1,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await moves()
  const { profile } = await session.send('HeapProfiler.stopSampling')
  const sources = new Map<number, string | undefined>()
  const nodes = [profile.head]
  for (const { id, callFrame, children } of nodes) {
    sources.set(id, sourceOf(callFrame.url, callFrame.lineNumber, callFrame.columnNumber))
    nodes.push(...children)
  }
  return profile.samples.map(({ nodeId, size }) => ({ source: sources.get(nodeId), bytes: size }))
}

/** Where in src/ a place in a built script comes from. */
function readSourceMaps() {
  const assets = join('dist', 'assets')
  const maps = new Map(
    readdirSync(assets)
      // The bundler's own runtime has no sources, nor has a script that only passes on what is in another.
      .filter((name) => name.endsWith('.js') && existsSync(join(assets, `${name}.map`)))
      .map((name) => {
        const map = JSON.parse(readFileSync(join(assets, `${name}.map`), 'utf8'))
        return [name, new SourceMap(map)] as const
      }),
  )
  return (url: string, line: number, column: number): string | undefined => {
    const name = /\/assets\/([^/]+\.js)$/.exec(url)?.[1]
    if (name === undefined) return undefined
    const map = maps.get(name)
    if (!map && name.startsWith('rolldown-runtime')) return undefined
    if (!map) throw new Error(`The page is not built from this source: ${name} is another file`)
    const entry = map.findEntry(line, column)
    if (!('originalSource' in entry)) return undefined
    const { originalSource, originalLine } = entry
    const isOurs = originalSource.includes('/src/') && !originalSource.includes('/node_modules/')
    return isOurs
      ? `${originalSource.replace(/^.*\/src\//, 'src/')}:${originalLine + 1}`
      : undefined
  }
}
