// Files that are made here, such as videos: saved, or handed to another app.

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = file.name
  anchor.click()
  // By the next task the browser has its own copy of the data.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false
}

/** Closing the sheet is no failure. @throws where the browser refuses */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch((cause: unknown) => {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause
  })
}
