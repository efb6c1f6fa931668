// Pasted text and the bytes of files as sources.

import type { Source } from './source'

/** Bytes. More is refused before it is read. */
export const MAX_LIST_FILE = 20 * 2 ** 20

/** What a text or a file is, by its content; `wheel` and `library` are this product's own, and opened elsewhere. */
export type SourceKind = 'list' | 'wheelLink' | 'wheelFile' | 'libraryFile'

export function sourceKind(_text: string): SourceKind {
  throw new Error('Not yet')
}

/** @throws {ListError} */
export function readPasted(_text: string): Source {
  throw new Error('Not yet')
}

/** The text of a file's bytes; `null` for a spreadsheet. @throws {ListError} for other binaries */
export function fileText(_bytes: Uint8Array): string | null {
  throw new Error('Not yet')
}

/**
 * A picked or dropped file: text, table, spreadsheet, or another site's wheel.
 * @param fileName with its extension, which says whether commas separate cells
 * @throws {ListError}
 */
export async function readFile(_fileName: string, _bytes: Uint8Array): Promise<Source> {
  throw new Error('Not yet')
}
