// Pages for streams are further tabs of the wheel: what they show is what this browser has stored, and each follows the
// others.

import { reloadIfReplaced } from '../app/reloadIfReplaced'
import { followServiceWorker } from '../platform/serviceWorker'
import { app } from '../store/app'
import { startSync } from '../store/persistence/startSync'
import { loadPhotos } from '../ui/pictures/loadPhotos'
import { followLook } from '../ui/stage/followLook'

const LONGEST_WAIT_MS = 3000
const loadPictures = () => import('../store/photos').then((file) => file.followPhotos)

/** Resolves when the wheel can be shown, in its look unless that could not be loaded or takes long. */
export async function openWheel(): Promise<void> {
  app.persistence.rehydrate()
  loadPhotos(app, loadPictures)
  startSync(app)
  await Promise.race([followLook(app), new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))])
}

/** For when there is no network. A new version comes with the next visit, or with the first part that is gone. */
export function keepPage(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced())
  if (document.readyState === 'complete') void keep()
  else addEventListener('load', () => void keep())
}

async function keep(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // What was loaded before there was a worker is loaded once more, for the worker to keep.
  if (!container?.controller) {
    container?.addEventListener('controllerchange', () => void loadAgain(), { once: true })
  }
  await followServiceWorker({ onWaiting() {}, onTakenOver() {} })
}

async function loadAgain(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`))
  // Failures are expected offline.
  await Promise.allSettled([location.pathname, ...own].map((path) => fetch(path)))
}
