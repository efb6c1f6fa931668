// Caches every file of the site, so that all of it works offline after one visit; of languages, English and those that
// were visited. A new version waits until a page sends SKIP_WAITING. Files of the previous version stay for pages still
// open.

/// <reference lib="webworker" />

import { PrecacheController } from 'workbox-precaching'
import {
  addressOf,
  cacheFor,
  isKeptOnceOpened,
  languageOf,
  languagesOf,
  outdatedFiles,
} from './files'
import { answerAndKeep, FILES_CACHE, findCached, readNotes, writeNotes } from './keptFiles'
import { forgotten, isShare, MAX_SHARE, newShareId, RECEIVED_CACHE, RECEIVED_PATH } from './receive'

declare const self: ServiceWorkerGlobalScope

// The build replaces the name by the list of files.
const list = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file } : file))
const languages = languagesOf(list.map(({ url }) => url))
/** By language: what is in that one alone. Under `undefined` is what everybody needs. */
const files = new Map(
  [undefined, ...languages].map((language) => {
    const some = new PrecacheController({ cacheName: FILES_CACHE })
    some.addToCacheList(list.filter(({ url }) => languageOf(url, languages) === language))
    return [language, some]
  }),
)
/** The key of each file in the cache, by its address. */
const keys = new Map([...files.values()].flatMap((some) => [...some.getURLsToCacheKeys()]))

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => tellPages({ type: 'SYNC_COMPLETE' })))
})

async function install(): Promise<void> {
  await keep(undefined)
  for (const language of await visitedLanguages()) await keep(language)
}

/** workbox reuses unchanged files from the cache, and fails as a whole if one file is missing. */
async function keep(language: string | undefined): Promise<void> {
  // It fetches files only while it installs, and a language may come later.
  const event = { type: 'install', waitUntil() {} } as unknown as ExtendableEvent
  await files.get(language)?.install(event)
}

/** Those of open pages, and those that are in the cache. */
async function visitedLanguages(): Promise<readonly string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const cached = await (await caches.open(FILES_CACHE)).keys()
  const paths = [...pages, ...cached].map(({ url }) => new URL(url).pathname)
  return languages.filter((language) => paths.some((path) => isIn(language, path)))
}

const isIn = (language: string, path: string) => `${path}/`.startsWith(`/${language}/`)

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
  if (isKeptOnceOpened(url.pathname, languages)) {
    event.respondWith(answerAndKeep(event, url.pathname))
    return
  }
  const file = cacheFor(
    url.pathname,
    request.mode === 'navigate',
    (path) => keyOf(path) !== undefined,
  )
  if (file === null) return
  event.respondWith(answer(request, file))
  if (request.mode !== 'navigate') return
  event.waitUntil(forgetShares())
  // Does not extend the event, as a page that never comes would keep a new version from taking over.
  void refreshPages()
  const language = languages.find((one) => isIn(one, url.pathname))
  // The next visit tries again.
  if (language) event.waitUntil(keep(language).catch(() => {}))
})

function keyOf(path: string): string | undefined {
  return keys.get(new URL(path, self.location.origin).href)
}

/** The browser may have deleted the cache. */
async function answer(request: Request, path: string): Promise<Response> {
  return (await findCached(keyOf(path) ?? path)) ?? fetch(request)
}

/** Each visit refreshes the headers of all cached pages, because any may be opened next. */
async function refreshPages(): Promise<void> {
  // Opened before fetching, so that a cache deleted in the meantime is not created again.
  const cache = await caches.open(FILES_CACHE)
  const pages = [...keys].filter(([url]) => url.endsWith('.html'))
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
  const { expired, previous } = outdatedFiles(
    (await cache.keys()).map(({ url }) => url),
    [...keys.values()],
    await readNotes(),
  )
  await Promise.all(expired.map((url) => cache.delete(url)))
  await writeNotes(previous)
}

async function receive(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('language')
  // The manifest of a language names it.
  const home = languages.find((language) => language === asked)
  return Response.redirect(`${home ? `/${home}` : ''}/?received=${await keepShare(request)}`, 303)
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
