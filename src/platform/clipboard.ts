/**
 * Copies a field's text by the clipboard API, or by the old copy command where the API is missing or refuses.
 * @throws an Error with a message for the visitor when both fail
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
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

/** Copies a text in the same way. */
export async function copyText(text: string): Promise<void> {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Out of sight, and where focusing it scrolls nothing.
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0'
  document.body.append(field)
  try {
    await copyFrom(field)
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
