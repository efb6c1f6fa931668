// Text typed by visitors: counting and shortening by characters as people see them, and isolating its direction.

/** The longest emoji, a kiss with two skin tones, has 15 UTF-16 units; anything longer was made to harm. */
const MAX_UNITS_PER_CHARACTER = 16

/** Printable ASCII needs no segmenter, which takes a quarter of a second for 10,000 long texts. */
const PLAIN = /^[ -~]*$/

/** Blocks whose letters run right to left (Unicode, DerivedBidiClass). */
const BACKWARDS =
  '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
const RUNS_BACKWARDS = new RegExp(`[${BACKWARDS}\\p{Bidi_Control}]`, 'u')
const BEGINS_BACKWARDS = new RegExp(`^\\P{L}*(?=\\p{L})[${BACKWARDS}]`, 'u')
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/** Scripts that put no spaces between words, and emoji. */
const SPACELESS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{Extended_Pictographic}\p{Regional_Indicator}]/u
const BEGINS_WORD = /^[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u
const IS_OPENING = /^[\p{Ps}\p{Pi}]$/u

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Extended grapheme clusters (UAX 29). */
export function splitCharacters(text: string): string[] {
  return Array.from(characters.segment(text), (part) => part.segment)
}

export interface Word {
  readonly text: string
  readonly space: '' | ' '
}

/** At spaces or, in scripts that have none, between words (UAX 29). Punctuation stays with its word. */
export function splitWords(text: string): Word[] {
  return text.split(/\s+/).flatMap((spaced) => {
    if (!SPACELESS.test(spaced)) return [{ text: spaced, space: ' ' as const }]
    const found: string[] = []
    let before = ''
    for (const { segment } of words.segment(spaced)) {
      if (found.length === 0 || isBetweenWords(before, segment)) found.push(segment)
      else found.push(`${found.pop()}${segment}`)
      before = segment
    }
    return found.map((word, index): Word => ({ text: word, space: index === 0 ? ' ' : '' }))
  })
}

function isBetweenWords(before: string, part: string): boolean {
  const areSpaceless = SPACELESS.test(before) && SPACELESS.test(part)
  return areSpaceless && BEGINS_WORD.test(part) && !IS_OPENING.test(before)
}

/** At most `max` characters; ends before one of absurdly many code units. */
export function limitText(text: string, max: number): string {
  if (text.length <= max) return text
  // One more plain character after the limit proves that no mark joins the last one.
  if (PLAIN.test(text.slice(0, max + 1))) return text.slice(0, max)
  const maxUnits = max * MAX_UNITS_PER_CHARACTER
  // One character past the bound, so that the cut is between characters and the work stays bounded.
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

export function isBlank(text: string): boolean {
  // Variation selectors, fillers and the empty braille cell would count as visible by their category alone.
  return !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

export function runsBackwards(text: string): boolean {
  return RUNS_BACKWARDS.test(text)
}

export function directionOf(text: string): 'ltr' | 'rtl' {
  return BEGINS_BACKWARDS.test(text) ? 'rtl' : 'ltr'
}

/** Letters as wide as they are high. */
const SQUARE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu

/** How wide a text is, in font sizes, where nothing can measure it: most of it is narrower. */
export function estimatedWidth(text: string): number {
  const squares = text.match(SQUARE)?.length ?? 0
  return 0.6 * (text.length - squares) + squares
}

/** In a first strong isolate (UAX 9) if it may run right to left, so that it does not reorder the words around it. */
export function isolated(text: string): string {
  if (!runsBackwards(text)) return text
  let open = 0
  // Isolates in the text must be balanced within ours, and a paragraph separator would end ours.
  const balanced = text.replace(/[\u2066-\u2069]/g, (sign) => {
    if (sign !== POP_DIRECTIONAL_ISOLATE) open += 1
    else if (open === 0) return ''
    else open -= 1
    return sign
  })
  const inside = balanced.replace(/[\p{Cc}\u2029]/gu, ' ')
  return FIRST_STRONG_ISOLATE + inside + POP_DIRECTIONAL_ISOLATE.repeat(open + 1)
}
