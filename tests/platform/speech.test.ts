// Names are said by voices of this device, never by those of a server, and nothing waits for them for ever.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasVoice, hush, primeSpeech, speak, watchVoices } from '../../src/platform/speech'

interface Voice {
  readonly name: string
  readonly lang: string
  readonly localService: boolean
  readonly default: boolean
}

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
  name: lang,
  lang,
  localService: true,
  default: false,
  ...more,
})

class Utterance extends EventTarget {
  voice: Voice | null = null
  lang = ''
  volume = 1
  constructor(readonly text: string) {
    super()
  }
}

let voices: Voice[] = []
let spoken: Utterance[] = []
const cancel = vi.fn()
const synthesis = Object.assign(new EventTarget(), {
  getVoices: () => voices,
  speak: (utterance: Utterance) => spoken.push(utterance),
  cancel,
})

beforeEach(() => {
  vi.useFakeTimers()
  voices = []
  spoken = []
  cancel.mockClear()
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})

afterEach(() => {
  hush()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The voice that says something in a language. */
function sayer(language: string) {
  void speak('Ann', language, 1)
  return spoken.at(-1)?.voice?.name
}

describe('a voice', () => {
  it('is one of this device: what a server says would be sent there @sound.voice', () => {
    voices = [voice('en-US', { localService: false, default: true })]
    expect(hasVoice('en')).toBe(false)
    expect(sayer('en')).toBeUndefined()
    voices.push(voice('en-GB'))
    expect(hasVoice('en')).toBe(true)
    expect(sayer('en')).toBe('en-GB')
  })

  it('is of the language, of the region too where there is one, or the one that the system prefers', () => {
    voices = [
      voice('de-DE', { default: true }),
      voice('pt-PT'),
      voice('pt-BR'),
      voice('en-AU'),
      voice('en-US', { default: true }),
      voice('zh_CN'),
    ]
    expect(['pt-BR', 'pt-PT', 'en', 'zh-Hans'].map(sayer)).toEqual([
      'pt-BR',
      'pt-PT',
      'en-US',
      'zh_CN',
    ])
    expect(hasVoice('p')).toBe(false)
    expect(hasVoice('ja')).toBe(false)
    voices = [voice('zh-HK', { default: true }), voice('zh-TW'), voice('zh-CN')]
    expect(sayer('zh-Hans')).toBe('zh-CN')
    // By its old name, which Android still has.
    voices = [voice('in_ID')]
    expect(sayer('id')).toBe('in_ID')
    voices = [voice('en-US', { name: 'One' }), voice('en-US', { name: 'Two', default: true })]
    expect(sayer('en')).toBe('Two')
    voices = [voice('no tag')]
    expect(hasVoice('en')).toBe(false)
  })

  it('is waited for where the browser loads its voices only now, for half a second', async () => {
    const over = vi.fn()
    void speak('Ann', 'en', 1).then(over)
    await vi.advanceTimersByTimeAsync(400)
    voices = [voice('en-US')]
    synthesis.dispatchEvent(new Event('voiceschanged'))
    await vi.advanceTimersByTimeAsync(0)
    expect(spoken.map(({ text }) => text)).toEqual(['Ann'])
    voices = []
    void speak('Ben', 'en', 1).then(over)
    await vi.advanceTimersByTimeAsync(500)
    expect(over).toHaveBeenCalledTimes(1)
    void speak('Cem', 'en', 1)
    hush()
    voices = [voice('en-US')]
    await vi.advanceTimersByTimeAsync(500)
    expect(spoken.map(({ text }) => text)).toEqual(['Ann'])
  })

  it('may come later', () => {
    const changed = vi.fn()
    const stop = watchVoices(changed)
    synthesis.dispatchEvent(new Event('voiceschanged'))
    stop()
    synthesis.dispatchEvent(new Event('voiceschanged'))
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('is missing where the browser has none, which is no error', async () => {
    vi.unstubAllGlobals()
    expect(hasVoice('en')).toBe(false)
    await speak('Ann', 'en', 1)
    watchVoices(() => {})()
    primeSpeech('en')
    hush()
  })
})

describe('what is said', () => {
  beforeEach(() => {
    voices = [voice('en-US')]
  })

  it.each(['end', 'error'])('is over with its %s', async (name) => {
    const over = vi.fn()
    void speak('Ann', 'en', 0.5).then(over)
    expect(spoken[0]).toMatchObject({ text: 'Ann', lang: 'en-US', volume: 0.5 })
    spoken[0]?.dispatchEvent(new Event('start'))
    await vi.advanceTimersByTimeAsync(7900)
    expect(over).not.toHaveBeenCalled()
    spoken[0]?.dispatchEvent(new Event(name))
    await vi.advanceTimersByTimeAsync(0)
    expect(over).toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps nobody waiting where it never ends, or does not even start', async () => {
    const over = vi.fn()
    void speak('Ann', 'en', 1).then(over)
    spoken[0]?.dispatchEvent(new Event('start'))
    await vi.advanceTimersByTimeAsync(7900)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(over).toHaveBeenCalledTimes(1)
    void speak('Ben', 'en', 1).then(over)
    await vi.advanceTimersByTimeAsync(900)
    expect(over).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(over).toHaveBeenCalledTimes(2)
  })

  it('is not canceled once it is over', async () => {
    void speak('Ann', 'en', 1)
    spoken[0]?.dispatchEvent(new Event('end'))
    void speak('Ben', 'en', 1)
    expect(cancel).not.toHaveBeenCalled()
  })

  it('gives way to what is said next, and to silence', () => {
    void speak('Ann', 'en', 1)
    expect(cancel).not.toHaveBeenCalled()
    void speak('Ben', 'en', 1)
    expect(cancel).toHaveBeenCalledTimes(1)
    hush()
    hush()
    expect(cancel).toHaveBeenCalledTimes(2)
  })
})

it('a page speaks in a gesture first, until the browser has let it', async () => {
  vi.resetModules()
  const { primeSpeech, speak } = await import('../../src/platform/speech')
  primeSpeech('en')
  expect(spoken).toEqual([])
  voices = [voice('en-US')]
  primeSpeech('en')
  primeSpeech('en')
  expect(spoken.map(({ text }) => text)).toEqual(['', ''])
  spoken[1]?.dispatchEvent(new Event('start'))
  primeSpeech('en')
  expect(spoken).toHaveLength(2)
  void speak('Ann', 'en', 1)
  expect(spoken.at(-1)?.text).toBe('Ann')
})
