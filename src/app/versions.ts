// A new version is installed only when the visitor agrees, and never during a spin.

import { followServiceWorker } from '../platform/serviceWorker'
import { safeStorage } from '../platform/storage'
import { app } from '../store/app'
import { whenIdle } from '../store/whenIdle'
import type { ToSay } from '../text/say'
import { messages } from './messages'

/** In session storage: the version the page was reloaded for, because a chunk of the old one is gone. */
const RELOADED_KEY = 'reloaded_for'

let hasAgreed = false

export function followVersions(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced())
  if (document.readyState === 'complete') follow()
  else addEventListener('load', follow)
}

function follow(): void {
  void followServiceWorker({
    onWaiting: (takeOver) => void offer(messages.updateReady, messages.update, takeOver),
    onTakenOver() {
      if (hasAgreed) void reload()
      else void offer(messages.updatedInOtherTab, messages.reload, reload)
    },
  })
}

/** Waits for spins before it is shown, and before it acts. */
async function offer(message: ToSay, label: ToSay, agree: () => void): Promise<void> {
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

/** Reloads the page, once, if a new version on the server is why a chunk could not be loaded. */
async function reloadIfReplaced(): Promise<void> {
  const served = await servedVersion()
  const own = scriptsOf(document.documentElement.outerHTML)
  if (served === null || served === own || wasReloadedFor(served)) return
  app.actions.showToast(messages.reloading, 'info')
  await reload()
}

/** The addresses of this page's scripts and texts; `null` if the site cannot be reached. */
async function servedVersion(): Promise<string | null> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    return answer.ok ? scriptsOf(await answer.text()) : null
  } catch {
    return null
  }
}

function scriptsOf(html: string): string | null {
  const scripts = html.matchAll(/<script[^>]*\ssrc="([^"]*\/assets\/[^"]+)"/g)
  return [...scripts].map(([, address]) => address).join(' ') || null
}

/** Whether the page was reloaded for this version before; remembers it. Without storage, `true`: never in a loop. */
function wasReloadedFor(version: string): boolean {
  const session = safeStorage(() => sessionStorage)
  return session.read(RELOADED_KEY) === version || !session.write(RELOADED_KEY, version)
}
