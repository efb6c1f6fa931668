// The info pages, as the build renders them.

import { PAGES, pageAt } from '../../scripts/vite/pageTable'
import { render } from '../../src/pages/prerender'

/** The HTML of what a page says, without the frame around it. */
export async function mainAt(path: string): Promise<string> {
  const page = pageAt(path)
  if (!page) throw new Error(`There is no page at ${path}`)
  const html = await render(page, PAGES)
  return html.slice(html.indexOf('<header class="', html.indexOf('<main')), html.indexOf('</main>'))
}

/** The words of it. */
export async function shownAt(path: string): Promise<string> {
  return (await mainAt(path)).replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
}
