// What the system shares with the installed app (`share_target` in the manifest) comes as a form that is posted to one
// address. It waits in a cache until the page has read it: platform/received.ts. Any site can post such a form, so
// nothing here trusts it, and no share can be read without its id.

/** The manifest and the servers' redirect name it too: scripts/headers.mjs. */
export const SHARE_ACTION = '/open-shared'
/** The entry of a share with the id `1` is `/received/1`. */
export const RECEIVED_CACHE = 'fairwheel-received'
export const RECEIVED_PATH = '/received/'
/** Bytes of a whole share: more than the largest list or wheel that opens. */
export const MAX_SHARE = 2 ** 25
/** A page reads its share within seconds. */
const MAX_AGE_MS = 600_000
/** More than one, because a second share may come before a page has read the first. */
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

/**
 * A new id: when the share came, and what nobody can guess.
 * @param now milliseconds since 1970
 */
export function newShareId(now: number, random: string): string {
  return `${now}-${random}`
}

/**
 * Which of the waiting shares nobody will read anymore.
 * @param paths of their entries
 * @param now milliseconds since 1970
 * @param room for how many new ones there should be
 */
export function forgotten(paths: readonly string[], now: number, room = 0): string[] {
  const timeOf = (path: string) => Number.parseInt(path.slice(RECEIVED_PATH.length), 10)
  // A clock that was set back counts too.
  const isRecent = (path: string) => Math.abs(now - timeOf(path)) <= MAX_AGE_MS
  const recent = paths.filter(isRecent).sort((one, other) => timeOf(other) - timeOf(one))
  const kept = recent.slice(0, MAX_WAITING - room)
  return paths.filter((path) => !kept.includes(path))
}
