/** Pages for streams, and what they load: few visitors open one, so it is kept once it was opened. */
export function isKeptOnceOpened(path: string, languages: readonly string[]): boolean {
  const [, folder, page] = /^(?:\/([\w-]+))?\/(overlay|dock)\/?$/.exec(path) ?? []
  if (page) return folder === undefined || languages.includes(folder)
  return /^\/(?:assets\/stream|chat)\//.test(path)
}

/** The path of the cached file, such as `/about.html` for `/about`; `null` if the network should answer. */
export function cacheFor(
  path: string,
  isNavigation: boolean,
  isCached: (path: string) => boolean,
): string | null {
  if (isCached(path)) return path
  // A file of an earlier version, which its hashed name identifies.
  if (/^\/(?:assets|beacon)\//.test(path)) return path
  if (!isNavigation) return null
  // Who may show the wheel in a frame is for the server to say, each time.
  if (/^(?:\/[\w-]+)?\/embed\/?$/.test(path)) return null
  const page = `${path.replace(/\/$/, '')}.html`
  if (isCached(page)) return page
  // Any other path shows the wheel, except files that are not cached, such as the sitemap.
  if (/\.\w+$/.test(path)) return null
  const [, folder] = path.split('/')
  const home = `/${folder}/index.html`
  return isCached(home) ? home : '/index.html'
}

/** Their pages are in folders: `de` is the language of `de/index.html`. @param files without a slash before them */
export function languagesOf(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => /^([\w-]+)\/index\.html$/.exec(file)?.[1] ?? [])
}

/** The language that a file is for; `undefined` for what all need, and for English. */
export function languageOf(file: string, languages: readonly string[]): string | undefined {
  return languages.find(
    (language) => file.startsWith(`${language}/`) || file.startsWith(`assets/${language}-`),
  )
}

/** The address, such as `/about` for `/about.html`. Hosts may redirect requests for the file itself. */
export function addressOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/\/index$/, '/')
}

interface Files {
  readonly expired: string[]
  readonly previous: string[]
}

/**
 * Files of the previous version stay for pages that are still open.
 * @param cached all URLs
 * @param noted `previous` at the last activation
 */
export function outdatedFiles(
  cached: readonly string[],
  current: readonly string[],
  noted: readonly unknown[],
): Files {
  const old = cached.filter((url) => !current.includes(url))
  return {
    expired: old.filter((url) => noted.includes(url)),
    previous: old.filter((url) => !noted.includes(url)),
  }
}
