// React's access to the state of a desk.

import { useStore } from 'zustand'
import type { Desk, DeskState } from '../desk/deskState'

export interface DeskProps {
  readonly desk: Desk
}

/** Selects a part of the state; the component renders again when that part changes. */
export function useDesk<T>(desk: Desk, select: (state: DeskState) => T): T {
  return useStore(desk.store, select)
}
