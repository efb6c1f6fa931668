// Owns bringing an option into sight in the list, whether its row is on the page or not.

import { app } from '../../store/app'
import { activeSegments } from '../../wheel/segment'

/** Scrolls to it and gives the list the keyboard. @param id of an option; without one nothing is scrolled */
export function showOption(id?: string): void {
  const list = document.querySelector<HTMLElement>('[aria-label="Options"]')
  if (!list) return
  list.focus()
  const options = activeSegments(app.store.getState().wheel.segments)
  const index = options.findIndex((option) => option.id === id)
  if (index < 0) return
  // All rows are of one height.
  const top = (index / options.length) * list.scrollHeight
  const isSeen = top >= list.scrollTop && top < list.scrollTop + list.clientHeight
  if (!isSeen) list.scrollTop = top - list.clientHeight / 2
}
