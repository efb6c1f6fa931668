// The dialog that makes a film, and what the film must show.

import type { Download, Page } from 'playwright/test'
import { type FilmFormat, LEAD_MS, momentAt, stretchOf } from '../../src/render/film'
import { createFollower } from '../../src/render/follower'
import { FULL_TURN } from '../../src/wheel/angle'
import { appState } from '../support/appState'
import { expect } from '../support/fixtures'
import type { WheelPage } from '../support/wheelPage'

export async function openFilm(main: WheelPage): Promise<void> {
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  await main.openPanel('Results')
  await main.page.getByRole('button', { name: 'Save as Video' }).click()
}

/** No film of a test takes as long, on a busy machine neither. */
export const FILM_MS = 120_000

/** @param choices as in the dialog */
export async function makeFilm(page: Page, ...choices: string[]): Promise<Download> {
  for (const choice of choices) await page.getByText(choice, { exact: true }).click()
  await page.getByRole('button', { name: /^Make (Video|GIF)$/ }).click()
  const save = page.getByRole('button', { name: /^Save (Video|GIF)$/ })
  await expect(save).toBeFocused({ timeout: FILM_MS })
  const download = page.waitForEvent('download')
  await save.click()
  return download
}

/** What the simulation says of each frame: where red has its middle. Blur reaches as far to both sides. */
export async function expectedTurns(page: Page, format: FilmFormat = 'mp4') {
  const { lastSpin } = await appState(page)
  if (!lastSpin) throw new Error('There was no spin')
  const { launch, outcome } = lastSpin
  const follower = createFollower()
  const turning = { spin: { launch, outcome, startedAtMs: LEAD_MS }, restRotation: outcome.angle }
  const still = { spin: null, restRotation: launch.startRotation }
  const { fromMs, frameRate, count } = stretchOf(format, launch)
  const turns = Array.from({ length: count }, (_, frame) => {
    const nowMs = fromMs + (frame * 1000) / frameRate
    const moment = momentAt(nowMs, launch)
    const view = { before: still, turning, after: { ...turning, spin: null } }[moment]
    follower.follow(view, nowMs)
    return { red: follower.rotation + FULL_TURN / 4, arc: follower.arc, moment }
  })
  return { turns, launch, winner: outcome.winner }
}
