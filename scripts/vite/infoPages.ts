// The info pages as files: each is rendered to its own HTML at build time, with the metadata that search engines and
// link previews read; and the main screen into index.html; all of it in every language. The development server renders a
// page when it is asked for.

import { existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { messages as siteMessages } from '../../src/app/siteMessages.ts'
import { hasDisplayFace } from '../../src/languages/languages.ts'
import type { Page } from '../../src/pages/page.ts'
import { addressIn, type Language } from '../../src/text/locale.ts'
import { startIn } from '../texts.mjs'
import { inBrowserOfBuild } from './browserOfBuild.ts'
import { manifestIn } from './installedApp.ts'
import { BUILT, namedLanguages, SERVED, splitPath } from './languages.ts'
import { escaped, headOf, MANIFEST, type PageInfo, robots, sitemap } from './pageHead.ts'
import { PAGES, pageAt, readPages } from './pageTable.ts'
import { languageLines, texts, writePage } from './texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TEMPLATE = 'src/pages/pages.html'
/** The display font's Latin letters, with which every page begins. */
const FONT = /fredoka-latin-wght.*\.woff2$/
/** Lines in all languages, which src/platform/language.ts asks for. */
const LINES = '/languages.json'
/** Where index.html has the main screen. */
const SCREEN = '<!-- The main screen -->'

const STYLES = /\/src\/(?:pages|ui\/kit)\/.+\.module\.css$/
/** The part of a page that a browser brings to life. */
const APP = /data-app="(\w+)"/

/** What the built src/pages/prerender.tsx exports; the operator's settings are compiled in. */
interface Renderer {
  readonly site: { readonly name: string }
  readonly operator: { readonly url: string }
  render(page: Page, pages: readonly Page[]): Promise<string>
  /** By the built src/app/prerender.tsx. */
  renderMainScreen(): Promise<{
    readonly screen: string
    readonly messages: typeof siteMessages
  }>
}

export function infoPages(): Plugin {
  let outDir = 'dist'
  /** The files that a page's chunk needs, by the path of the page's module. */
  let assets: ReadonlyMap<string, readonly string[]> = new Map()
  let font = ''
  /** What the development server's pages are rendered in. */
  let rendered = 'en'

  return {
    name: 'info-pages',
    config: () => ({
      build: { rolldownOptions: { input: { main: 'index.html', pages: TEMPLATE } } },
    }),
    configResolved(config) {
      outDir = resolve(root, config.build.outDir)
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [language, path] = splitPath(request.url?.split(/[?#]/)[0] ?? '/')
        if (path === LINES) return response.end(languageLines(SERVED))
        const pages = readPages(language)
        const page = pageAt(path, pages)
        if (!page) return next()
        try {
          globalThis.pageTexts = { language, languages: namedLanguages(SERVED), messages: {} }
          // Modules have one language for their whole life.
          if (language !== rendered) server.environments.ssr.moduleGraph.invalidateAll()
          rendered = language
          const renderer = await server.ssrLoadModule('/src/pages/prerender.tsx')
          const template = await readFile(join(root, TEMPLATE), 'utf8')
          const empty = await server.transformIndexHtml(page.path, template, request.originalUrl)
          const head = [`<title>${escaped(page.title)}</title>`]
          response.setHeader('Content-Type', 'text/html')
          response.end(filled(empty, head, await renderer.render(page, pages)))
        } catch (cause) {
          next(cause)
        }
      })
    },
    transform: {
      order: 'post',
      filter: { id: STYLES },
      // The pages name their classes, which the build would leave out where no script names one.
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const needs = (file: string): string[] => {
        const chunk = chunks.find(({ fileName }) => fileName === file)
        if (!chunk) return []
        return [...(chunk.viteMetadata?.importedCss ?? []), file, ...chunk.imports.flatMap(needs)]
      }
      assets = new Map(
        chunks.flatMap(({ facadeModuleId, fileName }) =>
          facadeModuleId ? [[facadeModuleId.replaceAll('\\', '/'), needs(fileName)] as const] : [],
        ),
      )
      font = Object.keys(bundle).find((file) => FONT.test(file)) ?? ''
    },
    async closeBundle(error) {
      if (error || this.environment.config.build.ssr) return
      // Nothing was written; the error before this one says why.
      if (!existsSync(join(outDir, TEMPLATE))) return
      const template = await readFile(join(outDir, TEMPLATE), 'utf8')
      const empty = await readFile(join(outDir, 'index.html'), 'utf8')
      if (!empty.includes(SCREEN)) throw new Error(`index.html lacks ${SCREEN}`)
      const load = await buildRenderer(this.environment.config)
      const paths = ['/', ...PAGES.map(({ path }) => path)]
      for (const language of BUILT) {
        const renderer = await load(language)
        const pages = readPages(language)
        const { site, operator } = renderer
        const { screen, messages } = await renderer.renderMainScreen()
        const fonts = hasDisplayFace(language) ? [font] : []
        const built = { url: operator.url, name: site.name, languages: BUILT }
        const write = (file: string, html: string, listed: readonly Language[] = []) =>
          writePage(outDir, file, html, { language, listed })
        await Promise.all(
          pages.map(async (page) => {
            const titled = { ...page, title: `${page.title} - ${site.name}` }
            const html = await renderer.render(page, pages)
            const links = [...fonts, ...assetsOf(html, assets)]
              .filter((file) => !template.includes(file))
              .map(linkTo)
            const head = [...headOf(titled, language, built), ...links]
            for (const path of [page.path, page.also]) {
              if (path === undefined) continue
              await write(`${path.slice(1)}.html`, filled(template, head, html))
            }
          }),
        )
        const info: PageInfo = {
          path: '/',
          title: site.name,
          description: messages.description,
        }
        const head = [...fonts.map(linkTo), ...headOf(info, language, built)]
        // The screen and its styles come first: they need none of the scripts.
        const html = withHead(startIn(language, empty), head)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
          .replace(SCREEN, () => screen)
        await write('index.html', html, namedLanguages(BUILT))
        const manifest = JSON.stringify(manifestIn(language, messages))
        await writeFile(join(outDir, addressIn(language, MANIFEST)), manifest)
        await writeFile(join(outDir, 'sitemap.xml'), sitemap(paths, operator.url, BUILT))
        await writeFile(join(outDir, 'robots.txt'), robots(operator.url))
      }
      if (BUILT.length > 1) await writeFile(join(outDir, LINES), languageLines(BUILT))
      await rm(join(outDir, 'src'), { recursive: true })
      for (const name of ['start.js', 'theme.js']) {
        const script = join(outDir, name)
        await writeFile(script, withoutComments(await readFile(script, 'utf8')))
      }
    },
  }
}

/**
 * Builds the pages' code for Node into a temporary folder, to be imported from there for each language, one after another.
 * @param config of the site: the styles must be treated alike, or their classes have other names here
 */
async function buildRenderer({
  mode,
  css,
}: Pick<ResolvedConfig, 'mode' | 'css'>): Promise<(language: string) => Promise<Renderer>> {
  // Inside the project, so that its imports of packages resolve.
  const folder = await mkdtemp(join(root, 'node_modules', '.info-pages-'))
  // Rendering still imports chunks from the folder, so it is removed only when the process exits.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const outDir = join(folder, 'built')
  await build({
    root,
    configFile: false,
    mode,
    css,
    logLevel: 'warn',
    plugins: [react(), texts()],
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        input: { pages: 'src/pages/prerender.tsx', main: 'src/app/prerender.tsx' },
      },
    },
  })
  return async (language) => {
    // A copy for each language: modules keep theirs for their whole life.
    const copy = join(folder, language)
    await cp(outDir, copy, { recursive: true })
    globalThis.pageTexts = { language, languages: namedLanguages(BUILT), messages: {} }
    const load = (file: string) => import(pathToFileURL(join(copy, file)).href)
    return {
      ...(await load('pages.js')),
      renderMainScreen: () =>
        inBrowserOfBuild(async () => {
          const { render, messages } = await load('main.js')
          return { screen: await render(), messages }
        }),
    }
  }
}

/** What the part of a page needs that a browser brings to life; other pages need no more than all do. */
function assetsOf(html: string, assets: ReadonlyMap<string, readonly string[]>): string[] {
  const [, app] = APP.exec(html) ?? []
  if (!app) return []
  const files = ['hydrate.tsx', `${app.charAt(0).toUpperCase()}${app.slice(1)}Page.tsx`]
  const found = files.flatMap((file) => {
    const [, needs] = [...assets].find(([id]) => id.endsWith(`/${file}`)) ?? []
    if (!needs) throw new Error(`The build has no chunk for ${file}`)
    return needs
  })
  return [...new Set(found)]
}

/** Lets the browser fetch a file before a script asks for it, so that the layout does not shift when it arrives. */
function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}">`
  if (file.endsWith('.js')) return `<link rel="modulepreload" href="/${file}">`
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`
}

function filled(template: string, head: readonly string[], html: string): string {
  return withHead(template, head).replace(
    '<div id="root"></div>',
    () => `<div id="root">${html}</div>`,
  )
}

/** Minifiers would write newer syntax, and these scripts have whole lines of comments only. */
function withoutComments(script: string): string {
  const lines = script.split('\n').map((line) => line.trim())
  return lines.filter((line) => !/^(\/\/|\/\*\*|$)/.test(line)).join('\n')
}

/** Replaces the title and the description that the template has for the development server. */
function withHead(html: string, head: readonly string[]): string {
  return html
    .replace(/\s*<title>.*?<\/title>/s, '')
    .replace(/\s*<meta\s+name="description"[^>]*>/s, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
}
