// What the system shares with the installed app (`share_target` in the manifest) comes as a posted form and waits in a
// cache for platform/received.ts. Any site can post one, so nothing trusts it, and reading a share takes its id.

/** The manifest and the servers' redirect name it too: scripts/headers.mjs. */
export const SHARE_ACTION = '/open-shared'
/** The entry of a share with the id `1` is `/received/1`. */
export const RECEIVED_CACHE = 'fairwheel-received'
export const RECEIVED_PATH = '/received/'
/** In bytes: more than the largest list or wheel that opens. */
export const MAX_SHARE = 2 ** 25
/** A page reads its share within seconds. */
const MAX_AGE_MS = 600_000
/** A second share may come before a page has read the first. */
const MAX_WAITING = 3

type Navigation = Pick<Request, 'method' | 'mode' | 'destination' | 'url' | 'referrer'>

/** @param origin of this site */
export function isShare(request: Navigation, origin: string): boolean {
  const { method, mode, destination, url, referrer } = request
  const { pathname, origin: target } = new URL(url)
  const isToAction = target === origin && pathname === SHARE_ACTION
  // The system has no referrer, or that of an app.
  const isOfOtherSite = /^https?:/.test(referrer) && new URL(referrer).origin !== origin
  const isPage = mode === 'navigate' && destination === 'document'
  return method === 'POST' && isPage && isToAction && !isOfOtherSite
}

/** When the share came, in milliseconds since 1970, and what nobody can guess. */
export function newShareId(now: number, random: string): string {
  return `${now}-${random}`
}

/** Shares that nobody will read anymore. @param now milliseconds since 1970 @param room for how many new ones */
export function forgotten(paths: readonly string[], now: number, room = 0): string[] {
  const timeOf = (path: string) => Number.parseInt(path.slice(RECEIVED_PATH.length), 10)
  // A clock that was set back counts too.
  const isRecent = (path: string) => Math.abs(now - timeOf(path)) <= MAX_AGE_MS
  const recent = paths.filter(isRecent).sort((one, other) => timeOf(other) - timeOf(one))
  const kept = recent.slice(0, MAX_WAITING - room)
  return paths.filter((path) => !kept.includes(path))
}
