// Mounts the info pages over the HTML that the build has written for them.

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { takeLaunches } from '../platform/launches'
import { followServiceWorker } from '../platform/serviceWorker'
import { rescue } from '../ui/page/rescue'
import { loadAllPages, loadPage, loadRescue, pageAt } from './pageChunks'
import { Site } from './Site'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/theme.css'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element')
mount(container).catch((cause: unknown) =>
  // Without the code for it the page stays as it was written, and its links and forms work.
  console.warn('Failed to load what makes the page lively', cause),
)

async function mount(root: HTMLElement): Promise<void> {
  const name = pageAt(location.pathname)
  if (name) await loadPage(name)
  const site = (
    <StrictMode>
      <Site />
    </StrictMode>
  )
  // The development server serves them empty.
  const options = { onUncaughtError: (cause: unknown) => rescue(loadRescue, cause) }
  if (root.hasChildNodes()) hydrateRoot(root, site, options)
  else createRoot(root, options).render(site)
  if (document.readyState === 'complete') prepareForMore()
  else addEventListener('load', prepareForMore)
}

function prepareForMore(): void {
  // A few kilobytes, so that the other pages come at once, also by Back.
  void loadAllPages()
  // What a new version asks is asked on the main screen; here nothing is lost by the next visit having it.
  void followServiceWorker({ onWaiting() {}, onTakenOver() {} })
  takeLaunches((url) => url.href !== location.href && location.assign(url))
}
