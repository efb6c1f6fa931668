// What search engines and previews of links read: the head of a page, which names the same page in every language, and
// the sitemap, which does so for all pages.

import type { Page } from '../../src/pages/page.ts'
import { addressIn } from '../../src/text/locale.ts'

/** Messengers show it beside a link. `npm run pictures` takes it from the real wheel. */
const PREVIEW_IMAGE = '/preview.png'

/** Where installedApp.ts says what it has. */
export const MANIFEST = '/manifest.webmanifest'

export type PageInfo = Pick<Page, 'path' | 'title' | 'description'>

interface PageSite {
  /** Of the site, without a slash at its end. */
  readonly url: string
  readonly name: string
  /** Those that the site is built in: English, and it may be alone. */
  readonly languages: readonly string[]
}

export function headOf(
  { path, title, description }: PageInfo,
  language: string,
  { url, name, languages }: PageSite,
): string[] {
  const own = url + addressIn(language, path)
  const locale = regional(language)
  const meta = (kind: string, name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}">`
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(own)}">`,
    ...alternates(path, url, languages).map(
      ({ language, href }) =>
        `<link rel="alternate" hreflang="${language}" href="${escaped(href)}">`,
    ),
    `<link rel="manifest" href="${addressIn(language, MANIFEST)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    ...(locale ? [meta('property', 'og:locale', locale)] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', own),
    meta('property', 'og:image', `${url}${PREVIEW_IMAGE}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** A page in every language, itself too, and in English for whoever reads none of them. */
export function alternates(path: string, url: string, languages: readonly string[]) {
  if (languages.length < 2) return []
  const all = languages.map((language) => ({ language, href: url + addressIn(language, path) }))
  return [...all, { language: 'x-default', href: url + path }]
}

/** With a region, as Open Graph wants it: `de_DE`. None where it has no letters, as for Esperanto. */
function regional(code: string): string | undefined {
  const { language, region = '' } = new Intl.Locale(code).maximize()
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined
}

export function sitemap(
  paths: readonly string[],
  url: string,
  languages: readonly string[],
): string {
  const urls = paths.flatMap((path) => {
    const others = alternates(path, url, languages).map(
      ({ language, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>\n`,
    )
    return languages.map((language) => {
      const loc = `<loc>${escaped(url + addressIn(language, path))}</loc>`
      if (others.length === 0) return `  <url>${loc}</url>`
      return `  <url>\n    ${loc}\n${others.join('')}  </url>`
    })
  })
  const xhtml = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export function robots(url: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
