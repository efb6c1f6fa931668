// A page of an earlier version lacks the parts that it had not loaded when the site was replaced.

import { safeStorage } from '../platform/storage'
import { app } from '../store/app'
import { whenIdle } from '../store/whenIdle'

/** In session storage: the version the page was reloaded for, because a chunk of the old one is gone. */
const RELOADED_KEY = 'reloaded_for'

/**
 * Reloads the page, once, if a new version on the server is why a chunk could not be loaded; not in mid-spin.
 * @param tell is called before
 */
export async function reloadIfReplaced(tell?: () => void): Promise<void> {
  const served = await servedVersion()
  const own = scriptsOf(document.documentElement.outerHTML)
  if (served === null || served === own || wasReloadedFor(served)) return
  tell?.()
  await whenIdle(app.store)
  location.reload()
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
