// A new version is installed only when the visitor agrees, and never during a spin.

import { followServiceWorker } from '../platform/serviceWorker'
import { app } from '../store/app'
import { whenIdle } from '../store/whenIdle'
import type { ToSay } from '../text/say'
import { messages } from './messages'
import { reloadIfReplaced } from './reloadIfReplaced'

let hasAgreed = false

export function followVersions(): void {
  const tell = () => app.actions.showToast(messages.reloading, 'info')
  addEventListener('vite:preloadError', () => void reloadIfReplaced(tell))
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
