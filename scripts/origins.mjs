// Origins that the operator of a deployment names in its environment, which then stand in a policy.

/** A browser lets a page of HTTPS deal with these without it: for trying things out. */
const OWN_MACHINE = ['localhost', '127.0.0.1']

/**
 * @param {string} text origins between spaces or commas
 * @param {string} variable where they stand
 * @param {string} example of one
 * @returns {string[]}
 * @throws {TypeError} when one is not the origin of an HTTPS address, as it stands in a policy
 */
export function namedOrigins(text, variable, example) {
  const origins = text.match(/[^\s,]+/g) ?? []
  for (const one of origins) {
    // In an address `;` and `*` may be part of a host's name; in a policy they mean something. `[::1]` cannot stand in one.
    const url = /^https?:\/\/[\w.:-]+$/.test(one) && URL.canParse(one) ? new URL(one) : null
    const isSafe =
      url?.protocol === 'https:' ||
      (url?.protocol === 'http:' && OWN_MACHINE.includes(url.hostname))
    if (!isSafe || url?.origin !== one) {
      throw new TypeError(`${variable}: ${one} is no origin such as ${example}`)
    }
  }
  return origins
}

/**
 * Whose pages may show a wheel in a frame: nobody's unless the operator says so.
 * @param {string} text origins between spaces or commas
 */
export function embeddersOf(text) {
  return namedOrigins(text, 'VITE_EMBED_ORIGINS', 'https://school.example')
}
