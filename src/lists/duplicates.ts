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
function exactText(text: string): string {
  return IS_ASCII.test(text) ? text : text.normalize('NFC')
}

interface First {
  readonly text: string
  readonly row: number | null
}

/** The texts on the wheel, and those of the lines that were added to it. */
export class KnownTexts {
  readonly #exact = new Map<string, First>()
  readonly #folded = new Map<string, First>()

  constructor(options: readonly { readonly text: string }[]) {
    for (const { text } of options) this.add(text, text, null)
  }

  /**
   * @param whole the text before it was shortened: two that begin alike are only likely the same
   * @param final what would be on the wheel
   */
  duplicateOf(whole: string, final: string): Duplicate | null {
    const same = this.#exact.get(exactText(whole)) ?? this.#onWheel(final)
    if (same) return { kind: 'exact', of: same.text, row: same.row }
    const like = this.#folded.get(foldedText(final))
    return like ? { kind: 'likely', of: like.text, row: like.row } : null
  }

  add(whole: string, final: string, row: number | null) {
    const first = { text: whole, row }
    const exact = exactText(whole)
    if (!this.#exact.has(exact)) this.#exact.set(exact, first)
    const folded = foldedText(final)
    if (!this.#folded.has(folded)) this.#folded.set(folded, first)
  }

  /** A text on the wheel was shortened when it came there, and nobody knows from what. */
  #onWheel(final: string): First | undefined {
    const first = this.#exact.get(exactText(final))
    return first?.row === null ? first : undefined
  }
}
