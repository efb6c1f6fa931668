// The thread that draws the scene: its worker, or the page. What a test does to WebGL it has to do there.

import type { Page, Worker } from 'playwright/test'

const WORKER = /\/assets\/scene\.worker-[^/]*\.js$/

const sources = new WeakMap<Page, string[]>()

/** Runs a function before the first script of the page, and before the first of the scene's worker. */
export async function initEverywhere<T>(
  page: Page,
  script: (argument: T) => void,
  argument?: T,
): Promise<void> {
  await page.addInitScript(script as (argument: unknown) => void, argument)
  const known = sources.get(page)
  const source = `(${script})(${JSON.stringify(argument) ?? ''});\n`
  if (known) known.push(source)
  else {
    const own = [source]
    sources.set(page, own)
    await page.route(WORKER, async (route) => {
      try {
        const response = await route.fetch()
        await route.fulfill({ response, body: own.join('') + (await response.text()) })
      } catch {
        // The test has ended, or its server has: there is nobody to answer.
        await route.abort().catch(() => {})
      }
    })
  }
}

export function sceneWorker(page: Page): Worker | undefined {
  return page.workers().findLast((worker) => WORKER.test(worker.url()))
}

/** Where to look for what draws, once it does. */
export function sceneThread(page: Page): Pick<Worker, 'evaluate' | 'evaluateHandle'> {
  // TypeScript finds no common signature of the two.
  return sceneWorker(page) ?? (page as unknown as Worker)
}
