// `node scripts/bench/text.mjs`, after a build: what lists cost the main thread, as ratios. A keystroke in the text of
// 10,000 options beside one in an empty field, and an import of 10,000 names beside parsing them plainly.

import { chromium } from 'playwright'
import { preview } from 'vite'
import { findOrInstallChromium, SOFTWARE_PAGE } from '../chromium.mjs'
import { root } from '../install.mjs'

const COUNT = 10_000
const KEYS = 40
const ROUNDS = 5
const NAMES = Array.from({ length: COUNT }, (_, index) => `Name ${index} of the List`)

process.chdir(root)
const server = await preview({ preview: { port: 0 }, logLevel: 'warn' })
const address = server.httpServer.address()
const url = `http://localhost:${typeof address === 'object' ? address?.port : 0}/`
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [...SOFTWARE_PAGE, '--disable-3d-apis', '--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable')

/** Milliseconds of the main thread, in all. */
async function taskMs() {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** @param {() => Promise<unknown>} take */
async function cost(take) {
  const before = await taskMs()
  await take()
  // Until what it has caused is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  return (await taskMs()) - before
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function keystroke() {
  const costs = []
  await page.keyboard.type('warm up')
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.push((await cost(() => page.keyboard.type('x'.repeat(KEYS), { delay: 16 }))) / KEYS)
  }
  return median(costs)
}

/** @param {string[]} names */
async function paste(names) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  }, names.join('\n'))
}

/** @param {string[]} names */
async function importNames(names) {
  await paste(names)
  await page.getByRole('radio', { name: 'Replace Them' }).check()
  await page.getByRole('button', { name: /^Replace with / }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

await page.goto(url)
await page.getByRole('list', { name: 'Status' }).waitFor({ state: 'attached' })
await importNames(['Ann', 'Ben', 'Cem'])
const parsing = await cost(() =>
  page.evaluate((text) => {
    const texts = text.split('\n').map((line) => line.trim())
    return texts.filter((one) => one !== '').length
  }, NAMES.join('\n')),
)
const importing = await cost(() => importNames(NAMES))

await page.getByRole('button', { name: 'Edit as Text' }).click()
const field = page.getByRole('textbox', { name: 'Options as text' })
await field.waitFor()
const keys = /** @type {Record<string, number>} */ ({})
for (const [place, at] of [
  ['end', 1],
  ['middle', 0.5],
  ['start', 0],
]) {
  await field.evaluate((area, at) => {
    if (!(area instanceof HTMLTextAreaElement)) return
    area.focus()
    const offset = area.value.lastIndexOf('\n', at * area.value.length) + 1
    area.setSelectionRange(offset, offset)
  }, Number(at))
  keys[String(place)] = await keystroke()
}
await field.fill('')
await field.focus()
const empty = await keystroke()

// The browser's own work grows with the text of any field: a bare one with the same text is the floor.
await page.goto('about:blank')
await page.setContent('<!doctype html><textarea spellcheck="false" rows="20" cols="40"></textarea>')
await page.evaluate((text) => {
  const area = document.querySelector('textarea')
  if (!area) return
  area.value = text
  area.focus()
  area.setSelectionRange(0, 0)
}, NAMES.join('\n'))
const floor = await keystroke()

console.log(
  `import of ${COUNT}: ${importing.toFixed(0)} ms, parsed plainly ${parsing.toFixed(1)} ms`,
)
for (const [place, ms] of Object.entries(keys)) {
  const ratios = [ms / empty, ms / floor].map((ratio) => ratio.toFixed(2))
  console.log(
    `keystroke at the ${place}: ${ms.toFixed(1)} ms; ${ratios[0]} times an empty field (${empty.toFixed(1)} ms), ${ratios[1]} times a bare field of the same text (${floor.toFixed(1)} ms)`,
  )
}
await browser.close()
await new Promise((done) => server.httpServer.close(done))
