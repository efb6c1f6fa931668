// The headers of headers.mjs wherever they are needed. The preview server sends them; the build has `_headers` and
// `_redirects` for hosts that read those (Netlify, Cloudflare Pages); and each page contains the security policy, for
// hosts that send none.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { addressIn } from '../../src/text/locale.ts'
import {
  BEACON,
  CACHING,
  CHAT,
  caching,
  HTTPS_HEADERS,
  headersOf,
  NOT_RECEIVED,
  originOf,
  ownPolicies,
  policyInPage,
  SHARE_ACTION,
  securityHeaders,
} from '../headers.mjs'
import { embeddersOf } from '../origins.mjs'
import { relaysOf } from '../relays.mjs'
import { BUILT, splitPath } from './languages.ts'
import { PAGES, pageAt } from './pageTable.ts'
import { EMBED, STREAM_PAGES, streamPageAt } from './streamPages.ts'

/** A missing file here is a 404; any other unknown path gets the home page. */
const NO_PAGE = /^\/(?:(?:assets|beacon|chat)\/|sw\.js$)/

/** How a page's address can be written. */
const formsOf = (address: string) => [address, `${address}/`, `${address}.html`]

/** The policy in the pages of a build. */
export function policyInPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'policy-in-pages',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      // First in the page: the policy does not apply to anything before it.
      order: 'post',
      handler(html, { server }) {
        // The development server puts inline scripts and styles into the page.
        if (server) return html
        const policy = policyInPage(originOf(config.env.VITE_CONTACT_ENDPOINT ?? ''))
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        return html.replace('<head>', () => `<head>\n    ${meta}`)
      },
    },
  }
}

export function sendHeaders(): Plugin {
  let config: ResolvedConfig
  const outDir = () => resolve(config.root, config.build.outDir)
  const formOrigin = () => originOf(config.env.VITE_CONTACT_ENDPOINT ?? '')
  let relays: readonly string[] = []
  let embedders: readonly string[] = []
  /** The address of the page for frames, if this is one of its forms and it was built: others show the main screen. */
  function embedAt(path: string): string | undefined {
    const [language, rest] = splitPath(path)
    const address = addressIn(language, EMBED.path)
    const isAsked = formsOf(EMBED.path).includes(rest)
    return isAsked && existsSync(join(outDir(), `${address}.html`)) ? address : undefined
  }

  return {
    name: 'send-headers',
    configResolved(resolved) {
      config = resolved
      relays = relaysOf(config.env.VITE_BEACON_RELAYS ?? '')
      embedders = embeddersOf(config.env.VITE_EMBED_ORIGINS ?? '')
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split(/[?#]/)[0] ?? '/'
        const embed = embedAt(path)
        const headers = headersOf(path, formOrigin(), relays, embed ? embedders : [])
        response.setHeaders(new Map(Object.entries(headers)))
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
        const [language, rest] = splitPath(path)
        const home = addressIn(language, '/')
        // Vite's server knows /about only, and of unknown addresses that they show /.
        const page = pageAt(rest) ?? streamPageAt(rest)
        if (embed) request.url = embed
        else if (page) request.url = addressIn(language, page.path)
        else if (language !== 'en' && !existsSync(join(outDir(), path))) request.url = home
        else if (path === `/${language}`) request.url = home
        next()
      })
    },
    async closeBundle(error) {
      if (error || this.environment.config.build.ssr) return
      const headers = headersFile(formOrigin(), relays, BUILT, embedders)
      await writeFile(join(outDir(), '_headers'), headers)
      await writeFile(join(outDir(), '_redirects'), redirectsFile(BUILT, embedders))
    },
  }
}

/** Hosts try existing files before these rules. */
export function redirectsFile(
  languages: readonly string[] = BUILT,
  embedders: readonly string[] = [],
): string {
  const built = [...PAGES, ...STREAM_PAGES, ...(embedders.length > 0 ? [EMBED] : [])]
  const pages = languages.flatMap((language) =>
    built.map(({ path }) => addressIn(language, path)).map((path) => `${path}/ ${path} 200`),
  )
  const others = languages.filter((language) => language !== 'en')
  return [
    '/assets/* /404 404',
    `${BEACON}* /404 404`,
    `${CHAT}* /404 404`,
    '/sw.js /404 404',
    // Not 303, which not all of these hosts know.
    `${SHARE_ACTION} ${NOT_RECEIVED} 302`,
    ...pages,
    ...others.map((language) => `/${language}/* /${language}/index.html 200`),
    '/* /index.html 200',
    '',
  ].join('\n')
}

/**
 * Headers of all rules that match a path add up, and of two policies both apply: so at most one rule sets a path's
 * `Content-Security-Policy` or its `Cache-Control`. Pages under other addresses, which show the wheel, have the policy
 * in themselves, but for who may frame them, which `X-Frame-Options` says; browsers ignore that where a policy says it.
 * Paths without a `Cache-Control` get the hosts' default, which is to revalidate each time.
 */
export function headersFile(
  formOrigin: string | null,
  relays: readonly string[],
  languages: readonly string[] = BUILT,
  embedders: readonly string[] = [],
): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const { 'Content-Security-Policy': policy = '', ...everywhere } = securityHeaders(formOrigin)
  const { 'Content-Security-Policy': embedPolicy = '' } = securityHeaders(formOrigin, embedders)
  const others = languages.filter((language) => language !== 'en')
  const isEmbedded = embedders.length > 0
  const pages = [
    '/',
    ...[...PAGES, ...STREAM_PAGES].map((page) => page.path),
    // A page for frames in the same folder would have both policies.
    ...others.map((language) => (isEmbedded ? `/${language}/` : `/${language}/*`)),
  ]
  const embeds = languages.flatMap((language) => formsOf(addressIn(language, EMBED.path)))
  const folders = CACHING.flatMap((one) => one.folders)
  const own: Readonly<Record<string, string>> = ownPolicies(relays)
  return [
    rule('/*', { ...HTTPS_HEADERS, ...everywhere, 'X-Frame-Options': 'DENY' }),
    ...pages.map((path) => rule(path, { 'Content-Security-Policy': policy })),
    ...(isEmbedded ? embeds : []).map((path) =>
      rule(path, { 'Content-Security-Policy': embedPolicy }),
    ),
    ...folders.map((folder) =>
      rule(`/${folder}/*`, {
        'Content-Security-Policy': own[`/${folder}/`] ?? policy,
        'Cache-Control': caching(`/${folder}/`),
      }),
    ),
    rule('/sw.js', { 'Content-Security-Policy': policy, 'Cache-Control': caching('/sw.js') }),
  ].join('\n')
}
