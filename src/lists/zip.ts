// Zip archives (APPNOTE 6.3), as far as spreadsheets need them. Sizes in an archive may lie, so nothing is inflated
// beyond a limit.

import { ListError } from './readLines'

/** Inflates raw deflate. @throws beyond `maxBytes`, and on damaged bytes */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>, maxBytes: number) => Promise<Uint8Array>

export interface ZipEntry {
  readonly path: string
  readonly bytes: Uint8Array
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30
const MAX_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8
const MAX_ENTRIES = 2000

/**
 * The files in an archive whose paths are wanted.
 * @param maxBytes of all of them together
 * @throws {ListError} when the archive is damaged, encrypted or too large
 */
export async function unzip(
  archive: Uint8Array<ArrayBuffer>,
  isWanted: (path: string) => boolean,
  maxBytes: number,
  inflate: Inflate,
): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = []
  let left = maxBytes
  for (const { path, method, packed, size } of directory(archive)) {
    if (!isWanted(path)) continue
    if (size > left || (method === STORED && packed.length > left)) {
      throw new ListError('spreadsheetTooLarge')
    }
    const bytes = method === STORED ? packed : await inflated(packed, left, inflate)
    left -= bytes.length
    entries.push({ path, bytes })
  }
  return entries
}

async function inflated(packed: Uint8Array<ArrayBuffer>, left: number, inflate: Inflate) {
  try {
    return await inflate(packed, left)
  } catch (error) {
    throw new ListError(error instanceof RangeError ? 'spreadsheetTooLarge' : 'spreadsheet', error)
  }
}

function* directory(archive: Uint8Array<ArrayBuffer>) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const damaged = (cause?: unknown) => new ListError('spreadsheet', cause)
  let end = archive.length - END_LENGTH
  const first = Math.max(0, end - MAX_COMMENT)
  while (end >= first && view.getUint32(end, true) !== END) end -= 1
  if (end < first) throw damaged()
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new ListError('spreadsheetTooLarge')
  let at = view.getUint32(end + 16, true)
  try {
    for (let entry = 0; entry < count; entry += 1) {
      if (view.getUint32(at, true) !== CENTRAL) throw damaged()
      const flags = view.getUint16(at + 8, true)
      const method = view.getUint16(at + 10, true)
      const packedSize = view.getUint32(at + 20, true)
      const size = view.getUint32(at + 24, true)
      const nameLength = view.getUint16(at + 28, true)
      const local = view.getUint32(at + 42, true)
      const name = archive.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength)
      at += CENTRAL_LENGTH + nameLength
      at += view.getUint16(at - nameLength - 16, true) + view.getUint16(at - nameLength - 14, true)
      if (view.getUint32(local, true) !== LOCAL) throw damaged()
      const start =
        local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const isReadable = (flags & 1) === 0 && (method === STORED || method === DEFLATED)
      if (!isReadable || start + packedSize > archive.length) throw damaged()
      const packed = archive.subarray(start, start + packedSize)
      yield { path: new TextDecoder().decode(name), method, packed, size }
    }
  } catch (error) {
    throw error instanceof ListError ? error : damaged(error)
  }
}

/** An archive of the entries as they are, not deflated, and without checksums, which its reader does not look at. */
export function storedZip(entries: readonly ZipEntry[]): ArrayBuffer {
  const named = entries.map(({ path, bytes }) => ({ name: new TextEncoder().encode(path), bytes }))
  const localSize = named.reduce(
    (sum, { name, bytes }) => sum + LOCAL_LENGTH + name.length + bytes.length,
    0,
  )
  const centralSize = named.reduce((sum, { name }) => sum + CENTRAL_LENGTH + name.length, 0)
  const archive = new Uint8Array(localSize + centralSize + END_LENGTH)
  const view = new DataView(archive.buffer)
  let [local, central] = [0, localSize]
  for (const { name, bytes } of named) {
    view.setUint32(local, LOCAL, true)
    view.setUint32(local + 18, bytes.length, true)
    view.setUint32(local + 22, bytes.length, true)
    view.setUint16(local + 26, name.length, true)
    archive.set(name, local + LOCAL_LENGTH)
    archive.set(bytes, local + LOCAL_LENGTH + name.length)
    view.setUint32(central, CENTRAL, true)
    view.setUint32(central + 20, bytes.length, true)
    view.setUint32(central + 24, bytes.length, true)
    view.setUint16(central + 28, name.length, true)
    view.setUint32(central + 42, local, true)
    archive.set(name, central + CENTRAL_LENGTH)
    local += LOCAL_LENGTH + name.length + bytes.length
    central += CENTRAL_LENGTH + name.length
  }
  view.setUint32(central, END, true)
  view.setUint16(central + 8, named.length, true)
  view.setUint16(central + 10, named.length, true)
  view.setUint32(central + 12, centralSize, true)
  view.setUint32(central + 16, localSize, true)
  return archive.buffer
}
