// Builds the benchmark's own pages and serves them beside a build of the product.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { securityHeaders } from '../headers.mjs'
import { root } from '../install.mjs'
import { install } from './instruments.mjs'

/** The pages, and the scripts of their workers. */
const PAGES = {
  fiber: 'fiberPage.tsx',
  webgl: 'webglPage.ts',
  peer: 'peerPage.ts',
  css: 'cssPage.ts',
  offscreen: 'offscreenPage.ts',
}
const WORKERS = { fiberWorker: 'fiberWorker.tsx', webglWorker: 'webglWorker.ts' }
const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
})
const IS_TEXT = /text|svg|json/
const INSTRUMENTS = '/bench/instruments.js'

/** @returns {Promise<{ folder: string, remove: () => void }>} a temporary folder with the pages and their workers */
export async function buildPages() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const [name, file] of Object.entries({ ...PAGES, ...WORKERS })) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: join(root, 'scripts/bench/pages', file),
          output: { entryFileNames: `${name}.js` },
        },
      },
    })
  }
  for (const name of Object.keys(PAGES)) {
    const page = `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>body { margin: 20px } #place { width: 350px; height: 350px }</style>
<div id="place"></div><script type="module" src="/bench/${name}.js"></script>`
    writeFileSync(join(folder, `${name}.html`), page)
  }
  writeFileSync(join(folder, 'instruments.js'), `(${install})()`)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/**
 * The headers of a real server, plus cross-origin isolation, which makes the clocks of page and worker precise to 5 µs
 * instead of 100. Every worker's script imports the instruments before anything of its own: a build needs no code for
 * being measured.
 * @param {string} dist a build of the product
 * @param {string} pages the folder of the pages
 * @returns {Promise<{ url: string, close: () => void }>} the address ends with a slash
 */
export async function serveBuild(dist, pages) {
  const headers = {
    ...securityHeaders(null),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  /** @type {Map<string, Buffer>} */
  const packed = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isBench = pathname.startsWith('/bench/')
    const path = isBench
      ? join(pages, pathname.slice('/bench/'.length))
      : join(dist, pathname === '/' ? 'index.html' : pathname)
    const file = [path, `${path}.html`].find((one) => extname(one) && existsSync(one))
    if (!file) return response.writeHead(404).end()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const isWorker = request.headers['sec-fetch-dest'] === 'worker'
    const isPacked = IS_TEXT.test(type)
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    const key = `${isWorker} ${file}`
    let body = packed.get(key)
    if (!body) {
      const text = readFileSync(file)
      const whole = isWorker ? Buffer.concat([Buffer.from(`import '${INSTRUMENTS}';`), text]) : text
      body = isPacked ? gzipSync(whole) : whole
      packed.set(key, body)
    }
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
