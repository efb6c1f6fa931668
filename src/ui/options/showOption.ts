import { app } from '../../store/app'
import { activeSegments } from '../../wheel/segment'

const listElement = () => document.querySelector<HTMLElement>('[data-options]')

/**
 * Focuses the list, and scrolls to the option if there is one.
 * @returns false where the list is hidden, as on a phone while its panel is closed
 */
export function showOption(id?: string): boolean {
  const list = listElement()
  if (!list?.checkVisibility()) return false
  list.focus()
  scrollToOption(id)
  return true
}

/** Works for rows that are not rendered, in a list that shows all options. */
export function scrollToOption(id?: string): void {
  const list = listElement()
  const options = activeSegments(app.store.getState().wheel.segments)
  const index = options.findIndex((option) => option.id === id)
  if (!list || index < 0) return
  // All rows have the same height.
  const height = list.scrollHeight / options.length
  const top = index * height
  const isVisible = top >= list.scrollTop && top + height <= list.scrollTop + list.clientHeight + 1
  if (!isVisible) list.scrollTop = top - list.clientHeight / 2
}
