// Replaces a page that crashed with the rescue page, whose code is loaded only then. If even that fails, a short text
// takes its place. public/start.js does the same for a page that never started.

import { messages } from './crashMessages'
import type { showRescue } from './RescuePage'

/**
 * Replaces the page after an uncaught error.
 * @param recall returns the state in memory, if the page has one
 */
export function rescue(
  load: () => Promise<typeof showRescue>,
  cause: unknown,
  recall?: () => unknown,
): void {
  console.error('The page crashed', cause)
  load()
    .then((show) => show(cause, recall, showBriefly))
    .catch(showBriefly)
}

function showBriefly(cause: unknown): void {
  console.error(cause)
  const { body } = document
  const again = document.createElement('a')
  again.href = ''
  again.textContent = messages.tryAgain
  again.onclick = (event) => {
    // Following the link would drop a wheel that is in the address.
    event.preventDefault()
    location.reload()
  }
  body.role = 'alert'
  body.replaceChildren(messages.crashedBriefly, ' ', again)
}
