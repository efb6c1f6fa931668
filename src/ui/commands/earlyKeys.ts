// What was pressed before the app ran, and the keys before the shortcuts are loaded. Enter and Space spin at once, as the
// page says they do; other keys are kept for a moment.

import { app } from '../../store/app'
import { COMMANDS, runIfEnabled } from './commands'

/** What a key does later than this would come as a surprise. */
const KEPT_MS = 2000

const kept: KeyboardEvent[] = []

function keyPressed(event: KeyboardEvent): void {
  const { key, target, repeat, ctrlKey, metaKey, altKey, shiftKey } = event
  const isPlain = !(ctrlKey || metaKey || altKey || shiftKey)
  const { areShortcutsOn } = app.store.getState().preferences
  // With the focus on a control, the key is the control's.
  const isSpin = COMMANDS.spin.keys.includes(key) && target === document.body
  if (!isSpin) kept.push(event)
  else if (isPlain && areShortcutsOn) {
    // Space would scroll the page.
    event.preventDefault()
    if (!repeat) runIfEnabled(COMMANDS.spin, app)
  }
}

/** Call it once the app is on the screen. */
export function handleEarlyKeys(): void {
  document.addEventListener('keydown', keyPressed)
  spinIfAsked()
}

/** What public/start.js has noted: a press on the wheel or its button, or a key. */
function spinIfAsked(): void {
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

/** The keys that are still to be done. From now on the caller takes every key. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', keyPressed)
  return kept.splice(0).filter(({ timeStamp }) => performance.now() - timeStamp < KEPT_MS)
}
