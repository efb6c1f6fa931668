// Opened by a gesture, as browsers require, suspended while silent, and resumed after interruptions. Never throws.

/** For browsers a touch is a gesture when the finger lifts, a click or a key when it goes down. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const

let context: AudioContext | null | undefined
let isNeeded = true

/** Called before other listeners. */
export function watchGestures(gestured: () => void): () => void {
  for (const name of GESTURES) addEventListener(name, gestured, true)
  return () => {
    for (const name of GESTURES) removeEventListener(name, gestured, true)
  }
}

/** `null` where there is none. Call it during a gesture. */
export function openAudio(): AudioContext | null {
  if (context === undefined) {
    try {
      context = new AudioContext()
      context.addEventListener('statechange', wake)
      document.addEventListener('visibilitychange', wake)
    } catch (cause) {
      console.warn('Audio not supported', cause)
      context = null
    }
  }
  wake()
  return context
}

/** From this site; `null` if it cannot be loaded or decoded. */
export async function loadSound(
  context: Pick<BaseAudioContext, 'decodeAudioData'>,
  path: string,
): Promise<AudioBuffer | null> {
  try {
    const url = new URL(path, location.href)
    if (url.origin !== location.origin) throw new Error(`${url} is not of this site`)
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return await context.decodeAudioData(await answer.arrayBuffer())
  } catch (cause) {
    console.warn('Failed to load sound', cause)
    return null
  }
}

/** A running context drains a phone's battery. */
export function needAudio(isNow: boolean): void {
  isNeeded = isNow
  if (isNow) wake()
  else context?.suspend().catch(failed)
}

function wake(): void {
  if (isNeeded && context && context.state !== 'running') context.resume().catch(failed)
}

function failed(cause: unknown): void {
  console.warn('Failed to play sound', cause)
}
