// Owns handing a text to the visitor as a file to keep.

/** Starts the download of a text under a name. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  // The browser has taken the data by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
