// `npm run bench:threads`: what a spin leaves the main thread, and what the main thread takes from a spin; the first
// tap, and the rest. Writes its results to docs/performance.md. Not part of `npm test`, because times vary.
//
// BENCH_DIST: a build to measure in place of a fresh one. BENCH_BEFORE: an older build to measure beside it.
// BENCH_ROUNDS: 1 unless told. BENCH_ONLY: some of spins, blocked, rests, taps, loads, idles; then nothing is written.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { root } from '../install.mjs'
import { measureBlocked } from './blocked.mjs'
import { launch } from './browser.mjs'
import { checkCount } from './counters.mjs'
import { writeResults } from './document.mjs'
import { measureIdle } from './idle.mjs'
import { measureRaw, measureRest } from './rest.mjs'
import { buildPages, serveBuild } from './serve.mjs'
import { measureSpin } from './spins.mjs'
import { measureLoads, measureTap } from './tap.mjs'
import { threadsReport } from './threadsReport.mjs'
import { visitFloor, visitProduct } from './visit.mjs'

/** @typedef {import('./visit.mjs').Build} Build */
/** @typedef {import('./threadsTables.mjs').Floor} Floor */

const SIZES = [10, 100, 1000, 10_000]
const RATIOS = [1, 2]
/** Options of the wheels that are watched to the end of the reveal. */
const REST_SIZES = [10, 10_000]
/** Whose main thread is measured over a whole spin, its rest included; these are also what an older build is asked for. */
const WHOLE = { sizes: [10, 10_000], ratio: 1, seconds: 12 }
const SECONDS = 4
const SPIN_MS = 10_000
const VISITS = 3
const BESIDE = /** @type {const} */ (['webgl', 'webglWorker', 'css'])

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1)
const ONLY = process.env.BENCH_ONLY?.split(',')
const BEFORE = process.env.BENCH_BEFORE && resolve(process.env.BENCH_BEFORE)
const DIST = process.env.BENCH_DIST && resolve(process.env.BENCH_DIST)
const isWanted = (/** @type {string} */ part) => !ONLY || ONLY.includes(part)

process.chdir(root)
const folder = mkdtempSync(join(tmpdir(), 'bench-threads-'))
const dist = DIST ?? join(folder, 'dist')
if (!DIST) await build({ root, logLevel: 'warn', build: { outDir: dist } })
const pages = await buildPages()
const servers = [
  { name: /** @type {const} */ ('now'), ...(await serveBuild(dist, pages.folder)) },
  ...(BEFORE
    ? [{ name: /** @type {const} */ ('before'), ...(await serveBuild(BEFORE, pages.folder)) }]
    : []),
]
/** @type {readonly Build[]} */
const builds = servers
const [{ url } = { url: '' }] = servers
const browser = await launch()
const startedAt = Date.now()
/** @type {string[]} */
const failed = []

try {
  /** @type {import('./threadsTables.mjs').SpinSample[]} */
  const spins = []
  /** @type {import('./threadsTables.mjs').BlockedSample[]} */
  const blocked = []
  /** @type {import('./threadsTables.mjs').RestSample[]} */
  const rests = []
  /** @type {import('./threadsTables.mjs').TapSample[]} */
  const taps = []
  /** @type {import('./threadsTables.mjs').LoadSample[]} */
  const loads = []
  let hasLighthouse = isWanted('loads')
  /** @type {import('./threadsTables.mjs').IdleSample[]} */
  const idles = []

  await checkCount(browser, url)
  for (let round = 0; round < ROUNDS; round += 1) {
    // Side by side, in reverse order every other round, so that other load on the machine slows all of them alike.
    const inTurn = round % 2 === 0 ? builds : builds.toReversed()
    if (isWanted('spins')) await measureSpins(spins, inTurn, round)
    for (const ratio of isWanted('blocked') ? RATIOS : []) {
      for (const one of inTurn) {
        await attempt(`blocked at ${ratio}`, async () => {
          blocked.push({ what: one.name, ratio, ...(await measureBlocked(browser, one, ratio)) })
          return blocked.at(-1)
        })
      }
    }
    if (isWanted('rests')) {
      for (const one of inTurn) {
        for (const size of REST_SIZES) {
          await attempt(`the rest at ${size}`, async () => {
            const climaxes = await measureRest(browser, one, size)
            rests.push(...climaxes.map((climax) => ({ what: one.name, ...climax })))
            return climaxes
          })
        }
      }
      for (const what of /** @type {const} */ (['webgl', 'webglWorker'])) {
        await attempt(`the rest, ${what}`, async () => {
          rests.push({ what, ...(await measureRaw(browser, url, what)) })
          return rests.at(-1)
        })
      }
    }
  }
  for (let visit = 0; visit < VISITS && isWanted('taps'); visit += 1) {
    for (const one of builds) {
      await attempt('a tap', async () => {
        taps.push({ what: one.name, ...(await measureTap(browser, one)) })
        return taps.at(-1)
      })
    }
  }
  for (const one of isWanted('idles') ? builds : []) {
    await attempt('idle', async () => {
      idles.push({ what: one.name, ...(await measureIdle(browser, one)) })
      return idles.at(-1)
    })
  }
  for (const one of builds) {
    if (!hasLighthouse) break
    // Of an older build once: Lighthouse takes longest of all.
    const found = await measureLoads(one, folder, one.name === 'now' ? VISITS : 1)
    hasLighthouse = found !== null
    loads.push(...(found ?? []).map((load) => ({ what: one.name, ...load })))
    console.log(`Lighthouse: ${JSON.stringify(found)}`)
  }
  const results = { spins, blocked, rests, taps, loads: hasLighthouse ? loads : null, idles }
  if (!ONLY) {
    const text = threadsReport(results, failed, ROUNDS, browser.version())
    console.log(text)
    writeResults('bench:threads', text)
  }
  if (failed.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  for (const server of servers) server.close()
  pages.remove()
  rmSync(folder, { recursive: true })
}

/**
 * @param {import('./threadsTables.mjs').SpinSample[]} spins
 * @param {readonly Build[]} inTurn
 * @param {number} round
 */
async function measureSpins(spins, inTurn, round) {
  for (const ratio of RATIOS) {
    for (const size of SIZES) {
      const isWhole = ratio === WHOLE.ratio && WHOLE.sizes.includes(size)
      const asked = inTurn.filter(({ name }) => name === 'now' || WHOLE.sizes.includes(size))
      /** @type {Set<Floor>} */
      const floors = new Set(isWhole && size === SIZES[0] ? BESIDE : [])
      for (const one of asked) {
        await attempt(`${size} at ${ratio}`, async () => {
          const wanted = { size, ratio, spinMs: SPIN_MS, isHeld: true }
          const visit = await visitProduct(browser, one, wanted)
          const how = { isProduct: true, seconds: isWhole ? WHOLE.seconds : SECONDS }
          const spin = await measureSpin(browser, visit, how).finally(visit.close)
          spins.push({ what: one.name, size, ratio, round, ...spin })
          floors.add(spin.home === 'worker' ? 'fiberWorker' : 'fiber')
          return inShort(spins.at(-1))
        })
      }
      for (const what of floors) {
        await attempt(`${what} at ${ratio}`, async () => {
          const visit = await visitFloor(browser, url, what, ratio)
          const how = { isProduct: false, seconds: SECONDS }
          const spin = await measureSpin(browser, visit, how).finally(visit.close)
          spins.push({ what, size, ratio, round, ...spin })
          return inShort(spins.at(-1))
        })
      }
    }
  }
}

/** @param {import('./threadsTables.mjs').SpinSample | undefined} spin */
function inShort(spin) {
  if (!spin) return ''
  const { what, home, seconds, rest, cpu, frames } = spin
  const tasks = seconds.map(({ taskMs }) => Math.round(taskMs))
  return { what, home, frames: frames.length, tasks: tasks.join(' '), rest: rest?.taskMs, cpu }
}

/**
 * One measurement: says what it found. One that fails costs only its own row.
 * @param {string} what
 * @param {() => Promise<unknown>} measure
 */
async function attempt(what, measure) {
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  try {
    const found = await measure()
    console.log(`${seconds()} s, ${what}: ${JSON.stringify(found)}`)
  } catch (error) {
    failed.push(what)
    console.warn(`${seconds()} s, ${what} could not be measured:`, error)
  }
}
