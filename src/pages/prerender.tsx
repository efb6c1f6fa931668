// Writes an info page as HTML, at build time and in Node.

import { prerender } from 'react-dom/static'
import { loadAllPages } from './pageChunks'
import { Site } from './Site'

/** The HTML inside the root element for a path. */
export async function render(path: string): Promise<string> {
  await loadAllPages()
  // In one piece: a part that comes later would be put in its place by an inline script.
  const { prelude } = await prerender(<Site ssrPath={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}

export { operator, site } from '../site'
