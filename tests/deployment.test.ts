// The server configuration: a strict policy, and caching only of what never changes.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  caching,
  HTTPS_HEADERS,
  originOf,
  policyInPage,
  securityHeaders,
} from '../scripts/headers.mjs'
import { caddyExample, nginxExample } from '../scripts/serverExamples.mjs'
import { headersFile } from '../scripts/vite/sendHeaders'

const policy = (formOrigin: string | null) =>
  securityHeaders(formOrigin)['Content-Security-Policy'] ?? ''

describe('the policy', () => {
  it('allows nothing but what is named, and nothing inline or evaluated', () => {
    expect(policy(null)).toMatch(/^default-src 'none'; /)
    expect(policy(null)).toContain("require-trusted-types-for 'script'")
    expect(policy(null)).not.toMatch(/unsafe|\*|data:|blob:|https?:/)
  })

  it('lets the contact form go to the form service, where there is one, and to no other', () => {
    const origin = originOf('https://forms.example/submit?to=us')
    expect(policy(origin)).toContain("form-action 'self' https://forms.example;")
    expect(policy(originOf(''))).toContain("form-action 'self';")
    expect(() => originOf('forms.example')).toThrow(TypeError)
  })
})

describe('the policy in a page', () => {
  // https://www.w3.org/TR/CSP3/#meta-element
  const headerOnly = ['frame-ancestors', 'report-uri', 'report-to', 'sandbox']
  const directives = (text: string) => text.split('; ')

  it.each([null, 'https://forms.example'])(
    'is the one of the headers (form service: %s)',
    (origin) => {
      const isForPages = (one: string) => !headerOnly.includes(one.split(' ')[0] ?? '')
      expect(directives(policyInPage(origin))).toEqual(
        directives(policy(origin)).filter(isForPages),
      )
      expect(policyInPage(origin)).toContain("require-trusted-types-for 'script'")
    },
  )

  it('needs no escaping in an attribute', () => {
    expect(policyInPage(originOf('https://forms.example/?a="&b=<'))).not.toMatch(/["&<>]/)
  })
})

describe('HTTPS only', () => {
  const value = HTTPS_HEADERS['Strict-Transport-Security']

  it('is said for a year and for this host, not for others below its name', () => {
    expect(value).toBe('max-age=31536000')
  })

  it.each([
    ['_headers', headersFile(null)],
    ['nginx.conf', nginxExample(null)],
    ['Caddyfile', caddyExample(null)],
  ])('is said by %s', (_, text) => {
    expect(text.match(/Strict-Transport-Security:? "?max-age=31536000/g)).toHaveLength(1)
  })

  it('is not said where there is no HTTPS', () => {
    expect(Object.keys(securityHeaders(null))).not.toContain('Strict-Transport-Security')
  })
})

it.each([
  ['nginx.conf', nginxExample(null), /location = \/sw\.js \{\s+try_files \$uri =404;/],
  ['Caddyfile', caddyExample(null), /not path \/assets\/\* \/sw\.js\n/],
])('%s says that a worker is missing where it is, and shows no page for it', (_, text, rule) => {
  expect(text).toMatch(rule)
})

it.each([
  ['/assets/main-CoRmaRv8.js', 'public, max-age=31536000, immutable'],
  ['/pictures/spin-light.webp', 'public, max-age=86400'],
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/theme.js', 'no-cache'],
])('%s is kept as %s', (path, value) => {
  expect(caching(path)).toBe(value)
})

it.each([
  ['nginx.conf', nginxExample(null)],
  ['Caddyfile', caddyExample(null)],
])('docs/deployment/%s is as `npm run deployment` writes it', (file, text) => {
  expect(readFileSync(new URL(`../docs/deployment/${file}`, import.meta.url), 'utf8')).toBe(text)
})

it.each([
  ['nginx.conf', nginxExample(null), 'return 303 /?received=none;'],
  ['Caddyfile', caddyExample(null), 'redir /open-shared /?received=none 303'],
])('%s leads a share that no worker has taken to the page, which says so', (_, text, rule) => {
  expect(text).toContain(rule)
})
