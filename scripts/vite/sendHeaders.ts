// The headers of headers.mjs wherever they are needed. The preview server sends them; the build has `_headers` and
// `_redirects` for hosts that read those (Netlify, Cloudflare Pages); and each page contains the security policy, for
// hosts that send none.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import {
  CACHING,
  caching,
  HTTPS_HEADERS,
  NOT_RECEIVED,
  originOf,
  policyInPage,
  SHARE_ACTION,
  securityHeaders,
} from '../headers.mjs'

/** A missing file here is a 404; any other unknown path gets the home page. */
const NO_PAGE = /^\/(?:assets\/|sw\.js$)/

export function sendHeaders(): Plugin {
  let config: ResolvedConfig
  const outDir = () => resolve(config.root, config.build.outDir)
  const formOrigin = () => originOf(config.env.VITE_CONTACT_ENDPOINT ?? '')

  return {
    name: 'send-headers',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      // First in the page: the policy does not apply to anything before it.
      order: 'post',
      handler(html, { server }) {
        // The development server puts inline scripts and styles into the page.
        if (server) return html
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policyInPage(formOrigin())}" />`
        return html.replace('<head>', () => `<head>\n    ${meta}`)
      },
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split(/[?#]/)[0] ?? '/'
        response.setHeaders(new Map(Object.entries(securityHeaders(formOrigin()))))
        if (NO_PAGE.test(path) && !existsSync(join(outDir(), path))) {
          response.writeHead(404, { 'Content-Type': 'text/plain' }).end()
          return
        }
        if (path === SHARE_ACTION) {
          response.writeHead(303, { Location: NOT_RECEIVED }).end()
          return
        }
        response.setHeader('Cache-Control', caching(path))
        // Tells developer tools what the scripts themselves leave out.
        if (path.endsWith('.js') && existsSync(join(outDir(), `${path}.map`))) {
          response.setHeader('SourceMap', `${path}.map`)
        }
        next()
      })
    },
    async closeBundle(error) {
      if (error || this.environment.config.build.ssr) return
      await writeFile(join(outDir(), '_headers'), headersFile(formOrigin()))
      await writeFile(join(outDir(), '_redirects'), REDIRECTS)
    },
  }
}

/** Hosts try existing files before these rules. */
const REDIRECTS = [
  '/assets/* /404 404',
  '/sw.js /404 404',
  // Not 303, which not all of these hosts know.
  `${SHARE_ACTION} ${NOT_RECEIVED} 302`,
  '/* /index.html 200',
  '',
].join('\n')

/**
 * Headers of all rules that match a path add up, so at most one rule sets a path's `Cache-Control`. Paths without one
 * get the hosts' default, which is to revalidate each time.
 */
export function headersFile(formOrigin: string | null): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const cached = CACHING.flatMap(({ folders, value }) =>
    folders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': value })),
  )
  return [
    rule('/*', { ...HTTPS_HEADERS, ...securityHeaders(formOrigin) }),
    ...cached,
    rule('/sw.js', { 'Cache-Control': caching('/sw.js') }),
  ].join('\n')
}
