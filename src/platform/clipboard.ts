/**
 * Copies a field's text by the clipboard API, or by the old copy command where the API is missing or refuses.
 * @throws an Error with a message for the visitor when both fail
 */
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  if (isSecureContext && navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value)
      return
    } catch {
      // Refused, for example inside a frame; the copy command may still work.
    }
  }
  field.select()
  // Deprecated, but the only way without HTTPS.
  if (!document.execCommand('copy')) throw new Error('Copy command failed')
}
