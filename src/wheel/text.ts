// Owns how long a text is and how it is shortened: as a person counts, never splitting a character.

/** No honest character needs more UTF-16 units (the longest emoji, a kiss with two skin tones, has 15). */
const MAX_UNITS_PER_CHARACTER = 16

/** Printable ASCII: segmenting 10,000 long texts of a stranger's link takes a quarter of a second. */
const PLAIN = /^[ -~]*$/

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The text's characters as a person counts them (Unicode extended grapheme clusters, UAX 29). */
export function splitCharacters(text: string): string[] {
  return Array.from(characters.segment(text), (part) => part.segment)
}

/**
 * The longest beginning of `text` that has at most `max` characters.
 * A character built of absurdly many code units ends the text before it.
 */
export function limitText(text: string, max: number): string {
  if (text.length <= max) return text
  // Where one plain character more than fits follows, each of them is a character by itself.
  if (PLAIN.test(text.slice(0, max + 1))) return text.slice(0, max)
  const maxUnits = max * MAX_UNITS_PER_CHARACTER
  // Looking one character past the bound keeps the cut on a character's edge and the work bounded.
  const scanned = text.slice(0, maxUnits + MAX_UNITS_PER_CHARACTER)
  let end = 0
  let count = 0
  for (const part of characters.segment(scanned)) {
    const next = part.index + part.segment.length
    if (count === max || next > maxUnits) break
    end = next
    count += 1
  }
  return text.slice(0, end)
}

/** True when nothing of the text would be seen: only spaces, controls and invisible marks. */
export function isBlank(text: string): boolean {
  // Variation selectors, fillers and the empty braille cell count as visible by their category alone.
  return !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}
