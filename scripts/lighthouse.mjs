// `npm run lighthouse`: measures every page of a fresh build in English, the main screen three times, and two in other
// languages; it fails if a visit falls short. Lighthouse is fetched on demand rather than being a dependency. Not part of
// `npm test`, because times vary.

import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { build } from 'vite'
import { runLighthouse } from './bench/lighthouse.mjs'
import { root } from './install.mjs'

const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Limits: times in milliseconds, and cumulative layout shift. The main screen alone is bound by its paints. */
const BOUNDS = { 'total-blocking-time': 150, 'cumulative-layout-shift': 0.001 }
const MAIN_BOUNDS = { 'first-contentful-paint': 1800, 'largest-contentful-paint': 2200 }
const MAIN_VISITS = 3
const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
})
const FOLDER = 'test-results/lighthouse'

process.chdir(root)
await build({ root, logLevel: 'warn' })
mkdirSync(FOLDER, { recursive: true })
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const path = join('dist', pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  const file = [path, `${path}.html`].find((one) => extname(one) && existsSync(one))
  if (!file) return response.writeHead(404).end()
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const isText = /text|svg/.test(type)
  response.writeHead(200, { 'content-type': type, ...(isText && { 'content-encoding': 'gzip' }) })
  const source = createReadStream(file)
  if (isText) source.pipe(createGzip()).pipe(response)
  else source.pipe(response)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0

const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
// In other languages pages are built the same way: one screen, and one page from right to left.
const paths = [...all.filter((path) => /^\/[^/]*$/.test(path ?? '')), '/de/', '/ar/about']
const wanted = process.argv.slice(2)
const visits = (wanted.length > 0 ? wanted : paths).flatMap((path) => {
  return path === '/' ? Array.from({ length: MAIN_VISITS }, () => path) : [path]
})
for (const [index, path] of visits.entries()) {
  const report = join(FOLDER, `${path?.slice(1).replaceAll('/', '-') || `index-${index + 1}`}.json`)
  const { categories, audits } = await runLighthouse(
    `http://127.0.0.1:${port}${path}`,
    report,
    Object.keys(CATEGORIES),
  )
  const scores = Object.entries(CATEGORIES).map(([name, least]) => {
    const score = Math.round(100 * categories[name].score)
    if (score < least) process.exitCode = 1
    return `${name} ${score}${score < least ? ` (of ${least})` : ''}`
  })
  const bounds = Object.entries({ ...BOUNDS, ...(path === '/' && MAIN_BOUNDS) }).map(
    ([name, most]) => {
      const value = audits[name].numericValue
      if (value > most) process.exitCode = 1
      return `${name} ${value.toFixed(2)}${value > most ? ` (of ${most})` : ''}`
    },
  )
  console.log(`${path}: ${[...scores, ...bounds].join(', ')}`)
}
server.close()
