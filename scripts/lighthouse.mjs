// `npm run lighthouse`: measures every page of a fresh build and fails if one falls short. Lighthouse is fetched on
// demand rather than being a dependency. Not part of `npm test`, because times vary.

import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { build } from 'vite'
import { findOrInstallChromium } from './chromium.mjs'
import { root } from './install.mjs'

const PACKAGE = 'lighthouse@13'
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Limits: total blocking time in milliseconds, and cumulative layout shift. */
const BOUNDS = { 'total-blocking-time': 150, 'cumulative-layout-shift': 0.001 }
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
  const path = join('dist', pathname === '/' ? 'index.html' : pathname)
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
const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
  ([, path]) => path,
)
const wanted = process.argv.slice(2)
for (const path of wanted.length > 0 ? wanted : paths) {
  const report = join(FOLDER, `${path?.slice(1) || 'index'}.json`)
  await measure(`http://127.0.0.1:${port}${path}`, report)
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  const scores = Object.entries(CATEGORIES).map(([name, least]) => {
    const score = Math.round(100 * categories[name].score)
    if (score < least) process.exitCode = 1
    return `${name} ${score}${score < least ? ` (of ${least})` : ''}`
  })
  const bounds = Object.entries(BOUNDS).map(([name, most]) => {
    const value = audits[name].numericValue
    if (value > most) process.exitCode = 1
    return `${name} ${value.toFixed(2)}${value > most ? ` (of ${most})` : ''}`
  })
  console.log(`${path}: ${[...scores, ...bounds].join(', ')}`)
}
server.close()

/** In a process of its own, so that the server above can answer it. @param {string} url @param {string} report */
function measure(url, report) {
  const flags = '--headless=new --no-sandbox'
  const only = Object.keys(CATEGORIES).join(',')
  const output = ['--output=json', `--output-path=${report}`]
  const args = ['--yes', PACKAGE, url, '--quiet', `--only-categories=${only}`, ...output]
  const child = spawn('npx', [...args, `--chrome-flags=${flags}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: findOrInstallChromium() },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`Lighthouse ended with ${code}`)),
    )
  })
}
