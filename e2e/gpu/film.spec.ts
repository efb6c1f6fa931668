// A spin saved as a video, and read back frame by frame: it is the spin that was seen.

import type { Download, Page } from 'playwright/test'
import { FRAME_RATE, frameCount, frameMs, LEAD_MS, momentAt } from '../../src/render/film'
import { createFollower } from '../../src/render/follower'
import { FULL_TURN } from '../../src/wheel/angle'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { chooseStandardSize, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'
import { type ReadFilm, readFilm } from './readFilm'

const OPTIONS = [
  { text: 'Red', color: '#ff0000' },
  { text: 'Blue', color: '#0000ff' },
]
/** Radians: a tenth of a degree. */
const CLOSE = FULL_TURN / 3600
/** The film's square of 720 pixels shows the wheel at this ratio, and so does this page. */
const RATIO = 720 / 390

test.use({ hasGpu: true, viewport: { width: 1000, height: 700 }, deviceScaleFactor: RATIO })
test.slow()

async function openFilm(main: WheelPage): Promise<void> {
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  await main.openPanel('Results')
  await main.page.getByRole('button', { name: 'Save as Video' }).click()
}

async function makeFilm(page: Page, ...choices: string[]): Promise<Download> {
  for (const choice of choices) await page.getByText(choice, { exact: true }).click()
  await page.getByRole('button', { name: 'Make Video' }).click()
  const save = page.getByRole('button', { name: 'Save Video' })
  await expect(save).toBeFocused({ timeout: 120_000 })
  const download = page.waitForEvent('download')
  await save.click()
  return download
}

/** What the simulation says of each frame that turns: where red has its middle, with its blur. */
async function expectedTurns(page: Page) {
  const { lastSpin } = await appState(page)
  if (!lastSpin) throw new Error('There was no spin')
  const { launch, outcome } = lastSpin
  const follower = createFollower()
  const turning = { spin: { launch, outcome, startedAtMs: LEAD_MS }, restRotation: outcome.angle }
  const still = { spin: null, restRotation: launch.startRotation }
  const turns = Array.from({ length: frameCount(launch) }, (_, frame) => {
    const moment = momentAt(frameMs(frame), launch)
    const view = { before: still, turning, after: { ...turning, spin: null } }[moment]
    follower.follow(view, frameMs(frame))
    return follower.rotation - follower.arc / 2 + FULL_TURN / 4
  })
  return { turns, launch, winner: outcome.winner }
}

const apart = (one: number, other: number) => {
  const turns = (one - other) / FULL_TURN
  return Math.abs(turns - Math.round(turns)) * FULL_TURN
}

function expectSpin(
  { frames }: ReadFilm,
  { turns, winner }: Awaited<ReturnType<typeof expectedTurns>>,
): void {
  expect(frames).toHaveLength(turns.length)
  for (const [index, { at }] of frames.entries()) expect(at).toBeCloseTo(index / FRAME_RATE, 3)
  const checked = Array.from({ length: 20 }, (_, step) =>
    Math.round((step / 19) * (turns.length - 1)),
  )
  const errors = checked.map((index) => apart(frames[index]?.red ?? 0, turns[index] ?? 0))
  expect(Math.max(...errors), errors.map((error) => error.toFixed(5)).join(' ')).toBeLessThan(CLOSE)
  const [red = 0, , blue = 0] = frames.at(-1)?.pointed ?? []
  expect(red > blue ? 'Red' : 'Blue').toBe(winner.text)
}

test('a video shows the spin as it was, in each frame and to its winner', async ({
  page,
  main,
}) => {
  await chooseStandardSize(page)
  await storeWheel(page, OPTIONS, lasting(1500))
  await main.open()
  await openFilm(main)
  const expected = await expectedTurns(page)
  const download = await makeFilm(page, 'Square', '720p')
  expect(download.suggestedFilename()).toMatch(/^My-Wheel-spin-\d{4}-\d\d-\d\d\.mp4$/)
  const film = await readFilm(page, await download.path())
  expect([film.width, film.height]).toEqual([720, 720])
  expect(film.codecs).toContain('opus')
  expectSpin(film, expected)
})
