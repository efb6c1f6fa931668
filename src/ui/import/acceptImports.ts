// Files dropped on the page, pastes while no field has the focus, and what the system hands over.

import { type LaunchedFile, takeReceived, takeReceivedId } from '../../platform/received'
import type { App } from '../../store/createApp'
import { loadRequested } from '../kit/loading'
import { isPicture, openFiles, openImport, openReading, read } from './importing'
import { messages } from './messages'
import { isList, linkIn, sharedText } from './pastedText'

const FIELDS = 'textarea, select, input, [contenteditable]:not([contenteditable="false"])'

export function acceptImports(app: App): () => void {
  const draggedOver = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  }
  const dropped = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // The browser would navigate to the file.
    event.preventDefault()
    if (event.dataTransfer) void openDropped(app, event.dataTransfer)
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

/** The photos of a folder are taken together; nothing else in one is. */
async function openDropped(app: App, { items, files }: DataTransfer): Promise<void> {
  // They are gone when the event has ended.
  const plain = [...files]
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (!entries.some(({ isDirectory }) => isDirectory)) return openFiles(app, plain)
  const loaded = await loadRequested(() => import('../../platform/droppedFiles'))
  const pictures = (await loaded?.filesIn(entries))?.filter(isPicture)
  if (pictures?.length) await openFiles(app, pictures)
  else if (pictures) app.actions.showToast(messages.folder, 'error')
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
    void openWheelLink(app, text)
  } else if (text === '' && clipboardData.files.length > 0) {
    event.preventDefault()
    void openFiles(app, [...clipboardData.files])
  }
}

/** Ignores links that are not a wheel's. Returns whether it was one. */
async function openWheelLink(app: App, link: string): Promise<boolean> {
  const reading = await read({ text: link })
  const isWheel =
    reading.kind === 'wheelLink' || (reading.kind === 'list' && reading.source.format === 'wheel')
  if (!isWheel) return false
  const reason = await openReading(app, reading)
  if (reason) app.actions.showToast(messages.notOpened(reason), 'error')
  return true
}

/** Files that the installed app was opened with. A toast says why it cannot. Never rejects. */
export async function openLaunched(app: App, launched: readonly LaunchedFile[]): Promise<void> {
  try {
    // Of several none is opened, so read none.
    const [first, ...others] = launched
    if (!first) return
    if (others.length > 0) app.actions.showToast(messages.oneFile(launched.length), 'warning')
    else await openFiles(app, [await first.getFile()])
  } catch (cause) {
    console.warn('Failed to read an opened file', cause)
    app.actions.showToast(messages.notOpened(messages.fileGone), 'error')
  }
}

/** What was shared with the installed app, if the page's address says so. Never rejects. */
export async function openReceived(app: App): Promise<void> {
  const id = takeReceivedId()
  if (id === null) return
  const received = await takeReceived(id)
  if (typeof received === 'string') {
    app.actions.showToast(messages.notReceived[received], 'error')
    return
  }
  // A form without a file has one without a name.
  const isFile = (value: FormDataEntryValue) => value instanceof File && value.name !== ''
  const files = received.getAll('files').filter(isFile) as File[]
  if (files.length > 0) await openFiles(app, files)
  else await openText(app, sharedText(received))
}

/** A wheel's link among other words opens the wheel; anything else is a list. */
async function openText(app: App, text: string): Promise<void> {
  const link = linkIn(text)
  const isOpened = link !== null && (await openWheelLink(app, link))
  if (!isOpened) await openImport(app, { text })
}
