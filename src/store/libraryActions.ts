// Actions for the visitor's other wheels, beside the current one. Most of them are in the library (src/library/), which
// moves them there and takes them out again.

import type { StoreApi } from 'zustand/vanilla'
import { renameWheel } from '../wheel/name'
import { messages } from './messages'
import type { Persistence } from './persistence/persist'
import type { AppState, OwnWheel } from './state'
import type { toastActions } from './toastActions'

export function libraryActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  { showToast }: ReturnType<typeof toastActions>,
  persistence: Pick<Persistence, 'tryChange'>,
) {
  /** Makes the wheel of an opened link one of the visitor's own. Returns false if it is that already. */
  function keepWheel(): boolean {
    const { link, wheel, phase } = get()
    if (!link?.isOpened || phase === 'spinning') return false
    set({ link: { ...link, isOpened: false } })
    showToast(messages.wheelKept(wheel.name), 'success')
    return true
  }

  /** Renames a wheel beside the current one. Returns whether there is one. */
  function renameOwnWheel(id: string, typed: string): boolean {
    const { ownWheels } = get()
    const own = ownWheels.find(({ wheel }) => wheel.id === id)
    if (!own) return false
    const wheel = renameWheel(own.wheel, typed)
    if (wheel !== own.wheel) {
      set({ ownWheels: ownWheels.map((one) => (one === own ? { ...own, wheel } : one)) })
    }
    return true
  }

  /**
   * Adds a wheel behind all others. Returns false if the browser does not store it, or if it is there already.
   */
  function addOwnWheel(own: OwnWheel): boolean {
    const { wheel, ownWheels } = get()
    const isKnown = [wheel, ...ownWheels.map((one) => one.wheel)].some(
      ({ id }) => id === own.wheel.id,
    )
    const change = { ownWheels: [...ownWheels, own] }
    if (isKnown || !persistence.tryChange(change)) return false
    set(change)
    return true
  }

  /**
   * Drops wheels that are safe elsewhere: those that are still exactly as given, and whose spins have all ended.
   */
  function releaseOwnWheels(released: readonly OwnWheel[]): boolean {
    const { ownWheels, pendingSpins } = get()
    const isReleased = (own: OwnWheel) =>
      released.includes(own) && !pendingSpins.some(({ wheelId }) => wheelId === own.wheel.id)
    const others = ownWheels.filter((own) => !isReleased(own))
    if (others.length === ownWheels.length) return false
    set({ ownWheels: others })
    return true
  }

  return { keepWheel, renameOwnWheel, addOwnWheel, releaseOwnWheels }
}
