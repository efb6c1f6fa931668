/** The manifest and public/start.js name both too. */
export const WHEEL_EXTENSION = '.fairwheel'
/** A type of its own: some browsers add `.json` to the name of what they know as JSON. */
export const WHEEL_TYPE = 'application/x-fairwheel+json'

export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  // By the next task the browser has its own copy of the data.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** `undefined` when the visitor cancels. Browsers allow it only after a click or a key press. */
export function pickFile(accept: string): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  // Attached, so that it is not garbage-collected while the picker is open.
  document.body.append(input)
  return new Promise((resolve) => {
    const picked = () => {
      input.remove()
      resolve(input.files?.[0])
    }
    input.addEventListener('change', picked)
    input.addEventListener('cancel', picked)
    input.click()
  })
}
