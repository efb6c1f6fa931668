// The rescue page's code is loaded only after a crash. If even that fails, a short text takes its place.
// public/start.js does the same for a page that never started.

import { messages } from './messages'

/** @param recall returns the state in memory, if the page has one */
export function rescue(cause: unknown, recall?: () => unknown): void {
  console.error('The page crashed', cause)
  import('./RescuePage')
    .then(({ showRescue }) => showRescue(cause, recall, showBriefly))
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
