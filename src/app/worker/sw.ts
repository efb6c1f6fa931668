// Caches every file of the site, so that all of it works offline after one visit. A new version waits until a page
// sends SKIP_WAITING. Files of the previous version stay for pages still open.

/// <reference lib="webworker" />

import { PrecacheController } from 'workbox-precaching'
import { addressOf, cacheFor, outdatedFiles } from './files'
import { forgotten, isShare, MAX_SHARE, newShareId, RECEIVED_CACHE, RECEIVED_PATH } from './receive'

declare const self: ServiceWorkerGlobalScope

// public/sw-off.js and platform/serviceWorker.ts delete every cache with the prefix of these names.
const FILES_CACHE = 'fairwheel-files'
/** Records which files belong to the previous version. */
const NOTES_CACHE = 'fairwheel-notes'
const NOTES_URL = '/files-of-earlier-versions'

const files = new PrecacheController({ cacheName: FILES_CACHE })
// The build replaces the name by the list of files.
files.addToCacheList(self.__WB_MANIFEST)

self.addEventListener('install', (event) => {
  // workbox reuses unchanged files from the cache, and fails as a whole if one file is missing.
  event.waitUntil(files.install(event).then(() => tellPages({ type: 'SYNC_COMPLETE' })))
})

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldFiles())
  // The page of the first visit uses the cache from now on too.
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (isShare(request, self.location.origin)) {
    event.respondWith(receive(request))
    return
  }
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const file = cacheFor(
    url.pathname,
    request.mode === 'navigate',
    (path) => keyOf(path) !== undefined,
  )
  if (file === null) return
  event.respondWith(answer(request, file))
  if (request.mode === 'navigate') event.waitUntil(Promise.all([refreshPages(), forgetShares()]))
})

function keyOf(path: string): string | undefined {
  return files.getCacheKeyForURL(new URL(path, self.location.origin).href)
}

/** The browser may have deleted the cache. */
async function answer(request: Request, path: string): Promise<Response> {
  return (await findCached(keyOf(path) ?? path)) ?? fetch(request)
}

/** Unlike `caches.open`, `caches.match` does not create a deleted cache again. */
function findCached(key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: FILES_CACHE })
}

/** Each visit refreshes the headers of all cached pages, because any may be opened next. */
async function refreshPages(): Promise<void> {
  // Opened before fetching, so that a cache deleted in the meantime is not created again.
  const cache = await caches.open(FILES_CACHE)
  const pages = [...files.getURLsToCacheKeys()].filter(([url]) => url.endsWith('.html'))
  // Failures are expected offline.
  await Promise.allSettled(
    pages.map(([url, key]) => refreshPage(cache, key, addressOf(new URL(url).pathname))),
  )
}

async function refreshPage(cache: Cache, key: string, address: string): Promise<void> {
  const cached = await cache.match(key)
  if (!cached) return
  // Not `no-cache`: a 304 answer may omit headers.
  const fresh = await fetch(address, { cache: 'reload', redirect: 'error' })
  const copy = fresh.clone()
  const isPage = fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html')
  // A different text is a new version, which waits for the visitor's consent, or a foreign page.
  if (!isPage || (await fresh.text()) !== (await cached.text())) return
  await cache.put(key, copy)
}

async function removeOldFiles(): Promise<void> {
  const cache = await caches.open(FILES_CACHE)
  const notes = await caches.open(NOTES_CACHE)
  const noted: unknown = await (await notes.match(NOTES_URL))?.json()
  const { expired, previous } = outdatedFiles(
    (await cache.keys()).map(({ url }) => url),
    [...files.getURLsToCacheKeys().values()],
    Array.isArray(noted) ? noted : [],
  )
  await Promise.all(expired.map((url) => cache.delete(url)))
  await notes.put(NOTES_URL, Response.json(previous))
}

async function receive(request: Request): Promise<Response> {
  return Response.redirect(`/?received=${await keepShare(request)}`, 303)
}

/** Returns the id of the share, or why there is none. Never rejects. */
async function keepShare(request: Request): Promise<string> {
  try {
    // The browser keeps large bodies on disk.
    const body = await request.blob()
    if (body.size > MAX_SHARE) return 'tooLarge'
    await forgetShares(1)
    const id = newShareId(Date.now(), crypto.randomUUID())
    const cache = await caches.open(RECEIVED_CACHE)
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    await cache.put(RECEIVED_PATH + id, new Response(body, { headers }))
    return id
  } catch (cause) {
    console.warn('Failed to keep what was shared', cause)
    return 'none'
  }
}

async function forgetShares(room = 0): Promise<void> {
  if (!(await caches.has(RECEIVED_CACHE))) return
  const cache = await caches.open(RECEIVED_CACHE)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(forgotten(paths, Date.now(), room).map((path) => cache.delete(path)))
}

async function tellPages(message: { readonly type: string }): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}
