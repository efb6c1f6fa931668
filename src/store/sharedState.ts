import { recordedIn } from '../wheel/mergeWheels'
import { isUntouchedPreset } from '../wheel/presets'
import { opened, restOn, stillActive } from '../wheel/resting'
import type { SpinResult } from '../wheel/result'
import type { Wheel } from '../wheel/wheel'
import type { AppState, OwnWheel, SharedState } from './state'

export function sharedOf(state: AppState): SharedState {
  const { wheel, openedAt, link, settings, ownWheels, pendingSpins, preferences, theme } = state
  return { wheel, openedAt, link, settings, ownWheels, pendingSpins, preferences, theme }
}

/** Later than the wheels before it, even if the clock was set back. */
export function openedNow({ openedAt }: Pick<SharedState, 'openedAt'>, now: number): number {
  return Math.max(now, openedAt + 1)
}

/** What is seen of a spin and of its winner's reveal stays that of the wheel that was drawn on. */
export function showShared(state: AppState, shared: SharedState): Partial<AppState> {
  const { wheel } = shared
  if (wheel === state.wheel) return shared
  const focusedId = stillActive(state.focusedId, wheel)
  if (state.phase === 'spinning') return { ...shared, focusedId }
  const isAnother = wheel.id !== state.wheel.id
  const { lastResult } = state
  if (isAnother && state.isRevealing) {
    return { ...shared, focusedId, shownWheel: state.shownWheel ?? state.wheel }
  }
  const recorded = lastResult && findResult(shared, lastResult.id)
  return {
    ...shared,
    focusedId,
    isRevealing: false,
    shownWheel: null,
    ...(recorded && { lastResult: recorded }),
    // Another tab has cleared the results, and this one with them.
    ...(lastResult &&
      wheel.clearedResults.includes(lastResult.id) && { phase: 'idle', lastResult: null }),
    ...(isAnother && opened(wheel, shared.settings)),
  }
}

/** The result that is shown large. */
export function momentOf({
  phase,
  lastResult,
}: Pick<AppState, 'phase' | 'lastResult'>): SpinResult | null {
  return phase === 'finished' ? lastResult : null
}

/** Another tab has opened another wheel than is seen here. */
export function showsOther({ shownWheel, wheel }: AppState): boolean {
  return shownWheel !== null && shownWheel.id !== wheel.id
}

/** The result of another wheel goes with the reveal. */
export function revealEnded(state: AppState): Partial<AppState> {
  const { wheel, settings, lastResult, shownWheel } = state
  const ended = { isRevealing: false, shownWheel: null }
  if (showsOther(state)) return { ...ended, ...opened(wheel, settings) }
  // Still at the winner, where the chances after the win have moved it.
  return {
    ...ended,
    ...(shownWheel && lastResult && { restRotation: restOn(wheel, settings, lastResult) }),
  }
}

/** The current one first. */
export function wheelsOf({
  wheel,
  settings,
  ownWheels,
}: Pick<SharedState, 'wheel' | 'settings' | 'ownWheels'>): readonly OwnWheel[] {
  return [{ wheel, settings }, ...ownWheels]
}

export function findResult(shared: SharedState, id: string): SpinResult | undefined {
  return wheelsOf(shared)
    .flatMap(({ wheel }) => wheel.history)
    .find((result) => result.id === id)
}

/** In whichever tab. */
export function isSettled(shared: SharedState, id: string): boolean {
  return wheelsOf(shared).some(({ wheel }) => recordedIn(wheel).has(id))
}

/** Spun, or unlike both its link and the presets. Such a wheel is stored when another replaces it. */
export function isOwn({
  wheel,
  link,
  pendingSpins,
}: Pick<SharedState, 'wheel' | 'link' | 'pendingSpins'>): boolean {
  const hasSpun = wheel.statistics.totalSpins > 0 || wheel.history.length > 0
  const spins = pendingSpins.some(({ wheelId }) => wheelId === wheel.id)
  return hasSpun || spins || !(link?.isOpened || isUntouchedPreset(wheel))
}

export function ownWheelsBeside(
  next: Wheel,
  shared: SharedState,
  others: readonly OwnWheel[] = shared.ownWheels,
): readonly OwnWheel[] {
  const { wheel, settings } = shared
  const rest = others.filter((one) => one.wheel.id !== wheel.id && one.wheel.id !== next.id)
  if (isOwn(shared) && wheel.id !== next.id) return [{ wheel, settings }, ...rest]
  const isSame =
    rest.length === shared.ownWheels.length &&
    rest.every((one, index) => one === shared.ownWheels[index])
  return isSame ? shared.ownWheels : rest
}

/** Puts back both, or only the earlier where no wheel was made since. */
export function toPutBack(cleared: SharedState, earlier: SharedState | null): SharedState {
  if (!earlier) return cleared
  if (!isOwn(cleared) && cleared.ownWheels.length === 0) return { ...earlier, theme: cleared.theme }
  const others = [...cleared.ownWheels, ...earlier.ownWheels]
  return {
    ...cleared,
    ownWheels: ownWheelsBeside(cleared.wheel, earlier, others),
    pendingSpins: [...cleared.pendingSpins, ...earlier.pendingSpins],
  }
}
