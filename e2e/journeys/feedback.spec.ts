// Feedback on a spin: announcements, sounds, vibration and confetti.

import type { Page } from 'playwright/test'
import { DEFAULT_SETTINGS, type Settings } from '../../src/wheel/settings/settings'
import { createWheel, DEFAULT_OPTIONS } from '../../src/wheel/wheel'
import { storedText } from '../../tests/store/stored'
import { expect, test } from '../support/fixtures'
import { type Recording, recordAudio, recordFeedback, renderAudio } from '../support/recorder'
import { WheelPage } from '../support/wheelPage'

type Speed = Partial<Settings['animationSpeed']>

/** A page with a stored wheel, opened and ready for the first gesture. */
async function open(
  page: Page,
  {
    options = DEFAULT_OPTIONS as readonly string[],
    speed = {} as Speed,
    settings = {} as Partial<Settings>,
  } = {},
) {
  let ids = 0
  const animationSpeed = { ...DEFAULT_SETTINGS.animationSpeed, ...speed }
  const kept = storedText({
    wheel: createWheel(options, () => `option${ids++}`, Date.UTC(2025, 0, 1)),
    settings: { ...DEFAULT_SETTINGS, animationSpeed, ...settings },
  })
  await page.addInitScript((text) => localStorage.setItem('wheel_current', text), kept)
  await page.addInitScript(recordFeedback)
  await page.goto('/')
  await new WheelPage(page).isReady()
}

const recording = (page: Page): Promise<Recording> => page.evaluate(() => window.recording)
const said = async (page: Page) => (await recording(page)).said
const spinButton = (page: Page) => new WheelPage(page).spinButton
const isSpinning = (page: Page) => expect(page.getByText('Spinning...').first()).toBeVisible()
const winnerHeard = (page: Page) =>
  expect.poll(async () => (await said(page)).at(-1), { timeout: 20_000 }).toMatch(/^Winner: /)
const confetti = (page: Page) => page.locator('body > canvas')

test.describe('announcements', () => {
  test('are read in order, each once, and cleared after a second @announce.once', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, { speed: { preset: 'fast' } })
    const region = page.locator('[aria-live="polite"][aria-relevant="additions"]')
    await expect(region).toBeAttached()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))

    await spinButton(page).click()
    await expect(region).toHaveText('Spinning the wheel')
    await page.clock.runFor(999)
    await expect(region).toHaveText('Spinning the wheel')
    await page.clock.runFor(1)
    await expect(region).toBeEmpty()

    await page.clock.runFor(4000)
    expect(await said(page)).toEqual(['Spinning the wheel', expect.stringMatching(/^Winner: /)])
    await expect(region).toBeEmpty()

    await page.keyboard.press('s')
    await page.keyboard.press('s')
    await page.clock.runFor(100)
    expect((await said(page)).slice(2)).toEqual(['Sound disabled', 'Sound enabled'])
  })

  test('of an instant spin swallow nothing, and the same winner is read again', async ({
    page,
  }) => {
    // Two options with one name: every winner is announced in the same words.
    await open(page, { options: ['Pho', 'Pho'], speed: { preset: 'instant' } })
    await spinButton(page).click()
    await spinButton(page).click()
    const spin = ['Spinning the wheel', 'Winner: Pho']
    await expect.poll(() => said(page)).toEqual([...spin, ...spin])
  })
})

test.describe('sound', () => {
  test('comes with the first gesture: ticks while it turns, three notes at the end @sound.winner', async ({
    page,
  }) => {
    await open(page, { speed: { preset: 'fast' } })
    expect((await recording(page)).contexts).toBe(0)
    await spinButton(page).click()
    await winnerHeard(page)
    await expect
      .poll(async () => (await recording(page)).oscillators.map(({ hertz }) => hertz))
      .toEqual([800, 523.25, 659.25, 783.99])
    const { contexts, oscillators } = await recording(page)
    expect(contexts).toBe(1)
    const [tick, ...notes] = oscillators
    const starts = notes.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    // The tick's oscillator is stopped at the latest when the notes begin.
    expect(tick?.stopsAt).toBeLessThan((starts[0] ?? 0) + 0.2)
  })

  test('rests when there is nothing more to hear', async ({ page }) => {
    await open(page, { speed: { preset: 'instant' } })
    await spinButton(page).click()
    await expect.poll(async () => (await recording(page)).state).toBe('running')
    await expect.poll(async () => (await recording(page)).state).toBe('suspended')
  })

  test('that is off opens no audio at all', async ({ page }) => {
    await open(page, { speed: { preset: 'instant' }, settings: { soundEnabled: false } })
    await spinButton(page).click()
    await winnerHeard(page)
    expect(await recording(page)).toMatchObject({ contexts: 0, oscillators: [] })
  })

  test('without synchronisation has no ticks', async ({ page }) => {
    const enabledAnimations = {
      ...DEFAULT_SETTINGS.animationSpeed.enabledAnimations,
      soundSynchronization: false,
    }
    await open(page, { speed: { preset: 'fast', enabledAnimations } })
    await spinButton(page).click()
    await winnerHeard(page)
    const { oscillators } = await recording(page)
    expect(oscillators.map(({ hertz }) => hertz)).toEqual([523.25, 659.25, 783.99])
  })

  test('never clips, and near the end is the ticks at 800 Hz @sound.tick', async ({ page }) => {
    await page.addInitScript(recordAudio, 20)
    const options = Array.from({ length: 24 }, (_, index) => `Option ${index + 1}`)
    await open(page, { options })
    await spinButton(page).click()
    await winnerHeard(page)
    const sound = await page.evaluate(renderAudio)
    expect(sound.peak).toBeGreaterThan(0.2)
    expect(sound.peak).toBeLessThan(1)
    // The last second and a half before the first note.
    expect(sound.slowPeak).toBeGreaterThan(0.1)
    expect(sound.slowTickShare).toBeGreaterThan(0.7)
  })

  test('of many quick results stays within bounds', async ({ page }) => {
    await page.addInitScript(recordAudio, 20)
    await open(page, { speed: { preset: 'instant' } })
    for (let spins = 0; spins < 12; spins += 1) await spinButton(page).press('Enter')
    await winnerHeard(page)
    const { oscillators } = await recording(page)
    expect(oscillators.length).toBeGreaterThanOrEqual(36)
    const { peak } = await page.evaluate(renderAudio)
    expect(peak).toBeGreaterThan(0.2)
    expect(peak).toBeLessThan(1)
  })

  test('switched off while it spins is silent at once', async ({ page }) => {
    await page.addInitScript(recordAudio, 20)
    await open(page, { speed: { preset: 'slow' } })
    await spinButton(page).click()
    await isSpinning(page)
    await expect.poll(async () => (await recording(page)).oscillators.length).toBe(1)
    await page.keyboard.press('s')
    await expect.poll(() => said(page)).toContain('Sound disabled')
    await winnerHeard(page)
    expect((await recording(page)).oscillators).toHaveLength(1)
    const sound = await page.evaluate(renderAudio)
    expect(sound.peak).toBeGreaterThan(0.05)
    expect(sound.lastHeardAt).toBeLessThan(sound.stoppedAt + 0.01)
  })
})

test('a phone vibrates in the patterns of a spin, a win and a step', async ({ page }) => {
  await open(page, { speed: { preset: 'fast' } })
  await spinButton(page).click()
  await winnerHeard(page)
  await page
    .getByRole('button', { name: /^Wheel/ })
    .first()
    .focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => (await recording(page)).vibrations)
    .toEqual([[50, 50, 100, 50, 150], [100, 50, 100, 50, 100, 50, 200], [10]])
})

test.describe('confetti', () => {
  test('flies for three seconds, lets clicks through, and leaves the page idle @confetti.duration', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, { speed: { preset: 'instant' } })
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const loaded = page.waitForResponse((response) => /\/confetti-[^/]+\.js$/.test(response.url()))
    await spinButton(page).click()
    await expect(page.locator('[data-part="winner"]')).toBeVisible()
    // Its code comes in real time, and would miss the frames of this clock.
    await page.evaluate((url) => import(url), (await loaded).url())
    // The first frames are the winner's.
    await page.clock.runFor(20)
    await expect(confetti(page)).toHaveCount(0)
    await page.clock.runFor(80)
    await expect(confetti(page)).toHaveCount(1)
    await expect(confetti(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(confetti(page)).toHaveCSS('pointer-events', 'none')
    expect(await confetti(page).getAttribute('style')).toBeNull()
    await page.clock.runFor(400)
    const painted = await confetti(page).evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
      return pixels?.data.some((value) => value > 0)
    })
    expect(painted).toBe(true)
    await page.clock.runFor(2499)
    await expect(confetti(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(confetti(page)).toHaveCount(0)

    // What the scene still has to draw of the winner settling down.
    await page.clock.runFor(3000)
    const { frames } = await recording(page)
    await page.clock.runFor(3000)
    expect((await recording(page)).frames).toBe(frames)
  })

  test('draws 20 pieces, for three seconds and no longer @confetti.pieces @confetti.duration', async ({
    page,
  }) => {
    await page.clock.install()
    // Pieces drawn in each frame of the canvas that lies over the page, and when.
    await page.addInitScript(() => {
      const frames: { atMs: number; pieces: number }[] = []
      Object.assign(window, { confettiFrames: frames })
      const { prototype } = CanvasRenderingContext2D
      const { clearRect, fill } = prototype
      const isConfetti = ({ canvas }: CanvasRenderingContext2D) =>
        canvas.parentElement === document.body
      prototype.clearRect = function (...args) {
        if (isConfetti(this)) frames.push({ atMs: performance.now(), pieces: 0 })
        clearRect.apply(this, args)
      }
      prototype.fill = function (this: CanvasRenderingContext2D, ...args: never[]) {
        const frame = frames.at(-1)
        if (frame && isConfetti(this)) frame.pieces += 1
        Reflect.apply(fill, this, args)
      } as typeof prototype.fill
    })
    await open(page, { speed: { preset: 'instant' } })
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await spinButton(page).click()
    // Its code comes in real time.
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return confetti(page).count()
      })
      .toBe(1)
    await page.clock.runFor(6000)
    const drawn = await page.evaluate(() => {
      const { confettiFrames } = window as unknown as {
        confettiFrames: { atMs: number; pieces: number }[]
      }
      return confettiFrames.filter(({ pieces }) => pieces > 0)
    })
    // All of them to the end: they fade out, and none falls out of the frames that are drawn.
    expect(new Set(drawn.map(({ pieces }) => pieces))).toEqual(new Set([20]))
    const lastedMs = (drawn.at(-1)?.atMs ?? 0) - (drawn[0]?.atMs ?? 0)
    expect(lastedMs).toBeGreaterThan(2800)
    expect(lastedMs).toBeLessThanOrEqual(3000)
  })

  test('is not thrown when motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await spinButton(page).click()
    await winnerHeard(page)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect((await recording(page)).canvases).toBe(0)
  })

  test('is not thrown when results are shown without animation', async ({ page }) => {
    const enabledAnimations = {
      ...DEFAULT_SETTINGS.animationSpeed.enabledAnimations,
      resultDisplay: false,
    }
    await open(page, { speed: { preset: 'instant', enabledAnimations } })
    await spinButton(page).click()
    await winnerHeard(page)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect((await recording(page)).canvases).toBe(0)
  })
})
