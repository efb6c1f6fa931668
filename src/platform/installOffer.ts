// The browser's offer to install the site, stored until the page shows it: it comes once, and early.

/** Visitors get to see the wheel before they are asked anything. */
const DELAY_MS = 10_000

/** Chromium's `BeforeInstallPromptEvent`; not standardized. */
export interface InstallOffer extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export const installOffer = {
  /** `null` before the offer is due, and once it is answered or needless. */
  current: null as InstallOffer | null,
  /** Called whenever `current` changes. */
  changed: (() => {}) as () => void,
}

export function setInstallOffer(offer: InstallOffer | null): void {
  installOffer.current = offer
  installOffer.changed()
}

/** Call it before the page has loaded, because the browser's offer may come early. */
export function captureInstallOffer(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('beforeinstallprompt', (event) => {
    // The page shows its own banner instead of the browser's.
    event.preventDefault()
    clearTimeout(timer)
    timer = setTimeout(setInstallOffer, DELAY_MS, event as InstallOffer)
  })
  addEventListener('appinstalled', () => {
    clearTimeout(timer)
    setInstallOffer(null)
  })
}
