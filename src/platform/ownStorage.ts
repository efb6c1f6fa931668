// Owns everything that the site keeps in this browser, as a whole: to be handed out as it is, or deleted. Never throws.

/** Whatever else is kept at the same address belongs to others. */
const OWN_KEY = /^(wheel_|user_preferences|theme$|contact_draft$|pwa-|reloaded_for$)/

/** Every text that is kept, by its key; `null` where the browser lets nobody read. */
export function readOwnStorage(): Readonly<Record<string, string>> | null {
  try {
    const storage = localStorage
    return Object.fromEntries(ownKeys(storage).map((key) => [key, storage.getItem(key) ?? '']))
  } catch (cause) {
    console.warn('What is kept cannot be read', cause)
    return null
  }
}

/** Deletes it, as far as the browser lets anybody. */
export function clearOwnStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open()
      for (const key of ownKeys(storage)) storage.removeItem(key)
    } catch (cause) {
      console.warn('What is kept cannot be deleted', cause)
    }
  }
}

function ownKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => OWN_KEY.test(key))
}
