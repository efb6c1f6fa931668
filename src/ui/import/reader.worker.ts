// Reads lists in a worker: a large file would stop the page, and one made to harm would stop it for good.

import type { ListWords } from '../../lists/columns'
import { ListError, type ListFailure } from '../../lists/readLines'
import { fileText, MAX_LIST_FILE, readFile, readPasted, sourceKind } from '../../lists/readSource'
import type { Encoding, Source } from '../../lists/source'
import { compression } from '../../platform/compression'
import { MAX_FILE_LENGTH } from '../../share/boundedJson'

/** A file, in the encoding that was chosen or is detected, or pasted text. */
export type ReadList =
  | { readonly file: File; readonly text?: undefined; readonly encoding?: Encoding }
  | { readonly text: string; readonly file?: undefined; readonly encoding?: undefined }

/** Lists that are written with these words are known as this product's own. */
export type ReadRequest = ReadList & { readonly words: ListWords }

export type Read =
  | { readonly kind: 'list'; readonly source: Source }
  /** What this product has written itself, to be opened as a whole. */
  | { readonly kind: 'wheelFile' | 'libraryFile' | 'wheelLink'; readonly text: string }

/** `cause` is for the console. */
export type Answer =
  | Read
  | { readonly kind: 'failed'; readonly failure: ListFailure; readonly cause: string }

async function read({ text, file, encoding, words }: ReadRequest): Promise<Read> {
  if (file) return readPicked(file, encoding, words)
  const kind = sourceKind(text)
  return kind === 'list' ? { kind, source: readPasted(text, words) } : { kind, text }
}

async function readPicked(
  file: File,
  encoding: Encoding | undefined,
  words: ListWords,
): Promise<Read> {
  try {
    // Of this product's own files, some are larger than any list.
    if (file.size > MAX_LIST_FILE) return await readLarge(file)
    const bytes = new Uint8Array(await file.arrayBuffer())
    return await readBytes(file.name, bytes, encoding, words)
  } catch (cause) {
    throw cause instanceof ListError ? cause : new ListError('unreadable', cause)
  }
}

async function readLarge(file: File): Promise<Read> {
  const beginsWithBrace = /^\s*\{/.test(await file.slice(0, 64).text())
  // A character has at most three bytes, but in photos, which are most of what is so large, it has one.
  if (!beginsWithBrace || file.size > 2 * MAX_FILE_LENGTH) throw new ListError('tooLarge')
  const text = await file.text()
  return { kind: sourceKind(text) === 'libraryFile' ? 'libraryFile' : 'wheelFile', text }
}

async function readBytes(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding | undefined,
  words: ListWords,
): Promise<Read> {
  const text = fileText(bytes, encoding)
  const kind = text === null ? 'list' : sourceKind(text)
  // A link to a wheel is one in a file too.
  if (text !== null && kind !== 'list') return { kind, text }
  const source = await readFile(name, bytes, compression.inflate, encoding, words)
  // What else is in such a file was meant as a wheel: opening it says what is wrong.
  const isBroken = text !== null && source.format !== 'wheel' && /\.(?:json|fairwheel)$/i.test(name)
  return isBroken ? { kind: 'wheelFile', text } : { kind: 'list', source }
}

addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  let answer: Answer
  try {
    answer = await read(data)
  } catch (cause) {
    const known = cause instanceof ListError ? cause : new ListError('unreadable', cause)
    const { failure } = known
    answer = { kind: 'failed', failure, cause: String(known.cause ?? cause) }
  }
  postMessage(answer)
})
