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

// From the start: what is said before anything is drawn is not said again.
addEventListener('obsSourceVisibleChanged', (event) => heard('visible', event))
addEventListener('obsSourceActiveChanged', (event) => heard('active', event))

export function isSourceShown(): boolean {
  return isShown
}

/** Returns what ends it. */
export function watchSource(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
