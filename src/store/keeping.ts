// Owns that every change is kept, and what this tab knows of what is kept: nothing there is overwritten unread,
// and a spin never fails for it.

import type { StoreApi } from 'zustand/vanilla'
import { KEPT, THEME_KEY } from './persistence'
import type { Services } from './services'
import type { AppState } from './state'

export interface Keeping extends Pick<Services, 'storage' | 'warn' | 'schedule'> {
  /** What this tab last read or wrote, by key: where another text is found, another tab has been there. */
  readonly seen: Map<string, string>
  /** Keys that are left as they are until the page is loaded again. */
  readonly locked: Set<string>
  /** Keys whose last change the browser would not keep. */
  readonly unkept: Set<string>
  /** How often something was kept. */
  saves: number
  /**
   * Changes the state by what was kept, which is not written back.
   * @param isNews whether there is more in it than what was kept: then it is written
   */
  adopt(change: Partial<AppState>, isNews?: boolean): void
  /** Keeps what differs between two states. */
  keep(state: AppState, before: AppState): void
  /** Hears of every change; keeps it at once until postponing.ts is there. */
  changed(state: AppState, before: AppState): void
  /** Whether a change waits to be kept. */
  isWaiting(): boolean
  /** Takes up what another tab has kept since; nothing until otherTabs.ts is there. */
  catchUp(): void
  /** Leaves whatever is kept as it is, for a visit that can read it. */
  lockAll(): void
}

/** @param onFailure called when the browser refuses to keep something, and again only after it kept everything */
export function createKeeping(
  store: StoreApi<AppState>,
  { storage, warn, schedule }: Services,
  onFailure: () => void,
): Keeping {
  const seen = new Map<string, string>()
  const locked = new Set<string>()
  const unkept = new Set<string>()
  let isAdopting = false

  const keeping: Keeping = {
    ...{ storage, warn, schedule, seen, locked, unkept, saves: 0 },
    ...{ keep, changed: keep, isWaiting: () => false },
    adopt(change, isNews = false) {
      isAdopting = !isNews
      try {
        store.setState(change)
      } finally {
        isAdopting = false
      }
    },
    catchUp() {},
    lockAll() {
      for (const { key } of KEPT) {
        if (key !== THEME_KEY && storage.read(key) !== null) locked.add(key)
      }
    },
  }

  store.subscribe((state, before) => {
    if (!isAdopting) keeping.changed(state, before)
  })

  function keep(state: AppState, before: AppState): void {
    const changed = KEPT.filter(({ parts }) => {
      const old = parts(before)
      return parts(state).some((part, index) => part !== old[index])
    })
    if (changed.length === 0) return
    const wasWhole = unkept.size === 0
    for (const one of KEPT) {
      const { key, complaint } = one
      // What there was no room for is tried again with every change.
      if (locked.has(key) || !(changed.includes(one) || unkept.has(key))) continue
      const text = one.write(state)
      if (storage.write(key, text)) {
        seen.set(key, text)
        unkept.delete(key)
        keeping.saves += 1
      } else {
        unkept.add(key)
        if (complaint) warn(complaint)
      }
    }
    if (wasWhole && unkept.size > 0) onFailure()
  }

  return keeping
}
