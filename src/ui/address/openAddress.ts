// Opens the wheel in the address. Loaded only when there is a hash to read.

import { compression } from '../../platform/compression'
import { linkKind } from '../../proof/linkKind'
import { readHash } from '../../share/link'
import { ShareError } from '../../share/shareError'
import { app } from '../../store/app'
import { whenSeen } from '../../store/whenIdle'
import { loadPart } from '../deferred'
import { messages as partMessages } from '../messages'
import { SITE_LINKS } from '../page/siteLinks'
import { showLinkInAddress } from './linkInAddress'
import { messages } from './messages'

/** The hash that is open or being opened; `null` before the first. */
let lastRead: string | null = null

/**
 * Opens the wheel in the address unless it is open already. Never rejects.
 * @param isReload the visitor goes on where they left: with the history, the eliminations and the spin under way
 */
export async function openAddress(isReload = false): Promise<void> {
  if (lastRead === null) followLink()
  const { hash } = location
  if (hash === lastRead || !isWheelHash(hash)) return
  lastRead = hash
  const { link } = app.store.getState()
  const kind = linkKind(hash)
  if (kind === 'announcement') {
    const part = await loadPart(() => import('../proof/openAnnouncement'))
    if (part) return part.openAnnouncement(hash, link?.hash === hash && isReload)
    app.actions.showToast(partMessages.notLoaded, 'error')
    return
  }
  // A proof was opened at the wrong address.
  if (kind) return location.replace(SITE_LINKS.verify.href + hash)
  if (link?.hash === hash && (isReload || !link.isOpened)) return
  try {
    const shared = await readHash(hash, { compression })
    if (shared.isOtherVersion) console.warn('Shared wheel uses an older format')
    await whenSeen(app.store)
    if (location.hash === hash) app.actions.openShared(shared, hash)
  } catch (cause) {
    console.warn('Failed to load shared wheel from URL', cause)
    const detail = cause instanceof ShareError ? cause.message : undefined
    app.actions.showToast(messages.notOpened, 'error', { detail })
  }
}

/** A link that has left the address is read again when it comes back. */
function followLink(): void {
  lastRead = ''
  // The visitor may edit an option before the rest of the page has loaded.
  showLinkInAddress()
  app.store.subscribe(({ link }, before) => {
    if (link !== before.link) lastRead = link?.hash ?? ''
  })
}

/** Not a link to a place on the page. */
function isWheelHash(hash: string): boolean {
  return hash.length > 1 && document.getElementById(hash.slice(1)) === null
}
