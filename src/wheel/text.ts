// A visitor's text: how long it is as a person counts, how it is shortened without splitting a character, and how it
// stands inside a sentence of ours whatever direction it runs in.

/** No honest character needs more UTF-16 units (the longest emoji, a kiss with two skin tones, has 15). */
const MAX_UNITS_PER_CHARACTER = 16

/** Printable ASCII: segmenting 10,000 long texts of a stranger's link takes a quarter of a second. */
const PLAIN = /^[ -~]*$/

/** Hebrew, Arabic and their neighbors: the blocks in which letters run right to left (Unicode, DerivedBidiClass). */
const BACKWARDS =
  '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
const RUNS_BACKWARDS = new RegExp(`[${BACKWARDS}\\p{Bidi_Control}]`, 'u')
const BEGINS_BACKWARDS = new RegExp(`^\\P{L}*(?=\\p{L})[${BACKWARDS}]`, 'u')
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

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

/** Whether some of the text may run right to left: by its letters, or by characters that say so. */
export function runsBackwards(text: string): boolean {
  return RUNS_BACKWARDS.test(text)
}

/** The direction that a text by itself is read in: its first letter's. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return BEGINS_BACKWARDS.test(text) ? 'rtl' : 'ltr'
}

/**
 * The text as it stands inside a sentence: where it may run right to left, between a first strong isolate and its end
 * (UAX 9), so that it turns nothing round it. Any other text is as it was.
 */
export function isolated(text: string): string {
  if (!runsBackwards(text)) return text
  let open = 0
  // Its own isolates must begin and end within ours. What else it opens ends with ours; a new paragraph would end ours.
  const kept = text.replace(/[\u2066-\u2069]/g, (sign) => {
    if (sign !== POP_DIRECTIONAL_ISOLATE) open += 1
    else if (open === 0) return ''
    else open -= 1
    return sign
  })
  const inside = kept.replace(/[\p{Cc}\u2029]/gu, ' ')
  return FIRST_STRONG_ISOLATE + inside + POP_DIRECTIONAL_ISOLATE.repeat(open + 1)
}
