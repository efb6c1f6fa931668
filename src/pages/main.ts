// What every info page runs. None waits for it to be read: the build has rendered them.

import { chooseLanguage, offeredLanguage, watchLanguageLinks } from '../platform/language'
import { keepFiles, type Launch, takeLaunches } from '../platform/received'
import { followServiceWorker } from '../platform/serviceWorker'
import { LOCALE } from '../text/locale'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/kit/theme.css'
import '../ui/kit/Button.module.css'
import '../ui/kit/Card.module.css'
import '../ui/kit/text.module.css'
import '../ui/kit/Toast.module.css'
import './Layout.module.css'
import './page.module.css'
import './text.module.css'
import './examples/Examples.module.css'

const { pathname, search, hash } = location
// Without a slash at its end, as links to it have it.
if (pathname.endsWith('/')) {
  history.replaceState(history.state, '', pathname.slice(0, -1) + search + hash)
}

// From another page of the site, one reads on at the heading.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'navigate' && document.referrer.startsWith(`${origin}/`) && hash === '') {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

// A page that the browser keeps for Back comes back without its menu.
addEventListener('pagehide', () => document.getElementById('menu')?.hidePopover())

const app = document.querySelector<HTMLElement>('[data-app]')
if (app) {
  import('./hydrate')
    .then(({ hydrate }) => hydrate(app))
    // The rendered page stays, and its links and forms work without scripts.
    .catch((cause: unknown) => console.warn('Failed to hydrate the page', cause))
}

watchLanguageLinks(() => location.hash)

if (document.readyState === 'complete') followTheSite()
else addEventListener('load', followTheSite)

function followTheSite(): void {
  // Only the main screen offers updates. Here the next visit gets the new version.
  void followServiceWorker({ onWaiting() {}, onTakenOver() {} })
  takeLaunches((launch) => void openLaunch(launch))
  void showLanguageLine()
}

/** Layout.tsx has it, hidden and empty. */
async function showLanguageLine(): Promise<void> {
  const line = document.getElementById('language-line')
  const link = line?.querySelector('a')
  const button = line?.querySelector('button')
  const offer = line && (await offeredLanguage())
  if (!offer || !link || !button) return
  line.lang = offer.language
  link.hreflang = offer.language
  link.href = offer.address
  link.textContent = offer.line
  button.ariaLabel = offer.dismiss
  button.onclick = () => {
    chooseLanguage(LOCALE)
    line.remove()
  }
  line.hidden = false
}

/** The main screen opens files. */
async function openLaunch({ url, files }: Launch): Promise<void> {
  const read = () => Promise.all(files.map((file) => file.getFile()))
  if (files.length > 0) location.assign(await keepFiles(read))
  else if (url.href !== location.href) location.assign(url)
}
