import { LOCALE } from './locale'

/** Chinese and Japanese have no space between sentences. */
const SPACE = /^(?:ja|zh)\b/.test(LOCALE) ? '' : ' '

/** Whole sentences, one after the other. An empty one is left out. */
export function inSequence(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(SPACE)
}
