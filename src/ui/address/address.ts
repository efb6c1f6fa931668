// The main screen's address and title: a wheel's link is opened, and the wheel's name shows in the title.

import { FALLBACK_NAME } from '../../share/payload'
import { site } from '../../site'
import { app } from '../../store/app'
import { isolated } from '../../wheel/text'
import { DEFAULT_WHEEL_NAME } from '../../wheel/wheel'
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
  document.title = titleOf(app.store.getState().wheel.name)
  const unsubscribe = app.store.subscribe(({ wheel }, before) => {
    if (wheel.name !== before.wheel.name) document.title = titleOf(wheel.name)
  })
  return () => {
    removeEventListener('hashchange', look)
    removeEventListener('popstate', look)
    clearTimeout(timer)
    unsubscribe()
  }
}

/** The site's own title while the wheel has no name. */
function titleOf(name: string): string {
  const isNamed = name !== DEFAULT_WHEEL_NAME && name !== FALLBACK_NAME
  return isNamed ? `${isolated(name)} - ${site.name}` : site.name
}
