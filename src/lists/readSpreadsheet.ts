// .xlsx files are zip archives (APPNOTE 6.3). They are unpacked here and handed on not deflated: the parser's own
// unpacking has no limits, and starts workers that a site's content security policy forbids.

import readExcelFile from 'read-excel-file/universal'
import { LOCALE } from '../text/locale'
import { momentFormat } from '../text/moment'
import { isBlankRow } from './columns'
import { ListError, MAX_LINE_LENGTH, MAX_LINES } from './readLines'
import { MAX_COLUMNS } from './readTable'
import type { Source } from './source'

/** Of all parts once inflated. 10,000 rows of ten columns have five megabytes. */
const MAX_BYTES = 32 * 2 ** 20
/** The parser fills up rows and columns: one cell far away would exhaust the memory. */
const MAX_CELLS = 5_000_000
const LAST_ROW = 1_048_576
/** Of all cells: many may refer to one long text. */
const MAX_CHARACTERS = 20 * 2 ** 20

/** Any of them can be called a worksheet, so all are checked like one. */
const WANTED = /^xl\/(?:[^/]+\.xml|worksheets\/[^/]+\.xml|_rels\/workbook\.xml\.rels)$/i

/** A tag, or text. The parser rereads with each piece what has not ended: tags without end would take it for ever. */
const TOKEN = /<([^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*)>|[^<]+/y
/** A text may have 32,767 characters, and each of them as an entity. */
const MAX_TAG = 10_000
const MAX_TEXT = 250_000
const ADDRESS = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Of all parts: each becomes an object or more. */
const MAX_TAGS = 4_000_000
const TAG = 60

const asDate = momentFormat({ dateStyle: 'medium', timeZone: 'UTC' }, LOCALE)
const asTime = momentFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }, LOCALE)
const DAY_MS = 86_400_000

/** The first worksheet that has cells; the others are noted. @throws {ListError} */
export async function readSpreadsheet(
  bytes: Uint8Array<ArrayBuffer>,
  inflate: Inflate,
): Promise<Source> {
  const entries = await unzip(bytes, (path) => WANTED.test(path), MAX_BYTES, inflate)
  checkSize(entries)
  const worksheets = await worksheetsOf(entries)
  const filled = worksheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data as readonly (readonly unknown[])[] }))
    .filter(({ rows }) => rows.length > 0)
  const [first, ...others] = filled
  if (!first) throw new ListError('nothing')
  if (first.rows.length > MAX_LINES) throw new ListError('tooManyLines')
  let characters = 0
  const rows = first.rows.map((row) => {
    if (row.length > MAX_COLUMNS) throw new ListError('tooManyColumns')
    const cells = row.map(cellText)
    for (const cell of cells) {
      characters += cell.length
      if (cell.length > MAX_LINE_LENGTH) throw new ListError('lineTooLong')
    }
    if (characters > MAX_CHARACTERS) throw new ListError('spreadsheetTooLarge')
    return { cells }
  })
  if (rows.every(({ cells }) => isBlankRow(cells))) throw new ListError('nothing')
  return {
    name: null,
    format: 'spreadsheet',
    rows,
    notes: others.length > 0 ? [{ kind: 'worksheets', names: others.map(({ name }) => name) }] : [],
  }
}

async function worksheetsOf(entries: readonly ZipEntry[]) {
  try {
    return await readExcelFile(storedZip(entries), { trim: false })
  } catch (error) {
    throw new ListError('spreadsheet', error)
  }
}

/** Before the parser makes room for all that is between cells. */
function checkSize(entries: readonly ZipEntry[]) {
  const text = new TextDecoder()
  let [room, tags] = [0, 0]
  for (const { bytes } of entries) {
    for (const byte of bytes) if (byte === TAG) tags += 1
    if (tags > MAX_TAGS) throw new ListError('spreadsheetTooLarge')
    room += roomOf(text.decode(bytes))
    if (room > MAX_CELLS) throw new ListError('spreadsheetTooLarge')
  }
}

function roomOf(worksheet: string): number {
  let [lastRow, rows, columns] = [0, 0, 0]
  for (const { tag, isFirst } of tokens(worksheet)) {
    // A worksheet has no comments or declarations but the one at its start.
    if (tag.startsWith('!') || (tag.startsWith('?') && !isFirst)) throw new ListError('spreadsheet')
    for (const match of tag.matchAll(ADDRESS)) {
      const address = /^([A-Z]{0,3})(\d{1,7})$/.exec(match[1] ?? match[2] ?? '')
      const row = Number(address?.[2])
      if (!address || row > LAST_ROW) throw new ListError('spreadsheet')
      lastRow = Math.max(lastRow, row)
      // A cell that closes at once has only a format.
      if (!address[1] || tag.endsWith('/')) continue
      rows = Math.max(rows, row)
      columns = Math.max(columns, columnNumber(address[1]))
    }
  }
  if (columns > MAX_COLUMNS) throw new ListError('tooManyColumns')
  return lastRow + rows * columns
}

function* tokens(worksheet: string) {
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < worksheet.length) {
    const start = TOKEN.lastIndex
    const [token = '', tag] = TOKEN.exec(worksheet) ?? []
    if (token === '' || token.length > (tag === undefined ? MAX_TEXT : MAX_TAG)) {
      throw new ListError('spreadsheet')
    }
    if (tag !== undefined) yield { tag, isFirst: start === 0 }
  }
}

/** A is 1, and AA is 27. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** As a person reads it; the cell's exact format is not known. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  // Spreadsheets show 15 digits: 0.1 + 0.2 is 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (typeof value === 'object' && 'getTime' in value && typeof value.getTime === 'function') {
    // Fractions of a day are a little less or more than the minute that was typed.
    const time = Math.round(Number(value.getTime()) / 1000) * 1000
    if (Number.isNaN(time)) return ''
    return (time % DAY_MS === 0 ? asDate : asTime)(time)
  }
  return String(value)
}

/** Of raw deflate. @throws beyond `maxBytes`, and on damaged bytes */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>, maxBytes: number) => Promise<Uint8Array>

interface ZipEntry {
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
 * Sizes in an archive may lie, so they are not read, and nothing is inflated beyond the limit.
 * @param maxBytes of all files together
 * @throws {ListError} when the archive is damaged, encrypted or too large
 */
async function unzip(
  archive: Uint8Array<ArrayBuffer>,
  isWanted: (path: string) => boolean,
  maxBytes: number,
  inflate: Inflate,
): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = []
  let left = maxBytes
  for (const { path, method, packed } of directory(archive)) {
    if (!isWanted(path)) continue
    const bytes = method === STORED ? packed : await inflated(packed, left, inflate)
    left -= bytes.length
    if (left < 0) throw new ListError('spreadsheetTooLarge')
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
      yield { path: new TextDecoder().decode(name), method, packed }
    }
  } catch (error) {
    throw error instanceof ListError ? error : damaged(error)
  }
}

/** Without checksums, which its reader does not look at. */
function storedZip(entries: readonly ZipEntry[]): ArrayBuffer {
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
