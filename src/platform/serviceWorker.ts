// Owns the service worker as a page sees it: registered, watched for a new version, told to let it take over.

const WORKER_URL = '/sw.js'
/** An open tab asks for a new version when it is looked at again, not more often than this. */
const UPDATE_CHECK_MS = 3_600_000
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

export interface VersionWatcher {
  /**
   * A new version has all its files and waits.
   * @param takeOver lets it take over every open page; they go on with the code that they have
   */
  onWaiting(takeOver: () => void): void
  /** A new version has taken over while this page was open. */
  onTakenOver(): void
}

/** Where the address becomes something that runs, which a page under Trusted Types may do by this policy only. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

/** Registers the worker and follows it. Never fails: what does not work is logged. */
export async function followServiceWorker(watcher: VersionWatcher): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!container) return
  // The first worker of all takes over too, but it is no new version.
  let isControlled = container.controller !== null
  container.addEventListener('message', ({ data }) => {
    if (data?.type === 'SYNC_COMPLETE') dispatchEvent(new Event('sw-sync-complete'))
  })
  container.addEventListener('controllerchange', () => {
    if (isControlled) watcher.onTakenOver()
    isControlled = true
  })
  try {
    if (await isMissingLocally()) {
      const found = await container.getRegistration()
      await found?.unregister()
      return
    }
    const registration = await container.register(workerUrl(), { updateViaCache: 'none' })
    watchForWaiting(registration, watcher)
    checkNowAndThen(registration)
  } catch (cause) {
    console.warn('Failed to register the service worker', cause)
  }
}

/** On the developer's own machine, where one port serves many projects, a worker may be left from another. */
async function isMissingLocally(): Promise<boolean> {
  if (!LOCAL_HOSTS.includes(location.hostname)) return false
  try {
    const { ok, headers } = await fetch(WORKER_URL, { cache: 'no-store' })
    return !ok || !headers.get('content-type')?.includes('javascript')
  } catch {
    // Offline; what is registered keeps the page going.
    return false
  }
}

function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('fairwheel', { createScriptURL: () => WORKER_URL })
  // The types of the platform know of text only.
  return (policy?.createScriptURL('') ?? WORKER_URL) as string
}

function watchForWaiting(registration: ServiceWorkerRegistration, watcher: VersionWatcher): void {
  const offer = (worker: ServiceWorker) =>
    watcher.onWaiting(() => worker.postMessage({ type: 'SKIP_WAITING' }))
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offer(worker)
    })
  if (registration.waiting && registration.active) offer(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAtMs = performance.now()
  document.addEventListener('visibilitychange', () => {
    const isTime = performance.now() - checkedAtMs > UPDATE_CHECK_MS
    if (document.visibilityState !== 'visible' || !isTime) return
    checkedAtMs = performance.now()
    // Offline, which is no news.
    registration.update().catch(() => {})
  })
}
