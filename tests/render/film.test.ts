import { expect, it } from 'vitest'
import {
  FRAME_RATE,
  frameCount,
  frameMs,
  isStill,
  LEAD_MS,
  momentAt,
  plateOpacity,
  restsAtMs,
  stretchOf,
} from '../../src/render/film'
import { solveLaunch } from '../../src/spin/launch'
import { radians } from '../../src/wheel/angle'

const launchOf = (durationMs: number) => solveLaunch(radians(0), radians(1), durationMs, 6)

it('a film has 60 frames for each second: of standing, turning, and standing with the winner', () => {
  expect(frameCount(launchOf(10_000))).toBe(60 * 13)
  expect(frameCount(launchOf(1010))).toBe(241)
  expect(frameMs(FRAME_RATE)).toBe(1000)
})

it('the wheel turns as long as on the page', () => {
  const launch = launchOf(2000)
  const moments = Array.from({ length: frameCount(launch) }, (_, frame) =>
    momentAt(frameMs(frame), launch),
  )
  expect(moments.filter((moment) => moment === 'before')).toHaveLength(30)
  expect(moments.filter((moment) => moment === 'turning')).toHaveLength(120)
  expect(moments.filter((moment) => moment === 'after')).toHaveLength(150)
  expect(moments.indexOf('turning')).toBe(30)
  expect(moments.at(-1)).toBe('after')
})

it('a spin that was not shown turning has its end at once', () => {
  const launch = launchOf(0)
  expect(momentAt(LEAD_MS - 1, launch)).toBe('before')
  expect(momentAt(LEAD_MS, launch)).toBe('after')
})

it('what stands still is drawn once', () => {
  const launch = launchOf(2000)
  const drawn = Array.from({ length: frameCount(launch) }, (_, frame) => frame).filter(
    (frame) => !isStill(frameMs(frame), launch),
  )
  expect(drawn.slice(0, 2)).toEqual([0, 30])
  // A second and a half after rest.
  expect(drawn.at(-1)).toBe(240)
  expect(drawn).toHaveLength(1 + 211)
})

it('the winner is named from rest on', () => {
  const launch = launchOf(2000)
  const rest = restsAtMs(launch)
  expect(rest).toBe(2500)
  expect([0, rest, rest + 125, rest + 250, 5000].map((ms) => plateOpacity(ms, launch))).toEqual([
    0, 0, 0.5, 1, 1,
  ])
})

it('a GIF has 20 frames for each second, and of a spin longer than ten seconds the end', () => {
  expect(stretchOf('gif', launchOf(10_000))).toEqual({ fromMs: 0, frameRate: 20, count: 20 * 13 })
  const long = launchOf(60_000)
  const { fromMs, frameRate, count } = stretchOf('gif', long)
  expect(count).toBe(250)
  expect(restsAtMs(long) - fromMs).toBe(10_000)
  expect(momentAt(fromMs, long)).toBe('turning')
  expect(momentAt(fromMs + ((count - 1) * 1000) / frameRate, long)).toBe('after')
  expect(stretchOf('mp4', long)).toEqual({ fromMs: 0, frameRate: 60, count: 60 * 63 })
})
