// Owns links that come to the installed app's window while it is open.

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void
}

/** Hands over the address of every launch that this window is to take; does nothing where a browser has none. */
export function takeLaunches(take: (url: URL) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ targetURL }) => {
    const url = targetURL && URL.canParse(targetURL) ? new URL(targetURL) : null
    if (url?.origin === location.origin) take(url)
  })
}
