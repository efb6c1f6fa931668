// Shows one toast for the first uncaught error. The console has all of them.

import { app } from '../store/app'
import { messages } from './messages'

/** Harmless: the browser says that an observer will be called again in the next frame. */
const OBSERVER_NOISE = /^ResizeObserver loop/
/** What browsers report instead of an error from another origin. */
const CROSS_ORIGIN = /^Script error\.?$/
const EXTENSION = /^[a-z-]+-extension:/

let hasNotified = false

/** Whether the error comes from the page's own code. */
function isOurs({
  message,
  filename,
}: {
  readonly message: string
  /** The address of the script that threw it. */
  readonly filename: string
}): boolean {
  return !OBSERVER_NOISE.test(message) && !CROSS_ORIGIN.test(message) && !EXTENSION.test(filename)
}

/** Starts listening. Returns a function that stops it. */
export function watchUncaught(): () => void {
  const onError = (event: ErrorEvent) => {
    if (isOurs(event)) notify()
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', notify)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', notify)
  }
}

function notify(): void {
  if (hasNotified) return
  hasNotified = true
  app.actions.showToast(messages.unexpectedError, 'error')
}
