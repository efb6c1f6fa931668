// Owns how long files of earlier versions are kept: until the version after the next. Pure.

interface Files {
  /** To be removed now. */
  readonly leaving: string[]
  /** Of the version before, kept for pages that are still open. */
  readonly staying: string[]
}

/**
 * @param kept the addresses of all files kept
 * @param current those of the version that takes over
 * @param noted what was `staying` when the version before took over
 */
export function leavingFiles(
  kept: readonly string[],
  current: readonly string[],
  noted: readonly unknown[],
): Files {
  const old = kept.filter((url) => !current.includes(url))
  return {
    leaving: old.filter((url) => noted.includes(url)),
    staying: old.filter((url) => !noted.includes(url)),
  }
}
