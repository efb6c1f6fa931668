// Everything that the site has stored in this browser, to save as a whole. Never throws.

/** Other keys belong to other apps on the same origin. */
const OWN_KEY = /^(wheel_|user_preferences|theme$|contact_draft$|pwa-|reloaded_for$)/

/** All stored texts by key; `null` if the browser denies access. */
export function readOwnStorage(): Readonly<Record<string, string>> | null {
  try {
    const storage = localStorage
    return Object.fromEntries(ownKeys(storage).map((key) => [key, storage.getItem(key) ?? '']))
  } catch (cause) {
    console.warn('Stored data cannot be read', cause)
    return null
  }
}

function ownKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => OWN_KEY.test(key))
}
