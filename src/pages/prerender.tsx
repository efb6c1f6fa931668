// Renders an info page to HTML, at build time in Node.

import { prerender } from 'react-dom/static'
import { loadAllPages } from './pageChunks'
import { Site } from './Site'

/** The HTML of the page at a path, to go inside the root element. */
export async function render(path: string): Promise<string> {
  await loadAllPages()
  // In one chunk: inline scripts would move later ones into place, which the content security policy forbids.
  const { prelude } = await prerender(<Site ssrPath={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}

// For the build: scripts/vite/infoPages.ts.
export { operator, site } from '../text/site'
