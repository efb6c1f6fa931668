// The report: a table of the measurements, and which targets are met.

import { cpus, loadavg } from 'node:os'
import { framesASecond, median, quantile, short } from './statistics.mjs'

/**
 * The measurements of one page in one round.
 * @typedef {object} Sample
 * @property {'fiber' | 'fibers' | 'webgl' | 'product' | 'weighted' | 'peer'} what
 * @property {number} size options
 * @property {number} ratio device pixels to a CSS pixel
 * @property {number} round
 * @property {number} setMs from setting the options to the end of the first frame that shows them
 * @property {import('./pages/benchPage.ts').Frame[]} frames
 * @property {{ frames: number, draws: number } | null} idle
 * @property {number} heapBytes
 * @property {number} gpuBytes
 * @property {number} atlasBytes
 */

/**
 * One row of the table.
 * @typedef {object} Row
 * @property {Sample['what']} what
 * @property {number} size
 * @property {number} ratio
 * @property {number} medianMs the median of the rounds' medians
 * @property {number} p95Ms of all rounds' frames
 * @property {number} fps
 * @property {number} draws the most in one frame
 * @property {number} setMs
 * @property {number} heapBytes
 * @property {number} gpuBytes
 * @property {number} atlasBytes
 * @property {number} frames
 * @property {number} toFiber the median as a multiple of the fiber floor's
 * @property {number} p95ToFiber the p95 as a multiple of the floor's median
 * @property {number} belowPeer how many times smaller the median is than the peer's
 * @property {number} setToPeer the time to the first frame, as a share of the peer's
 * @property {number} toEqual the median as a multiple of ours with equal segments
 * @property {number} fpsToEqual the frames a second as a share of ours with equal segments
 */

const NAMES = {
  product: 'Fairwheel',
  weighted: 'Fairwheel, weights count',
  peer: 'spin-wheel',
  fiber: 'fiber, one quad',
  fibers: 'fiber, four quads',
  webgl: 'WebGL 2, one draw',
}
const MEGABYTE = 2 ** 20

/**
 * @param {readonly Sample[]} samples
 * @param {readonly import('./work.mjs').Work[]} works
 * @param {string} chromiumVersion
 */
export function report(samples, works, chromiumVersion) {
  const rows = rowsOf(samples)
  const rounds = Math.max(...samples.map(({ round }) => round)) + 1
  const steps = stepsOf(works)
  const targets = [...targetsOf(rows, samples), ...workTargets(steps)]
  const met = targets.filter(({ isMet }) => isMet).length
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${cpus().length} processor cores under a load of ${loadavg()[2]?.toFixed(1)} (all programs together, the last quarter of an hour), no GPU (WebGL in software, SwiftShader), Chromium ${chromiumVersion}.`,
    tableOf(rows),
    stepTable(steps),
    `Of ${targets.length} targets ${met} were met in this run:`,
    targets
      .map(
        ({ isMet, text, found }) => `- ${isMet ? 'Met' : '**Not met**'}: ${text}. Found: ${found}.`,
      )
      .join('\n'),
  ].join('\n\n')
}

/** All others have no options: their samples of a ratio are one row. @param {Sample['what']} what */
function isWheel(what) {
  return what === 'product' || what === 'weighted' || what === 'peer'
}

/** @param {readonly Sample[]} samples @returns {Row[]} */
function rowsOf(samples) {
  /** @type {Map<string, Sample[]>} */
  const groups = new Map()
  for (const sample of samples) {
    const key = `${sample.what} ${isWheel(sample.what) ? sample.size : ''} ${sample.ratio}`
    groups.set(key, [...(groups.get(key) ?? []), sample])
  }
  return [...groups.values()].map((group) => {
    const [{ what, size, ratio }] = /** @type {[Sample]} */ (group)
    const times = group.flatMap(({ frames }) => frames.map(({ ms }) => ms))
    const beside = (/** @type {Sample} */ one, /** @type {Sample['what']} */ other) =>
      samples.find(
        (sample) =>
          sample.what === other &&
          sample.size === one.size &&
          sample.ratio === one.ratio &&
          sample.round === one.round,
      ) ?? one
    const floorOf = (/** @type {Sample} */ one) => medianMs(beside(one, 'fiber'))
    return {
      what,
      ratio,
      size: isWheel(what) ? size : 0,
      medianMs: median(group.map(medianMs)),
      p95Ms: quantile(times, 0.95),
      fps: median(group.map(framesASecond)),
      draws: Math.max(...group.flatMap(({ frames }) => frames.map(({ draws }) => draws))),
      setMs: median(group.map(({ setMs }) => setMs)),
      heapBytes: median(group.map(({ heapBytes }) => heapBytes)),
      gpuBytes: Math.max(...group.map(({ gpuBytes }) => gpuBytes)),
      atlasBytes: Math.max(...group.map(({ atlasBytes }) => atlasBytes)),
      frames: times.length,
      toFiber: median(group.map((one) => medianMs(one) / floorOf(one))),
      p95ToFiber: median(group.map((one) => p95Ms(one) / floorOf(one))),
      belowPeer: median(group.map((one) => medianMs(beside(one, 'peer')) / medianMs(one))),
      setToPeer: median(group.map((one) => one.setMs / beside(one, 'peer').setMs)),
      toEqual: median(group.map((one) => medianMs(one) / medianMs(beside(one, 'product')))),
      fpsToEqual: median(
        group.map((one) => framesASecond(one) / framesASecond(beside(one, 'product'))),
      ),
    }
  })
}

/** @param {readonly import('./work.mjs').Work[]} works */
function stepsOf(works) {
  const at = (/** @type {string} */ step, /** @type {number} */ size) =>
    median(works.filter((work) => work.step === step && work.size === size).map(({ ms }) => ms))
  return [...new Set(works.map(({ step }) => step))].map((step) => {
    return { step, small: at(step, 100), large: at(step, 10_000) }
  })
}

/** @param {ReturnType<typeof stepsOf>} steps */
function stepTable(steps) {
  const lines = steps.map(({ step, small, large }) => {
    return `| ${step} | ${small.toFixed(0)} | ${large.toFixed(0)} | ${short(large / small)}× |`
  })
  return [
    '| A step, its keeping included: main thread, ms | at 100 options | at 10,000 | |',
    '| --- | --: | --: | --: |',
    ...lines,
  ].join('\n')
}

/** @param {ReturnType<typeof stepsOf>} steps */
function workTargets(steps) {
  const most = Math.max(...steps.map(({ small, large }) => large - small))
  return [
    {
      text: 'at 10,000 options no step takes 50 ms more of the main thread than at 100',
      isMet: most < 50,
      found: `${most.toFixed(0)} ms more at most`,
    },
  ]
}

/** @param {readonly Row[]} rows */
function tableOf(rows) {
  const order = ['webgl', 'fiber', 'fibers', 'product', 'weighted', 'peer']
  const sorted = rows.toSorted(
    (a, b) => a.ratio - b.ratio || a.size - b.size || order.indexOf(a.what) - order.indexOf(b.what),
  )
  const heads = [
    ...['Pixel ratio', 'Options', 'What', 'Median ms', 'p95 ms', 'to the fiber floor, median'],
    ...['to the fiber floor, p95', 'below spin-wheel', 'Draws a frame', 'Frames a second'],
    ...['First frame after ms', 'Heap MB', 'GPU MB', 'Frames measured'],
  ]
  const lines = sorted.map((row) => {
    const isProduct = row.what === 'product' || row.what === 'weighted'
    const hasGl = row.what !== 'peer'
    return [
      row.ratio,
      isWheel(row.what) ? row.size.toLocaleString('en') : '–',
      NAMES[row.what],
      row.medianMs.toFixed(2),
      row.p95Ms.toFixed(2),
      row.what === 'fiber' ? '1' : `${short(row.toFiber)}×`,
      `${short(row.p95ToFiber)}×`,
      isProduct ? `${short(row.belowPeer)}×` : '–',
      hasGl ? row.draws : '–',
      row.fps.toFixed(1),
      isWheel(row.what) ? row.setMs.toFixed(0) : '–',
      (row.heapBytes / MEGABYTE).toFixed(1),
      hasGl ? (row.gpuBytes / MEGABYTE).toFixed(2) : '–',
      row.frames,
    ]
  })
  const rule = heads.map((_, index) => (index === 2 ? '---' : '--:'))
  return [heads, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @param {readonly Row[]} rows @param {readonly Sample[]} samples */
function targetsOf(rows, samples) {
  const ours = rows.filter(({ what }) => what === 'product')
  const of = (/** @type {number} */ size) => ours.filter((row) => row.size === size)
  const most = (/** @type {number[]} */ values) => Math.max(...values)
  const weighted = rows.filter(({ what, size }) => what === 'weighted' && size === 10_000)
  const toEqual = most(weighted.map((row) => row.toEqual))
  const fpsToEqual = Math.min(...weighted.map((row) => row.fpsToEqual))
  const pairs = of(10).map((small) => ({
    small,
    large: of(10_000).find(({ ratio }) => ratio === small.ratio) ?? small,
  }))
  const idles = samples.flatMap(({ idle }) => (idle ? [idle] : []))
  const toFiber = most(ours.map((row) => row.toFiber))
  const p95ToFiber = most(ours.map((row) => row.p95ToFiber))
  const growth = most(pairs.map(({ small, large }) => large.toFiber / small.toFiber))
  const rates = pairs.map(({ small, large }) => large.fps / small.fps)
  const atlas = most(ours.map((row) => row.atlasBytes)) / MEGABYTE
  const below = (/** @type {number} */ size) => Math.min(...of(size).map((row) => row.belowPeer))
  const set = (/** @type {number} */ size) => most(of(size).map((row) => row.setToPeer))
  const frames = most(idles.map((idle) => idle.frames))
  const draws = most(idles.map((idle) => idle.draws))
  return [
    {
      text: 'the median inside a frame at most 1.25 times the fiber floor, at every size and ratio',
      isMet: toFiber <= 1.25,
      found: `${short(toFiber)} at most`,
    },
    {
      text: "the p95 at most 4 times the fiber floor's median, at every size and ratio",
      isMet: p95ToFiber <= 4,
      found: `${short(p95ToFiber)} at most`,
    },
    {
      text: 'from 10 to 10,000 options at most 1.2 times as long, both to the floor beside them',
      isMet: growth <= 1.2,
      found: `${short(growth)} times`,
    },
    {
      text: '10,000 options of weights from 1 to 1,000 at most 1.3 times as long as 10,000 equal ones, and as many frames delivered to the same measure',
      isMet: toEqual <= 1.3 && fpsToEqual >= 1 / 1.3,
      found: `${short(toEqual)} times, and ${Math.round(100 * fpsToEqual)} % of the frames`,
    },
    {
      text: 'at least 20 times below spin-wheel at 1,000 options',
      isMet: below(1000) >= 20,
      found: `${short(below(1000))} times at least`,
    },
    {
      text: 'at least 500 times below spin-wheel at 10,000 options',
      isMet: below(10_000) >= 500,
      found: `${short(below(10_000))} times at least`,
    },
    {
      text: 'at most 6 draw calls a frame',
      isMet: most(ours.map((row) => row.draws)) <= 6,
      found: `${most(ours.map((row) => row.draws))}`,
    },
    {
      text: `no frame and no draw in 3 s once the celebration is over (tried at ${idles.length} sizes)`,
      isMet: frames === 0 && draws === 0,
      found: `${frames} frames and ${draws} draws at most`,
    },
    {
      text: "the first frame after at most half of spin-wheel's time at 1,000 options",
      isMet: set(1000) <= 0.5,
      found: `${short(set(1000))} of it at most`,
    },
    {
      text: "the first frame after at most a tenth of spin-wheel's time at 10,000 options",
      isMet: set(10_000) <= 0.1,
      found: `${short(set(10_000))} of it at most`,
    },
    {
      text: 'a label atlas of at most 16 MB at any size',
      isMet: atlas <= 16,
      found: `${atlas.toFixed(2)} MB at most`,
    },
    {
      text: 'as many frames delivered at 10,000 options as at 10 (to 5 %, which is less than rounds differ by)',
      isMet: Math.min(...rates) >= 0.95,
      found: `${Math.round(100 * Math.min(...rates))} % at least`,
    },
  ]
}

/** @param {Sample} sample */
function medianMs({ frames }) {
  return quantile(
    frames.map(({ ms }) => ms),
    0.5,
  )
}

/** @param {Sample} sample */
function p95Ms({ frames }) {
  return quantile(
    frames.map(({ ms }) => ms),
    0.95,
  )
}
