// Forms from the system wait in a cache for a few minutes at most, and can be read once, by the id in the page's
// address. src/app/worker/receive.ts keeps shares there.

import { localPath } from '../text/locale'

// As in src/app/worker/receive.ts, which imports nothing of this folder.
const CACHE = 'fairwheel-received'
const PATH = '/received/'
const MAX_BYTES = 2 ** 25

/** As the worker makes them. */
const ID = /^\d{1,16}-[\da-f-]{36}$/

export type NotReceived = 'none' | 'tooLarge'

/** The id in the page's address, which loses it, or why there is none; `null` where nothing was handed over. */
export function takeReceivedId(): string | null {
  const url = new URL(location.href)
  const id = url.searchParams.get('received')
  if (id === null) return null
  url.searchParams.delete('received')
  history.replaceState(history.state, '', url)
  return id
}

/** Reads what waits under an id, once. Never rejects. */
export async function takeReceived(id: string): Promise<FormData | NotReceived> {
  if (id === 'tooLarge') return id
  if (!ID.test(id)) return 'none'
  try {
    const found = await caches.match(PATH + id, { cacheName: CACHE })
    if (!found) return 'none'
    try {
      return await found.formData()
    } finally {
      await (await caches.open(CACHE)).delete(PATH + id)
    }
  } catch (cause) {
    console.warn('Failed to read what was handed over', cause)
    return 'none'
  }
}

/** Returns the address that opens them on the main screen, or says why not. Never rejects. */
export async function keepFiles(read: () => Promise<readonly File[]>): Promise<string> {
  return localPath(`/?received=${await keep(read)}`)
}

async function keep(read: () => Promise<readonly File[]>): Promise<string> {
  try {
    const files = await read()
    if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) return 'tooLarge'
    const form = new FormData()
    for (const file of files) form.append('files', file)
    const id = `${Date.now()}-${crypto.randomUUID()}`
    const cache = await caches.open(CACHE)
    await cache.put(PATH + id, new Response(form))
    return id
  } catch (cause) {
    console.warn('Failed to hand files over', cause)
    return 'none'
  }
}

export interface LaunchedFile {
  readonly name: string
  /** Rejects where it has gone or may not be read. */
  getFile(): Promise<File>
}

export interface Launch {
  readonly url: URL
  /** None where a link was opened. */
  readonly files: readonly LaunchedFile[]
}

interface LaunchParams {
  readonly targetURL?: string | null
  readonly files?: readonly (LaunchedFile & { readonly kind: string })[]
}

interface LaunchQueue {
  setConsumer(consumer: (launch: LaunchParams) => void): void
}

/** Where the system posts what is shared: src/app/worker/receive.ts answers it, and leads the page on. */
const SHARE_ACTION = '/open-shared'

/** Never calls back where the browser lacks the API. */
export function takeLaunches(take: (launch: Launch) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A page that is reloaded is handed its last launch again, at once.
  let isRepeated = entry?.type === 'reload'
  launchQueue?.setConsumer(({ targetURL, files = [] }) => {
    if (isRepeated) return
    const url = targetURL && URL.canParse(targetURL) ? new URL(targetURL) : null
    if (url?.origin !== location.origin || url.pathname === SHARE_ACTION) return
    take({ url, files: files.filter(({ kind }) => kind === 'file') })
  })
  isRepeated = false
}
