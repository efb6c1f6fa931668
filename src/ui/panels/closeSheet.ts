import { app } from '../../store/app'
import { isSheet, panelId } from './Panel'

/**
 * Closes the open panel where it is a sheet, which covers a part of the screen.
 * @param nextFocus gets the focus if the panel had it
 */
export function closeSheet(nextFocus: HTMLElement | null): void {
  const { panel: name } = app.store.getState()
  const panel = name && document.getElementById(panelId(name))
  if (!panel || !isSheet(panel)) return
  if (panel.contains(document.activeElement)) nextFocus?.focus({ preventScroll: true })
  app.actions.closePanel()
}
