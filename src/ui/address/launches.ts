// Owns what a link does that comes to the installed app's window: its wheel opens here, when this one stands still.

import { takeLaunches } from '../../platform/launches'
import { app } from '../../store/app'
import { whenIdle } from '../../store/whenIdle'

export function openLaunches(): void {
  takeLaunches((url) => {
    if (url.href === location.href) return
    // The address is followed from there: it waits for the end of a spin, and keeps the wheel that was here.
    if (url.pathname === location.pathname && url.hash) location.hash = url.hash
    else if (url.pathname !== location.pathname) {
      void whenIdle(app.store).then(() => location.assign(url))
    }
  })
}
