import { splitCharacters } from '../../wheel/text'

/** Whether a text has a word too long for large letters: more than 11 characters, or more than 17. */
export function wordLength(text: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => splitCharacters(word).length))
  if (longest > 17) return 'longest'
  return longest > 11 ? 'long' : undefined
}
