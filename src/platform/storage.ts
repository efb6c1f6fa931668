// Local storage can be forbidden or full. Nothing here throws.
export interface SafeStorage {
  /** `null` if there is none, `undefined` if the browser denies access. */
  read(key: string): string | null | undefined
  /** Returns whether the text was stored. */
  write(key: string, text: string): boolean
  /** Returns whether there is nothing under the key any more. */
  remove(key: string): boolean
}

/** @param open may throw, as `localStorage` does if the browser denies access */
export function safeStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SafeStorage {
  return {
    read(key) {
      try {
        return open().getItem(key)
      } catch {
        return undefined
      }
    },
    write(key, text) {
      try {
        open().setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        open().removeItem(key)
        return true
      } catch {
        return false
      }
    },
  }
}

/** Other keys belong to other apps on the same origin. */
const OWN_KEY = /^(wheel_|user_preferences|theme$|contact_draft$|pwa-|reloaded_for$)/

/** `null` if the browser denies access. */
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

/** Asked first, because some browsers prompt for permission, too much for a mere visit. */
export function hasVisitorActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

/** Browsers may clear other storage when space runs low. */
export async function askForPersistentStorage(): Promise<void> {
  try {
    const { storage } = navigator
    if (!storage?.persist || (await storage.persisted())) return
    // Many browsers refuse it to sites that are new to them, which is not worth a word in the console.
    await storage.persist()
  } catch (cause) {
    console.info('Failed to ask for persistent storage', cause)
  }
}
