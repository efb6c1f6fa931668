// Owns the device's own share sheet, where the browser has one.

export function canShareLinks(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the sheet; false when the browser refuses. Closing it without sharing is no failure. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch (cause) {
    const isClosed = cause instanceof DOMException && cause.name === 'AbortError'
    if (!isClosed) console.info('The share sheet refused', cause)
    return isClosed
  }
}
