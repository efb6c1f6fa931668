import { app } from '../../store/app'

/** An empty wheel, with the caret where its first option is typed. */
export function startNewWheel(): void {
  if (!app.actions.newWheel()) return
  // On a phone the options are in a sheet.
  if (app.store.getState().panel !== 'options') app.actions.togglePanel('options')
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-add-option]')?.focus())
}
