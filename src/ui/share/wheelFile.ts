// Wheels as files: saved, picked, or dropped on the page.

import { randomId } from '../../platform/entropy'
import { downloadText, pickFile } from '../../platform/textFile'
import { MAX_FILE_LENGTH } from '../../share/fileLimit'
import { ShareError } from '../../share/shareError'
import type { App } from '../../store/createApp'
import { readFile, wheelFile } from '../../store/wheelFile'
import { whenIdle } from '../../store/whenIdle'
import { messages } from './messages'

const FILE_TYPES = '.json,application/json'

export function saveWheelFile({ store, actions }: App): void {
  const { wheel, settings } = store.getState()
  const text = wheelFile(wheel, settings, Date.now())
  downloadText(fileName(wheel.name), text, 'application/json')
  actions.showToast(messages.fileSaved, 'success')
}

/** Asks for a file and opens the wheel in it. */
export async function pickWheelFile(app: App): Promise<void> {
  const file = await pickFile(FILE_TYPES)
  if (file) await openWheelFile(app, file)
}

/** Waits for a spin to end and opens the wheel in the file, or shows why it cannot. Never rejects. */
async function openWheelFile({ store, actions }: App, file: File): Promise<void> {
  if (store.getState().phase === 'spinning') {
    actions.showToast(messages.fileWaits, 'info')
  }
  try {
    // A character has at most four bytes, so a larger file is too long. There is no need to read it.
    if (file.size > 4 * MAX_FILE_LENGTH) throw new ShareError('file')
    const filed = readFile(await file.text(), randomId, Date.now())
    // A spin may have started while the file was read.
    await whenIdle(store)
    actions.openFile(filed)
  } catch (cause) {
    console.warn('Failed to open a wheel file', cause)
    const reason = cause instanceof ShareError ? cause.message : messages.fileUnreadable
    actions.showToast(messages.fileNotOpened(reason), 'error')
  }
}

/** A name that every file system accepts. */
function fileName(wheelName: string): string {
  const name = wheelName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return `${name || 'wheel'}.wheel.json`
}

/** Opens wheel files dropped anywhere on the page. Returns a function that stops it. */
export function acceptDroppedFiles(app: App): () => void {
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  const draggedOver = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  }
  const dropped = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // The browser would navigate to the file.
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file) void openWheelFile(app, file)
  }
  addEventListener('dragover', draggedOver)
  addEventListener('drop', dropped)
  return () => {
    removeEventListener('dragover', draggedOver)
    removeEventListener('drop', dropped)
  }
}
