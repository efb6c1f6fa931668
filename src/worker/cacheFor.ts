// Which of the kept files answers a request, and where a page is asked for. Pure.

/**
 * The path of the file, such as `/about.html`, or `null` for what the network is to answer.
 * @param path of the request, such as `/about`
 * @param isNavigation whether a page is asked for rather than a part of one
 * @param isKept whether the current version has a file at a path
 */
export function cacheFor(
  path: string,
  isNavigation: boolean,
  isKept: (path: string) => boolean,
): string | null {
  if (isKept(path)) return path
  // Of a version before this one; its name tells its contents apart.
  if (path.startsWith('/assets/')) return path
  if (!isNavigation) return null
  const page = `${path.replace(/\/$/, '')}.html`
  if (isKept(page)) return page
  // Any other path shows the wheel; a file that is not kept, such as the sitemap, is no path of ours.
  return /\.\w+$/.test(path) ? null : '/index.html'
}

/**
 * Where a visitor finds a page, such as `/about` for `/about.html`. Hosts may send a request for the file elsewhere.
 * @param file its path
 */
export function addressOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/')
}
