// Files that are kept once they were asked for, and the note of those that leave with the next version.

// public/sw-off.js and platform/serviceWorker.ts delete every cache with the prefix of these names.
export const FILES_CACHE = 'fairwheel-files'
/** Records which files belong to the previous version. */
const NOTES_CACHE = 'fairwheel-notes'
const NOTES_URL = '/files-of-earlier-versions'

type Asked = Pick<FetchEvent, 'request' | 'waitUntil'>

/** Scripts never change; a page is asked for anew, so that it fits the version that the site has. */
export async function answerAndKeep(event: Asked, path: string): Promise<Response> {
  const kept = await findCached(path)
  event.waitUntil(stays(event.request.url))
  if (kept && /^\/(?:assets|chat)\//.test(path)) return kept
  let fresh: Response
  try {
    fresh = await fetch(event.request)
  } catch (cause) {
    // Offline.
    if (kept) return kept
    throw cause
  }
  if (kept && fresh.status >= 500) return kept
  if (fresh.ok) event.waitUntil(keepFile(path, fresh.clone()))
  return fresh
}

/** Never rejects: where there is no room, the page is shown all the same. */
async function keepFile(path: string, file: Response): Promise<void> {
  try {
    // A worker that was taken off goes on for pages still open, and its caches must not come back.
    if (await caches.has(FILES_CACHE)) await (await caches.open(FILES_CACHE)).put(path, file)
  } catch (cause) {
    console.warn('Failed to keep a file', cause)
  }
}

/** Unlike `caches.open`, `caches.match` does not create a deleted cache again. */
export function findCached(key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: FILES_CACHE })
}

/** The addresses of files of the previous version. */
export async function readNotes(): Promise<readonly unknown[]> {
  const noted: unknown = await (await caches.match(NOTES_URL, { cacheName: NOTES_CACHE }))?.json()
  return Array.isArray(noted) ? noted : []
}

export async function writeNotes(addresses: readonly unknown[]): Promise<void> {
  await (await caches.open(NOTES_CACHE)).put(NOTES_URL, Response.json(addresses))
}

/** One after the other, as each change is of the whole note. */
let noting: Promise<void> = Promise.resolve()

/** What is asked for now belongs to this version too. Never rejects. */
function stays(url: string): Promise<void> {
  const { origin, pathname } = new URL(url)
  noting = noting.then(async () => {
    try {
      const noted = await readNotes()
      const others = noted.filter((one) => one !== origin + pathname)
      if (others.length < noted.length) await writeNotes(others)
    } catch (cause) {
      console.warn('Failed to note that a file stays', cause)
    }
  })
  return noting
}
