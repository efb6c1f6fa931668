// The report of `npm run bench:threads`: its tables, and which targets are met.

import { cpus, loadavg } from 'node:os'
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

/** @typedef {{ text: string, isMet: boolean, found: string }} Target */

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
const ms = (/** @type {number | null | undefined} */ value) =>
  value === null || value === undefined ? '–' : value.toFixed(0)

/** @param {Results} results @param {number} rounds @param {string} chromiumVersion */
export function threadsReport(results, rounds, chromiumVersion) {
  const targets = targetsOf(results)
  const met = targets.filter(({ isMet }) => isMet).length
  const home = results.spins.find(({ what }) => what === 'now')?.home
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${cpus().length} processor cores under a load of ${loadavg()[2]?.toFixed(1)} (all programs together, the last quarter of an hour), no GPU (WebGL in software, SwiftShader), Chromium ${chromiumVersion}. The scene is ${home === 'worker' ? 'in a worker' : 'on the page'}.`,
    busyTable(results.spins),
    blockedTable(results.blocked),
    frameTable(results.spins),
    restTable(results.rests),
    tapTable(results.taps),
    results.loads ? loadTable(results.loads) : 'Lighthouse could not be had for this run.',
    idleTable(results.idles),
    `Of ${targets.length} targets ${met} were met in this run:`,
    targets
      .map(
        ({ isMet, text, found }) => `- ${isMet ? 'Met' : '**Not met**'}: ${text}. Found: ${found}.`,
      )
      .join('\n'),
  ].join('\n\n')
}

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
const isNow = (/** @type {{ what: string }} */ { what }) => what === 'now'
const keyOf = (/** @type {SpinSample} */ one) => `${one.what} ${one.size} ${one.ratio}`

/** The whole spins and what they are compared with. @param {readonly SpinSample[]} spins */
function busyRows(spins) {
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
function busyTable(spins) {
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
function blockedRows(samples) {
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
function blockedTable(samples) {
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
function frameRows(spins) {
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
function shareOfSmall(rows, { what, ratio, fps }) {
  const small = rows.find((row) => row.what === what && row.ratio === ratio && row.size === 10)
  return fps / (small?.fps ?? Number.NaN)
}

/** @param {readonly SpinSample[]} spins */
function frameTable(spins) {
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
function restTable(rests) {
  const heads = [
    ...['To three seconds after the rest, pixel ratio 2', 'Drawn by', 'Spin', 'Frames a second'],
    ...['Longest frame, ms', 'Longest on the page', 'Longest task of the main thread'],
  ]
  const lines = groups(rests, ({ what, spin }) => `${what} ${spin}`).map((group) => [
    ...[NAMES[group[0].what], inHome(group[0].home), group[0].spin || '–'],
    median(group.map(({ fps }) => fps)).toFixed(1),
    ms(Math.max(...group.map(({ longestMs }) => longestMs))),
    ms(Math.max(...group.map(({ pageMs }) => pageMs))),
    ms(Math.max(...group.map(({ taskMs }) => taskMs))),
  ])
  return table(heads, lines, 2)
}

/** @param {readonly TapSample[]} taps */
function tapTable(taps) {
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
function loadTable(loads) {
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
function idleTable(idles) {
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

/** @param {Results} results @returns {Target[]} */
function targetsOf({ spins, blocked, rests, taps, loads, idles }) {
  const most = (/** @type {(number | null)[]} */ values) =>
    Math.max(...values.map((value) => value ?? Number.POSITIVE_INFINITY))
  const busy = busyRows(spins).filter(isNow)
  const all = most(busy.map((row) => row.all))
  const worst = most(busy.map((row) => row.worst))
  const stops = blockedRows(blocked).filter(isNow)
  const frames = frameRows(spins)
  const toFloor = most(frames.filter(isNow).map((row) => row.toFloor))
  const shares = frames
    .filter((row) => isNow(row) && row.size === 10_000)
    .map((row) => shareOfSmall(frames, row))
  const later = rests.filter((one) => isNow(one) && one.spin > 1)
  const longest = most(later.map(({ longestMs, pageMs }) => Math.max(longestMs, pageMs)))
  const fps = Math.min(...later.map((one) => one.fps))
  const answered = most(taps.filter(isNow).map(({ answeredMs }) => answeredMs))
  const main = loads?.filter((load) => isNow(load) && load.path === '/') ?? []
  const score = Math.min(...main.map((load) => load.score))
  const paint = most(main.map((load) => load.firstPaintMs))
  const largest = most(main.map((load) => load.largestPaintMs))
  const blocking = most(main.map((load) => load.blockingMs))
  const shift = most(main.map((load) => load.shift))
  const rest = idles.find(isNow)
  return [
    {
      text: 'while it turns, the main thread works at most 10 ms of each second, the press included',
      isMet: all <= 10,
      found: `${all.toFixed(1)} ms at most`,
    },
    {
      text: 'after the first second none of these seconds has more than 10 ms',
      isMet: worst <= 10,
      found: `${worst.toFixed(1)} ms at most`,
    },
    ...stops.map(({ ratio, share, right, all }) => {
      const least = ratio === 1 ? 0.95 : 0.75
      return {
        text: `with the main thread blocked at least ${100 * least} % of the frames at pixel ratio ${ratio}, and the end where it must be`,
        isMet: share >= least && right === all,
        found: `${Math.round(100 * share)} %, ${right} of ${all} ends`,
      }
    }),
    {
      text: 'the median of a frame at most 1.25 times that of one quad in the same place',
      isMet: toFloor <= 1.25,
      found: `${short(toFloor)} times at most`,
    },
    {
      text: 'at 10,000 options at least 95 % of the frames at 10, at pixel ratio 1 and 2',
      isMet: Math.min(...shares) >= 0.95,
      found: `${Math.round(100 * Math.min(...shares))} % at least`,
    },
    {
      text: 'from the second spin on no frame over 50 ms, on the page or of the wheel, to three seconds after the rest',
      isMet: longest <= 50,
      found: `${ms(longest)} ms at most`,
    },
    {
      text: 'from the second spin on at least 50 frames a second',
      isMet: fps >= 50,
      found: `${fps.toFixed(1)} at least`,
    },
    {
      text: `the first tap is answered within 100 ms, on ${taps.filter(isNow).length} visits`,
      isMet: answered <= 100,
      found: `${ms(answered)} ms at most`,
    },
    ...(main.length > 0
      ? [
          {
            text: `the main screen in Lighthouse on ${main.length} visits: at least 95, first paint within 1.8 s, largest within 2.2 s, blocking at most 150 ms, no shift`,
            isMet:
              score >= 95 && paint <= 1800 && largest <= 2200 && blocking <= 150 && shift < 0.001,
            found: `${score} at least, ${(paint / 1000).toFixed(2)} s, ${(largest / 1000).toFixed(2)} s, ${ms(blocking)} ms and ${shift.toFixed(3)} at most`,
          },
        ]
      : []),
    {
      text: 'at rest no frame in 3 s, and no timer or message in the worker',
      isMet: rest?.frames === 0 && rest.wakes === 0,
      found: `${rest?.frames} frames, ${rest?.wakes} timers and messages`,
    },
  ]
}
