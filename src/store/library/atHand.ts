// The visitor's wheels at hand: in the local storage, beside the current one.

import { renameWheel } from '../../wheel/name'
import type { App } from '../createApp'
import { wheelsOf } from '../sharedState'
import type { OwnWheel } from '../state'
import { messages } from './messages'

type Actions = Pick<App, 'actions'>['actions']

/** Makes the wheel of an opened link one of the visitor's own. Returns false if it is that already. */
export function keepWheel({ store, actions }: Pick<App, 'store' | 'actions'>): boolean {
  const isKept = actions.changeOwnWheels(({ link, phase }) =>
    link?.isOpened && phase !== 'spinning' ? { link: { ...link, isOpened: false } } : null,
  )
  if (isKept) actions.showToast(messages.kept(store.getState().wheel.name), 'success')
  return isKept
}

/** Renames a wheel at hand, and returns whether its name has changed. Blank text gives the default name. */
export function renameAtHand(actions: Actions, id: string, typed: string): boolean {
  return actions.changeOwnWheels(({ ownWheels }) => {
    const own = ownWheels.find(({ wheel }) => wheel.id === id)
    if (!own) return null
    const wheel = renameWheel(own.wheel, typed)
    if (wheel === own.wheel) return null
    return { ownWheels: ownWheels.map((one) => (one === own ? { ...own, wheel } : one)) }
  })
}

/** Adds a wheel behind all others. Returns false if the browser does not store it, or if it is there already. */
export function addAtHand(actions: Actions, own: OwnWheel): boolean {
  return actions.changeOwnWheels((state) => {
    const isKnown = wheelsOf(state).some(({ wheel }) => wheel.id === own.wheel.id)
    return isKnown ? null : { ownWheels: [...state.ownWheels, own] }
  }, true)
}

/** Drops wheels that are safe elsewhere: those that are still exactly as given, and whose spins have all ended. */
export function release(actions: Actions, released: readonly OwnWheel[]): boolean {
  return actions.changeOwnWheels(({ ownWheels, pendingSpins }) => {
    const others = ownWheels.filter(
      (own) =>
        !released.includes(own) || pendingSpins.some(({ wheelId }) => wheelId === own.wheel.id),
    )
    return others.length === ownWheels.length ? null : { ownWheels: others }
  })
}
