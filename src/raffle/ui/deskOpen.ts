// Which wheels have a draw under way: whoever comes back to one of them sees the draw.

import { safeStorage } from '../../platform/storage'
import type { App } from '../../store/createApp'
import { DESK_KEY } from '../../store/persistence/schema'

const storage = safeStorage(() => localStorage)

/** By their ids. */
export function wheelsWithDraws(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.read(DESK_KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberDraw(wheelId: string, isGoingOn: boolean): void {
  const others = wheelsWithDraws().filter((id) => id !== wheelId)
  const left = isGoingOn ? [...others, wheelId] : others
  if (left.length > 0) storage.write(DESK_KEY, JSON.stringify(left))
  else storage.remove(DESK_KEY)
}

/** As the page is opened, and with each wheel that is. Returns what stops it. */
export function showDrawsUnderWay({ store, actions }: App): () => void {
  const show = (wheelId: string) => {
    if (wheelsWithDraws().includes(wheelId)) actions.showDesk(true)
  }
  show(store.getState().wheel.id)
  return store.subscribe(({ wheel }, before) => {
    if (wheel.id !== before.wheel.id) show(wheel.id)
  })
}
