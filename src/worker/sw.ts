// The service worker: keeps every file of the site, so that all of it works offline after one visit.
// A new version waits until a page says SKIP_WAITING; of the one before it, what old pages may still load stays.

/// <reference lib="webworker" />

import { PrecacheController } from 'workbox-precaching'
import { cacheFor } from './cacheFor'
import { leavingFiles } from './leavingFiles'

declare const self: ServiceWorkerGlobalScope

/** Where the worker notes which files are only there for pages of an earlier version. */
const NOTES_CACHE = 'fairwheel-notes'
const NOTES_URL = '/files-of-earlier-versions'

const files = new PrecacheController({ cacheName: 'fairwheel-files' })
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
  if (file !== null) event.respondWith(answer(request, file))
})

function keyOf(path: string): string | undefined {
  return files.getCacheKeyForURL(new URL(path, self.location.origin).href)
}

/** From the cache; from the network where the browser has thrown the cache away. */
async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(files.strategy.cacheName)
  const kept = await cache.match(keyOf(path) ?? path)
  return kept ?? fetch(request)
}

async function removeOldFiles(): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName)
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
