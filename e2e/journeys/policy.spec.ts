// The security headers, and that the browser enforces them. Every other test runs under them too.

import type { Page } from 'playwright/test'
import { PAGES } from '../../scripts/vite/pageTable'
import { expect, test } from '../support/fixtures'

test('every answer carries the policy, and caching that fits', async ({ page, request }) => {
  await page.goto('/')
  const script = await page.locator('script[type="module"]').first().getAttribute('src')
  const kept: Record<string, string> = {
    '/': 'no-cache',
    '/about': 'no-cache',
    '/nowhere': 'no-cache',
    '/sw.js': 'no-cache',
    '/theme.js': 'no-cache',
    '/manifest.webmanifest': 'no-cache',
    '/pictures/spin-light.webp': 'public, max-age=86400',
    [script ?? '']: 'public, max-age=31536000, immutable',
  }
  for (const [path, caching] of Object.entries(kept)) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const headers = answer.headers()
    expect(headers['cache-control'], path).toBe(caching)
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    // Meant for HTTPS, which is not served here.
    expect(headers['strict-transport-security'], path).toBeUndefined()
  }
  const missing = await request.get('/assets/gone-12345678.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBeUndefined()
})

/** What a page must not do, and what its console then says. */
const FORBIDDEN: Record<string, [says: RegExp, attempt: () => unknown]> = {
  'a script in the page': [
    /'TrustedScript' assignment/,
    () => {
      const script = document.createElement('script')
      script.append('document.title = "run"')
      document.body.append(script)
    },
  ],
  'a style in the page': [
    /style-src/,
    () => {
      const style = document.createElement('style')
      style.append('body { display: none }')
      document.head.append(style)
    },
  ],
  'markup out of text': [
    /'TrustedHTML' assignment/,
    () => {
      try {
        document.body.innerHTML = '<img src=x>'
      } catch (error) {
        return error
      }
    },
  ],
  'a script from elsewhere': [
    /'TrustedScriptURL' assignment/,
    () => {
      const script = document.createElement('script')
      try {
        script.src = 'https://elsewhere.example/a.js'
      } catch (error) {
        return error
      }
      document.body.append(script)
    },
  ],
  'a picture from elsewhere': [
    /img-src/,
    () => {
      new Image().src = 'https://elsewhere.example/a.png'
    },
  ],
  'a request to elsewhere': [
    /connect-src/,
    () => fetch('https://elsewhere.example/').catch(() => {}),
  ],
}

/** A host that sends no headers of ours. */
async function withoutHeaders(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const answer = await route.fetch()
    const type = answer.headers()['content-type'] ?? 'text/plain'
    await route.fulfill({ response: answer, headers: { 'content-type': type } })
  })
}

for (const host of ['', ', on a host that sends no headers, too @policy.no-headers']) {
  test(`foreign code is refused, and a test would notice${host} @policy.foreign-code`, async ({
    page,
    main,
    messages,
  }) => {
    messages.allow(/Content Security Policy|This document requires/)
    for (const [says] of Object.values(FORBIDDEN)) messages.expect(says)
    if (host) await withoutHeaders(page)
    const answer = await page.goto('/')
    expect('content-security-policy' in (answer?.headers() ?? {})).toBe(!host)
    await main.isReady()
    for (const [what, [says, attempt]] of Object.entries(FORBIDDEN)) {
      await page.evaluate(attempt)
      await expect.poll(() => messages.count(says), what).toBeGreaterThan(0)
      await expect(main.spinButton, what).toBeVisible()
      await expect(page, what).toHaveTitle('Fairwheel')
    }
    // A request still on its way would fail when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

for (const path of ['/', ...PAGES.map((page) => page.path)]) {
  test(`${path} says the policy itself, before anything that it is for`, async ({ page }) => {
    const answer = await page.goto(path)
    const sent = answer?.headers()['content-security-policy']?.split('; ') ?? []
    const [first, ...others] = await page
      .locator('head > *, meta[http-equiv]')
      .evaluateAll((elements) => elements.map((element) => element.outerHTML))
    const said = await page
      .locator('head > meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content')
    expect(first).toContain('Content-Security-Policy')
    expect(others.filter((element) => element.includes('http-equiv'))).toEqual([])
    // Who may frame it a page cannot say itself.
    expect(said?.split('; ')).toEqual(sent.filter((one) => !one.startsWith('frame-ancestors')))
    // Browsers look for the encoding in the first kilobyte only.
    const text = (await answer?.text()) ?? ''
    expect(text.indexOf('<meta charset="utf-8"')).toBeLessThan(1000)
    expect(text.indexOf('<meta charset="utf-8"')).toBeGreaterThan(0)
  })
}

test('a page that frames the site stays empty @policy.framed', async ({ page, messages }) => {
  messages.expect(/frame-ancestors/)
  await page.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/"></iframe>' }),
  )
  await page.goto('/elsewhere')
  await expect.poll(() => messages.count(/frame-ancestors/)).toBeGreaterThan(0)
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0)
})
