// Owns when there is confetti: while a result is revealed, unless motion is reduced or it is switched off.
// The confetti itself is loaded by the first spin that will need it.

import { isResultAnimated } from '../settings/timing'
import { app } from '../store/app'
import type { AppState } from '../store/state'
import type { SpinResult } from '../wheel/result'
import { activeSegments } from '../wheel/segment'

/** Colours beside the winner's own. */
const OTHER_COLORS = 4

function hasConfetti({ settings, device }: AppState): boolean {
  const { animationSpeed } = settings
  return isResultAnimated(animationSpeed, device)
}

function celebrated(state: AppState): SpinResult | null {
  return state.isRevealing && hasConfetti(state) ? state.lastResult : null
}

/** The winner's colour and some of its wheel's, none twice. */
export function confettiColors({ lastResult, wheel }: AppState): string[] {
  const colors = activeSegments(wheel.segments).map((segment) => segment.color)
  if (lastResult) colors.unshift(lastResult.winner.color)
  return [...new Set(colors)].slice(0, 1 + OTHER_COLORS)
}

/** Follows the store; returns what ends that. */
export function startCelebration(): () => void {
  let confetti: Promise<typeof import('./confetti')> | undefined
  let shown: SpinResult | null = null
  let clear = () => {}

  async function follow(state: AppState): Promise<void> {
    const result = celebrated(state)
    if (state.phase === 'spinning' && hasConfetti(state)) {
      confetti ??= import('./confetti')
      // Told below, when it is needed.
      confetti.catch(() => {})
    }
    if (result === shown) return
    shown = result
    clear()
    clear = () => {}
    if (!result) return
    confetti ??= import('./confetti')
    const { throwConfetti } = await confetti
    // By now the next spin may have begun.
    if (result === shown) clear = throwConfetti(confettiColors(state))
  }

  return app.store.subscribe((state) => {
    follow(state).catch((cause: unknown) => console.warn('Failed to load confetti', cause))
  })
}
