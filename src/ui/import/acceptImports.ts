// Files dropped anywhere on the page, and what is pasted while no field has the focus.

import type { App } from '../../store/createApp'
import { openFiles, openImport, openReading } from './importing'
import { messages } from './messages'
import { isList } from './pastedLines'
import { read } from './reading'

const FIELDS = 'textarea, select, input, [contenteditable]:not([contenteditable="false"])'

/** Returns a function that stops it. */
export function acceptImports(app: App): () => void {
  const draggedOver = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  }
  const dropped = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // The browser would navigate to the file.
    event.preventDefault()
    const items = [...(event.dataTransfer?.items ?? [])]
    if (items.some((item) => item.webkitGetAsEntry?.()?.isDirectory)) {
      app.actions.showToast(messages.folder, 'error')
    } else {
      void openFiles(app, [...(event.dataTransfer?.files ?? [])])
    }
  }
  const pasted = (event: ClipboardEvent) => takePasted(app, event)
  addEventListener('dragover', draggedOver)
  addEventListener('drop', dropped)
  addEventListener('paste', pasted)
  return () => {
    removeEventListener('dragover', draggedOver)
    removeEventListener('drop', dropped)
    removeEventListener('paste', pasted)
  }
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

function takePasted(app: App, event: ClipboardEvent): void {
  const { clipboardData, target, defaultPrevented } = event
  const isInField = target instanceof Element && target.closest(FIELDS) !== null
  const { dialog, phase } = app.store.getState()
  if (!clipboardData || defaultPrevented || isInField || dialog !== null || phase === 'spinning') {
    return
  }
  const text = clipboardData.getData('text')
  if (isList(text)) {
    event.preventDefault()
    void openImport(app, { text })
  } else if (/^\s*https?:\/\/\S+\s*$/i.test(text)) {
    event.preventDefault()
    void openLink(app, text)
  } else if (text === '' && clipboardData.files.length > 0) {
    event.preventDefault()
    void openFiles(app, [...clipboardData.files])
  }
}

/** Most links in a clipboard have nothing to do with wheels: then nothing happens. */
async function openLink(app: App, text: string): Promise<void> {
  const reading = await read({ text })
  const isWheel =
    reading.kind === 'wheelLink' || (reading.kind === 'list' && reading.source.format === 'wheel')
  if (!isWheel) return
  const reason = await openReading(app, reading)
  if (reason) app.actions.showToast(messages.notOpened(reason), 'error')
}
