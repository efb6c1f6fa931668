// What happens when the page itself fails: a page of last resort takes its place. Its code is loaded then; where even
// that cannot be had, a few words stand there. A page that never started is public/start.js's.

import type { showRescue } from './RescuePage'

/**
 * Gives the page up, for what was thrown and nobody caught.
 * @param recall the state in memory, where the page has one
 */
export function rescue(
  load: () => Promise<typeof showRescue>,
  cause: unknown,
  recall?: () => unknown,
): void {
  console.error('The page cannot go on', cause)
  load()
    .then((show) => show(cause, recall, lastWords))
    .catch(lastWords)
}

function lastWords(cause: unknown): void {
  console.error(cause)
  const { body } = document
  const again = document.createElement('a')
  again.href = ''
  again.textContent = 'Try again'
  again.onclick = (event) => {
    // The link alone would lose a wheel that is in the address.
    event.preventDefault()
    location.reload()
  }
  body.role = 'alert'
  body.replaceChildren('Something went wrong. Your wheel is kept. ', again)
}
