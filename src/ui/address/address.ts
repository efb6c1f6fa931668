// The main screen's address and title: a wheel's link is opened, and the wheel's name shows in the title.

import { FALLBACK_NAME } from '../../share/payload'
import { site } from '../../site'
import { app } from '../../store/app'
import type { AppState } from '../../store/state'
import { isNamed } from '../../wheel/name'
import { isolated } from '../../wheel/text'
import { type LoadOpenAddress, openLinkInAddress } from './firstAddress'
import { showLinkInAddress } from './linkInAddress'

/** When the address is read again, in case it changed before anything listened. */
const RECHECK_MS = 100

/** Follows both until the returned function is called. */
export function watchAddress(load: LoadOpenAddress): () => void {
  const look = () => void openLinkInAddress(load)
  addEventListener('hashchange', look)
  addEventListener('popstate', look)
  const timer = setTimeout(look, RECHECK_MS)
  showLinkInAddress()
  document.title = titleOf(app.store.getState())
  const unsubscribe = app.store.subscribe((state, before) => {
    const title = titleOf(state)
    if (title !== titleOf(before)) document.title = title
  })
  return () => {
    removeEventListener('hashchange', look)
    removeEventListener('popstate', look)
    clearTimeout(timer)
    unsubscribe()
  }
}

/** The site's own title where the wheel has no name: a shared one without, or the visitor's own. */
function titleOf({ wheel, link }: AppState): string {
  const hasName = wheel.name !== FALLBACK_NAME && (isNamed(wheel) || link?.isOpened)
  return hasName ? `${isolated(wheel.name)} - ${site.name}` : site.name
}
