/** The manifest and public/start.js name both too. */
export const WHEEL_EXTENSION = '.fairwheel'
/** A type of its own: some browsers add `.json` to the name of what they know as JSON. */
export const WHEEL_TYPE = 'application/x-fairwheel+json'

export function downloadText(fileName: string, text: string, type: string): void {
  download(fileName, new Blob([text], { type }))
}

export function download(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  // By the next task the browser has its own copy of the data.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** `undefined` when the visitor cancels. Browsers allow it only after a click or a key press. */
export async function pickFile(accept: string): Promise<File | undefined> {
  return (await pickFiles(accept, false))[0]
}

/** None when the visitor cancels. As `pickFile`. */
export function pickFiles(accept: string, isMultiple = true): Promise<readonly File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.multiple = isMultiple
  input.hidden = true
  // Attached, so that it is not garbage-collected while the picker is open.
  document.body.append(input)
  return new Promise((resolve) => {
    const picked = () => {
      input.remove()
      resolve([...(input.files ?? [])])
    }
    input.addEventListener('change', picked)
    input.addEventListener('cancel', picked)
    input.click()
  })
}
