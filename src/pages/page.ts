// An info page: Markdown, below a head with its address, titles and links. scripts/vite/pageTable.ts reads it.

export interface PageLink {
  /** Where it stands among the others, counted from 1. */
  readonly place: number
  readonly label: string
}

/** The header, and the two groups of the footer. */
export type Navigation = 'header' | 'quickLinks' | 'legal'

export interface Page extends Readonly<Partial<Record<Navigation, PageLink>>> {
  /** Of its file, without the extension. */
  readonly name: string
  readonly path: string
  /** An older address: links lead to it for ever. */
  readonly also: string | undefined
  /** The page's heading. The document title adds the site's name. */
  readonly title: string
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
