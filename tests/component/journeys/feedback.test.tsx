// Feedback on a spin: announcements, sounds, vibration, and when no confetti is thrown.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { throwConfetti } from '../../../src/feedback/confetti'
import { DEFAULT_OPTIONS } from '../../../src/wheel/messages'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/wheel/settings/settings'
import { createWheel } from '../../../src/wheel/wheel'
import { storedText } from '../../store/stored'
import { answered, clock } from '../support/clock'
import { emulateMedia, replace } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import {
  type Recording,
  recordAudio,
  recordFeedback,
  renderAudio,
  timeForConfetti,
} from '../support/recorder'
import { open } from '../support/screen'
import { settings } from '../support/settingsBlock'

type Speed = Partial<Settings['animationSpeed']>

/** Opens a stored wheel, ready for the first gesture. */
async function openWith({
  options = DEFAULT_OPTIONS as readonly string[],
  speed = {} as Speed,
  settings = {} as Partial<Settings>,
  isFrozen = false,
} = {}): Promise<Recording> {
  let ids = 0
  const animationSpeed = { ...DEFAULT_SETTINGS.animationSpeed, ...speed }
  const kept = storedText({
    wheel: createWheel(options, () => `option${ids++}`, Date.UTC(2025, 0, 1)),
    settings: { ...DEFAULT_SETTINGS, animationSpeed, ...settings },
  })
  localStorage.setItem('wheel_current', kept)
  const recording = await recordFeedback()
  if (isFrozen) clock.freeze()
  await open()
  return recording
}

const winnerHeard = ({ said }: Recording) =>
  expect.poll(() => said.at(-1), { timeout: 20_000 }).toMatch(/^Winner: /)
const hertz = ({ oscillators }: Recording) => oscillators.map(({ hertz }) => hertz)

describe('announcements', () => {
  test('are read in order, each once, and cleared after a second @announce.once', async () => {
    const { said } = await openWith({ speed: { preset: 'fast' }, isFrozen: true })
    const region = page.css('[aria-live="polite"][aria-relevant="additions"]')
    await expect.element(region).toBeInTheDocument()
    // An expectation that waits would let time pass.
    const text = () => region.element().textContent

    await main.spinButton.click()
    await answered()
    expect(text()).toBe('Spinning the wheel')
    await clock.advanceExactly(999)
    expect(text()).toBe('Spinning the wheel')
    await clock.advanceExactly(1)
    expect(region.element()).toBeEmptyDOMElement()

    await clock.advance(4000)
    expect(said).toEqual(['Spinning the wheel', expect.stringMatching(/^Winner: /)])
    expect(region.element()).toBeEmptyDOMElement()

    await press('s')
    await press('s')
    await clock.advance(100)
    expect(said.slice(2)).toEqual(['Sound disabled', 'Sound enabled'])
  })

  test('can be read again in a place of their own, and take no room on the screen', async () => {
    await openWith({ isFrozen: true })
    const last = page.getByRole('region', { name: 'Last Announcement' })
    const [live] = document.querySelectorAll('[aria-relevant="additions"]')
    const height = document.documentElement.scrollHeight
    await press('s')
    await clock.advanceExactly(999)
    // Not twice at once.
    expect(live?.textContent).toBe('Sound disabled')
    expect(last.elements()).toEqual([])
    await clock.advanceExactly(1)
    expect(last.element().textContent).toBe('Sound disabled')
    for (const element of [live, last.element()]) {
      const { width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      expect([width, height]).toEqual([1, 1])
      expect(getComputedStyle(element as Element).clipPath).toBe('inset(50%)')
    }
    expect(document.documentElement.scrollHeight).toBe(height)
    await press('s')
    await clock.advanceExactly(1000)
    expect(last.element().textContent).toBe('Sound enabled')
  })

  test('are not kept where the settings say so', async () => {
    const { accessibilitySettings } = DEFAULT_SETTINGS.animationSpeed
    const { said } = await openWith({
      speed: { accessibilitySettings: { ...accessibilitySettings, screenReaderFriendly: false } },
      isFrozen: true,
    })
    await press('s')
    await clock.advanceExactly(1000)
    expect(said).toEqual(['Sound disabled'])
    expect(page.getByRole('region', { name: 'Last Announcement' }).elements()).toEqual([])
  })

  test('of an instant spin swallow nothing, and the same winner is read again', async () => {
    // Two options with one name: every winner is announced in the same words.
    const { said } = await openWith({ options: ['Pho', 'Pho'], speed: { preset: 'instant' } })
    await main.spinButton.click()
    await answered()
    await main.spinButton.click()
    const spin = ['Spinning the wheel', 'Winner: Pho']
    await expect.poll(() => said).toEqual([...spin, ...spin])
  })
})

describe('sound', () => {
  test('comes with the first gesture: ticks while it turns, three notes at the end @sound.winner', async () => {
    const recording = await openWith({ speed: { preset: 'fast' } })
    expect(recording.contexts).toHaveLength(0)
    await main.spinButton.click()
    await winnerHeard(recording)
    await expect.poll(() => hertz(recording)).toEqual([800, 523.25, 659.25, 783.99])
    const { contexts, oscillators } = recording
    expect(contexts).toHaveLength(1)
    const [tick, ...notes] = oscillators
    const starts = notes.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    // The tick's oscillator is stopped at the latest when the notes begin.
    expect(tick?.stopsAt).toBeLessThan((starts[0] ?? 0) + 0.2)
  })

  test('rests when there is nothing more to hear', async () => {
    const { contexts } = await openWith({ speed: { preset: 'instant' } })
    await main.spinButton.click()
    await expect.poll(() => contexts[0]?.state).toBe('running')
    await expect.poll(() => contexts[0]?.state).toBe('suspended')
  })

  test('that is off opens no audio at all', async () => {
    const recording = await openWith({
      speed: { preset: 'instant' },
      settings: { soundEnabled: false },
    })
    await main.spinButton.click()
    await winnerHeard(recording)
    expect(recording).toMatchObject({ contexts: [], oscillators: [] })
  })

  test('without synchronisation has no ticks', async () => {
    const enabledAnimations = {
      ...DEFAULT_SETTINGS.animationSpeed.enabledAnimations,
      soundSynchronization: false,
    }
    const recording = await openWith({ speed: { preset: 'fast', enabledAnimations } })
    await main.spinButton.click()
    await winnerHeard(recording)
    expect(hertz(recording)).toEqual([523.25, 659.25, 783.99])
  })

  test('never clips, and near the end is the ticks at 800 Hz @sound.tick', async () => {
    const audio = recordAudio(20)
    const options = Array.from({ length: 24 }, (_, index) => `Option ${index + 1}`)
    const recording = await openWith({ options, isFrozen: true })
    await main.spinButton.click()
    await clock.advance(6000)
    await winnerHeard(recording)
    const sound = await renderAudio(audio, recording)
    expect(sound.peak).toBeGreaterThan(0.2)
    expect(sound.peak).toBeLessThan(1)
    // The last second and a half before the first note.
    expect(sound.slowPeak).toBeGreaterThan(0.1)
    expect(sound.slowTickShare).toBeGreaterThan(0.7)
  })

  test('of many quick results stays within bounds', async () => {
    const audio = recordAudio(20)
    const recording = await openWith({ speed: { preset: 'instant' } })
    for (let spins = 0; spins < 12; spins += 1) {
      await main.spinButton.press('Enter')
      await answered()
    }
    await winnerHeard(recording)
    expect(recording.oscillators.length).toBeGreaterThanOrEqual(36)
    const { peak } = await renderAudio(audio, recording)
    expect(peak).toBeGreaterThan(0.2)
    expect(peak).toBeLessThan(1)
  })

  test('switched off while it spins is silent at once', async () => {
    const audio = recordAudio(20)
    const recording = await openWith({ speed: { preset: 'slow' }, isFrozen: true })
    await main.spinButton.click()
    await expect.element(main.spinningButton).toBeVisible()
    expect(recording.oscillators).toHaveLength(1)
    await clock.advance(500)
    await press('s')
    await expect.poll(() => recording.said).toContain('Sound disabled')
    await clock.advance(10_000)
    await winnerHeard(recording)
    expect(recording.oscillators).toHaveLength(1)
    const sound = await renderAudio(audio, recording)
    expect(sound.peak).toBeGreaterThan(0.05)
    expect(sound.lastHeardAt).toBeLessThan(sound.stoppedAt + 0.01)
  })
})

describe('sounds to choose', () => {
  const set = page.getByRole('combobox', { name: 'Sound Set', exact: true })
  const spokenName = page.getByRole('combobox', { name: 'Read the Result Aloud', exact: true })

  async function openSounds(): Promise<void> {
    await settings.open()
    await settings.unfold('Sounds')
    await expect.element(set).toBeVisible()
  }

  test('a set is heard as it is chosen, kept with the wheel and heard in its spins @sound.sets', async () => {
    const recording = await openWith({ speed: { preset: 'instant' } })
    await openSounds()
    await expect.element(set).toHaveValue('classic')
    await set.selectOptions('Wood')
    // Ticks, then the notes with their overtones.
    const notes = [523.25, 2093, 392, 1568, 659.25, 2637, 1046.5, 4186]
    await expect.poll(() => hertz(recording)).toEqual([1150, ...notes])
    await main.spinButton.click()
    await winnerHeard(recording)
    await expect.poll(() => hertz(recording)).toEqual([1150, ...notes, ...notes])
    expect(settings.kept()).toMatchObject({ soundSet: 'wood' })
  })

  test('each sound can be off @sound.parts', async () => {
    const recording = await openWith({ isFrozen: true })
    await openSounds()
    for (const name of [
      'Sound of the Spin',
      'Sound for the Winner',
      'Sound for an Eliminated Option',
    ]) {
      await expect.element(settings.switch(name)).toBeChecked()
      await settings.switch(name).click()
    }
    await main.spinButton.click()
    await expect.poll(() => hertz(recording)).toEqual([800])
    await clock.advance(6000)
    await winnerHeard(recording)
    expect(hertz(recording)).toEqual([800])
    expect(settings.kept()).toMatchObject({
      rushSound: false,
      winnerSound: false,
      eliminatedSound: false,
    })
  })

  test('a voice of the device reads the winner, and a sample when it is chosen @sound.name', async () => {
    const utterances: SpeechSynthesisUtterance[] = []
    let voices: SpeechSynthesisVoice[] = []
    replace(speechSynthesis as SpeechSynthesis, 'getVoices', () => voices)
    replace(speechSynthesis as SpeechSynthesis, 'speak', (utterance: SpeechSynthesisUtterance) =>
      utterances.push(utterance),
    )
    // The browser takes none but its own.
    replace(SpeechSynthesisUtterance.prototype, 'voice', null)
    const recording = await openWith({ options: ['Ann', 'Ann'], speed: { preset: 'instant' } })
    await openSounds()
    const missing = page.getByText('This device cannot read results aloud')
    await expect.element(missing).toBeVisible()
    await expect.element(spokenName).not.toBeInTheDocument()
    voices = [{ lang: 'en-US', localService: true } as SpeechSynthesisVoice]
    speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    await expect.element(spokenName).toHaveValue('never')
    await expect.element(missing).not.toBeInTheDocument()
    await spokenName.selectOptions('After the sound')
    expect(utterances.map(({ text }) => text)).toEqual(['Ann'])
    await main.spinButton.click()
    await winnerHeard(recording)
    await expect.poll(() => utterances.map(({ text }) => text)).toEqual(['Ann', 'Ann'])
    expect(JSON.parse(localStorage.getItem('user_preferences') ?? '{}')).toMatchObject({
      spokenWinner: 'after',
    })
  })
})

test('a phone vibrates in the patterns of a spin, a win and a step', async () => {
  const recording = await openWith({ speed: { preset: 'fast' } })
  await main.spinButton.click()
  await winnerHeard(recording)
  await page
    .getByRole('button', { name: /^Wheel/ })
    .first()
    .focus()
  await press('ArrowRight')
  await expect
    .poll(() => recording.vibrations)
    .toEqual([[50, 50, 100, 50, 150], [100, 50, 100, 50, 100, 50, 200], [10]])
})

describe('confetti', () => {
  test('flies over everything and is in nobody’s way, in from both sides, also over what fills the screen', async () => {
    await page.viewport(800, 600)
    await open()
    const layers = [...document.querySelectorAll('*')].map((one) =>
      Number(getComputedStyle(one).zIndex),
    )
    const clear = throwConfetti(['#ff0000'], DEFAULT_SETTINGS)
    const canvas = document.body.lastElementChild as HTMLCanvasElement
    expect(canvas.getBoundingClientRect().toJSON()).toMatchObject({
      x: 0,
      y: 0,
      width: 800,
      height: 600,
    })
    expect(getComputedStyle(canvas).position).toBe('fixed')
    const above = Math.max(...layers.filter((layer) => layer >= 0))
    expect(Number(getComputedStyle(canvas).zIndex)).toBeGreaterThanOrEqual(above)
    expect(document.elementFromPoint(400, 300)).not.toBe(canvas)
    /** How many pixels have a piece on them, left of a quarter of the window, in the middle, and right of that. */
    const pieces = () => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, 800, 600) ?? { data: [] }
      const found = [0, 0, 0]
      data.forEach((value, index) => {
        const third = Math.min(2, Math.floor((((index >> 2) % 800) + 200) / 400))
        if (index % 4 === 3 && value > 0) found[third] = (found[third] ?? 0) + 1
      })
      return found
    }
    await expect.poll(() => pieces()[1], { interval: 20 }).toBeGreaterThan(100)
    const [left = 0, , right = 0] = pieces()
    expect(Math.min(left, right)).toBeGreaterThan(0)
    clear()
    expect(canvas.isConnected).toBe(false)
    replace(document as Document, 'fullscreenElement', main.wheel.element())
    const clearOver = throwConfetti(['#ff0000'], DEFAULT_SETTINGS)
    expect(main.wheel.element().lastElementChild?.ariaHidden).toBe('true')
    expect(main.wheel.element().lastElementChild?.tagName).toBe('CANVAS')
    clearOver()
  })

  test('is not thrown when motion is reduced', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const recording = await openWith()
    await main.spinButton.click()
    await winnerHeard(recording)
    await timeForConfetti()
    expect(recording.canvases).toHaveLength(0)
  })

  test('is not thrown when results are shown without animation', async () => {
    const enabledAnimations = {
      ...DEFAULT_SETTINGS.animationSpeed.enabledAnimations,
      resultDisplay: false,
    }
    const recording = await openWith({ speed: { preset: 'instant', enabledAnimations } })
    await main.spinButton.click()
    await winnerHeard(recording)
    await timeForConfetti()
    expect(recording.canvases).toHaveLength(0)
  })
})
