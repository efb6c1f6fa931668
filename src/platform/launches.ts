// Links that the system opens in the window of the installed app.

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void
}

/** Calls back with the address of every launch that this window receives; never where the browser lacks the API. */
export function takeLaunches(take: (url: URL) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ targetURL }) => {
    const url = targetURL && URL.canParse(targetURL) ? new URL(targetURL) : null
    if (url?.origin === location.origin) take(url)
  })
}
