export function canShareLinks(): boolean {
  return typeof navigator.share === 'function'
}

/** Returns false if the browser refuses; closing the sheet is no failure. */
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
