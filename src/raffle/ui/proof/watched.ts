// The announced draw that this page watches, for the screen of a room.

import { createStore } from 'zustand/vanilla'
import type { Announcement } from '../../proof/announcement'
import type { Assignment } from '../../proof/assign'

export const watched = createStore<{
  readonly announcement: Announcement | null
  /** `null` until its first winner was shown. */
  readonly assignment: Assignment | null
}>(() => ({ announcement: null, assignment: null }))

/** Whether more than one winner of it is drawn. */
export function hasSeveralWatched(): boolean {
  const { announcement } = watched.getState()
  return (
    announcement !== null && announcement.prizes.reduce((sum, { places }) => sum + places, 0) > 1
  )
}
