import { app } from '../../store/app'
import { activeSegments } from '../../wheel/segment'

/**
 * Focuses the list of options and scrolls an option into view, even if its row is not rendered.
 * @param id of the option; without one, the list does not scroll
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
  const isVisible = top >= list.scrollTop && top < list.scrollTop + list.clientHeight
  if (!isVisible) list.scrollTop = top - list.clientHeight / 2
}
