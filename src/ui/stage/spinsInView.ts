// A wheel that starts to spin comes into view: on a phone from behind an open sheet, in a low window by scrolling.

import { app, currentTiming } from '../../store/app'
import { findWheel } from '../kit/findWheel'
import { closeSheet } from '../panels/closeSheet'

/** Returns a function that stops it. */
export function bringSpinsIntoView(): () => void {
  return app.store.subscribe(({ event }, before) => {
    if (event?.name !== 'spinStarted' || event === before.event) return
    const wheel = findWheel()
    closeSheet(wheel)
    if (wheel) scrollTo(wheel)
  })
}

/** Moves the page no further than needed. In a window lower than the wheel, the pointer counts most. */
function scrollTo(wheel: HTMLElement): void {
  const { transitionMs, isMotionReduced } = currentTiming()
  wheel.scrollIntoView({
    block: wheel.getBoundingClientRect().top < 0 ? 'start' : 'nearest',
    inline: 'nearest',
    behavior: transitionMs > 0 && !isMotionReduced ? 'smooth' : 'instant',
  })
}
