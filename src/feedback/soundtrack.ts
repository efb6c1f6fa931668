// Owns what sounds when: the wheel while it turns, three notes when it stops, nothing with the sound off.
// One sound at a time. It may start late and joins the spin that is under way.

import { needAudio } from '../platform/audio'
import { app } from '../store/app'
import type { AppState } from '../store/state'
import { playSpin, playWinner } from './sounds'
import type { Voice } from './voice'

/** A winner is not announced later than this: it would be heard as something else. */
const LATEST_MS = 1000
/** How long the context stays awake after the last sound. */
const REST_MS = 2000

/** Plays along with the store, on a context that a gesture has opened. Returns what ends that. */
export function startSoundtrack(context: AudioContext): () => void {
  let voice: Voice | undefined
  let isCutOff = false
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let winnerUntilMs = instantResultUntil(app.store.getState())

  function play(): void {
    voice?.stop()
    isCutOff = false
    const state = app.store.getState()
    const sound = state.settings.soundEnabled ? soundOf(state, Date.now() < winnerUntilMs) : null
    if (sound) needAudio(true)
    // A context that sleeps calls again once it runs: then the sound joins where it should be by now.
    voice = sound && context.state === 'running' ? sound(context) : undefined
    const leftMs = voice ? (voice.endsAt - context.currentTime) * 1000 : 0
    clearTimeout(restTimer)
    restTimer = setTimeout(needAudio, leftMs + REST_MS, false)
  }

  function attempt(): void {
    try {
      play()
    } catch (cause) {
      console.warn('Failed to play sound', cause)
    }
  }

  function stateChanged(): void {
    if (context.state !== 'running') isCutOff = true
    else if (isCutOff || !voice) attempt()
  }

  context.addEventListener('statechange', stateChanged)
  const unsubscribe = app.store.subscribe((state, before) => {
    const hasSettled = state.event !== before.event && state.event?.name === 'spinSettled'
    if (hasSettled) winnerUntilMs = Date.now() + LATEST_MS
    if (
      hasSettled ||
      state.activeSpin !== before.activeSpin ||
      state.settings.soundEnabled !== before.settings.soundEnabled ||
      hasTicks(state) !== hasTicks(before)
    ) {
      attempt()
    }
  })
  attempt()
  return () => {
    context.removeEventListener('statechange', stateChanged)
    unsubscribe()
    voice?.stop()
    clearTimeout(restTimer)
    needAudio(false)
  }
}

/** A spin without duration may have ended before this could start. */
function instantResultUntil({ lastResult }: AppState): number {
  return lastResult?.spinDuration === 0 ? lastResult.timestamp + LATEST_MS : 0
}

function hasTicks({ settings }: AppState): boolean {
  return settings.animationSpeed.enabledAnimations.soundSynchronization
}

/** What should sound now, as a way to start it. */
function soundOf(state: AppState, isWinnerDue: boolean): ((context: AudioContext) => Voice) | null {
  const { activeSpin } = state
  if (!activeSpin) return isWinnerDue ? (context) => playWinner(context, context.destination) : null
  const { launch, startedAtMs } = activeSpin
  // One without duration is not seen turning; one past its end only waits to be settled.
  if (performance.now() - startedAtMs >= launch.durationMs) return null
  return (context) => {
    // What is scheduled now is heard when it has gone through the device: wireless ones take a while.
    const latency = context.outputLatency || 0
    const elapsedMs = performance.now() - startedAtMs
    const launchedAt = context.currentTime - latency - elapsedMs / 1000
    return playSpin(context, context.destination, launch, launchedAt, hasTicks(state))
  }
}
