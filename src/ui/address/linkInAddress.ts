// Owns that the address bar has the wheel's link, or none: without navigation, from the first wheel that was opened on.

import { app } from '../../store/app'

let isFollowing = false

/** Begins with the first call. */
export function keepLinkInAddress(): void {
  if (isFollowing) return
  isFollowing = true
  app.store.subscribe(({ link }, before) => {
    if (link === before.link || link?.hash === location.hash) return
    if (link) replaceAddress(link.hash)
    // What the wheel no longer is must not be read from there.
    else if (location.hash === before.link?.hash)
      replaceAddress(location.pathname + location.search)
  })
}

function replaceAddress(url: string): void {
  try {
    history.replaceState(history.state, '', url)
  } catch (cause) {
    // Some browsers allow only so many changes in half a minute.
    console.warn('The address bar could not follow', cause)
  }
}
