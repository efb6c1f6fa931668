// The info pages, read from their Markdown: src/pages/*.md.

import { readdirSync, readFileSync } from 'node:fs'
import { type Page, readPage } from '../../src/pages/page.ts'

const FOLDER = new URL('../../src/pages/', import.meta.url)
const EXTENSION = /\.md$/

export function readPages(): readonly Page[] {
  return readdirSync(FOLDER)
    .filter((file) => EXTENSION.test(file))
    .toSorted()
    .map((file) =>
      readPage(file.replace(EXTENSION, ''), readFileSync(new URL(file, FOLDER), 'utf8')),
    )
}

export const PAGES = readPages()

/** The page at a path such as `/about`. Links that others wrote may end in a slash. */
export function pageAt(path: string, pages = PAGES): Page | undefined {
  return pages.find((page) => path === page.path || path === `${page.path}/`)
}
