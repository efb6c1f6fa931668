// Owns the browser's offer to install the site: kept until it is wanted, because it is made once.

/** What Chromium offers; no standard has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export type InstallAnswer = 'accepted' | 'dismissed' | 'unavailable'

let kept: InstallPrompt | null = null
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | null): void {
  kept = prompt
  for (const listener of listeners) listener()
}

/** To be called before the browser may make its offer. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Shown when the page thinks it right, not by the browser's own bar.
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => keep(null))
}

export function isInstallable(): boolean {
  return kept !== null
}

/** Calls back whenever that may have changed; returns what ends it. */
export function onInstallableChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the browser's question; an offer can be taken up once. Never fails. */
export async function promptInstall(): Promise<InstallAnswer> {
  const prompt = kept
  if (!prompt) {
    console.warn('PWA: No deferred prompt available')
    return 'unavailable'
  }
  keep(null)
  try {
    await prompt.prompt()
    const { outcome } = await prompt.userChoice
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
