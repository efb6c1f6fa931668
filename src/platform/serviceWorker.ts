// The service worker as a page sees it: registered, watched for a new version, told to let it take over, taken off.

const WORKER_URL = '/sw.js'
/** What the names of its caches begin with. */
const CACHE_PREFIX = 'fairwheel-'
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
    if (await isTakenBack()) {
      await takeOff(container)
      return
    }
    const registration = await container.register(workerUrl(), { updateViaCache: 'none' })
    watchForWaiting(registration, watcher)
    checkNowAndThen(container, registration)
  } catch (cause) {
    console.warn('Failed to register the service worker', cause)
  }
}

/** Whether the server says that it has no worker. No answer, an error or somebody else's page says nothing. */
async function isTakenBack(): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(WORKER_URL, {
      cache: 'no-cache',
      redirect: 'error',
    })
    if (status === 404 || status === 410) return true
    // On the developer's own machine one port serves many projects, and many of them answer everything with a page.
    const isLocal = LOCAL_HOSTS.includes(location.hostname)
    return isLocal && ok && !headers.get('content-type')?.includes('javascript')
  } catch {
    return false
  }
}

/** The page goes on with the network. What the visitor has made is kept elsewhere. */
async function takeOff(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration()
  await registration?.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
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

function checkNowAndThen(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  const check = async () => {
    if (await isTakenBack()) await takeOff(container)
    else await registration.update()
  }
  let checkedAtMs = performance.now()
  document.addEventListener('visibilitychange', () => {
    const isTime = performance.now() - checkedAtMs > UPDATE_CHECK_MS
    if (document.visibilityState !== 'visible' || !isTime) return
    checkedAtMs = performance.now()
    // Offline, which is no news.
    check().catch(() => {})
  })
}
