// The voices of this device. Those of a server, which some browsers offer too, would be sent what they say.

import { bestLanguage } from '../text/bestLanguage'
import { deviceLanguages } from '../text/locale'

/** An utterance that never ends keeps nobody waiting for longer, in milliseconds. */
const LONGEST_MS = 8000
/** Nor does one that does not even start. */
const LATEST_START_MS = 1000
/** Some browsers load their voices only once they are asked for them. */
const LATEST_VOICES_MS = 500

/** Some browsers collect an utterance that nothing refers to. Its end event never fires. */
let spoken: SpeechSynthesisUtterance | null = null
let requests = 0
let isPrimed = false

const synthesis = () => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : null)

/** @returns what stops it */
export function watchVoices(changed: () => void): () => void {
  const own = synthesis()
  // Not every browser fires the event.
  own?.addEventListener?.('voiceschanged', changed)
  return () => own?.removeEventListener?.('voiceschanged', changed)
}

/** @param language as in HTML: a voice of another region will do */
export function hasVoice(language: string): boolean {
  return voiceOf(language) !== undefined
}

function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  const own = (synthesis()?.getVoices() ?? []).filter(({ localService }) => localService)
  // Android writes en_US.
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replaceAll('_', '-')
  const isSame = (tag: string) => tag.split('-')[0] === language.split('-')[0]
  // Of the visitor's region, if the visitor has one in this language.
  const tag = bestLanguage([...deviceLanguages.filter(isSame), language], own.map(tagOf))
  const near = own.filter((voice) => tagOf(voice) === tag)
  return near.find((voice) => voice.default) ?? near[0]
}

/**
 * Call it during gestures: iOS lets a page speak only after it has done so in one, and other browsers load their voices.
 */
export function primeSpeech(language: string): void {
  if (isPrimed || spoken || !hasVoice(language)) return
  const silence = new SpeechSynthesisUtterance('')
  for (const name of ['start', 'end', 'error']) {
    silence.addEventListener(name, () => {
      isPrimed = true
    })
  }
  synthesis()?.speak(silence)
}

/**
 * Stops what is being said.
 * @param volume from 0 to 1
 * @returns once it has been said, or cannot be; it never rejects
 */
export async function speak(text: string, language: string, volume: number): Promise<void> {
  hush()
  const request = requests
  const voice = voiceOf(language) ?? (await comingVoice(language))
  if (voice && request === requests) await said(text, voice, volume)
}

async function comingVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  if (synthesis()?.getVoices().length !== 0) return undefined
  await new Promise<void>((resolve) => {
    const timer = setTimeout(ended, LATEST_VOICES_MS)
    const unwatch = watchVoices(ended)
    function ended(): void {
      clearTimeout(timer)
      unwatch()
      resolve()
    }
  })
  return voiceOf(language)
}

function said(text: string, voice: SpeechSynthesisVoice, volume: number): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.volume = volume
    let timer = setTimeout(ended, LATEST_START_MS)
    function ended(): void {
      clearTimeout(timer)
      if (spoken === utterance) spoken = null
      resolve()
    }
    utterance.addEventListener('start', () => {
      clearTimeout(timer)
      timer = setTimeout(ended, LONGEST_MS)
    })
    utterance.addEventListener('end', ended)
    utterance.addEventListener('error', ended)
    spoken = utterance
    synthesis()?.speak(utterance)
  })
}

/** Also what was about to be said. */
export function hush(): void {
  requests += 1
  if (!spoken) return
  spoken = null
  synthesis()?.cancel()
}
