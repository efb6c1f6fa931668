// Owns how the address bar and the wheel follow one another: without navigation, and without loading what reads a link
// before there is one.

import { FALLBACK_NAME } from '../share/payload'
import { site } from '../site'
import { app } from '../store/app'
import { DEFAULT_WHEEL_NAME } from '../wheel/wheel'
import { openAddressLater } from './firstAddress'

/** The re-check after loading (product specification, section 9). */
const RECHECK_MS = 100

/** Starts that; returns what ends it. */
export function watchAddress(): () => void {
  const look = () => void openAddressLater()
  addEventListener('hashchange', look)
  addEventListener('popstate', look)
  const timer = setTimeout(look, RECHECK_MS)
  document.title = titleOf(app.store.getState().wheel.name)
  const unsubscribe = app.store.subscribe(({ wheel, link }, before) => {
    if (wheel.name !== before.wheel.name) document.title = titleOf(wheel.name)
    if (link === before.link || link?.hash === location.hash) return
    if (link) replaceAddress(link.hash)
    // What the wheel no longer is must not be read from there.
    else if (location.hash === before.link?.hash)
      replaceAddress(location.pathname + location.search)
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
  return isNamed ? `${name} - ${site.name}` : site.name
}

function replaceAddress(url: string): void {
  try {
    history.replaceState(history.state, '', url)
  } catch (cause) {
    // Some browsers allow only so many changes in half a minute.
    console.warn('The address bar could not follow', cause)
  }
}
