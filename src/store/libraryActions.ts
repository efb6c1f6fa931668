// What the library (src/store/library/) does with the state. Its code is loaded later, so it passes the changes in.

import type { StoreApi } from 'zustand/vanilla'
import type { Persistence } from './persistence/persist'
import type { AppState } from './state'

export type OwnWheelsChange = Partial<Pick<AppState, 'ownWheels' | 'link'>>

export function libraryActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  persistence: Pick<Persistence, 'tryChange'>,
) {
  /**
   * Changes the wheels beside the current one, or its link.
   * @param edit returns `null` where there is nothing to change
   * @param mustFit whether nothing changes unless it can be stored
   * @returns whether anything has changed
   */
  function changeOwnWheels(
    edit: (state: AppState) => OwnWheelsChange | null,
    mustFit = false,
  ): boolean {
    const change = edit(get())
    if (!change || (mustFit && !persistence.tryChange(change))) return false
    set(change)
    return true
  }

  return { changeOwnWheels }
}
