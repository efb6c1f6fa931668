// Names are said by voices of this device, never by those of a server, and nothing waits for them for ever.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasVoice, hush, speak, watchVoices } from '../../src/platform/speech'

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
    expect(sayer('ja')).toBe('zh_CN')
    expect(spoken).toHaveLength(4)
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
    await vi.advanceTimersByTimeAsync(7900)
    expect(over).not.toHaveBeenCalled()
    spoken[0]?.dispatchEvent(new Event(name))
    await vi.advanceTimersByTimeAsync(0)
    expect(over).toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps nobody waiting where the browser never says that it is over', async () => {
    const over = vi.fn()
    void speak('Ann', 'en', 1).then(over)
    await vi.advanceTimersByTimeAsync(8000)
    expect(over).toHaveBeenCalled()
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
