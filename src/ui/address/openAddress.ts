// Owns opening the wheel that is in the address. Loaded only where there is something to read.

import { compression } from '../../platform/compression'
import { readHash } from '../../share/link'
import { ShareError } from '../../share/shareError'
import { app } from '../../store/app'
import { whenIdle } from '../../store/whenIdle'
import { keepLinkInAddress } from './linkInAddress'

let lastRead = ''

// An option may be changed before anything else of the page is there.
keepLinkInAddress()

/**
 * Opens the wheel in the address unless it is open already. Never fails.
 * @param isReload where one left off is gone on with: its history, its eliminations, its spin under way
 */
export async function openAddress(isReload = false): Promise<void> {
  const { hash } = location
  if (hash === lastRead || !isWheelHash(hash)) return
  lastRead = hash
  const { link } = app.store.getState()
  if (link?.hash === hash && (isReload || !link.isOpened)) return
  try {
    const shared = await readHash(hash, { compression })
    if (shared.isOtherVersion) console.warn('Shared wheel uses an older format')
    await whenIdle(app.store)
    if (location.hash === hash) app.actions.openShared(shared, hash)
  } catch (cause) {
    console.warn('Failed to load shared wheel from URL', cause)
    const why = cause instanceof ShareError ? `: ${cause.message}` : ''
    app.actions.showToast(`Failed to load shared wheel from URL${why}`, 'error')
  }
}

// A link that has left the address, or was put there by us, is read again when it comes back.
app.store.subscribe(({ link }, before) => {
  if (link !== before.link) lastRead = link?.hash ?? ''
})

/** A place on the page is no wheel. */
function isWheelHash(hash: string): boolean {
  return hash.length > 1 && document.getElementById(hash.slice(1)) === null
}
