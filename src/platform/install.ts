// Owns taking up the browser's offer to install the site.

import { installOffer, keepInstallOffer } from './installOffer'

export type InstallAnswer = 'accepted' | 'dismissed' | 'unavailable'

export function isInstallable(): boolean {
  return installOffer.kept !== null
}

/** Calls back whenever that may have changed, one listener at a time; returns what ends it. */
export function onInstallableChange(listener: () => void): () => void {
  const installed = () => keepInstallOffer(null)
  addEventListener('appinstalled', installed)
  installOffer.changed = listener
  return () => {
    removeEventListener('appinstalled', installed)
    installOffer.changed = () => {}
  }
}

/** Shows the browser's question; an offer can be taken up once. Never fails. */
export async function promptInstall(): Promise<InstallAnswer> {
  const offer = installOffer.kept
  if (!offer) {
    console.warn('PWA: No deferred prompt available')
    return 'unavailable'
  }
  keepInstallOffer(null)
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
