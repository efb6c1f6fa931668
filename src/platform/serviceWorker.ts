import { scriptUrl } from './scriptUrl'

const WORKER_URL = '/sw.js'
const CACHE_PREFIX = 'fairwheel-'
/** An open tab checks for a new version when it becomes visible, at most this often. */
const UPDATE_CHECK_MS = 3_600_000
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

export interface VersionWatcher {
  /** With all files loaded. @param takeOver activates it for every open page; each continues with the code it has */
  onWaiting(takeOver: () => void): void
  /** A new version was activated while this page was open. */
  onTakenOver(): void
}

/** Never rejects: failures are logged. */
export async function followServiceWorker(watcher: VersionWatcher): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!container) return
  // The first worker takes control too, but it is not a new version.
  let isControlled = container.controller !== null
  container.addEventListener('message', ({ data }) => {
    if (data?.type === 'SYNC_COMPLETE') dispatchEvent(new Event('sw-sync-complete'))
  })
  container.addEventListener('controllerchange', () => {
    if (isControlled) watcher.onTakenOver()
    isControlled = true
  })
  try {
    if (await isWithdrawn()) {
      await removeWorker(container)
      return
    }
    const registration = await container.register(scriptUrl(WORKER_URL), { updateViaCache: 'none' })
    watchForWaiting(registration, watcher)
    checkWhenVisible(container, registration)
  } catch (cause) {
    console.warn('Failed to register the service worker', cause)
  }
}

/** No answer, an error or a foreign page does not count as no worker. */
async function isWithdrawn(): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(WORKER_URL, {
      cache: 'no-cache',
      redirect: 'error',
    })
    if (status === 404 || status === 410) return true
    // On localhost one port serves many projects over time, and many of them answer every request with a page.
    const isLocal = LOCAL_HOSTS.includes(location.hostname)
    return isLocal && ok && !headers.get('content-type')?.includes('javascript')
  } catch {
    return false
  }
}

/** The page continues from the network. Its caches may also hold shares that no page has read yet. */
async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration()
  await registration?.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
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

function checkWhenVisible(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  const check = async () => {
    if (await isWithdrawn()) await removeWorker(container)
    else await registration.update()
  }
  let checkedAtMs = performance.now()
  document.addEventListener('visibilitychange', () => {
    const isTime = performance.now() - checkedAtMs > UPDATE_CHECK_MS
    if (document.visibilityState !== 'visible' || !isTime) return
    checkedAtMs = performance.now()
    // Failures are expected offline.
    check().catch(() => {})
  })
}
