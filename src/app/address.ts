// Opens a wheel's link, and shows the wheel's link and name without navigating.

import { compression } from '../platform/compression'
import { type LaunchedFile, takeLaunches } from '../platform/received'
import { linkKind } from '../raffle/proof/linkKind'
import { readHash } from '../share/link'
import { shareMessages } from '../share/messages'
import { ShareError } from '../share/payload'
import { app } from '../store/app'
import type { AppState } from '../store/state'
import { whenIdle, whenSeen } from '../store/whenIdle'
import { site } from '../text/site'
import { loadRequested } from '../ui/kit/loading'
import { SITE_LINKS } from '../ui/siteLinks'
import { FALLBACK_NAME, isNamed } from '../wheel/name'
import { isolated } from '../wheel/text'
import { messages } from './messages'

/** The address may have changed before anything listened. */
const RECHECK_MS = 100

/** The hash that is open or being opened. */
let lastRead = ''

/** Done before anything is shown. Never rejects. */
export async function openFirstAddress(): Promise<void> {
  lastRead = ''
  app.store.subscribe(linkChanged)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReload = entry?.type === 'reload' || entry?.type === 'back_forward'
  await openAddress(isReload || asksForSpin())
}

export function watchAddress(): () => void {
  const look = () => void openAddress()
  addEventListener('hashchange', look)
  addEventListener('popstate', look)
  const timer = setTimeout(look, RECHECK_MS)
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

/** @param isReload the visitor goes on where they left: with the history, the eliminations and the spin under way */
async function openAddress(isReload = false): Promise<void> {
  const { hash } = location
  if (hash === lastRead || !isWheelHash(hash)) return
  lastRead = hash
  const { link } = app.store.getState()
  const kind = linkKind(hash)
  if (kind === 'announcement') {
    const part = await loadRequested(() => import('../raffle/ui/proof/openAnnouncement'))
    return part?.openAnnouncement(hash, link?.hash === hash && isReload)
  }
  // A proof was opened at the wrong address.
  if (kind) return location.replace(SITE_LINKS.check.href + hash)
  if (link?.hash === hash && (isReload || !link.isOpened)) return
  try {
    const shared = await readHash(hash, { compression })
    if (shared.isOtherVersion) console.warn('Shared wheel uses an older format')
    await whenSeen(app.store)
    if (location.hash === hash) app.actions.openShared(shared, hash)
  } catch (cause) {
    console.warn('Failed to load shared wheel from URL', cause)
    const detail = cause instanceof ShareError ? shareMessages[cause.failure] : undefined
    app.actions.showToast(messages.linkNotOpened, 'error', { detail })
  }
}

/** Once the wheel has changed, the address has no link. */
function linkChanged({ link }: AppState, before: AppState): void {
  if (link === before.link) return
  // A link that has left the address is read again when it comes back.
  lastRead = link?.hash ?? ''
  if (link?.hash === location.hash) return
  if (link) replaceAddress(link.hash)
  // The old link would open a wheel that is no longer the one on screen.
  else if (location.hash === before.link?.hash) replaceAddress(location.pathname + location.search)
}

function replaceAddress(url: string): void {
  try {
    history.replaceState(history.state, '', url)
  } catch (cause) {
    // Safari allows 100 changes in 30 seconds.
    console.warn('The address bar could not follow', cause)
  }
}

/** Not a link to a place on the page. */
function isWheelHash(hash: string): boolean {
  return hash.length > 1 && document.getElementById(hash.slice(1)) === null
}

/** The site's own title where the wheel has no name: a shared one without, or the visitor's own. */
function titleOf({ wheel, link }: AppState): string {
  const hasName = wheel.name !== FALLBACK_NAME && (isNamed(wheel) || link?.isOpened)
  return hasName ? `${isolated(wheel.name)} - ${site.name}` : site.name
}

/** Links and files from the system. A link's wheel opens here, after any spin under way. */
export function openLaunches(openFiles: (files: readonly LaunchedFile[]) => void): void {
  takeLaunches(({ url, files }) => {
    if (files.length > 0) openFiles(files)
    else if (url.href !== location.href) void openLink(url)
  })
}

async function openLink(url: URL): Promise<void> {
  // The address of a wheel has no language, and is opened in that of this page.
  const isHere =
    url.pathname === location.pathname ||
    (url.pathname === '/' && location.pathname === SITE_LINKS.home.href)
  if (!isHere) {
    await whenIdle(app.store)
    return location.assign(url)
  }
  // A new hash is opened as one typed by hand: after the spin, and with the wheel before it stored.
  const isOpen = url.hash === app.store.getState().link?.hash
  if (url.hash && !(isOpen && asksForSpin(url.search))) {
    location.hash = url.hash
    await openAddress()
  }
  await spinIfLinked(url)
}

/** Then a link's wheel that is open goes on, as after a reload: each press is one more spin of it. */
function asksForSpin(search = location.search): boolean {
  return new URLSearchParams(search).has('spin')
}

/** What is asked there is left to the part. @param address whose wheel is open */
export async function spinIfLinked({ search, hash }: URL | Location = location): Promise<void> {
  if (!asksForSpin(search)) return
  const part = await loadRequested(() => import('./spinLink'))
  await part?.followSpinLink(search, hash)
}
