// Owns a wheel as a file: saved by the visitor, opened by picking it or by dropping it on the page.

import { downloadText } from '../../platform/textFile'
import { DEFAULT_SETTINGS } from '../../settings/settings'
import { readFile, writeFile } from '../../share/file'
import { MAX_FILE_LENGTH } from '../../share/fileLimit'
import { createPayload } from '../../share/payload'
import { ShareError } from '../../share/shareError'
import { app } from '../../store/app'
import { whenIdle } from '../../store/whenIdle'

export const FILE_TYPES = '.json,application/json'

/** Hands the wheel to the visitor as a file. */
export function saveWheelFile(): void {
  const { wheel, settings } = app.store.getState()
  const payload = createPayload(wheel, settings, DEFAULT_SETTINGS, Date.now())
  downloadText(fileName(wheel.name), writeFile(payload), 'application/json')
  app.actions.showToast('Wheel saved to a file', 'success')
}

/** Opens the wheel in a file in place of this one, once that stands still, or says why not. Never fails. */
export async function openWheelFile(file: File): Promise<void> {
  if (app.store.getState().phase === 'spinning') {
    app.actions.showToast('The file opens when the wheel has stopped.', 'info')
  }
  try {
    // A character takes at most four bytes; a larger file is none of ours and need not be read.
    if (file.size > 4 * MAX_FILE_LENGTH) throw new ShareError('file')
    const shared = readFile(await file.text())
    // A spin may have begun while the file was read.
    await whenIdle(app.store)
    app.actions.openShared(shared, null)
  } catch (cause) {
    console.warn('Failed to open a wheel file', cause)
    const why = cause instanceof ShareError ? cause.message : 'The file could not be read'
    app.actions.showToast(`${why}. Your wheel is as it was.`, 'error')
  }
}

/** A name that every file system takes. */
function fileName(wheelName: string): string {
  const words = wheelName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return `${words || 'wheel'}.wheel.json`
}

/** Takes files that are dropped anywhere on the page; returns what ends that. */
export function takeDroppedFiles(): () => void {
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  const over = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  }
  const dropped = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // Otherwise the browser would leave the page for the file.
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file) void openWheelFile(file)
  }
  addEventListener('dragover', over)
  addEventListener('drop', dropped)
  return () => {
    removeEventListener('dragover', over)
    removeEventListener('drop', dropped)
  }
}
