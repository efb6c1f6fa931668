// The browser's offer comes once, and early, and is kept until the page shows it.

export type InstallAnswer = 'accepted' | 'dismissed' | 'unavailable'

/** Visitors get to see the wheel before they are asked anything. */
const DELAY_MS = 10_000

/** Chromium's `BeforeInstallPromptEvent`; not standardized. */
interface InstallOffer extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** `null` before it is due, and once it is answered or needless. */
let offer: InstallOffer | null = null
let changed = () => {}

function setOffer(next: InstallOffer | null): void {
  offer = next
  changed()
}

/** Call it before the page has loaded, because the browser's offer may come early. */
export function captureInstallOffer(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('beforeinstallprompt', (event) => {
    // The page shows its own banner instead of the browser's.
    event.preventDefault()
    clearTimeout(timer)
    timer = setTimeout(setOffer, DELAY_MS, event as InstallOffer)
  })
  addEventListener('appinstalled', () => {
    clearTimeout(timer)
    setOffer(null)
  })
}

/** The browser made its offer ten seconds ago. */
export function isInstallable(): boolean {
  return offer !== null
}

/** One listener at a time. */
export function onInstallableChange(listener: () => void): () => void {
  changed = listener
  return () => {
    changed = () => {}
  }
}

/** Takes the offer back, until the browser makes another. */
export function declineInstallation(): void {
  setOffer(null)
}

/** Works once per offer. Never rejects. */
export async function promptInstall(): Promise<InstallAnswer> {
  const asked = offer
  if (!asked) {
    console.warn('PWA: No deferred prompt available')
    return 'unavailable'
  }
  setOffer(null)
  try {
    await asked.prompt()
    const { outcome } = await asked.userChoice
    return outcome
  } catch (cause) {
    console.warn('Failed to ask for the installation', cause)
    return 'unavailable'
  }
}

export function isStandalone(): boolean {
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true
  return isHomeScreenApp || matchMedia('(display-mode: standalone)').matches
}
