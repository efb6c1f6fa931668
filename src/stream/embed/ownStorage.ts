// Storages that end with the page, in place of the browser's. Where a frame has the storage of its site, the visitor's
// own wheel is in it: nothing here may change that, or show it.

class OwnStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  private readonly kept = new Map<string, string>()

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    this.kept.set(key, text)
  }

  removeItem(key: string): void {
    this.kept.delete(key)
  }
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { value: new OwnStorage() })
}
// Nothing on this page asks for it; if something does one day, it finds none.
Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
// No tab has this wheel too. Browsers deny locks to frames of other sites, and each spin would warn of that.
Reflect.deleteProperty(Navigator.prototype, 'locks')
