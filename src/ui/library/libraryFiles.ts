// Files of all wheels: saved, picked, or handed over by what opens files in general.

import { libraryOf } from '../../library/browserLibrary'
import {
  isLibraryFile,
  MAX_LIBRARY_LENGTH,
  type Reconciled,
  readLibraryFile,
  writeLibraryFile,
} from '../../library/libraryFile'
import { downloadText, pickFile } from '../../platform/textFile'
import { ShareError } from '../../share/shareError'
import { app } from '../../store/app'
import { messages } from './messages'

const { shelf } = libraryOf(app)

/** A file that was read, beside what is here. */
export interface ComparedFile {
  readonly reconciled: readonly Reconciled[]
  /** How many of its wheels cannot be read. */
  readonly unreadable: number
}

export async function saveAllWheels(): Promise<void> {
  const wheels = await shelf.everyWheel()
  if (!wheels) return
  const now = Date.now()
  const day = new Date(now).toISOString().slice(0, 10)
  downloadText(`my-wheels-${day}.json`, writeLibraryFile(wheels, now), 'application/json')
  app.actions.showToast(messages.allSaved(wheels.length), 'success')
}

/** Asks for a file. `null` if there is none, or none of all wheels, which the visitor is told. Never rejects. */
export async function pickLibraryFile(): Promise<ComparedFile | null> {
  const file = await pickFile('.json,application/json')
  return file ? compareFile(file) : null
}

async function compareFile(file: File): Promise<ComparedFile | null> {
  try {
    // A character has at most four bytes, so a larger file is too long. There is no need to read it.
    if (file.size > 4 * MAX_LIBRARY_LENGTH) throw new ShareError('file')
    const text = await file.text()
    if (!isLibraryFile(text)) {
      app.actions.showToast(messages.noLibraryFile, 'error')
      return null
    }
    return await compareText(text)
  } catch (cause) {
    console.info('Failed to read a file of all wheels', cause)
    app.actions.showToast(messages.fileNotRead, 'error')
    return null
  }
}

let handedOver: ComparedFile | null = null
let show: ((file: ComparedFile) => void) | null = null

/**
 * Shows a file of all wheels, which something else has opened, in My Wheels. Returns whether it could be compared.
 * @throws {ShareError} when the text is too long, or no file of all wheels
 */
export async function showLibraryText(text: string): Promise<boolean> {
  const file = await compareText(text)
  if (file && show) show(file)
  else if (file) {
    handedOver = file
    app.actions.openDialog('library')
  }
  return file !== null
}

/** While My Wheels is open, such a file is shown in it. Returns a function that ends this. */
export function showHandedOver(inDialog: (file: ComparedFile) => void): () => void {
  show = inDialog
  return () => {
    show = null
  }
}

/** The file that was handed over, once. */
export function takeHandedOver(): ComparedFile | null {
  const file = handedOver
  handedOver = null
  return file
}

/** @throws {ShareError} when the text is too long, or no file of all wheels */
async function compareText(text: string): Promise<ComparedFile | null> {
  const { wheels, unreadable } = readLibraryFile(text, Date.now())
  const reconciled = await shelf.compare(wheels)
  return reconciled ? { reconciled, unreadable } : null
}
