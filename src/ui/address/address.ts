// How the page follows its address, and its title the wheel; what reads a link is loaded when there is one.

import { FALLBACK_NAME } from '../../share/payload'
import { site } from '../../site'
import { app } from '../../store/app'
import { isolated } from '../../wheel/text'
import { DEFAULT_WHEEL_NAME } from '../../wheel/wheel'
import { type LoadOpenAddress, openLinkInAddress } from './firstAddress'
import { keepLinkInAddress } from './linkInAddress'

/** The re-check after loading (product specification, section 9). */
const RECHECK_MS = 100

/** Starts that; returns what ends it. */
export function watchAddress(load: LoadOpenAddress): () => void {
  const look = () => void openLinkInAddress(load)
  addEventListener('hashchange', look)
  addEventListener('popstate', look)
  const timer = setTimeout(look, RECHECK_MS)
  keepLinkInAddress()
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

/** A wheel that nobody has named leaves the page its own title. */
function titleOf(name: string): string {
  const isNamed = name !== DEFAULT_WHEEL_NAME && name !== FALLBACK_NAME
  return isNamed ? `${isolated(name)} - ${site.name}` : site.name
}
