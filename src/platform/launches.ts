// Links and files that the system opens in the window of the installed app.

/** A file that the visitor has opened with the app. */
export interface LaunchedFile {
  readonly name: string
  /** Rejects where the file has gone or may not be read. */
  getFile(): Promise<File>
}

export interface Launch {
  readonly url: URL
  /** None where a link was opened. */
  readonly files: readonly LaunchedFile[]
}

interface LaunchParams {
  readonly targetURL?: string | null
  readonly files?: readonly (LaunchedFile & { readonly kind: string })[]
}

interface LaunchQueue {
  setConsumer(consumer: (launch: LaunchParams) => void): void
}

/** Where the system posts what is shared: src/app/worker/receive.ts answers it, and leads the page on. */
const SHARE_ACTION = '/open-shared'

/** Calls back with every launch that this window receives; never where the browser lacks the API. */
export function takeLaunches(take: (launch: Launch) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A page that is reloaded is handed its last launch again, at once.
  let isRepeated = entry?.type === 'reload'
  launchQueue?.setConsumer(({ targetURL, files = [] }) => {
    if (isRepeated) return
    const url = targetURL && URL.canParse(targetURL) ? new URL(targetURL) : null
    if (url?.origin !== location.origin || url.pathname === SHARE_ACTION) return
    take({ url, files: files.filter(({ kind }) => kind === 'file') })
  })
  isRepeated = false
}
