// Reads lists in a worker: a large file would stop the page, and one made to harm would stop it for good.

import { ListError } from '../../lists/listError'
import { fileText, MAX_LIST_FILE, readFile, readPasted, sourceKind } from '../../lists/readSource'
import { MAX_FILE_LENGTH } from '../../share/fileLimit'
import type { Reading, ReadRequest } from './readerMessages'

async function read({ text, file }: ReadRequest): Promise<Reading> {
  if (file) return readPicked(file)
  const kind = sourceKind(text)
  return kind === 'list' ? { kind, source: readPasted(text) } : { kind, text }
}

async function readPicked(file: File): Promise<Reading> {
  const bytes = await bytesOf(file)
  const text = fileText(bytes)
  const kind = text === null ? 'list' : sourceKind(text)
  // A text that is a link to a wheel is a link in a file too.
  if (text !== null && kind !== 'list') return { kind, text }
  return { kind: 'list', source: await readFile(file.name, bytes) }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  // A character has at most four bytes. Of this product's own files, some are larger than any list.
  const max = (await beginsWithBrace(file)) ? 4 * MAX_FILE_LENGTH : MAX_LIST_FILE
  if (file.size > max) throw new ListError('tooLarge')
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new ListError('unreadable', cause)
  }
}

async function beginsWithBrace(file: File): Promise<boolean> {
  try {
    return /^\s*\{/.test(await file.slice(0, 64).text())
  } catch (cause) {
    throw new ListError('unreadable', cause)
  }
}

addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  let reading: Reading
  try {
    reading = await read(data)
  } catch (cause) {
    const known = cause instanceof ListError ? cause : new ListError('unreadable', cause)
    reading = { kind: 'failed', reason: known.message, cause: String(known.cause ?? cause) }
  }
  postMessage(reading)
})
