// What the worker that reads lists is sent, and what it answers.

import type { Encoding, Source } from '../../lists/source'

/** A file, read as what the visitor has chosen or as what it looks like, or pasted text. */
export type ReadRequest =
  | { readonly file: File; readonly text?: undefined; readonly encoding?: Encoding }
  | { readonly text: string; readonly file?: undefined; readonly encoding?: undefined }

export type Reading =
  | { readonly kind: 'list'; readonly source: Source }
  /** What this product has written itself, to be opened as a whole. */
  | { readonly kind: 'wheelFile' | 'libraryFile' | 'wheelLink'; readonly text: string }
  /** @param reason a sentence for the visitor; `cause` is for the console */
  | { readonly kind: 'failed'; readonly reason: string; readonly cause: string }
