// Owns how the info pages become files: each is rendered at build time into HTML of its own, with what search
// engines and previews read, and the development server finds them. The table of pages is in src/pages.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { PAGES, type PageInfo } from '../src/pages/pageTable.ts'
import { site } from '../src/site.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const TEMPLATE = 'src/pages/pages.html'
/** Drawn from the real wheel; messengers show it beside a link. */
const PREVIEW_IMAGE = `${site.url}/preview.png`

const pages: readonly PageInfo[] = Object.values(PAGES)

export function infoPages(): Plugin {
  let outDir = 'dist'
  /** Files that a page's own chunk needs, by the chunk's module. */
  let assets: ReadonlyMap<string, readonly string[]> = new Map()

  return {
    name: 'info-pages',
    config: () => ({
      build: { rolldownOptions: { input: { main: 'index.html', pages: TEMPLATE } } },
    }),
    configResolved(config) {
      outDir = resolve(root, config.build.outDir)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const path = request.url?.split(/[?#]/)[0]
        if (pages.some((page) => page.path === path)) request.url = `/${TEMPLATE}`
        next()
      })
    },
    generateBundle(_, bundle) {
      assets = new Map(
        Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk' && chunk.facadeModuleId
            ? [
                [
                  chunk.facadeModuleId.replaceAll('\\', '/'),
                  [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName],
                ] as const,
              ]
            : [],
        ),
      )
    },
    async closeBundle(error) {
      if (error || this.environment.config.build.ssr) return
      const template = await readFile(join(outDir, TEMPLATE), 'utf8')
      const render = await loadRenderer()
      await Promise.all(
        pages.map(async (page) => {
          const html = filled(template, page, await render(page.path), assetsOf(page, assets))
          await writeFile(join(outDir, `${page.path.slice(1)}.html`), html)
        }),
      )
      await rm(join(outDir, 'src'), { recursive: true })
      const home = join(outDir, 'index.html')
      await writeFile(home, withHead(await readFile(home, 'utf8'), headOf(HOME)))
      await writeFile(join(outDir, 'sitemap.xml'), sitemap())
      await writeFile(join(outDir, 'robots.txt'), ROBOTS)
    },
  }
}

/** The pages' code, built for Node into a folder of its own and loaded from there. */
async function loadRenderer(): Promise<(path: string) => Promise<string>> {
  // Inside the project, so that it finds the packages.
  const outDir = await mkdtemp(join(root, 'node_modules', '.info-pages-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { ssr: 'src/pages/prerender.tsx', outDir, copyPublicDir: false },
    })
    const module: { render(path: string): Promise<string> } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )
    return module.render
  } finally {
    // What is imported lazily has to be there until everything is rendered; it goes with the process.
    process.once('exit', () => void rm(outDir, { recursive: true, force: true }))
  }
}

const HOME: PageInfo = {
  path: '/',
  title: site.name,
  description: `${site.tagline} Fair, free, without an account: a wheel is a link.`,
}

function assetsOf(page: PageInfo, assets: ReadonlyMap<string, readonly string[]>): string[] {
  const name = Object.keys(PAGES).find((key) => PAGES[key as keyof typeof PAGES] === page) ?? ''
  const file = `/src/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`
  const [, found] = [...assets].find(([id]) => id.endsWith(file)) ?? []
  if (!found) throw new Error(`The build has no chunk for ${file}`)
  return found.map((asset) =>
    asset.endsWith('.css')
      ? `<link rel="stylesheet" href="/${asset}">`
      : `<link rel="modulepreload" href="/${asset}">`,
  )
}

function filled(template: string, page: PageInfo, html: string, links: readonly string[]): string {
  const titled = { ...page, title: `${page.title} - ${site.name}` }
  return withHead(template, [...headOf(titled), ...links]).replace(
    '<div id="root"></div>',
    () => `<div id="root">${html}</div>`,
  )
}

/** The template has a title and a description of its own, for the development server. */
function withHead(html: string, head: readonly string[]): string {
  return html
    .replace(/\s*<title>.*?<\/title>/s, '')
    .replace(/\s*<meta\s+name="description"[^>]*>/s, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
}

function headOf({ path, title, description }: PageInfo): string[] {
  const url = `${site.url}${path}`
  const meta = (kind: string, name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}">`
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', PREVIEW_IMAGE),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

function sitemap(): string {
  const urls = [HOME, ...pages].map(({ path }) => `  <url><loc>${site.url}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

const ROBOTS = `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
