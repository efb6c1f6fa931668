// Proves what a server is told to send: a strict policy, and caching that never keeps what may change.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { caching, originOf, securityHeaders } from '../scripts/headers.mjs'
import { caddyExample, nginxExample } from '../scripts/serverExamples.mjs'

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
