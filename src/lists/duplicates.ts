// Which lines say the same. Duplicates may be two people of one name, so they are shown, and never removed unasked.

import type { Duplicate } from './importPlan'

/** Marks over and under the letters of the scripts whose letters are the same without: not those of India or Japan. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g
const SPACES = /[\s\p{Cf}]+/gu
const IS_ASCII = /^[\0-\x7f]*$/

/** What two texts have in common that differ only in case, spaces or accents. */
export function foldedText(text: string): string {
  if (IS_ASCII.test(text)) return text.toLowerCase().replace(/\s+/g, '')
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replace(SPACES, '')
}

/** Two ways to write the same accent look the same, and are. */
export function exactText(text: string): string {
  return IS_ASCII.test(text) ? text : text.normalize('NFC')
}

interface First {
  readonly text: string
  readonly row: number | null
}

/** What two texts are compared by. */
export interface TextKeys {
  /** The text before it was shortened: two that begin alike are only likely the same. */
  readonly whole: string
  readonly exact: string
  /** Of what would be on the wheel. */
  readonly final: string
  readonly folded: string
}

/** @param final the text as it would be on the wheel, the same or shortened */
export function keysOf(whole: string, final: string): TextKeys {
  const exact = exactText(whole)
  return {
    whole,
    exact,
    final: final === whole ? exact : exactText(final),
    folded: foldedText(final),
  }
}

/** The texts on the wheel, and those of the lines that were added to it. */
export class KnownTexts {
  readonly #exact = new Map<string, First>()
  readonly #folded = new Map<string, First>()

  constructor(options: readonly { readonly text: string }[]) {
    for (const { text } of options) this.add(keysOf(text, text), null)
  }

  duplicateOf({ exact, final, folded }: TextKeys): Duplicate | null {
    const same = this.#exact.get(exact) ?? this.#onWheel(final)
    if (same) return { kind: 'exact', of: same.text, row: same.row }
    const like = this.#folded.get(folded)
    return like ? { kind: 'likely', of: like.text, row: like.row } : null
  }

  /** @param row `null` for an option of the wheel */
  add({ whole, exact, folded }: TextKeys, row: number | null) {
    const first = { text: whole, row }
    if (!this.#exact.has(exact)) this.#exact.set(exact, first)
    if (!this.#folded.has(folded)) this.#folded.set(folded, first)
  }

  /** A text on the wheel was shortened when it came there, and nobody knows from what. */
  #onWheel(final: string): First | undefined {
    const first = this.#exact.get(final)
    return first?.row === null ? first : undefined
  }
}
