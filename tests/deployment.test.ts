// The server configuration: a strict policy, and caching only of what never changes.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  BEACON,
  CHAT,
  caching,
  HTTPS_HEADERS,
  headersOf,
  originOf,
  ownPolicies,
  policyInPage,
  securityHeaders,
} from '../scripts/headers.mjs'
import { embeddersOf } from '../scripts/origins.mjs'
import { relaysOf } from '../scripts/relays.mjs'
import { caddyExample, nginxExample } from '../scripts/serverExamples.mjs'
import { pageAt } from '../scripts/vite/pageTable'
import { headersFile, redirectsFile } from '../scripts/vite/sendHeaders'
import { RELAYS as RELAYS_OF_WORKER } from '../src/raffle/beacon/relayOrigins'
import { TWITCH_CHAT } from '../src/stream/chat/model/irc'

const RELAYS = relaysOf('')
const beaconPolicy = (relays: readonly string[]) => ownPolicies(relays)[BEACON] ?? ''
const chatPolicy = ownPolicies(RELAYS)[CHAT] ?? ''

const policy = (formOrigin: string | null) =>
  securityHeaders(formOrigin)['Content-Security-Policy'] ?? ''

describe('every answer', () => {
  const headers = securityHeaders(null)

  it('refuses pages the features of a device that the product does not use', () => {
    const features = headers['Permissions-Policy']?.split(', ') ?? []
    const refused = features.flatMap((one) => /^(.*)=\(\)$/.exec(one)?.[1] ?? [])
    expect(features.filter((one) => !one.endsWith('=()'))).toEqual([
      'autoplay=(self)',
      'clipboard-write=(self)',
      'fullscreen=(self)',
      'screen-wake-lock=(self)',
    ])
    expect(refused).toEqual(
      'accelerometer camera clipboard-read display-capture geolocation gyroscope hid idle-detection magnetometer microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking'.split(
        ' ',
      ),
    )
  })

  it('keeps its type, tells other sites no page and shares no window with them', () => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  })
})

describe('the policy', () => {
  it('allows nothing but what is named, and nothing inline or evaluated', () => {
    expect(policy(null)).toMatch(/^default-src 'none'; /)
    expect(policy(null)).toContain("require-trusted-types-for 'script'")
    expect(policy(null)).not.toMatch(/unsafe|\*|data:|blob:|https?:/)
  })

  it('lets nobody frame the pages, give them another base or make scripts out of text', () => {
    expect(policy(null).split('; ')).toEqual(
      expect.arrayContaining([
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        'trusted-types fairwheel',
      ]),
    )
    expect(beaconPolicy(RELAYS).split('; ')).toContain("trusted-types 'none'")
  })

  it('lets the contact form go to the form service, where there is one, and to no other', () => {
    const origin = originOf('https://forms.example/submit?to=us')
    expect(policy(origin)).toContain("form-action 'self' https://forms.example;")
    expect(policy(originOf(''))).toContain("form-action 'self';")
    expect(() => originOf('forms.example')).toThrow(TypeError)
  })
})

describe('the policy of the worker that asks the beacon @proof.policy', () => {
  const CUSTOM = ['https://relay.example', 'https://other.example:8443']
  const POLICY = `default-src 'none'; script-src 'self'; connect-src ${CUSTOM.join(' ')};`

  it('names the relays, and no page names one', () => {
    const worker = headersOf('/beacon/beacon.worker-CoRmaRv8.js', null, CUSTOM)
    expect(worker['Content-Security-Policy']).toMatch(POLICY)
    expect(worker['Content-Security-Policy']).not.toMatch(
      /unsafe|\*|data:|blob:|connect-src [^;]*'/,
    )
    for (const path of ['/', '/about', '/sw.js', '/assets/main-CoRmaRv8.js', '/beacon']) {
      expect(headersOf(path, null, CUSTOM)).toEqual(securityHeaders(null))
    }
    expect(policy(null)).toContain("connect-src 'self';")
  })

  it('stands beside no other in _headers, where two rules would both apply', () => {
    const rules = headersFile(null, CUSTOM)
      .split('\n\n')
      .map((rule) => rule.trimEnd().split('\n'))
    const policies = rules.flatMap(([path = '', ...lines]) => {
      const line = lines.find((one) => one.startsWith('  Content-Security-Policy: '))
      return line ? [{ path, line }] : []
    })
    const isFor = (pattern: string, path: string) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    for (const path of ['/', '/about', '/assets/a.js', '/beacon/a.js', '/chat/a.js', '/sw.js']) {
      const found = policies.filter((one) => isFor(one.path, path))
      expect(found, path).toHaveLength(1)
      expect(found[0]?.line.includes('relay.example'), path).toBe(path.startsWith(BEACON))
    }
    const [everywhere = []] = rules
    expect(everywhere[0]).toBe('/*')
    expect(everywhere).toContain('  X-Frame-Options: DENY')
  })

  it.each([
    ['nginx.conf', nginxExample(null, CUSTOM), `~^/beacon/ "${beaconPolicy(CUSTOM)}";`],
    [
      'Caddyfile',
      caddyExample(null, CUSTOM),
      `header @beacon Content-Security-Policy "${beaconPolicy(CUSTOM)}"`,
    ],
  ])('is sent by %s, once', (_, text, line) => {
    expect(text.split(line)).toHaveLength(2)
    expect(text.split('relay.example')).toHaveLength(2)
    expect(text.split(policy(null))).toHaveLength(2)
  })

  it('names those of the operator, who may name only origins that a page may ask', () => {
    expect(relaysOf(' https://a.example,https://b.example:8443\n')).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ])
    expect(relaysOf('http://127.0.0.1:8080')).toEqual(['http://127.0.0.1:8080'])
    for (const wrong of [
      'http://a.example',
      'https://a.example/',
      'https://a.example/drand',
      'https://A.example',
      "https://a.example;script-src'unsafe-inline'",
      'https://*.example',
      "'self'",
      '*',
      'wss://a.example',
      'a.example',
    ]) {
      expect(() => relaysOf(`https://b.example ${wrong}`), wrong).toThrow(wrong)
    }
  })

  it('names those that the worker asks', () => {
    expect(relaysOf(' , ')).toEqual(RELAYS_OF_WORKER)
    expect(RELAYS_OF_WORKER).toHaveLength(4)
  })
})

describe('the policy of the worker that reads a chat', () => {
  const directives = (text: string) => text.split('; ')
  const hosts = 'connect-src wss://irc-ws.chat.twitch.tv ws://127.0.0.1:* ws://localhost:*'

  it('differs from the one of the beacon in the hosts alone', () => {
    const [one, other] = [directives(beaconPolicy(RELAYS)), directives(chatPolicy)]
    const isOther = (line: string, index: number) => line !== one[index]
    expect(other).toHaveLength(one.length)
    expect(other.filter(isOther)).toEqual([hosts])
    expect(one.filter((line) => !other.includes(line))).toEqual([`connect-src ${RELAYS.join(' ')}`])
  })

  it('names Twitch’s chat as the worker asks for it, and no page does', () => {
    expect(new URL(TWITCH_CHAT).origin).toBe('wss://irc-ws.chat.twitch.tv')
    expect(headersOf('/chat/chat.worker-CoRmaRv8.js', null, RELAYS)).toEqual({
      ...securityHeaders(null),
      'Content-Security-Policy': chatPolicy,
    })
    for (const path of ['/', '/dock', '/overlay', '/chat', '/assets/chat/a.js', '/sw.js']) {
      expect(headersOf(path, null, RELAYS)).toEqual(securityHeaders(null))
    }
    expect(policy(null)).not.toMatch(/twitch|wss?:/)
  })

  it.each([
    ['_headers', headersFile(null, RELAYS), `/chat/*\n  Content-Security-Policy: ${chatPolicy}\n`],
    ['nginx.conf', nginxExample(null, RELAYS), `~^/chat/ "${chatPolicy}";`],
    [
      'Caddyfile',
      caddyExample(null, RELAYS),
      `header @chat Content-Security-Policy "${chatPolicy}"`,
    ],
  ])('is sent by %s, once', (_, text, line) => {
    expect(text.split(line)).toHaveLength(2)
    expect(text.split('irc-ws.chat.twitch.tv')).toHaveLength(2)
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

describe('pages for streams', () => {
  it.each(['/overlay', '/dock', '/de/overlay'])('%s is answered as / is, to the letter', (path) => {
    expect(headersOf(path, null, RELAYS)).toEqual(headersOf('/', null, RELAYS))
  })

  it('have their policy and their addresses at hosts that read files, in every language', () => {
    const headers = headersFile(null, RELAYS, ['en', 'de'])
    const redirects = redirectsFile(['en', 'de'])
    for (const path of ['/overlay', '/dock']) {
      expect(headers).toContain(`${path}\n  Content-Security-Policy: ${policy(null)}\n`)
      expect(redirects).toContain(`${path}/ ${path} 200\n`)
      expect(redirects).toContain(`/de${path}/ /de${path} 200\n`)
    }
  })
})

describe('the page for frames', () => {
  const EMBEDDERS = ['https://school.example', 'https://blog.example:8443']
  const framed = securityHeaders(null, EMBEDDERS)['Content-Security-Policy'] ?? ''

  it('has the policy of all pages but for the sites that may show it, and never this one', () => {
    const [own, others] = [framed.split('; '), policy(null).split('; ')]
    expect(own.filter((line) => !others.includes(line))).toEqual([
      `frame-ancestors ${EMBEDDERS.join(' ')}`,
    ])
    expect(others.filter((line) => !own.includes(line))).toEqual(["frame-ancestors 'none'"])
    expect(headersOf('/embed', null, RELAYS, EMBEDDERS)).toEqual({
      ...securityHeaders(null),
      'Content-Security-Policy': framed,
    })
    expect(headersOf('/beacon/a.js', null, RELAYS, EMBEDDERS)).toEqual(
      headersOf('/beacon/a.js', null, RELAYS),
    )
  })

  it('is refused to everyone where nobody is named', () => {
    expect(securityHeaders(null, [])).toEqual(securityHeaders(null))
    for (const text of [headersFile(null, RELAYS), redirectsFile(), nginxExample(null, RELAYS)]) {
      expect(text).not.toMatch(/embed/)
    }
    expect(caddyExample(null, RELAYS)).not.toMatch(/embed/)
  })

  it('alone has that policy at hosts that read files, in each language and each form of its address', () => {
    const rules = headersFile(null, RELAYS, ['en', 'de'], EMBEDDERS)
      .split('\n\n')
      .map((rule) => rule.trimEnd().split('\n'))
    const policiesAt = (path: string) =>
      rules.flatMap(([pattern = '', ...lines]) => {
        const isFor = pattern.endsWith('*')
          ? path.startsWith(pattern.slice(0, -1))
          : path === pattern
        return isFor ? lines.filter((one) => one.startsWith('  Content-Security-Policy: ')) : []
      })
    for (const path of ['/embed', '/embed/', '/embed.html', '/de/embed', '/de/embed/']) {
      expect(policiesAt(path), path).toEqual([`  Content-Security-Policy: ${framed}`])
    }
    for (const path of ['/', '/about', '/overlay', '/dock', '/de/', '/sw.js', '/assets/a.js']) {
      expect(policiesAt(path), path).toEqual([`  Content-Security-Policy: ${policy(null)}`])
    }
    // Pages with their policy in themselves: the first rule is for who may frame those.
    for (const path of ['/de/about', '/fr/embed', '/embed/more', '/nowhere']) {
      expect(policiesAt(path), path).toEqual([])
    }
    const redirects = redirectsFile(['en', 'de'], EMBEDDERS)
    expect(redirects).toContain('\n/embed/ /embed 200\n')
    expect(redirects).toContain('\n/de/embed/ /de/embed 200\n')
  })

  it.each([
    [
      'nginx.conf',
      nginxExample(null, RELAYS, EMBEDDERS),
      `    ~^(/[^/]+)?/embed[.]html$ "${framed}";\n    default "${policy(null)}";\n`,
    ],
    [
      'Caddyfile',
      caddyExample(null, RELAYS, EMBEDDERS),
      `header @embed Content-Security-Policy "${framed}"`,
    ],
  ])('has that policy in %s by the file that is sent, once', (_, text, line) => {
    expect(text.split(line)).toHaveLength(2)
    expect(text.split('school.example')).toHaveLength(2)
    expect(text.split(policy(null))).toHaveLength(2)
  })

  it('takes origins as they stand in a policy, and names the variable with what is none', () => {
    expect(embeddersOf('')).toEqual([])
    expect(embeddersOf(` ${EMBEDDERS.join(',')}\nhttp://localhost:8080 `)).toEqual([
      ...EMBEDDERS,
      'http://localhost:8080',
    ])
    for (const wrong of [
      'http://school.example',
      'https://school.example/',
      'https://school.example/page',
      'https://*.school.example',
      "https://school.example;script-src'unsafe-inline'",
      "'self'",
      '*',
      'school.example',
      'null',
      // No policy can name these.
      'http://[::1]:8080',
      'https://[2001:db8::1]',
    ]) {
      const why = `VITE_EMBED_ORIGINS: ${wrong} is no origin such as https://school.example`
      expect(() => embeddersOf(`https://a.example ${wrong}`), wrong).toThrow(why)
    }
  })
})

describe('HTTPS only', () => {
  const value = HTTPS_HEADERS['Strict-Transport-Security']

  it('is said for a year and for this host, not for others below its name', () => {
    expect(value).toBe('max-age=31536000')
  })

  it.each([
    ['_headers', headersFile(null, RELAYS)],
    ['nginx.conf', nginxExample(null, RELAYS)],
    ['Caddyfile', caddyExample(null, RELAYS)],
  ])('is said by %s', (_, text) => {
    expect(text.match(/Strict-Transport-Security:? "?max-age=31536000/g)).toHaveLength(1)
  })

  it('is not said where there is no HTTPS', () => {
    expect(Object.keys(securityHeaders(null))).not.toContain('Strict-Transport-Security')
  })
})

it.each([
  ['nginx.conf', nginxExample(null, RELAYS), /location = \/sw\.js \{\s+try_files \$uri =404;/],
  [
    'Caddyfile',
    caddyExample(null, RELAYS),
    /not path \/assets\/\* \/beacon\/\* \/chat\/\* \/sw\.js\n/,
  ],
])('%s says that a worker is missing where it is, and shows no page for it', (_, text, rule) => {
  expect(text).toMatch(rule)
})

it.each([
  ['/assets/main-CoRmaRv8.js', 'public, max-age=31536000, immutable'],
  ['/beacon/beacon.worker-CoRmaRv8.js', 'public, max-age=31536000, immutable'],
  ['/chat/chat.worker-CoRmaRv8.js', 'public, max-age=31536000, immutable'],
  ['/pictures/spin-light.webp', 'public, max-age=86400'],
  ['/icons/icon-192.png', 'public, max-age=86400'],
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/theme.js', 'no-cache'],
])('%s is kept as %s', (path, value) => {
  expect(caching(path)).toBe(value)
})

it.each([
  ['nginx.conf', nginxExample(null, RELAYS)],
  ['Caddyfile', caddyExample(null, RELAYS)],
])('docs/deployment/%s is as `npm run deployment` writes it', (file, text) => {
  expect(readFileSync(new URL(`../docs/deployment/${file}`, import.meta.url), 'utf8')).toBe(text)
})

it.each([
  ['nginx.conf', nginxExample(null, RELAYS), 'rewrite ^(/.+)/$ $1 break;'],
  ['Caddyfile', caddyExample(null, RELAYS), 'uri @slash path_regexp ^(/.+)/$ $1\n'],
  ['_redirects', redirectsFile(), '/about/ /about 200\n'],
  ['_redirects', redirectsFile(['en', 'de']), '/de/about/ /de/about 200\n'],
])('%s shows a page at its address with a slash too', (_, text, rule) => {
  expect(text).toContain(rule)
})

it.each([
  [
    'nginx.conf',
    nginxExample(null, RELAYS),
    'try_files $uri $uri.html $fairwheel_home /index.html',
  ],
  [
    'Caddyfile',
    caddyExample(null, RELAYS),
    'try_files {path} {path}.html /{http.request.uri.path.0}/index.html /index.html',
  ],
  ['_redirects', redirectsFile(['en', 'de']), '/de/* /de/index.html 200\n/* /index.html 200\n'],
])('%s shows the wheel at unknown addresses, in their language', (_, text, rule) => {
  expect(text).toContain(rule)
})

it('_headers has a policy for the pages of each language', () => {
  expect(headersFile(null, RELAYS, ['en', 'de'])).toContain(
    `\n/de/*\n  Content-Security-Policy: ${policy(null)}\n`,
  )
})

it.each([
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/how-to-use/', 'howToUse'],
  ['/', undefined],
  ['//', undefined],
  ['/about//', undefined],
  ['/about/team', undefined],
])('at %s is the page %s', (path, name) => {
  expect(pageAt(path)?.name).toBe(name)
})

it.each([
  ['nginx.conf', nginxExample(null, RELAYS), 'return 303 /?received=none;'],
  ['Caddyfile', caddyExample(null, RELAYS), 'redir /open-shared /?received=none 303'],
])('%s leads a share that no worker has taken to the page, which says so', (_, text, rule) => {
  expect(text).toContain(rule)
})
