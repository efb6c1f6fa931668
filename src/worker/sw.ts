// The service worker: keeps every file of the site, so that all of it works offline after one visit.
// A new version waits until a page says SKIP_WAITING; of the one before it, what old pages may still load stays.

/// <reference lib="webworker" />

import { PrecacheController } from 'workbox-precaching'
import { addressOf, cacheFor } from './cacheFor'
import { leavingFiles } from './leavingFiles'

declare const self: ServiceWorkerGlobalScope

// What takes a worker off deletes every cache whose name begins like these: public/sw-off.js, platform/serviceWorker.ts.
const FILES_CACHE = 'fairwheel-files'
/** Where the worker notes which files are only there for pages of an earlier version. */
const NOTES_CACHE = 'fairwheel-notes'
const NOTES_URL = '/files-of-earlier-versions'

const files = new PrecacheController({ cacheName: FILES_CACHE })
// The name is replaced by the list of files when the site is built.
files.addToCacheList(self.__WB_MANIFEST)

self.addEventListener('install', (event) => {
  // workbox takes over from the cache what is unchanged, and fails as a whole if one file is missing.
  event.waitUntil(files.install(event).then(() => tellPages({ type: 'SYNC_COMPLETE' })))
})

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldFiles())
  // The page of the first visit, too, has all files from now on.
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const file = cacheFor(
    url.pathname,
    request.mode === 'navigate',
    (path) => keyOf(path) !== undefined,
  )
  if (file === null) return
  event.respondWith(answer(request, file))
  if (request.mode === 'navigate') event.waitUntil(refreshPages())
})

function keyOf(path: string): string | undefined {
  return files.getCacheKeyForURL(new URL(path, self.location.origin).href)
}

/** From the cache; from the network where the browser has thrown the cache away. */
async function answer(request: Request, path: string): Promise<Response> {
  return (await keptAs(keyOf(path) ?? path)) ?? fetch(request)
}

/** Does not make the cache anew where it is gone. */
function keptAs(key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: FILES_CACHE })
}

/** A page is kept with its headers. Each visit fetches the current ones, for all pages, since the next may be any. */
async function refreshPages(): Promise<void> {
  // Opened before anything is fetched: a cache that is deleted meanwhile does not come back.
  const cache = await caches.open(FILES_CACHE)
  const pages = [...files.getURLsToCacheKeys()].filter(([url]) => url.endsWith('.html'))
  // Offline, which is no news.
  await Promise.allSettled(
    pages.map(([url, key]) => refreshPage(cache, key, addressOf(new URL(url).pathname))),
  )
}

async function refreshPage(cache: Cache, key: string, address: string): Promise<void> {
  const kept = await cache.match(key)
  if (!kept) return
  // Not `no-cache`: a server may leave headers out when it answers that nothing has changed.
  const fresh = await fetch(address, { cache: 'reload', redirect: 'error' })
  const copy = fresh.clone()
  const isPage = fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html')
  // Any other text is another version, which waits for the visitor's word, or no page of ours.
  if (!isPage || (await fresh.text()) !== (await kept.text())) return
  await cache.put(key, copy)
}

async function removeOldFiles(): Promise<void> {
  const cache = await caches.open(FILES_CACHE)
  const notes = await caches.open(NOTES_CACHE)
  const noted: unknown = await (await notes.match(NOTES_URL))?.json()
  const { leaving, staying } = leavingFiles(
    (await cache.keys()).map(({ url }) => url),
    [...files.getURLsToCacheKeys().values()],
    Array.isArray(noted) ? noted : [],
  )
  await Promise.all(leaving.map((url) => cache.delete(url)))
  await notes.put(NOTES_URL, Response.json(staying))
}

async function tellPages(message: { readonly type: string }): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}
