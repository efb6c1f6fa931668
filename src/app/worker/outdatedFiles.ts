// Cleanup of cached files: those of the previous version stay for pages that are still open, older ones go.

interface Files {
  /** To be deleted now. */
  readonly expired: string[]
  /** Of the previous version. */
  readonly previous: string[]
}

/**
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
