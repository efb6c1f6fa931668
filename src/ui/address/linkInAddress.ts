// The wheel's link in the address bar, put there without navigating.

import { app } from '../../store/app'

let isShowing = false

/** From the first call on, the address bar shows the link of the wheel, and none once the wheel has changed. */
export function showLinkInAddress(): void {
  if (isShowing) return
  isShowing = true
  app.store.subscribe(({ link }, before) => {
    if (link === before.link || link?.hash === location.hash) return
    if (link) replaceAddress(link.hash)
    // The old link would open a wheel that is no longer the one on screen.
    else if (location.hash === before.link?.hash)
      replaceAddress(location.pathname + location.search)
  })
}

function replaceAddress(url: string): void {
  try {
    history.replaceState(history.state, '', url)
  } catch (cause) {
    // Safari allows 100 changes in 30 seconds.
    console.warn('The address bar could not follow', cause)
  }
}
