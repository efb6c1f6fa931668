// Installing the site as an app, by the browser's install prompt.

import { installOffer, setInstallOffer } from './installOffer'

export type InstallAnswer = 'accepted' | 'dismissed' | 'unavailable'

/** Whether an offer is due: the browser made it ten seconds ago. */
export function isInstallable(): boolean {
  return installOffer.current !== null
}

/** Calls back whenever `isInstallable` may have changed; one listener at a time. Returns the cleanup. */
export function onInstallableChange(listener: () => void): () => void {
  installOffer.changed = listener
  return () => {
    installOffer.changed = () => {}
  }
}

/** Takes the offer back, until the browser makes another. */
export function declineInstallation(): void {
  setInstallOffer(null)
}

/** Shows the browser's install prompt, which works once per offer. Never rejects. */
export async function promptInstall(): Promise<InstallAnswer> {
  const offer = installOffer.current
  if (!offer) {
    console.warn('PWA: No deferred prompt available')
    return 'unavailable'
  }
  setInstallOffer(null)
  try {
    await offer.prompt()
    const { outcome } = await offer.userChoice
    return outcome
  } catch (cause) {
    console.warn('Failed to ask for the installation', cause)
    return 'unavailable'
  }
}

/** Whether the page runs as an installed app already. */
export function isStandalone(): boolean {
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true
  return isHomeScreenApp || matchMedia('(display-mode: standalone)').matches
}
