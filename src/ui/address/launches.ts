// Links that the system opens in the installed app's window: their wheel opens here, after any spin under way.

import { takeLaunches } from '../../platform/launches'
import { app } from '../../store/app'
import { whenIdle } from '../../store/whenIdle'

export function openLaunches(): void {
  takeLaunches((url) => {
    if (url.href === location.href) return
    // A new hash is opened as one typed by hand: after the spin, and with the wheel before it stored.
    if (url.pathname === location.pathname && url.hash) location.hash = url.hash
    else if (url.pathname !== location.pathname) {
      void whenIdle(app.store).then(() => location.assign(url))
    }
  })
}
