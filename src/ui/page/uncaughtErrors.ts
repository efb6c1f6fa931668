// Owns what the visitor hears of errors that nobody foresaw: one message in a page's life. The console has them all.

import { app } from '../../store/app'

const MESSAGE = 'Something went wrong. Your wheel is kept; reload the page if it behaves oddly.'

/** The browser's own way to say that an observer will be called again in the next frame. */
const OBSERVER_NOISE = /^ResizeObserver loop/
/** What browsers put in the place of an error that belongs to another origin. */
const FOREIGN = /^Script error\.?$/
const EXTENSION = /^[a-z-]+-extension:/

let isSaid = false

/** Whether an error is one of the page's own. */
function isOurs({
  message,
  filename,
}: {
  readonly message: string
  /** Where the script is that threw it. */
  readonly filename: string
}): boolean {
  return !OBSERVER_NOISE.test(message) && !FOREIGN.test(message) && !EXTENSION.test(filename)
}

/** Starts that; returns what ends it. */
export function watchUncaught(): () => void {
  const failed = (event: ErrorEvent) => {
    if (isOurs(event)) say()
  }
  addEventListener('error', failed)
  addEventListener('unhandledrejection', say)
  return () => {
    removeEventListener('error', failed)
    removeEventListener('unhandledrejection', say)
  }
}

function say(): void {
  if (isSaid) return
  isSaid = true
  app.actions.showToast(MESSAGE, 'error')
}
