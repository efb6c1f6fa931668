// Whether the broadcasting program shows this source. It says so by events; in a browser nobody does, and it is shown.

let isShown = true
const listeners = new Set<() => void>()

const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : null)

function heard(key: 'visible' | 'active', event: Event): void {
  const detail = detailOf(event)
  const isRecord = typeof detail === 'object' && detail !== null
  const value: unknown = isRecord ? Reflect.get(detail, key) : undefined
  // What is not on the air may still be seen in a preview.
  const next = key === 'active' ? isShown || value === true : value
  if (typeof next !== 'boolean' || next === isShown) return
  isShown = next
  for (const listener of listeners) listener()
}

const visibleChanged = (event: Event) => heard('visible', event)
const activeChanged = (event: Event) => heard('active', event)

export function isSourceShown(): boolean {
  return isShown
}

/** Returns what ends it. */
export function watchSource(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('obsSourceVisibleChanged', visibleChanged)
  addEventListener('obsSourceActiveChanged', activeChanged)
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    removeEventListener('obsSourceVisibleChanged', visibleChanged)
    removeEventListener('obsSourceActiveChanged', activeChanged)
  }
}
