// Renders an info page to HTML, at build time in Node.

import { prerender } from 'react-dom/static'
import { loadAllPages } from './pageChunks'
import { Site } from './Site'

/** The HTML inside the root element for a path. */
export async function render(path: string): Promise<string> {
  await loadAllPages()
  // In one chunk: later ones would be moved into place by inline scripts, which the policy forbids.
  const { prelude } = await prerender(<Site ssrPath={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}

export { operator, site } from '../site'
