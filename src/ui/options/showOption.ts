import { app } from '../../store/app'
import { activeSegments } from '../../wheel/segment'

/**
 * Focuses the list of options and scrolls to one of them, whether or not its row is on the page.
 * @param id of an option; without one nothing is scrolled
 */
export function showOption(id?: string): void {
  const list = document.querySelector<HTMLElement>('[data-options]')
  if (!list) return
  list.focus()
  const options = activeSegments(app.store.getState().wheel.segments)
  const index = options.findIndex((option) => option.id === id)
  if (index < 0) return
  // All rows have the same height.
  const top = (index / options.length) * list.scrollHeight
  const isSeen = top >= list.scrollTop && top < list.scrollTop + list.clientHeight
  if (!isSeen) list.scrollTop = top - list.clientHeight / 2
}
