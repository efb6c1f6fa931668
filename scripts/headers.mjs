// HTTP headers for policy and caching: the one source for the preview server, `_headers`, the built pages and the server
// examples in docs/deployment.

/** @typedef {Readonly<Record<string, string>>} Headers */

/** Device features that pages use, and those that are denied to the pages and anything embedded in them. */
const FEATURES = ['autoplay', 'clipboard-write', 'fullscreen', 'screen-wake-lock']
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Where the system posts what is shared with the installed app. The service worker answers it (src/app/worker/receive.ts).
 * Without one it comes to the server, which sends the page on to say that nothing has arrived.
 */
export const SHARE_ACTION = '/open-shared'
export const NOT_RECEIVED = '/?received=none'

/**
 * How long paths may be cached; the first match counts. Files with a hash in their name never change; pictures may be
 * a day old; pages and the worker are revalidated every time.
 */
export const CACHING = [
  { folders: ['assets', 'beacon', 'chat'], value: 'public, max-age=31536000, immutable' },
  { folders: ['icons', 'pictures'], value: 'public, max-age=86400' },
  { folders: [], value: 'no-cache' },
]

/**
 * For HTTPS only, so not sent by the preview server. Without `includeSubDomains`, which would affect other hosts of the
 * domain for a year.
 * @type {Headers}
 */
export const HTTPS_HEADERS = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Valid only in a header; in a page's meta element browsers warn about it. */
const HEADER_ONLY = ['frame-ancestors']

/** @param {string | null} formOrigin @param {readonly string[]} [embedders] @returns {Headers} */
function policy(formOrigin, embedders = []) {
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    // The worker fetches the site's files, and pages check for updates.
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': formOrigin === null ? "'self'" : `'self' ${formOrigin}`,
    'base-uri': "'none'",
    'frame-ancestors': embedders.join(' ') || "'none'",
    // Only src/platform/scriptUrl.ts turns text into a script URL.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'fairwheel',
  }
}

/** @param {readonly (readonly string[])[]} directives */
const inOneLine = (directives) => directives.map((one) => one.join(' ')).join('; ')

/** Where the workers are that ask the beacon and read a chat: the scripts that may reach other hosts. No page's policy names them. */
export const BEACON = '/beacon/'
export const CHAT = '/chat/'

/** Twitch's, and a bridge on the visitor's own machine. No policy can name [::1]. */
const CHATS = ['wss://irc-ws.chat.twitch.tv', 'ws://127.0.0.1:*', 'ws://localhost:*']

/**
 * The policy of such a worker. Browsers take it from the answer that brings its script, in place of the page's.
 * @param {readonly string[]} hosts
 */
function workerPolicy(hosts) {
  return inOneLine([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['connect-src', ...hosts],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ])
}

/**
 * The policies of the folders that have one of their own.
 * @param {readonly string[]} relays origins
 */
export function ownPolicies(relays) {
  return { [BEACON]: workerPolicy(relays), [CHAT]: workerPolicy(CHATS) }
}

/**
 * The policy as a meta element, for hosts that send no headers. If both are present, both apply.
 * @param {string | null} formOrigin as for {@link securityHeaders}
 */
export function policyInPage(formOrigin) {
  const directives = Object.entries(policy(formOrigin))
  return inOneLine(directives.filter(([name]) => !HEADER_ONLY.includes(name)))
}

/**
 * The headers of every response but those of `ownPolicies`.
 * @param {string | null} formOrigin the origin of the form service that the contact form posts to, if there is one
 * @param {readonly string[]} [embedders] origins whose pages may show this one in a frame: only of the page `/embed`
 * @returns {Headers}
 */
export function securityHeaders(formOrigin, embedders) {
  return {
    'Content-Security-Policy': inOneLine(Object.entries(policy(formOrigin, embedders))),
    'Permissions-Policy': [
      ...FEATURES.map((name) => `${name}=(self)`),
      ...REFUSED_FEATURES.map((name) => `${name}=()`),
    ].join(', '),
    // Form services check the origin; the page is nobody's concern.
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/**
 * The headers of one answer.
 * @param {string} path such as `/assets/main.js`
 * @param {string | null} formOrigin as for {@link securityHeaders}
 * @param {readonly string[]} relays as for {@link ownPolicies}
 * @param {readonly string[]} [embedders] as for {@link securityHeaders}
 * @returns {Headers}
 */
export function headersOf(path, formOrigin, relays, embedders) {
  const headers = securityHeaders(formOrigin, embedders)
  const own = Object.entries(ownPolicies(relays)).find(([folder]) => path.startsWith(folder))
  return own ? { ...headers, 'Content-Security-Policy': own[1] } : headers
}

/**
 * @param {string} path such as `/assets/main.js`
 * @returns {string} the value of Cache-Control
 */
export function caching(path) {
  const [, folder = ''] = path.split('/')
  const found = CACHING.find(({ folders }) => folders.length === 0 || folders.includes(folder))
  if (!found) throw new Error('The last entry of CACHING fits every path')
  return found.value
}

/**
 * @param {string} endpoint address of the form service, or nothing
 * @throws {TypeError} when it is not a URL
 */
export function originOf(endpoint) {
  return endpoint ? new URL(endpoint).origin : null
}
