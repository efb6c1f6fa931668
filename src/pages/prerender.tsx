// Writes an info page as HTML, at build time and in Node.

import { prerender } from 'react-dom/static'
import { Site } from './Site'

/** The HTML inside the root element for a path. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(<Site ssrPath={path} />)
  return new Response(prelude).text()
}

export { site } from '../site'
export { PAGES } from './pageTable'
