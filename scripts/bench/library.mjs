// `npm run bench:library`: how long My Wheels takes to open with many wheels, beside a library of ten. It prints medians
// in milliseconds from the press to the painted list with its count, and ratios. The two take turns in each round.

import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findOrInstallChromium, SOFTWARE_PAGE } from '../chromium.mjs'
import { root } from '../install.mjs'

const LIBRARIES = [
  { name: '10 wheels of 100 options', wheels: 10, options: 100 },
  { name: '1,000 wheels of 100 options', wheels: 1000, options: 100 },
  { name: '20 wheels of 10,000 options', wheels: 20, options: 10_000 },
]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)

process.chdir(root)
await build({ root, logLevel: 'warn' })
const server = await preview({ root, preview: { port: Number(process.env.E2E_PORT ?? 4190) } })
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: [...SOFTWARE_PAGE, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const pages = await Promise.all(
  LIBRARIES.map(async (library) => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(address)
    await open(page, 1)
    await page.evaluate(fill, library)
    return page
  }),
)
/** @type {number[][]} */
const times = LIBRARIES.map(() => [])
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, page] of pages.entries()) {
    times[index]?.push(await open(page, (LIBRARIES[index]?.wheels ?? 0) + 1))
  }
}
await browser.close()
await server.close()
const medians = times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
for (const [index, { name }] of LIBRARIES.entries()) {
  const median = medians[index] ?? 0
  console.log(`${name}: ${median.toFixed(1)} ms, ratio ${(median / (medians[0] ?? 1)).toFixed(2)}`)
}

/**
 * Milliseconds from the press until the list and its count are painted.
 * @param {import('playwright').Page} page
 * @param {number} count
 */
async function open(page, count) {
  await page.bringToFront()
  const ms = await page.evaluate(async (count) => {
    const button = document.querySelector('[aria-label="My Wheels"]')
    const start = performance.now()
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const isShown = () =>
      [...document.querySelectorAll('dialog [role="status"]')].some((one) =>
        one.textContent?.startsWith(`${count} wheel`),
      )
    while (!isShown()) await new Promise((done) => setTimeout(done))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - start
  }, count)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  return ms
}

/**
 * Runs in the page: writes wheels where the library keeps them.
 * @param {{ wheels: number, options: number }} library
 */
async function fill({ wheels, options }) {
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open('fairwheel')
    opening.onsuccess = () => resolve(opening.result)
  })
  const transaction = database.transaction(['entries', 'wheels'], 'readwrite')
  const segments = Array.from({ length: options }, (_, index) => ({
    id: `option${index}`,
    text: `Option ${index}`,
    color: '#ff6b6b',
    weight: 1,
  }))
  const colors = Array.from({ length: 16 }, () => '#ff6b6b')
  for (let index = 0; index < wheels; index += 1) {
    const [id, name] = [`wheel${index}`, `Wheel ${index}`]
    const entry = { version: 1, id, name, count: options, colors, usedAt: index }
    transaction.objectStore('entries').put(entry, id)
    const text = JSON.stringify({ id, name, segments, originalSegments: null })
    transaction.objectStore('wheels').put({ version: 1, text }, id)
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
}
