// Files of all wheels: saved, picked, or opened as any other file is.

import { downloadText, pickFile, WHEEL_EXTENSION, WHEEL_TYPE } from '../../platform/textFile'
import { ShareError } from '../../share/payload'
import { app } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import {
  isLibraryFile,
  MAX_LIBRARY_LENGTH,
  type Reconciled,
  readLibraryFile,
  writeLibraryFile,
} from '../../store/library/libraryFile'
import { messages } from './messages'

const { shelf } = browserLibrary()

/** Earlier files end in `.json`. Phones know `.fairwheel` only as any bytes. */
const FILE_TYPES = `${WHEEL_EXTENSION},.json,application/json,application/octet-stream`

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
  const name = `my-wheels-${day}${WHEEL_EXTENSION}`
  downloadText(name, writeLibraryFile(wheels, now), WHEEL_TYPE)
  app.actions.showToast(messages.allSaved(wheels.length), 'success')
}

/** Asks for a file. `null` if there is none, or none of all wheels, which the visitor is told. Never rejects. */
export async function pickLibraryFile(): Promise<ComparedFile | null> {
  const file = await pickFile(FILE_TYPES)
  return file ? compareFile(file) : null
}

async function compareFile(file: File): Promise<ComparedFile | null> {
  // A character has at most four bytes, so a larger file is too long. There is no need to read it.
  const isTooLong = file.size > 4 * MAX_LIBRARY_LENGTH
  return compare(isTooLong ? Promise.reject(new ShareError('file')) : file.text())
}

/** `null` if the text is none of all wheels, which the visitor is told. Never rejects. */
export function compareText(text: string): Promise<ComparedFile | null> {
  return compare(Promise.resolve(text))
}

async function compare(read: Promise<string>): Promise<ComparedFile | null> {
  try {
    const text = await read
    if (!isLibraryFile(text)) {
      app.actions.showToast(messages.noLibraryFile, 'error')
      return null
    }
    const { wheels, unreadable } = readLibraryFile(text, Date.now())
    const reconciled = await shelf.compare(wheels)
    return reconciled ? { reconciled, unreadable } : null
  } catch (cause) {
    console.info('Failed to read a file of all wheels', cause)
    app.actions.showToast(messages.fileNotRead, 'error')
    return null
  }
}
