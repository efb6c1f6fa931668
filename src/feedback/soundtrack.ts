// One sound at a time; started during a spin, it joins at the right moment.

import { loadSound, needAudio } from '../platform/audio'
import { hush, speak } from '../platform/speech'
import { app } from '../store/app'
import { momentOf } from '../store/sharedState'
import { type AppState, isElsewhere } from '../store/state'
import { LOCALE } from '../text/locale'
import { operator } from '../text/site'
import type { SpinResult } from '../wheel/result'
import { amplitudeOf, type OwnSounds, type SoundPart } from '../wheel/settings/settings'
import { ownSounds, watchOwnSounds } from './loadOwnSounds'
import { type Melody, SOUNDS } from './soundSets'
import {
  type OwnSound,
  playBuffer,
  playMelody,
  playSample,
  playSpin,
  type SpinSounds,
  type Voice,
} from './sounds'

type Sound = (context: BaseAudioContext, destination: AudioNode) => Voice | undefined

/** A later sound would not be heard as part of its event. */
const LATEST_MS = 1000
/** What is chosen is heard whenever the context wakes. */
const LATEST_SAMPLE_MS = 5000
/** The context runs on after the last sound. */
const REST_MS = 2000

/** The operator's sound is as loud as the synthesized one at its peak. */
const LEVEL = 0.66

/** By then a synthesized sound has been heard, though it still rings. */
const NAME_AFTER_MS = 1200
/** One from a file may be a song. */
const LONGEST_SOUND_MS = 5000

/** How soon a change of the volume is heard: a jump would click. */
const TURN_S = 0.02

let recording: AudioBuffer | null = null

interface DueSound {
  readonly sound: Sound
  /** Milliseconds since 1970. */
  readonly untilMs: number
}

/**
 * @param context opened by a gesture
 * @param hearsAll also what other tabs have begun
 */
export function startSoundtrack(context: AudioContext, hearsAll = false): () => void {
  let voice: Voice | undefined
  let isCutOff = false
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let due: DueSound | null = null
  let nameTimer: ReturnType<typeof setTimeout> | undefined
  /** The result that is read before its sound. */
  let telling: SpinResult | null = null
  const output = context.createGain()
  output.gain.value = gainOf(app.store.getState())
  output.connect(context.destination)

  function play(): void {
    voice?.stop()
    isCutOff = false
    const state = app.store.getState()
    const sound = state.settings.soundEnabled ? soundNow(state, due, hearsAll) : null
    if (sound) needAudio(true)
    // A suspended context plays nothing yet; `stateChanged` tries again once it runs.
    voice = sound && context.state === 'running' ? sound(context, output) : undefined
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

  function begin(sound: Sound | null, latestMs = LATEST_MS): void {
    due = sound && { sound, untilMs: Date.now() + latestMs }
    attempt()
  }

  function silenceName(): void {
    clearTimeout(nameTimer)
    telling = null
    hush()
  }

  function sayName({ winner }: SpinResult): Promise<void> {
    return speak(winner.text, LOCALE, gainOf(app.store.getState()))
  }

  function tell(result: SpinResult): void {
    const state = app.store.getState()
    const sound = soundOf(result, state)
    const order = state.settings.soundEnabled ? state.preferences.spokenWinner : 'never'
    silenceName()
    // The sound of the spin ends now, even if the winner's comes later.
    begin(order === 'before' ? null : sound)
    if (order === 'after') {
      const leftMs = voice ? (voice.endsAt - context.currentTime) * 1000 : 0
      const mostMs = voice?.isRecorded ? LONGEST_SOUND_MS : NAME_AFTER_MS
      nameTimer = setTimeout(sayName, Math.min(leftMs, mostMs), result)
    }
    if (order !== 'before') return
    telling = result
    void sayName(result).then(() => telling === result && begin(sound))
  }

  context.addEventListener('statechange', stateChanged)
  const unsubscribe = app.store.subscribe((state, before) => {
    const { soundEnabled } = state.settings
    // Also where the result is taken back.
    const isOther = state.lastResult?.id !== before.lastResult?.id
    if (isOther || state.activeSpin !== before.activeSpin || !soundEnabled) silenceName()
    const event = state.event === before.event ? null : state.event
    const { soundSet } = state.settings
    const isOtherSet = event?.name === 'lookChosen' && soundSet !== before.settings.soundSet
    if (event?.name === 'soundsChosen' || isOtherSet) {
      silenceName()
      return begin(sampleOf(state, event), LATEST_SAMPLE_MS)
    }
    if (event?.name === 'spinSettled' && (hearsAll || !isElsewhere(event))) {
      return tell(event.result)
    }
    // It was over at once in another tab.
    if (event?.name === 'resultShown' && hearsAll) return tell(event.result)
    if (state.preferences.soundVolume !== before.preferences.soundVolume) {
      output.gain.setTargetAtTime(gainOf(state), context.currentTime, TURN_S)
    }
    const { settings } = before
    if (
      state.activeSpin !== before.activeSpin ||
      soundEnabled !== settings.soundEnabled ||
      state.settings.rushSound !== settings.rushSound ||
      state.settings.soundSet !== settings.soundSet ||
      (isSpinHere(state) && hasOthers(state.settings.ownSounds, settings.ownSounds)) ||
      hasTicks(state) !== hasTicks(before)
    ) {
      attempt()
    }
  })
  const unwatch = watchOwnSounds(() => {
    if (!voice || isSpinHere(app.store.getState())) attempt()
  })
  const early = earlyResult(app.store.getState())
  if (early) tell(early)
  else attempt()
  return () => {
    context.removeEventListener('statechange', stateChanged)
    unsubscribe()
    unwatch()
    silenceName()
    voice?.stop()
    output.disconnect()
    clearTimeout(restTimer)
    needAudio(false)
  }
}

/** The result of a spin without duration may have come before this was loaded. */
function earlyResult(state: AppState): SpinResult | null {
  const result = momentOf(state)
  if (result?.spinDuration !== 0 || (state.event && isElsewhere(state.event))) return null
  return Date.now() < result.timestamp + LATEST_MS ? result : null
}

function gainOf({ preferences }: AppState): number {
  return amplitudeOf(preferences.soundVolume)
}

/** It goes on with other files of the visitor's own. Any other sound is heard to its end. */
function isSpinHere({ activeSpin }: AppState): boolean {
  return activeSpin !== null && !activeSpin.isElsewhere
}

/** Equal ones come from other tabs, in another object. */
function hasOthers(now: OwnSounds, before: OwnSounds): boolean {
  return (Object.keys(now) as SoundPart[]).some((part) => now[part] !== before[part])
}

function hasTicks({ settings }: AppState): boolean {
  return settings.animationSpeed.enabledAnimations.soundSynchronization
}

/** What is heard while the wheel turns. */
export function spinSounds(state: AppState): SpinSounds {
  const { tick, rush } = soundsOf(state)
  return {
    tick: hasTicks(state) ? tick : null,
    rush: state.settings.rushSound ? rush : null,
  }
}

function soundNow(
  state: AppState,
  due: DueSound | null,
  hearsAll: boolean,
): ((context: AudioContext, output: AudioNode) => Voice | undefined) | null {
  const { activeSpin } = state
  if (!activeSpin) {
    if (!due || Date.now() >= due.untilMs) return null
    return due.sound
  }
  const { launch, startedAtMs } = activeSpin
  const isSilent = activeSpin.isElsewhere && !hearsAll
  // A spin without duration is not shown; one past its end is about to settle.
  if (isSilent || performance.now() - startedAtMs >= launch.durationMs) return null
  return (context, output) => {
    // Sound is heard later than scheduled, noticeably so on wireless devices.
    const latency = context.outputLatency || 0
    const elapsedMs = performance.now() - startedAtMs
    const launchedAt = context.currentTime - latency - elapsedMs / 1000
    return playSpin(context, output, launch, launchedAt, spinSounds(state))
  }
}

/** Of its end; `null` where the visitor wants none. */
export function soundOf(
  { isEliminationMode, isFinalWinner }: SpinResult,
  state: AppState,
): Sound | null {
  const { winnerSound, eliminatedSound } = state.settings
  const { winner, eliminated } = soundsOf(state)
  const melody =
    (one: Melody | OwnSound): Sound =>
    (context, output) =>
      'buffer' in one ? playBuffer(context, output, one.buffer) : playMelody(context, output, one)
  if (isEliminationMode && !isFinalWinner) return eliminatedSound ? melody(eliminated) : null
  if (!winnerSound) return null
  // A sound or a set that was chosen is preferred to the operator's own sound.
  return winner === SOUNDS.classic.winner ? playWinnerSound : melody(winner)
}

/** The set's, but for those that the visitor has files for. */
function soundsOf({ settings }: AppState) {
  return { ...SOUNDS[settings.soundSet], ...ownSounds(settings) }
}

/** A file that was just chosen is not heard before it has been read. */
function sampleOf({ settings }: AppState, event: AppState['event']): Sound {
  const part = event?.name === 'soundsChosen' && event.part
  return (context, output) => {
    if (!part) return playSample(context, output, SOUNDS[settings.soundSet])
    // The wheel may have another by then, which was not chosen to be heard.
    const now = app.store.getState().settings
    const isStill = now.ownSounds[part] === settings.ownSounds[part]
    const sound = isStill ? ownSounds(now)[part] : undefined
    return sound && playBuffer(context, output, sound.buffer)
  }
}

export async function loadWinnerSound(context: BaseAudioContext): Promise<void> {
  if (operator.winnerSound) recording = await loadSound(context, operator.winnerSound)
}

/** Synthesized where the operator's file is missing. */
export function playWinnerSound(context: BaseAudioContext, destination: AudioNode): Voice {
  const buffer = recording
  if (!buffer) return playMelody(context, destination, SOUNDS.classic.winner)
  return playBuffer(context, destination, buffer, LEVEL)
}
