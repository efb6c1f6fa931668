import { splitCharacters } from '../../wheel/text'

/** Whether a name has a word that large letters would break: of more than 11 letters, or of more than 17. */
export function wordLength(text: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => splitCharacters(word).length))
  if (longest > 17) return 'longest'
  return longest > 11 ? 'long' : undefined
}
