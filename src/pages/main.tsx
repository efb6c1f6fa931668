// Hydrates the info pages that the build has rendered.

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepFiles, type Launch, takeLaunches } from '../platform/received'
import { followServiceWorker } from '../platform/serviceWorker'
import { rescue } from '../ui/rescue/rescue'
import { loadAllPages, loadPage } from './pageChunks'
import { PAGES, pageAt } from './pageTable'
import { Site } from './Site'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/theme.css'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element')
mount(container).catch((cause: unknown) =>
  // The prerendered page stays, and its links and forms work without scripts.
  console.warn('Failed to hydrate the page', cause),
)

async function mount(root: HTMLElement): Promise<void> {
  const name = pageAt(location.pathname)
  if (name) {
    await loadPage(name)
    const { pathname, search, hash } = location
    const { path } = PAGES[name]
    // Without a slash at its end, so that links know which page is current.
    if (pathname !== path) history.replaceState(history.state, '', path + search + hash)
  }
  const site = (
    <StrictMode>
      <Site />
    </StrictMode>
  )
  // The development server serves the pages without content.
  const options = { onUncaughtError: (cause: unknown) => rescue(cause) }
  if (root.hasChildNodes()) hydrateRoot(root, site, options)
  else createRoot(root, options).render(site)
  if (document.readyState === 'complete') prepareForNavigation()
  else addEventListener('load', prepareForNavigation)
}

function prepareForNavigation(): void {
  // A few kilobytes, so that the other pages appear at once, also when going back.
  void loadAllPages()
  // Only the main screen offers updates. Here the next visit gets the new version.
  void followServiceWorker({ onWaiting() {}, onTakenOver() {} })
  takeLaunches((launch) => void openLaunch(launch))
}

/** The main screen opens files. */
async function openLaunch({ url, files }: Launch): Promise<void> {
  const read = () => Promise.all(files.map((file) => file.getFile()))
  if (files.length > 0) location.assign(await keepFiles(read))
  else if (url.href !== location.href) location.assign(url)
}
