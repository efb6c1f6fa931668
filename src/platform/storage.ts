// Local storage as something that can fail: forbidden, full or holding anything. It never throws.

export interface SafeStorage {
  /** The stored text; `null` when there is none, `undefined` when the browser lets nobody read. */
  read(key: string): string | null | undefined
  /** Whether the text was kept. */
  write(key: string, text: string): boolean
}

/** Wraps a store that may throw on any access, as `localStorage` does when a browser forbids it. */
export function safeStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>): SafeStorage {
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
  }
}
