// The system's share sheet.

export function canShareLinks(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the share sheet. Returns false if the browser refuses; closing it without sharing is not a failure. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch (cause) {
    const isClosed = cause instanceof DOMException && cause.name === 'AbortError'
    if (!isClosed) console.info('The share sheet failed', cause)
    return isClosed
  }
}
