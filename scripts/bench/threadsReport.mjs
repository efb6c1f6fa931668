// The report of `npm run bench:threads`: its tables, and which targets are met.

import { cpus, loadavg } from 'node:os'
import { median, short } from './statistics.mjs'
import {
  blockedRows,
  blockedTable,
  busyRows,
  busyTable,
  frameRows,
  frameTable,
  idleTable,
  isNow,
  loadTable,
  ms,
  restTable,
  shareOfSmall,
  tapTable,
} from './threadsTables.mjs'

/** @typedef {import('./threadsTables.mjs').Results} Results */
/** @typedef {{ text: string, isMet: boolean, found: string }} Target */

/**
 * @param {Results} results
 * @param {readonly string[]} failed what could not be measured
 * @param {number} rounds
 * @param {string} chromiumVersion
 */
export function threadsReport(results, failed, rounds, chromiumVersion) {
  const targets = targetsOf(results)
  const met = targets.filter(({ isMet }) => isMet).length
  const home = results.spins.find(({ what }) => what === 'now')?.home
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${cpus().length} processor cores under a load of ${loadavg()[2]?.toFixed(1)} (all programs together, the last quarter of an hour), no GPU (WebGL in software, SwiftShader), Chromium ${chromiumVersion}.${home ? ` The scene is ${home === 'worker' ? 'in a worker' : 'on the page'}.` : ''}`,
    busyTable(results.spins),
    blockedTable(results.blocked),
    frameTable(results.spins),
    restTable(results.rests),
    tapTable(results.taps),
    results.loads ? loadTable(results.loads) : 'Lighthouse could not be had for this run.',
    idleTable(results.idles),
    ...(failed.length > 0 ? [`Could not be measured: ${failed.join('; ')}.`] : []),
    `Of ${targets.length} targets ${met} were met in this run:`,
    targets
      .map(
        ({ isMet, text, found }) => `- ${isMet ? 'Met' : '**Not met**'}: ${text}. Found: ${found}.`,
      )
      .join('\n'),
  ].join('\n\n')
}

/** The largest; without any, not a number, which meets no target. @param {(number | null)[]} values */
function most(values) {
  if (values.length === 0) return Number.NaN
  return Math.max(...values.map((value) => value ?? Number.POSITIVE_INFINITY))
}

/** The smallest; without any, not a number. @param {number[]} values */
function least(values) {
  return values.length === 0 ? Number.NaN : Math.min(...values)
}

/** @param {Results} results @returns {Target[]} */
function targetsOf({ spins, blocked, rests, taps, loads, idles }) {
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
  const fps = least(later.map((one) => one.fps))
  const fpsAt = (/** @type {number} */ size) =>
    median(later.filter((one) => one.size === size).map((one) => one.fps))
  const ofSmall = fpsAt(10_000) / fpsAt(10)
  const answered = most(taps.filter(isNow).map(({ answeredMs }) => answeredMs))
  const main = loads?.filter((load) => isNow(load) && load.path === '/') ?? []
  const score = least(main.map((load) => load.score))
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
      const wanted = ratio === 1 ? 0.95 : 0.75
      return {
        text: `with the main thread blocked at least ${100 * wanted} % of the frames at pixel ratio ${ratio}, and the end where it must be`,
        isMet: share >= wanted && right === all,
        found: `${Math.round(100 * share)} %, ${right} of ${all} ended right`,
      }
    }),
    {
      text: 'the median of a frame at most 1.25 times that of one quad in the same place',
      isMet: toFloor <= 1.25,
      found: `${short(toFloor)} times at most`,
    },
    {
      text: 'with all pixels kept, at 10,000 options at least 95 % of the frames at 10, at pixel ratio 1 and 2',
      isMet: least(shares) >= 0.95,
      found: `${Math.round(100 * least(shares))} % at least`,
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
      text: 'as visitors have it, with a pixel ratio that may fall to what the machine holds, at 10,000 options at least 95 % of the frames at 10, at pixel ratio 2',
      isMet: ofSmall >= 0.95,
      found: `${Math.round(100 * ofSmall)} %`,
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
