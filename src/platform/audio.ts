// Owns the page's one audio context: opened by a gesture, because browsers allow nothing else; awake only
// while something sounds; woken when the browser interrupts it. It never throws.

/** Touch counts as a gesture when the finger leaves, a mouse and a key when they go down. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const

let context: AudioContext | null | undefined
let isNeeded = true

/** Calls back at every gesture, before anything reacts to it. Returns what ends that. */
export function watchGestures(gestured: () => void): () => void {
  for (const name of GESTURES) addEventListener(name, gestured, true)
  return () => {
    for (const name of GESTURES) removeEventListener(name, gestured, true)
  }
}

/** The context; call it in a gesture. `null` where there is no audio. */
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

/** Says whether something sounds. A context that nobody needs is suspended: it costs a phone power. */
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
