// Files that are made here, such as videos, handed to another app.

export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false
}

/** Closing the sheet is no failure. @throws where the browser refuses */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch((cause: unknown) => {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause
  })
}
