// Which cached file answers a request, and which are outdated.
/**
 * The path of the cached file that answers a request, such as `/about.html`; `null` if the network should answer.
 * @param path of the request, such as `/about`
 * @param isNavigation whether the request is for a page
 * @param isCached whether the current version has a file at a path
 */
export function cacheFor(
  path: string,
  isNavigation: boolean,
  isCached: (path: string) => boolean,
): string | null {
  if (isCached(path)) return path
  // A file of an earlier version, which its hashed name identifies.
  if (/^\/(?:assets|beacon)\//.test(path)) return path
  if (!isNavigation) return null
  const page = `${path.replace(/\/$/, '')}.html`
  if (isCached(page)) return page
  // Any other path shows the wheel, except files that are not cached, such as the sitemap.
  return /\.\w+$/.test(path) ? null : '/index.html'
}

/**
 * The address of a page, such as `/about` for `/about.html`. Hosts may redirect requests for the file itself.
 * @param file path of the page's file
 */
export function addressOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/')
}

interface Files {
  /** To be deleted now. */
  readonly expired: string[]
  /** Of the previous version. */
  readonly previous: string[]
}

/**
 * Files of the previous version stay for pages that are still open, older ones go.
 * @param cached the URLs of all cached files
 * @param current those of the version being activated
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
