// Local storage that never throws, although it can be forbidden or full.

export interface SafeStorage {
  /** The stored text; `null` if there is none, `undefined` if the browser denies access. */
  read(key: string): string | null | undefined
  /** Returns whether the text was stored. */
  write(key: string, text: string): boolean
}

/** @param open may throw, as `localStorage` does if the browser denies access */
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
