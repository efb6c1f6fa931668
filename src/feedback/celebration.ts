// Confetti for a winner, and to show what was chosen in the settings. None where motion is reduced or confetti is
// switched off. Loaded by whatever needs it first.

import { app } from '../store/app'
import { REVEAL_MS } from '../store/spinActions'
import type { AppState } from '../store/state'
import type { SpinResult } from '../wheel/result'
import { activeSegments } from '../wheel/segment'
import { isResultAnimated } from '../wheel/settings/timing'
import type { Confetti } from './confetti'

/** Colors in addition to the winner's. */
const OTHER_COLORS = 4

function hasConfetti({ settings, device }: AppState): boolean {
  return settings.confetti !== 'none' && isResultAnimated(settings.animationSpeed, device)
}

function celebrated(state: AppState): SpinResult | null {
  return state.isRevealing && hasConfetti(state) ? state.lastResult : null
}

/** All different. */
export function confettiColors({ lastResult, wheel }: AppState): string[] {
  const colors = activeSegments(wheel.segments).map((segment) => segment.color)
  if (lastResult) colors.unshift(lastResult.winner.color)
  return [...new Set(colors)].slice(0, 1 + OTHER_COLORS)
}

/** Returns what clears it away. */
type Throw = (colors: string[], confetti: Confetti) => () => void

/** `null` if it could not be loaded. */
export type LoadConfetti = () => Promise<Throw | null>

const loadConfettiCode: LoadConfetti = () =>
  import('./confetti').then(
    (file) => file.throwConfetti,
    (cause: unknown) => {
      console.warn('Failed to load a part of the page', cause)
      return null
    },
  )

/** Frames that belong to the winner alone: the page shows who it is, and its segment begins to rise. */
const FRAMES_BEFORE = 3

/** @param nextFrame calls back just before the next frame is drawn */
export function startCelebration(
  loadConfetti: LoadConfetti = loadConfettiCode,
  nextFrame: (callback: () => void) => void = requestAnimationFrame,
  later: (callback: () => void, ms: number) => void = setTimeout,
): () => void {
  let confetti: ReturnType<LoadConfetti> | undefined
  /** A result, or the choice of other confetti. */
  let shown: object | null = null
  let chosen: AppState['event'] = null
  let clear = () => {}

  async function follow(state: AppState): Promise<void> {
    if (!hasConfetti(state) || state.phase === 'spinning') chosen = null
    const result = celebrated(state) ?? chosen
    if (state.phase === 'spinning' && hasConfetti(state)) {
      confetti ??= loadConfetti()
    }
    if (result === shown) return
    shown = result
    clear()
    clear = () => {}
    if (!result) return
    confetti ??= loadConfetti()
    const throwConfetti = await confetti
    if (!throwConfetti) {
      // The next result tries to load it again.
      confetti = undefined
      return
    }
    for (let frame = 0; frame < FRAMES_BEFORE && result === shown; frame += 1) {
      await new Promise<void>((resolve) => nextFrame(resolve))
    }
    // The next spin may have begun by now.
    if (result === shown) clear = throwConfetti(confettiColors(state), state.settings)
  }

  function choose(event: AppState['event']): void {
    chosen = event
    later(() => {
      if (chosen !== event) return
      chosen = null
      void follow(app.store.getState())
    }, REVEAL_MS)
  }

  return app.store.subscribe((state, { event }) => {
    if (state.event !== event && state.event?.name === 'confettiChosen') choose(state.event)
    void follow(state)
  })
}
