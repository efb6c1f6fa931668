// The beacon's worker, started from a page by the test, and what it and the page can reach.

import { readdirSync } from 'node:fs'
import type { BrowserContext, Page, Worker } from 'playwright/test'
import type { FromBeacon, ToBeacon } from '../../src/raffle/beacon/protocol'

/** Scripts that the build has put where answers have the worker's policy. */
export const workerFiles = readdirSync('dist/beacon').filter((file) => file.endsWith('.js'))
export const ELSEWHERE = 'https://elsewhere.example'

declare global {
  var beacon: { ask(request: ToBeacon): Promise<FromBeacon[]> }
}

/** Opens a page that starts no worker. The page's policy allows one policy of its name: the test shares it. */
export async function open(page: Page, path = '/terms'): Promise<void> {
  await page.addInitScript(() => {
    if (!('trustedTypes' in globalThis)) return
    const { prototype } = Reflect.get(globalThis, 'TrustedTypePolicyFactory')
    const create = prototype.createPolicy
    let policy: unknown
    prototype.createPolicy = function (...args: unknown[]) {
      policy ??= create.apply(this, args)
      return policy
    }
  })
  await page.goto(path)
}

/** Starts the worker as the page would. */
export async function startWorker(page: Page): Promise<Worker> {
  const started = page.waitForEvent('worker')
  await page.evaluate((url) => {
    const rules = { createScriptURL: (one: string) => one }
    const policy = Reflect.get(globalThis, 'trustedTypes')?.createPolicy('fairwheel', rules)
    const worker = new Worker((policy ?? rules).createScriptURL(url), { type: 'module' })
    // It says that it has started before it is asked.
    let said: FromBeacon[] = []
    let answered = (_: FromBeacon[]) => {}
    worker.onmessage = ({ data }: MessageEvent<FromBeacon>) => {
      said.push(data)
      if (data.kind === 'started' || data.kind === 'trouble') return
      answered(said)
      said = []
    }
    globalThis.beacon = {
      ask: (request) =>
        new Promise((resolve, reject) => {
          answered = resolve
          worker.onerror = (event) => reject(new Error(event.message || 'It does not start'))
          worker.postMessage(request)
        }),
    }
  }, `/beacon/${workerFiles[0]}`)
  return started
}

/** Which of these addresses it gets an answer from. */
export function reachedBy(from: Page | Worker, urls: readonly string[]): Promise<string[]> {
  const tries = async (all: readonly string[]) => {
    const reached: string[] = []
    for (const url of all) {
      await fetch(url).then(
        () => reached.push(url),
        () => {},
      )
    }
    return reached
  }
  // TypeScript finds no common signature of the two.
  return (from as Page).evaluate(tries, urls)
}

/** A host that would answer anyone; returns what is asked of it. */
export async function answerElsewhere(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.hostname.endsWith('elsewhere.example'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } })
    },
  )
  return asked
}

export const ask = (page: Page, request: ToBeacon) =>
  page.evaluate((one) => globalThis.beacon.ask(one), request)
