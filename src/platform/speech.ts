// The voices of this device. Those of a server, which some browsers offer too, would be sent what they say.

/** An utterance that never says that it has ended keeps nobody waiting for longer, in milliseconds. */
const LONGEST_MS = 8000

/** Some browsers forget one that is not held, and never say that it has ended. */
let spoken: SpeechSynthesisUtterance | null = null

/** Voices may come after the page has asked for them. @returns what stops it */
export function watchVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {}
  const { speechSynthesis } = globalThis
  // Safari has no events of it.
  speechSynthesis.addEventListener?.('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed)
}

/** @param language as in HTML: a voice of another region will do */
export function hasVoice(language: string): boolean {
  return voiceOf(language) !== undefined
}

function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  // Android writes en_US.
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase()
  const wanted = language.toLowerCase()
  const [main = ''] = wanted.split('-')
  const own = globalThis.speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && tagOf(voice).split('-')[0] === main)
  return (
    own.find((voice) => tagOf(voice) === wanted) ?? own.find((voice) => voice.default) ?? own[0]
  )
}

/**
 * Stops what is being said.
 * @param volume from 0 to 1
 * @returns once it has been said, or cannot be; it never rejects
 */
export function speak(text: string, language: string, volume: number): Promise<void> {
  hush()
  const voice = voiceOf(language)
  if (!voice) return Promise.resolve()
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.volume = volume
    const timer = setTimeout(ended, LONGEST_MS)
    function ended(): void {
      clearTimeout(timer)
      resolve()
    }
    utterance.addEventListener('end', ended)
    utterance.addEventListener('error', ended)
    spoken = utterance
    globalThis.speechSynthesis.speak(utterance)
  })
}

export function hush(): void {
  if (!spoken) return
  spoken = null
  globalThis.speechSynthesis.cancel()
}
