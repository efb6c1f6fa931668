// Owns the browser's offer to install the site: kept until it is wanted, because it is made once, and early.

/** What Chromium offers; no standard has it. */
export interface InstallOffer extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export const installOffer = {
  kept: null as InstallOffer | null,
  /** Called whenever that changes. */
  changed: (() => {}) as () => void,
}

export function keepInstallOffer(offer: InstallOffer | null): void {
  installOffer.kept = offer
  installOffer.changed()
}

/** To be called before the browser may make its offer. */
export function captureInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Shown when the page thinks it right, not by the browser's own bar.
    event.preventDefault()
    keepInstallOffer(event as InstallOffer)
  })
}
