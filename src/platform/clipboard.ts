/** Falls back to the old copy command where the API is missing or refuses. @throws when both fail */
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

export async function copyText(text: string): Promise<void> {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Out of sight, and where focusing it scrolls nothing.
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0'
  // Beside an open dialog nothing can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  try {
    await copyFrom(field)
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Newer browsers alone have an item whose content comes later. */
interface DelayedCopy {
  readonly ClipboardItem?: new (items: Record<string, Promise<Blob>>) => object
  readonly navigator: { readonly clipboard?: { write?(items: readonly object[]): Promise<void> } }
}

/** The copying begins at once, while the press that asked for it counts. */
export async function copyWhenReady(text: Promise<string>): Promise<void> {
  const { ClipboardItem, navigator } = globalThis as unknown as DelayedCopy
  const { clipboard } = navigator
  if (isSecureContext && clipboard?.write && ClipboardItem) {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
    try {
      await clipboard.write([new ClipboardItem({ 'text/plain': blob })])
      return
    } catch {
      // Refused, or without promises.
    }
  }
  await copyText(await text)
}
