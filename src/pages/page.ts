// An info page as it is written: Markdown, below a head that says its address, its titles and where links to it stand.

/** A link in navigation. */
export interface PageLink {
  /** Where it stands among the others, counted from 1. */
  readonly place: number
  readonly label: string
}

export const NAVIGATIONS = ['header', 'quickLinks', 'legal'] as const
export type Navigation = (typeof NAVIGATIONS)[number]

export interface Page extends Readonly<Partial<Record<Navigation, PageLink>>> {
  /** Of its file, without the extension. */
  readonly name: string
  readonly path: string
  /** The page's heading. The document title adds the site's name. */
  readonly title: string
  /** For search engines and link previews. */
  readonly description: string
  /**
   * How what follows the introduction is set: as running text, as numbered sections with a table of contents, as steps
   * with their pictures, or as its own HTML says.
   */
  readonly layout: 'text' | 'contents' | 'steps' | 'free'
  /** What stands beside the introduction: a value of `prerender.tsx`. */
  readonly beside: string | undefined
  readonly text: string
}

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
