// The tables of `npm run bench:threads`, and the rows that its targets are about.

import { measuredPart } from './instruments.mjs'
import { framesASecond, mean, median, short, table } from './statistics.mjs'

/** @typedef {import('./visit.mjs').Build['name']} Name */
/** @typedef {keyof typeof import('./visit.mjs').FLOORS} Floor */

/** @typedef {import('./spins.mjs').Spin & { what: Name | Floor, size: number, ratio: number, round: number }} SpinSample */
/** @typedef {import('./blocked.mjs').Blocked & { what: Name, ratio: number }} BlockedSample */
/** @typedef {import('./rest.mjs').Climax & { what: Name | 'webgl' | 'webglWorker' }} RestSample */
/** @typedef {import('./tap.mjs').Tap & { what: Name }} TapSample */
/** @typedef {import('./tap.mjs').Load & { what: Name }} LoadSample */
/** @typedef {import('./idle.mjs').Idle & { what: Name }} IdleSample */

/**
 * @typedef {object} Results
 * @property {readonly SpinSample[]} spins
 * @property {readonly BlockedSample[]} blocked
 * @property {readonly RestSample[]} rests
 * @property {readonly TapSample[]} taps
 * @property {readonly LoadSample[] | null} loads nothing where Lighthouse could not be had
 * @property {readonly IdleSample[]} idles
 */

const NAMES = /** @type {Record<Name | Floor, string>} */ ({
  now: 'Fairwheel',
  before: 'Fairwheel before',
  fiber: 'fiber, one quad',
  fiberWorker: 'fiber, one quad',
  webgl: 'WebGL 2, one draw',
  webglWorker: 'WebGL 2, one draw',
  css: 'a CSS animation',
})
/** After the frames in which the engine still compiles. */
const MEASURED = { warmUp: 60, count: 120 }
const BESIDE = ['css', 'webgl', 'webglWorker']
const MEGABYTE = 2 ** 20
const inHome = (/** @type {string} */ home) => (home === 'worker' ? 'a worker' : 'the page')
export const ms = (/** @type {number | null | undefined} */ value) =>
  value === null || value === undefined || Number.isNaN(value) ? '–' : value.toFixed(0)

/**
 * The samples of each key together, in the order of their first.
 * @template T
 * @param {readonly T[]} samples
 * @param {(sample: T) => string} keyOf
 * @returns {[T, ...T[]][]}
 */
function groups(samples, keyOf) {
  /** @type {Map<string, [T, ...T[]]>} */
  const found = new Map()
  for (const sample of samples) {
    const group = found.get(keyOf(sample))
    if (group) group.push(sample)
    else found.set(keyOf(sample), [sample])
  }
  return [...found.values()]
}

const isProduct = (/** @type {{ what: string }} */ { what }) => what === 'now' || what === 'before'
export const isNow = (/** @type {{ what: string }} */ { what }) => what === 'now'
const keyOf = (/** @type {SpinSample} */ one) => `${one.what} ${one.size} ${one.ratio}`

/** The whole spins and what they are compared with. @param {readonly SpinSample[]} spins */
export function busyRows(spins) {
  const whole = spins.filter((one) => isProduct(one) && one.rest !== null)
  const beside = spins.filter(({ what }) => BESIDE.includes(what))
  return groups([...whole, ...beside], keyOf).map((group) => {
    const tasks = group.map(({ seconds }) => seconds.map(({ taskMs }) => taskMs))
    const cpus = group.flatMap(({ cpu }) => (cpu ? [cpu] : []))
    return {
      ...group[0],
      all: median(tasks.map(mean)),
      first: median(tasks.map(([first = Number.NaN]) => first)),
      worst: Math.max(...tasks.flatMap((seconds) => seconds.slice(1))),
      scripts: median(group.map(({ seconds }) => mean(seconds.map(({ scriptMs }) => scriptMs)))),
      restMs: isProduct(group[0]) ? median(group.map(({ rest }) => rest?.taskMs ?? 0)) : null,
      pageCpu: cpus.length > 0 ? median(cpus.map(({ page }) => page)) : null,
      workerCpu: cpus.length > 0 ? median(cpus.map(({ worker }) => worker)) : null,
    }
  })
}

/** @param {readonly SpinSample[]} spins */
export function busyTable(spins) {
  const heads = [
    ...['While it turns: main thread, ms of each second', 'Drawn by', 'Options', 'All its seconds'],
    ...['The first, with the press', 'The worst of the others', 'Of all: scripts'],
    ...['The second of the rest', 'On a processor: main thread', 'On a processor: workers'],
  ]
  const lines = busyRows(spins).map((row) => [
    NAMES[row.what],
    row.what === 'css' ? 'the compositor' : inHome(row.home),
    isProduct(row) ? row.size.toLocaleString('en') : '–',
    ...[row.all, row.first, row.worst, row.scripts].map((value) => value.toFixed(1)),
    ...[row.restMs, row.pageCpu, row.workerCpu].map((value) => value?.toFixed(1) ?? '–'),
  ])
  return table(heads, lines, 2)
}

/** @param {BlockedSample} one */
const endsRight = ({ announced, pointed }) => announced === pointed

/** @param {readonly BlockedSample[]} samples */
export function blockedRows(samples) {
  return groups(samples, ({ what, ratio }) => `${what} ${ratio}`).map((group) => ({
    ...group[0],
    free: median(group.map(({ free }) => free)),
    blocked: median(group.map(({ blocked }) => blocked)),
    share: median(group.map(({ free, blocked }) => blocked / free)),
    right: group.filter(endsRight).length,
    all: group.length,
  }))
}

/** @param {readonly BlockedSample[]} samples */
export function blockedTable(samples) {
  const heads = [
    ...['Frames in 2 s', 'Drawn by', 'Pixel ratio', 'Main thread free', 'Main thread blocked'],
    ...['Blocked to free', 'Ends where it must'],
  ]
  const lines = blockedRows(samples).map((row) => [
    ...[NAMES[row.what], inHome(row.home), row.ratio, ms(row.free), ms(row.blocked)],
    ...[`${Math.round(100 * row.share)} %`, `${row.right} of ${row.all}`],
  ])
  return table(heads, lines, 2)
}

/** @param {SpinSample} one */
const measured = (one) => measuredPart(one.frames, MEASURED)
/** @param {SpinSample} one */
const frameMs = (one) => median(measured(one).map((frame) => frame.ms))

/** @param {readonly SpinSample[]} spins */
export function frameRows(spins) {
  return groups(spins.filter(isProduct), keyOf).map((group) => {
    const [{ what, home, size, ratio }] = group
    // Of the same minute.
    const floorOf = (/** @type {SpinSample} */ one) =>
      spins.find(
        (other) =>
          other.what === (home === 'worker' ? 'fiberWorker' : 'fiber') &&
          other.size === one.size &&
          other.ratio === one.ratio &&
          other.round === one.round,
      ) ?? one
    return {
      ...{ what, home, size, ratio },
      ownMs: median(group.map(frameMs)),
      floorMs: median(group.map((one) => frameMs(floorOf(one)))),
      toFloor: median(group.map((one) => frameMs(one) / frameMs(floorOf(one)))),
      fps: median(group.map((one) => framesASecond({ frames: measured(one) }))),
      floorFps: median(group.map((one) => framesASecond({ frames: measured(floorOf(one)) }))),
      draws: Math.max(...group.flatMap((one) => one.frames.map(({ draws }) => draws))),
    }
  })
}

/** @param {ReturnType<typeof frameRows>} rows @param {ReturnType<typeof frameRows>[number]} row */
export function shareOfSmall(rows, { what, ratio, fps }) {
  const small = rows.find((row) => row.what === what && row.ratio === ratio && row.size === 10)
  return fps / (small?.fps ?? Number.NaN)
}

/** @param {readonly SpinSample[]} spins */
export function frameTable(spins) {
  const heads = [
    ...['A frame where it is drawn', 'Drawn by', 'Pixel ratio', 'Options', 'Median ms'],
    ...['One quad there, ms', 'To one quad', 'Frames a second', 'To 10 options'],
    ...['One quad, frames a second', 'Draws a frame'],
  ]
  const rows = frameRows(spins)
  const sorted = rows.toSorted((a, b) => a.ratio - b.ratio || a.size - b.size)
  const lines = sorted.map((row) => [
    ...[NAMES[row.what], inHome(row.home), row.ratio, row.size.toLocaleString('en')],
    ...[row.ownMs.toFixed(2), row.floorMs.toFixed(2), `${short(row.toFloor)}×`],
    ...[row.fps.toFixed(1), `${Math.round(100 * shareOfSmall(rows, row))} %`],
    ...[row.floorFps.toFixed(1), row.draws],
  ])
  return table(heads, lines, 2)
}

/** @param {readonly RestSample[]} rests */
export function restTable(rests) {
  const heads = [
    ...['To three seconds after the rest, pixel ratio 2', 'Drawn by', 'Options', 'Spin'],
    ...[
      'Frames a second',
      'Longest frame, ms',
      'Longest on the page',
      'Longest task of the main thread',
    ],
  ]
  const lines = groups(rests, ({ what, size, spin }) => `${what} ${size} ${spin}`).map((group) => [
    ...[
      NAMES[group[0].what],
      inHome(group[0].home),
      group[0].size ? group[0].size.toLocaleString('en') : '–',
      group[0].spin || '–',
    ],
    median(group.map(({ fps }) => fps)).toFixed(1),
    ms(Math.max(...group.map(({ longestMs }) => longestMs))),
    ms(Math.max(...group.map(({ pageMs }) => pageMs))),
    ms(Math.max(...group.map(({ taskMs }) => taskMs))),
  ])
  return table(heads, lines, 2)
}

/** @param {readonly TapSample[]} taps */
export function tapTable(taps) {
  const heads = [
    ...['The first tap, ms', 'First paint', 'SPIN is there', 'Tap to its first sign'],
    ...['Tap to the next paint', 'Tap to the spin'],
  ]
  const lines = taps.map((tap) => [
    NAMES[tap.what],
    ...[tap.paintMs, tap.buttonMs, tap.answeredMs, tap.eventMs, tap.spunMs].map(ms),
  ])
  return table(heads, lines, 1)
}

/** @param {readonly LoadSample[]} loads */
export function loadTable(loads) {
  const heads = [
    ...['Lighthouse, phone', 'Page', 'Performance', 'First paint, s', 'Largest paint, s'],
    ...['Blocking, ms', 'Layout shift'],
  ]
  const lines = loads.map((load) => [
    ...[NAMES[load.what], load.path, load.score, (load.firstPaintMs / 1000).toFixed(2)],
    ...[(load.largestPaintMs / 1000).toFixed(2), ms(load.blockingMs), load.shift.toFixed(3)],
  ])
  return table(heads, lines, 2)
}

/** @param {readonly IdleSample[]} idles */
export function idleTable(idles) {
  const heads = [
    ...['At rest, 3 s', 'Drawn by', 'Frames', 'Timers and messages of the worker'],
    ...['Worker on a processor, ms', 'Page on a processor, ms', 'Frame after 1,000 options, ms'],
    ...['after 10,000', 'Heap of the page, MB', 'of the worker'],
  ]
  const lines = idles.map(({ what, home, frames, wakes, cpu, setMs, heap }) => [
    ...[NAMES[what], inHome(home), frames, home === 'worker' ? wakes : '–'],
    ...[home === 'worker' ? cpu?.worker : null, cpu?.page].map((one) => one?.toFixed(1) ?? '–'),
    ...[ms(setMs[1000]), ms(setMs[10_000]), (heap.page / MEGABYTE).toFixed(1)],
    heap.worker === null ? '–' : (heap.worker / MEGABYTE).toFixed(1),
  ])
  return table(heads, lines, 2)
}
