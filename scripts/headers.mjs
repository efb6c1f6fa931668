// HTTP headers for policy and caching: the one source for the preview server, `_headers`, the built pages and the server
// examples in docs/deployment.

/** @typedef {Readonly<Record<string, string>>} Headers */

/** Features of the device that pages use, and those that neither they nor anything in them may. */
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
 * How long which paths may be kept without asking again; the first that fits. What bears a hash of its contents in
 * its name never changes; pictures may be a day late; pages and the worker are asked for each time.
 */
export const CACHING = [
  { folders: ['assets'], value: 'public, max-age=31536000, immutable' },
  { folders: ['icons', 'pictures'], value: 'public, max-age=86400' },
  { folders: [], value: 'no-cache' },
]

/**
 * What is said over HTTPS only, so not by the preview server. For this host alone: `includeSubDomains` would speak for
 * hosts that are none of ours, and a browser would hold them to it for a year.
 * @type {Headers}
 */
export const HTTPS_HEADERS = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Browsers heed it in a header only, and warn of it in a page. */
const HEADER_ONLY = ['frame-ancestors']

/** @param {string | null} formOrigin @returns {Headers} */
function policy(formOrigin) {
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    // The worker fetches the files of the site; a page asks whether it is still the newest.
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': formOrigin === null ? "'self'" : `'self' ${formOrigin}`,
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    // A text becomes something that runs in one place only: where the worker is registered.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'fairwheel',
  }
}

/** @param {[name: string, sources: string][]} directives */
const inOneLine = (directives) => directives.map((one) => one.join(' ')).join('; ')

/**
 * The policy as a page says it itself, for hosts that send no headers. Where both are there, both hold.
 * @param {string | null} formOrigin as for {@link securityHeaders}
 */
export function policyInPage(formOrigin) {
  const directives = Object.entries(policy(formOrigin))
  return inOneLine(directives.filter(([name]) => !HEADER_ONLY.includes(name)))
}

/**
 * What every answer carries.
 * @param {string | null} formOrigin the origin of the form service that the contact form posts to, if there is one
 * @returns {Headers}
 */
export function securityHeaders(formOrigin) {
  return {
    'Content-Security-Policy': inOneLine(Object.entries(policy(formOrigin))),
    'Permissions-Policy': [
      ...FEATURES.map((name) => `${name}=(self)`),
      ...REFUSED_FEATURES.map((name) => `${name}=()`),
    ].join(', '),
    // Form services ask who sends; nobody needs to know from which page.
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
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
 * @throws {TypeError} when it is no address
 */
export function originOf(endpoint) {
  return endpoint ? new URL(endpoint).origin : null
}
