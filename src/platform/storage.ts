// Local storage that never throws, although it can be forbidden or full.

export interface SafeStorage {
  /** The stored text; `null` if there is none, `undefined` if the browser denies access. */
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
