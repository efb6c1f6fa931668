// What a thread has worked: the browser's own count for the page's main thread, the system's for threads of any name.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { wait } from './realm.mjs'

/**
 * @typedef {object} Count
 * @property {number} at the browser's clock, in milliseconds
 * @property {number} taskMs of all tasks so far
 * @property {number} scriptMs of scripts so far, inside these tasks
 */

/** @typedef {{ pid: number, isMain: boolean, isWorker: boolean, ms: number }} Thread */

/** How long the check keeps each thread busy, and what the count may be off by. */
const BUSY_MS = 300
/** A process that is just starting works as much, but not for long. */
const BUSY_TIMES = 3
const TOLERANCE_MS = 100

/**
 * Counts the tasks of the page's main thread. Other threads, a worker's too, have counts of their own.
 * @param {import('playwright').Page} page
 * @returns {Promise<() => Promise<Count>>}
 */
export async function mainThread(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const read = (/** @type {string} */ name) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
    return { at: read('Timestamp'), taskMs: read('TaskDuration'), scriptMs: read('ScriptDuration') }
  }
}

/**
 * Keeps a worker busy, then the page, and looks which of them is counted.
 * @param {import('playwright').Browser} browser
 * @param {string} url of the floors
 * @throws when the count is not the page's main thread alone
 */
export async function checkCount(browser, url) {
  const page = await browser.newPage({ bypassCSP: true })
  await page.goto(`${url}bench/offscreen.html?worker=webglWorker`)
  await page.waitForFunction(() => window.benchPage)
  const [worker] = page.workers()
  if (!worker) throw new Error('The page has no worker')
  const count = await mainThread(page)
  await wait(BUSY_MS)
  const start = await count()
  await worker.evaluate(work, BUSY_MS)
  const between = await count()
  await page.evaluate(work, BUSY_MS)
  const end = await count()
  await page.close()
  const [ofWorker, ofPage] = [between.taskMs - start.taskMs, end.taskMs - between.taskMs]
  if (ofWorker > TOLERANCE_MS || ofPage < BUSY_MS - TOLERANCE_MS) {
    throw new Error(
      `Of ${BUSY_MS} ms each, ${ofWorker} of a worker and ${ofPage} of the page count`,
    )
  }
}

/** Runs in the page or in a worker. @param {number} ms */
function work(ms) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/**
 * What the threads of all pages have worked so far on a processor, in milliseconds, where the system says so (Linux).
 * @param {import('playwright').Browser} browser
 * @returns {Promise<Thread[]>}
 */
export async function threads(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo
    .filter(({ type, id }) => type === 'renderer' && existsSync(`/proc/${id}/task`))
    .flatMap(({ id: pid }) => readdirSync(`/proc/${pid}/task`).flatMap((id) => thread(pid, id)))
}

/** @param {number} pid @param {string} id @returns {Thread[]} none where it has just ended */
function thread(pid, id) {
  try {
    const name = readFileSync(`/proc/${pid}/task/${id}/comm`, 'utf8')
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')
    const isWorker = name.startsWith('DedicatedWorker')
    return [{ pid, isMain: String(pid) === id, isWorker, ms: Number(nanoseconds) / 1e6 }]
  } catch {
    return []
  }
}

/**
 * The process of a page: keeps its main thread busy some times, and looks whose works each time.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @returns {Promise<number | null>} nothing where the system does not say
 */
export async function pageProcess(browser, page) {
  /** @type {Map<number, number>} */
  const least = new Map()
  let before = await threads(browser)
  for (let time = 0; time < BUSY_TIMES; time += 1) {
    await page.evaluate(work, BUSY_MS / BUSY_TIMES)
    const after = await threads(browser)
    for (const { pid, ms } of after.filter(({ isMain }) => isMain)) {
      const grown = ms - (before.find((one) => one.isMain && one.pid === pid)?.ms ?? ms)
      least.set(pid, Math.min(grown, least.get(pid) ?? grown))
    }
    before = after
  }
  return [...least].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/**
 * What a process's main thread and its workers have worked in between.
 * @param {readonly Thread[]} before
 * @param {readonly Thread[]} after
 * @param {number | null} pid
 * @returns {{ page: number, worker: number } | null} milliseconds, or nothing where the system does not say
 */
export function worked(before, after, pid) {
  if (pid === null) return null
  const sum = (/** @type {readonly Thread[]} */ all, /** @type {'isMain' | 'isWorker'} */ kind) =>
    all.reduce((ms, thread) => ms + (thread.pid === pid && thread[kind] ? thread.ms : 0), 0)
  return {
    page: sum(after, 'isMain') - sum(before, 'isMain'),
    worker: sum(after, 'isWorker') - sum(before, 'isWorker'),
  }
}
