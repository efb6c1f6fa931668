// A spin that was asked for before the app ran.

import { app } from '../../store/app'
import { COMMANDS, runIfEnabled } from './commands'

/** Does what public/start.js has noted: a press on the wheel or its button, or a key. */
export function spinIfAsked(): void {
  const { dataset } = document.documentElement
  const { asked } = dataset
  delete dataset.asked
  // The link could not be opened, so this is not the wheel that was meant.
  if (app.store.getState().toasts.some(({ type }) => type === 'error')) return
  if (asked === 'press') COMMANDS.spin.run(app)
  else if (asked === 'key' && app.store.getState().preferences.areShortcutsOn) {
    runIfEnabled(COMMANDS.spin, app)
  }
}
