// Links that the system opens in the installed app's window: their wheel opens here, after any spin under way.

import { type LaunchedFile, takeLaunches } from '../platform/received'
import { app } from '../store/app'
import { whenIdle } from '../store/whenIdle'

/** @param openFiles opens the files that come in the same way */
export function openLaunches(openFiles: (files: readonly LaunchedFile[]) => void): void {
  takeLaunches(({ url, files }) => {
    if (files.length > 0) openFiles(files)
    else if (url.href !== location.href) openLink(url)
  })
}

function openLink(url: URL): void {
  // A new hash is opened as one typed by hand: after the spin, and with the wheel before it stored.
  if (url.pathname === location.pathname && url.hash) location.hash = url.hash
  else if (url.pathname !== location.pathname) {
    void whenIdle(app.store).then(() => location.assign(url))
  }
}
