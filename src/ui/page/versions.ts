// Owns what the visitor is told of new versions: one waits for a word, and never comes in the middle of a spin.

import { followServiceWorker } from '../../platform/serviceWorker'
import { app } from '../../store/app'
import { whenIdle } from '../../store/whenIdle'

/** In the session's storage: the version for which the page was loaded anew because a part of the old one is gone. */
const RELOADED_KEY = 'reloaded_for'

let hasAgreed = false

/** Starts following versions once the page is loaded, for as long as it is open. */
export function followVersions(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced())
  if (document.readyState === 'complete') follow()
  else addEventListener('load', follow)
}

function follow(): void {
  void followServiceWorker({
    onWaiting: (takeOver) => void offer('A new version is ready.', 'Update', takeOver),
    onTakenOver() {
      if (hasAgreed) void reload()
      else void offer('A new version was started in another tab.', 'Reload', reload)
    },
  })
}

/** Says so once the wheel stands still, and does it when it stands still then. */
async function offer(message: string, label: string, agree: () => void): Promise<void> {
  await whenIdle(app.store)
  app.actions.showToast(message, 'info', {
    durationMs: Number.POSITIVE_INFINITY,
    action: {
      label,
      async perform() {
        hasAgreed = true
        await whenIdle(app.store)
        agree()
      },
    },
  })
}

async function reload(): Promise<void> {
  await whenIdle(app.store)
  location.reload()
}

/** A part of the page could not be loaded. Where that is because the site is another by now, it starts anew, once. */
async function reloadIfReplaced(): Promise<void> {
  const version = await servedVersion()
  const own = entryOf(document.documentElement.outerHTML)
  if (version === null || version === own || hasReloadedFor(version)) return
  app.actions.showToast('The site has a new version. The page starts anew.', 'info')
  await reload()
}

/** What tells versions apart: the name of the first script. `null` when the site cannot be reached. */
async function servedVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok ? entryOf(await answer.text()) : null
  } catch {
    return null
  }
}

function entryOf(html: string): string | null {
  return /<script[^>]*\ssrc="([^"]*\/assets\/[^"]+)"/.exec(html)?.[1] ?? null
}

/** Whether it was done before; from now on it was. Without storage it is not done, rather than for ever. */
function hasReloadedFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === version) return true
    sessionStorage.setItem(RELOADED_KEY, version)
    return false
  } catch {
    return true
  }
}
