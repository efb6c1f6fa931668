// The result to show: of a spin that was followed, or of one that was over before this tab heard of it.

import { momentOf } from '../store/sharedState'
import type { AppState } from '../store/state'
import type { SpinResult } from '../wheel/result'

interface Seen {
  readonly wheelId: string
  /** Of the newest result so far. */
  readonly order: number
  readonly result: SpinResult | null
}

/** What is there as a wheel is opened is not news. */
export function firstSeen({ wheel }: Pick<AppState, 'wheel'>): Seen {
  return { wheelId: wheel.id, order: wheel.history[0]?.order ?? -1, result: null }
}

/** The same object where nothing is new. */
export function seenAfter(
  seen: Seen,
  state: Pick<AppState, 'wheel' | 'phase' | 'lastResult'>,
): Seen {
  const { wheel, phase } = state
  const { history } = wheel
  const moment = momentOf(state)
  const isSame = wheel.id === seen.wheelId
  const show = (result: SpinResult | null) =>
    result === seen.result ? seen : { ...seen, result, order: result?.order ?? seen.order }
  if (phase === 'spinning') return show(null)
  // Its wheel was replaced meanwhile.
  if (moment && moment.wheelId !== wheel.id) return show(moment)
  if (!isSame) return firstSeen(state)
  const [newest] = history
  if (newest && newest.order > seen.order) return show(newest)
  // Taken back, or cleared.
  return history.some(({ id }) => id === seen.result?.id) ? seen : show(null)
}
