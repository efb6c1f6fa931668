// The info pages, read from their Markdown: src/pages/*.md.

import { readdirSync } from 'node:fs'
import type { Navigation, Page } from '../../src/pages/page.ts'
import { pageIn } from '../texts.mjs'

const FOLDER = new URL('../../src/pages/', import.meta.url)
const EXTENSION = /\.md$/

const NAVIGATIONS: readonly Navigation[] = ['header', 'quickLinks', 'legal']
const LAYOUTS: readonly string[] = ['text', 'contents', 'steps', 'free'] satisfies Page['layout'][]

/** Such as `2. How to Use`. */
const LINK = /^(\d+)\. (.+)$/

/** @throws where the head lacks something or has something unknown */
export function readPage(name: string, source: string): Page {
  const [, head = '', text = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r', '')) ?? []
  const fields = new Map(head.split('\n').map((line) => [line.split(': ')[0], line] as const))
  const take = (key: string) => {
    const value = fields.get(key)?.slice(key.length + 2)
    fields.delete(key)
    return value
  }
  const needed = (key: string) => {
    const value = take(key)
    if (!value) throw new Error(`${name}.md has no ${key}`)
    return value
  }
  const layout = take('layout') ?? 'text'
  const page = {
    name,
    path: needed('path'),
    also: take('also'),
    title: needed('title'),
    description: needed('description'),
    layout: layout as Page['layout'],
    beside: take('beside'),
    text,
    ...Object.fromEntries(
      NAVIGATIONS.flatMap((navigation) => {
        const link = take(navigation)
        if (link === undefined) return []
        const [, place, label] = LINK.exec(link) ?? []
        if (!label) throw new Error(`${name}.md has no place in ${navigation}`)
        return [[navigation, { place: Number(place), label }]]
      }),
    ),
  }
  if (!LAYOUTS.includes(layout)) throw new Error(`${name}.md has an unknown layout: ${layout}`)
  if (fields.size > 0) throw new Error(`${name}.md has an unknown ${[...fields.keys()].join()}`)
  return page
}

export function readPages(language = 'en'): readonly Page[] {
  return readdirSync(FOLDER)
    .filter((file) => EXTENSION.test(file))
    .toSorted()
    .map((file) => readPage(file.replace(EXTENSION, ''), pageIn(language, file)))
}

export const PAGES = readPages()

/** The page at a path such as `/about`. Links that others wrote may end in a slash. */
export function pageAt(path: string, pages = PAGES): Page | undefined {
  const wanted = path.replace(/\/$/, '')
  return pages.find((page) => wanted === page.path || wanted === page.also)
}
