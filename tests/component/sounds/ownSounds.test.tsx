// Sounds from files of the visitor's own, from the settings to the ear.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { ownSounds as loadedSounds } from '../../../src/feedback/loadOwnSounds'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { createWheel } from '../../../src/wheel/wheel'
import { storedText } from '../../store/stored'
import { choose, replace, saved } from '../support/device'
import { library } from '../support/library'
import { main } from '../support/main'
import { recordFeedback } from '../support/recorder'
import { app, messages, open, openElsewhere, state, storeWheel } from '../support/screen'
import { settings } from '../support/settingsBlock'

const RATE = 22_050
const WINNER = 'Sound for the Winner'
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A WAV file as programs write it. @param samples from -1 to 1 */
function wav(name: string, samples: readonly number[]): File {
  const words = Int16Array.from(samples, (sample) => 32_000 * sample)
  const long = (value: number) => [0, 8, 16, 24].map((shift) => (value >> shift) & 255)
  const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
  const format = [...long(16), 1, 0, 1, 0, ...long(RATE), ...long(2 * RATE), 2, 0, 16, 0]
  const list = [...letters('LIST'), ...long(8), ...letters('secret')]
  const data = [...letters('data'), ...long(words.byteLength)]
  const rest = [...letters('WAVEfmt '), ...format, ...list, 0, 0, ...data]
  const head = [...letters('RIFF'), ...long(rest.length + words.byteLength), ...rest]
  return new File([Uint8Array.from(head), words], name, { type: 'audio/wav' })
}
const tone = (seconds: number, hertz: number) =>
  Array.from(
    { length: seconds * RATE },
    (_, index) => 0.4 * Math.sin((2 * Math.PI * hertz * index) / RATE),
  )
const BELL = wav('bell.wav', tone(0.4, 440))

/** How long each buffer is that is played, in seconds; looped ones with a sign. */
function recordBuffers(): string[] {
  const played: string[] = []
  const { start } = AudioBufferSourceNode.prototype
  replace(
    AudioBufferSourceNode.prototype,
    'start',
    function (this: AudioBufferSourceNode, ...when: number[]) {
      played.push(`${this.loop ? '∞' : ''}${this.buffer?.duration.toFixed(1)}`)
      start.apply(this, when as [])
    },
  )
  return played
}

/** Until a wheel's own sound has been read, that of its set is heard. */
async function read(): Promise<void> {
  await import('../../../src/feedback/ownSounds')
  await expect.poll(() => loadedSounds(state().settings).winner).toBeDefined()
}

async function openSounds(): Promise<void> {
  await settings.open()
  await settings.unfold('Sounds')
  await expect.element(settings.switch(WINNER)).toBeVisible()
  // It is open where there are files already.
  const choose = button(`Choose File: ${WINNER}`)
  if (!choose.query()?.checkVisibility()) await settings.unfold('Sounds From Your Files')
}

const give = (file: File, sound = WINNER) =>
  choose(file, () => button(`Choose File: ${sound}`).click())
const ownSounds = () => state().settings.ownSounds

/** Opens a wheel whose spins take no time or little. */
async function openWith(change: object = {}): Promise<string[]> {
  const animationSpeed = { ...DEFAULT_SETTINGS.animationSpeed, preset: 'instant', ...change }
  let ids = 0
  localStorage.setItem(
    'wheel_current',
    storedText({
      wheel: createWheel(['Ann', 'Ben'], () => `o${ids++}`, 5),
      settings: { ...DEFAULT_SETTINGS, animationSpeed: animationSpeed as never },
    }),
  )
  await recordFeedback()
  const played = recordBuffers()
  await open()
  return played
}

describe('a file', () => {
  test('is heard as it is chosen, after a reload, and no more once it is removed @sound.own', async () => {
    const played = await openWith()
    await openSounds()
    await give(BELL)
    await expect.poll(() => played).toEqual(['0.4'])
    expect(ownSounds().winner).toMatch(/^[\w-]{43}\.bell\.wav$/)
    await button('Play “bell.wav”').click()
    await expect.poll(() => played).toEqual(['0.4', '0.4'])

    await open()
    await read()
    await main.spinButton.click()
    await expect.poll(() => played).toEqual(['0.4', '0.4', '0.4'])
    await openSounds()
    await button('Remove “bell.wav”').click()
    expect(ownSounds().winner).toBe('')
    await expect.element(button(`Choose File: ${WINNER}`)).toHaveFocus()
    await main.spinButton.click()
    await expect.poll(() => state().wheel.history).toHaveLength(2)
    expect(played).toHaveLength(3)
  })

  test('that was removed comes back with Undo @sound.own', async () => {
    const played = await openWith()
    await openSounds()
    await give(BELL)
    await expect.element(button('Remove “bell.wav”')).toBeVisible()
    const before = ownSounds()
    await button('Remove “bell.wav”').click()
    await expect.element(main.toast('Removed “bell.wav”')).toBeVisible()
    await page
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: 'Undo' })
      .click()
    expect(ownSounds()).toEqual(before)
    const heard = played.length
    await button('Play “bell.wav”').click()
    await expect.poll(() => played.slice(heard)).toEqual(['0.4'])
  })

  test('for the spin goes on as long as the wheel turns, and that of the ticks is one source @sound.own', async () => {
    const played = await openWith({ preset: 'fast' })
    await openSounds()
    await give(wav('drum.wav', tone(0.3, 200)), 'Sound of the Spin')
    await expect.poll(() => played).toEqual(['0.3'])
    await give(wav('click.wav', tone(2, 900)), 'Ticks')
    // As a tick it is half a second at most.
    await expect.poll(() => played).toEqual(['0.3', '0.5'])
    await main.spinButton.click()
    await expect.poll(() => played.slice(2)).toEqual(['∞0.3', expect.stringMatching(/^\d\.\d$/)])
    await expect.poll(() => state().phase, { timeout: 20_000 }).toBe('finished')
    expect(played).toHaveLength(4)
  })

  test('is written anew: nothing else that was in it is kept @sound.own', async () => {
    await openWith()
    await openSounds()
    await give(wav('long.wav', tone(12, 300)))
    await expect.element(button('Play “long.wav”')).toBeVisible()
    const file = await saved(() => main.choose('Save to File'))
    const [url] = Object.values(JSON.parse(file.text).photos) as string[]
    const bytes = atob(url?.split(',')[1] ?? '')
    expect(bytes.length / (2 * 44_100)).toBeCloseTo(10, 2)
    expect(bytes).not.toContain('secret')

    await openElsewhere()
    await main.openWheelMenu()
    await choose(new File([file.text], file.name), () => button('Open File').click())
    await expect.poll(() => ownSounds().winner).toMatch(/\.long\.wav$/)
    await openSounds()
    await expect.element(button('Play “long.wav”')).toBeVisible()
    await library.show()
    await expect.element(library.dialog).toHaveTextContent('Pictures and sounds: 0.9 MB')
  })

  test('is gone with all saved data, and back with it @sound.own', async () => {
    const played = await openWith()
    await openSounds()
    await give(BELL)
    await expect.element(button('Play “bell.wav”')).toBeVisible()
    await button('Clear Saved Data…').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).first().click()
    await expect.poll(() => ownSounds().winner).toBe('')
    await button('Put Saved Data Back').click()
    await expect.poll(() => ownSounds().winner).toMatch(/\.bell\.wav$/)
    await read()
    const heard = played.length
    await button('Play “bell.wav”').click()
    await expect.poll(() => played.slice(heard)).toEqual(['0.4'])
  })

  test('for two sounds has its buttons in the group of each @sound.own', async () => {
    await openWith()
    await openSounds()
    for (const sound of [WINNER, 'Sound of the Spin']) {
      await give(BELL, sound)
      await expect
        .element(page.getByRole('group', { name: sound, exact: true }).getByText('Remove'))
        .toHaveAccessibleName('Remove “bell.wav”')
    }
  })
})

describe('a file that cannot be used is refused in words, and nothing changes', () => {
  const silent = () => wav('silent.wav', Array(RATE).fill(0))
  /** An hour in a megabyte and a half. */
  const movie = () => {
    const bytes = new Uint8Array(2_000_000)
    const view = new DataView(bytes.buffer)
    const box = (at: number, size: number, name: string) => {
      view.setUint32(at, size)
      for (let index = 0; index < 4; index += 1) bytes[at + 4 + index] = name.charCodeAt(index)
    }
    box(0, 16, 'ftyp')
    box(16, 200, 'moov')
    box(24, 108, 'mvhd')
    view.setUint32(44, 1000)
    view.setUint32(48, 7_200_000)
    return new File([bytes], 'talk.m4a')
  }
  const truncated = () => new File([BELL.slice(0, 40)], 'half.wav')

  test.for<[string, () => File, RegExp]>([
    ['silent', silent, /nothing to hear at the beginning of “silent\.wav”/],
    ['two hours long', movie, /“talk\.m4a” is longer than 10 minutes/],
    ['truncated', truncated, /cannot play “half\.wav”\. It may be damaged/],
    ['empty', () => new File([], 'none.mp3'), /“none\.mp3” is not a sound file/],
    ['a picture', () => new File(['\x89PNG'], 'cat.mp3'), /“cat\.mp3” is not a sound file/],
  ])('%s @sound.own', async ([, file, words]) => {
    await openWith()
    await openSounds()
    await give(BELL)
    await expect.element(button('Play “bell.wav”')).toBeVisible()
    const before = ownSounds()
    await give(file())
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(button(`Choose File: ${WINNER}`)).toHaveAccessibleDescription(words)
    expect(ownSounds()).toEqual(before)
    messages.clear()
    // The next one that can be used takes the words away.
    await give(wav('gong.wav', tone(0.2, 300)))
    await expect.element(button('Play “gong.wav”')).toBeVisible()
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
  })

  test('which another wheel has nothing to do with @sound.own', async () => {
    await openWith()
    await openSounds()
    const words = page.getByText('“cat.mp3” is not a sound file')
    await give(new File(['\x89PNG'], 'cat.mp3'))
    await expect.element(words).toBeVisible()
    app().actions.newWheel()
    await expect.element(words).not.toBeInTheDocument()
    await expect.element(button(`Choose File: ${WINNER}`)).toBeVisible()
  })

  test('a full disk @sound.own', async () => {
    await openWith()
    await openSounds()
    const { put } = IDBObjectStore.prototype
    replace(
      IDBObjectStore.prototype,
      'put',
      function (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
        if (this.name === 'photos') throw new DOMException('Full', 'QuotaExceededError')
        return put.apply(this, given)
      },
    )
    await give(BELL)
    await expect
      .element(
        page.getByText('“bell.wav” could not be saved. There is no room left on this device.'),
      )
      .toBeVisible()
    expect(ownSounds().winner).toBe('')
    messages.clear()
  })
})

test('a wheel whose sound is not on this device says so, and sounds as its set does @sound.own', async () => {
  storeWheel(distinctOptions(4))
  const played = await openWith()
  await openSounds()
  await expect.element(button(`Choose File: ${WINNER}`)).toBeVisible()
  const winner = `${'x'.repeat(43)}.gone.mp3`
  app().actions.chooseSounds({ ownSounds: { ...ownSounds(), winner } }, 'winner')
  await expect
    .element(page.getByText('This file is not on this device. The sound set is heard instead.'))
    .toBeVisible()
  await expect.element(button('Play “gone.mp3”')).not.toBeInTheDocument()
  await expect.element(button('Remove “gone.mp3”')).toBeVisible()
  const oscillators: number[] = []
  const { start } = OscillatorNode.prototype
  replace(OscillatorNode.prototype, 'start', function (this: OscillatorNode, when = 0) {
    oscillators.push(this.frequency.value)
    start.call(this, when)
  })
  await main.spinButton.click()
  await expect.poll(() => oscillators.length).toBe(3)
  expect(played).toEqual([])
})
