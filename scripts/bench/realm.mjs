// Where a wheel is drawn: on the page, or in a worker of it. Found by who draws, so a build needs no code for it.

/**
 * @typedef {object} Realm
 * @property {'page' | 'worker'} home
 * @property {import('playwright').Page['evaluate']} evaluate runs a function there
 */

const POLL_MS = 200

/** @param {number} ms @returns {Promise<void>} */
export const wait = (ms) => new Promise((resolve) => setTimeout(() => resolve(), ms))

/** The worker that has drawn with WebGL so far, else the page. @param {import('playwright').Page} page @returns {Promise<Realm>} */
export async function wheelRealm(page) {
  for (const worker of page.workers()) {
    const draws = await worker
      .evaluate(() => /** @type {any} */ (globalThis).instruments?.drawsEver ?? 0)
      // It has ended by now.
      .catch(() => 0)
    if (draws > 0) {
      const evaluate = /** @type {Realm['evaluate']} */ (worker.evaluate.bind(worker))
      return { home: 'worker', evaluate }
    }
  }
  return { home: 'page', evaluate: page.evaluate.bind(page) }
}

/**
 * The frames since the last call, with times of the common clock in place of the realm's own.
 * @param {Pick<Realm, 'evaluate'>} realm or a page
 * @returns {Promise<import('./pages/benchPage.ts').Frame[]>}
 */
export function framesOf(realm) {
  return realm.evaluate(() => {
    const { instruments } = /** @type {Window} */ (/** @type {unknown} */ (globalThis))
    const { frames, origin } = instruments
    instruments.frames = []
    return frames.map((frame) => ({
      ...frame,
      at: origin + frame.at,
      askedAt: origin + frame.askedAt,
      startedAt: origin + frame.startedAt,
      endedAt: origin + frame.endedAt,
    }))
  })
}

/** Waits until a spin is over, asking seldom, so that waiting costs the page nothing. @param {import('playwright').Page} page */
export async function isAtRest(page) {
  const isSpinning = () =>
    page.evaluate(() => Boolean(document.querySelector('[data-phase="spinning"]')))
  while (await isSpinning()) await wait(POLL_MS)
}
