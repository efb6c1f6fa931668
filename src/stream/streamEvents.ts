// What a button of a control surface does: the broadcasting program passes custom events on to its browser sources. None
// has a detail, and whatever stands there is ignored. Every open overlay hears each of them.

import { wheelsWithDraws } from '../raffle/ui/deskOpen'
import { browserServices } from '../store/browserApp'
import type { App } from '../store/createApp'
import { changeOverlaySettings } from './overlaySettings'

const SPIN = 'fairwheel-spin'
const UNDO = 'fairwheel-undo'
const SHOW = 'fairwheel-show'
const HIDE = 'fairwheel-hide'

/** Held by the page that spins for an event, until each has heard the event: a spin may be over at once. */
const ASKED_LOCK = 'asked-to-spin'
const ASKED_MS = 1000

/** Returns what ends it. */
export function followStreamEvents({ actions, store }: App): () => void {
  const ended = new AbortController()
  const on = (name: string, act: () => void) =>
    addEventListener(name, act, { signal: ended.signal })

  on(SPIN, () => {
    // Whoever comes back to its draw of prizes goes on with it: its winners are drawn from a list, not spun for.
    if (wheelsWithDraws().includes(store.getState().wheel.id)) return
    const { locks, schedule } = browserServices
    locks.claim(
      ASKED_LOCK,
      (release) => {
        schedule(() => release(true), ASKED_MS)
        actions.requestSpin()
      },
      () => {},
    )
  })
  // A step of the page that has spun, and of no other.
  on(UNDO, () => {
    const [last] = store.getState().wheel.history
    if (last) actions.undoSpin(last.id)
  })
  on(SHOW, () => changeOverlaySettings({ isHidden: false }))
  on(HIDE, () => changeOverlaySettings({ isHidden: true }))
  return () => ended.abort()
}
