// The pages for streams, each in a build of its own: in one build, what pages share comes in many small files, and a first
// visit of the main screen would load one after another. Their scripts are in a folder that the service worker does not
// cache before somebody opens such a page (src/app/worker/files.ts).

import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite'
import { embeddersOf } from '../origins.mjs'
import { siteName } from '../siteName.mjs'
import { compiled, saidTexts } from '../texts.mjs'
import { BUILT, splitPath } from './languages.ts'
import { escaped } from './pageHead.ts'
import { writePage } from './texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Named by the build alone: these styles are in this folder as scripts are, other files where the site has the same. */
const FOLDER = 'assets/stream'

interface StreamPage {
  readonly path: string
  readonly template: string
  /** The id of its title's text. */
  readonly title: string
}

const streamPage = (name: string): StreamPage => ({
  path: `/${name}`,
  template: `src/stream/${name}.html`,
  title: `stream:${name}Title`,
})

/** In no list of pages, sitemap or menu: their addresses are given to a broadcasting program. */
export const STREAM_PAGES: readonly StreamPage[] = [streamPage('overlay'), streamPage('dock')]

/** The wheel in a frame of another site: built only where the operator names one that may show it. */
export const EMBED = streamPage('embed')

/** The page at a path such as `/overlay`, or `/overlay/`. */
export function streamPageAt(path: string, pages = STREAM_PAGES): StreamPage | undefined {
  return pages.find((page) => path.replace(/\/$/, '') === page.path)
}

/** @param shared what the builds have in common; called for each, as plugins keep what they have read */
export function streamPages(shared: () => InlineConfig): Plugin {
  let config: ResolvedConfig
  return {
    name: 'stream-pages',
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, path] = splitPath(request.url?.split(/[?#]/)[0] ?? '/')
        const page = streamPageAt(path, [...STREAM_PAGES, EMBED])
        if (!page) return next()
        try {
          const template = await readFile(join(root, page.template), 'utf8')
          const html = await server.transformIndexHtml(page.path, template, request.originalUrl)
          response.setHeader('Content-Type', 'text/html')
          response.end(html)
        } catch (cause) {
          next(cause)
        }
      })
    },
    async closeBundle(error) {
      // A development server that is closed calls this too.
      const isBuild = config.command === 'build' && !this.environment.config.build.ssr
      if (error || !isBuild) return
      // Nothing was written; the error before this one says why.
      if (!existsSync(resolve(root, config.build.outDir, 'index.html'))) return
      const isEmbedded = embeddersOf(config.env.VITE_EMBED_ORIGINS ?? '').length > 0
      const pages = isEmbedded ? [...STREAM_PAGES, EMBED] : STREAM_PAGES
      for (const page of pages) await buildPage(page, shared(), config)
    },
  }
}

async function buildPage(
  { path, template, title }: StreamPage,
  shared: InlineConfig,
  { mode, build: { outDir } }: ResolvedConfig,
) {
  const folder = resolve(root, outDir)
  const { output: names, ...options } = shared.build?.rolldownOptions ?? {}
  const built = await build({
    ...shared,
    root,
    configFile: false,
    mode,
    logLevel: 'warn',
    build: {
      ...shared.build,
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        ...options,
        input: template,
        output: {
          ...names,
          entryFileNames: `${FOLDER}/[name]-[hash].js`,
          chunkFileNames: `${FOLDER}/[name]-[hash].js`,
          // Fonts and workers are the same files as the site's.
          assetFileNames: ({ names: [name = ''] }) =>
            `${name.endsWith('.css') ? FOLDER : 'assets'}/[name]-[hash][extname]`,
        },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite builds a page once')
  let page = ''
  for (const one of built.output) {
    const source = one.type === 'chunk' ? one.code : one.source
    if (one.fileName === template) page = String(source)
    else await write(join(folder, one.fileName), source)
  }
  const titles = saidTexts().filter(({ id }) => id === title)
  for (const language of BUILT) {
    const name = compiled(language, titles).get(title)
    if (!page || typeof name !== 'string') throw new Error(`${template} was not built`)
    const titled = page.replace(
      /<title>.*?<\/title>/s,
      () => `<title>${escaped(name)} - ${escaped(siteName)}</title>`,
    )
    await writePage(folder, `${path.slice(1)}.html`, titled, { language, folder: FOLDER })
  }
}

async function write(path: string, source: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, source)
}
