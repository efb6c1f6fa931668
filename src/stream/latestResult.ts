// The result to show: of a spin that was followed, or of one that was over before this tab heard of it.

import type { App } from '../store/createApp'
import { momentOf } from '../store/sharedState'
import type { AppState } from '../store/state'
import type { SpinResult } from '../wheel/result'

interface Seen {
  readonly wheelId: string
  /** Of the newest result so far. */
  readonly order: number
  readonly result: SpinResult | null
}

type Shown = Pick<AppState, 'wheel' | 'phase' | 'lastResult'>

/** What is there as a wheel is opened is not news, except a spin that has ended while its page was loaded. */
export function firstSeen(state: Shown): Seen {
  const { id, history } = state.wheel
  return { wheelId: id, order: history[0]?.order ?? -1, result: momentOf(state) }
}

/** The same object where nothing is new. */
export function seenAfter(seen: Seen, state: Shown): Seen {
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
  // Prizes of those who did not come are drawn for once more.
  const here = history.filter(({ noShow }) => !noShow)
  const [newest] = here
  if (newest && newest.order > seen.order) return show(newest)
  // Not if it was taken back, or cleared.
  return show(here.find(({ id }) => id === seen.result?.id) ?? null)
}

/** Shows the results of spins that were over before this tab heard of them. Returns what ends it. */
export function followNews({ store, actions }: Pick<App, 'store' | 'actions'>): () => void {
  let seen = firstSeen(store.getState())
  return store.subscribe((state) => {
    const before = seen.result
    seen = seenAfter(seen, state)
    const { result } = seen
    if (!result || [before?.id, momentOf(state)?.id].includes(result.id)) return
    // Within this change, those who are told of it after this would hear of the result twice.
    queueMicrotask(() => {
      if (seen.result === result) actions.showResult(result)
    })
  })
}
