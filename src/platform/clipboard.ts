// Owns copying text: by the clipboard API, and by the old command where that is missing or refuses.

/**
 * Copies the text of a field on the page.
 * @throws an Error with words for the visitor when the browser refuses both ways
 */
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  if (isSecureContext && navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value)
      return
    } catch {
      // Refused, for example inside a frame: the old way may still be open.
    }
  }
  field.select()
  // Deprecated, and the only way on a page that was not loaded securely.
  if (!document.execCommand('copy')) throw new Error('Copy command failed')
}
