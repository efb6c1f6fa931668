// Duplicates may be two people of one name, so they are shown, and never removed unasked.

import { folded, foldedAnywhere } from '../text/order'
import type { Duplicate } from './importPlan'

/** Of Hebrew and Arabic, whose words are the same without: not so those of India or Japan. */
const POINTS = /[\u0591-\u05c7\u064b-\u065f\u0670]/g
const IS_ASCII = /^[\0-\x7f]*$/
/** Printable ASCII with single spaces inside is its own key. */
const IS_KEY = /^[!-~]+(?: [!-~]+)*$/
/** Also the fillers of Korean, which Unicode counts as ignorable, and the empty cell of Braille. */
const BLANKS = /[\p{White_Space}\u115f\u1160\u3164\uffa0\u2800]+/gu
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]+/gu
/** Joins emoji into one that looks different, or makes another flag. */
const JOINS = /[\u200d\u{e0020}-\u{e007f}]/u
const EMOJI_OR_UNSEEN = new RegExp(`(\\p{RGI_Emoji})|${UNSEEN.source}`, 'gv')
const VARIANTS = /[\ufe00-\ufe0f]/g

/** Equal where only unseen characters, blanks or forms of a letter (NFKC) differ; not for case or accents. */
export function nameKey(text: string): string {
  if (IS_KEY.test(text)) return text
  return withoutUnseen(text.replace(BLANKS, ' ')).normalize('NFKC').replace(/ +/g, ' ').trim()
}

/** Emoji keep what joins them. */
export function withoutUnseen(text: string): string {
  if (!JOINS.test(text)) return text.replace(UNSEEN, '')
  return text.replace(EMOJI_OR_UNSEEN, (_, emoji?: string) => emoji?.replace(VARIANTS, '') ?? '')
}

/** Equal where at most case, accents and spaces differ, as the language of the page has them. */
export function foldedText(text: string): string {
  return foldedBy(folded, text)
}

/** The same in all languages: of headings, which are known in many. */
export function foldedWord(text: string): string {
  return foldedBy(foldedAnywhere, text)
}

function foldedBy(fold: (text: string) => string, text: string): string {
  if (IS_ASCII.test(text)) return fold(text).replace(/\s+/g, '')
  return fold(nameKey(text)).replace(POINTS, '').replace(/\s+/g, '')
}

interface First {
  readonly text: string
  readonly row: number | null
}

export interface TextKeys {
  /** Before it was shortened: two that begin alike are only likely the same. */
  readonly whole: string
  readonly exact: string
  readonly final: string
  readonly folded: string
}

/** @param final the text as it would be on the wheel, maybe shortened */
export function keysOf(whole: string, final: string): TextKeys {
  const exact = nameKey(whole)
  return {
    whole,
    exact,
    final: final === whole ? exact : nameKey(final),
    folded: foldedText(final),
  }
}

/** On the wheel, and of the lines that were added to it. */
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

  add({ whole, exact, folded }: TextKeys, row: number | null) {
    const first = { text: whole, row }
    if (!this.#exact.has(exact)) this.#exact.set(exact, first)
    if (!this.#folded.has(folded)) this.#folded.set(folded, first)
  }

  /** The wheel's text may have been shortened, and nobody knows from what. */
  #onWheel(final: string): First | undefined {
    const first = this.#exact.get(final)
    return first?.row === null ? first : undefined
  }
}
