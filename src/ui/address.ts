// Owns what the address bar means: a wheel in it is opened, at the start and whenever it changes, and a shared
// wheel is put into it without navigation. The reading code is loaded only where there is something to read.

import { compression } from '../platform/compression'
import { readHash } from '../share/link'
import { FALLBACK_NAME } from '../share/payload'
import { ShareError } from '../share/shareError'
import { site } from '../site'
import { app } from '../store/app'
import { openShared } from '../store/openShared'
import { DEFAULT_WHEEL_NAME } from '../wheel/wheel'

let lastRead = ''

/** Opens the wheel that is in the address, if there is one that is not open already. Never fails. */
export async function openAddress(isReload = false): Promise<void> {
  const { hash } = location
  if (hash === lastRead || !isWheelHash(hash)) return
  lastRead = hash
  const { link } = app.store.getState()
  // Where one left off: with its history, its eliminations, its spin under way.
  if (link?.hash === hash && (isReload || !link.isOpened)) return
  try {
    const shared = await readHash(hash, { compression })
    if (shared.isOtherVersion) console.warn('Shared wheel uses an older format')
    await stillness()
    if (location.hash === hash) openShared(app, shared, hash, Date.now())
  } catch (cause) {
    console.warn('Failed to load shared wheel from URL', cause)
    const why = cause instanceof ShareError ? `: ${cause.message}` : ''
    app.actions.showToast(`Failed to load shared wheel from URL${why}`, 'error')
  }
}

/** A place on the page is no wheel. */
function isWheelHash(hash: string): boolean {
  return hash.length > 1 && document.getElementById(hash.slice(1)) === null
}

/** Until no wheel spins: a spin under way ends as it was drawn. */
function stillness(): Promise<void> {
  if (app.store.getState().phase !== 'spinning') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = app.store.subscribe(({ phase }) => {
      if (phase === 'spinning') return
      stop()
      resolve()
    })
  })
}

/** Puts the wheel's link into the address bar, so that the address can be copied from there too. */
export function showLinkInAddress(hash: string): void {
  lastRead = hash
  app.actions.setLink(hash)
  replaceAddress(hash)
}

/** Keeps the title the wheel's, and takes a link out of the address bar that is no longer the wheel's. */
export function followWheel(): void {
  document.title = titleOf(app.store.getState().wheel.name)
  app.store.subscribe(({ wheel, link }, before) => {
    if (wheel.name !== before.wheel.name) document.title = titleOf(wheel.name)
    if (link === before.link || link?.hash === location.hash) return
    if (link) {
      lastRead = link.hash
      replaceAddress(link.hash)
    } else if (location.hash === before.link?.hash) {
      lastRead = ''
      replaceAddress(location.pathname + location.search)
    }
  })
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
