// The dictionary of a version 1 link: repeated substrings are replaced by ~n~ where that makes the link shorter.

/** Lengths of substrings that the format replaces. */
const LONGEST = 10
const SHORTEST = 3

/** Characters of JSON that a version 1 link may expand to; enough for a wheel of 10,000 options. */
const MAX_EXPANDED = 2 ** 22
/** Characters scanned in total, over all entries: about 50 ms. The links written here need a thousandth. */
const MAX_WORK = 2 ** 25

export interface Substituted {
  readonly body: string
  /** `~n~` in the body, and in entries after the n-th, is a placeholder for the n-th. */
  readonly dictionary: readonly string[]
}

/**
 * Replaces repeated substrings, the longest and those that save most first; `expand` is the inverse.
 * An entry never contains a `~`, so that three characters never expand to more than ten.
 * @param text well-formed (no lone surrogates), a few thousand characters: time grows with its
 * length times the number of different repeated substrings
 */
export function substitute(text: string): Substituted {
  const dictionary: string[] = []
  let body = text
  for (let length = LONGEST; length >= SHORTEST; length -= 1) {
    for (const { piece } of repeatedPieces(body, length)) {
      const placeholder = `~${dictionary.length}~`
      if (placeholder.length >= length) break
      // Earlier replacements may have overlapped some of its occurrences.
      const count = countOf(body, piece)
      if (gain(piece, count, placeholder) <= 0) continue
      const next = body.replaceAll(piece, placeholder)
      // Digits between two placeholders, or in the text, can look like another placeholder.
      if (next.replaceAll(placeholder, () => piece) !== body) continue
      body = next
      dictionary.push(piece)
    }
  }
  return { body, dictionary }
}

/** Substrings of a length that occur more than once without overlap, those that save most first. */
function repeatedPieces(text: string, length: number) {
  const found = new Map<string, { piece: string; count: number; end: number }>()
  for (let start = 0; start + length <= text.length; start += 1) {
    const piece = text.slice(start, start + length)
    const known = found.get(piece)
    if (!known) found.set(piece, { piece, count: 1, end: start + length })
    else if (start >= known.end) {
      known.count += 1
      known.end = start + length
    }
  }
  return [...found.values()]
    .filter(({ piece, count }) => count > 1 && !piece.includes('~') && !isSplit(piece))
    .map(({ piece, count }) => ({ piece, worth: gain(piece, count, '~0~') }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
}

/** Whether a substring of well-formed text begins or ends inside a surrogate pair; half a pair cannot be encoded. */
function isSplit(piece: string): boolean {
  return /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(piece)
}

/** Characters of the URL-encoded link that an entry saves. */
function gain(piece: string, count: number, placeholder: string): number {
  const entry = encodeURIComponent(`${JSON.stringify(piece)},`).length
  return count * (encodeURIComponent(piece).length - placeholder.length) - entry
}

/**
 * Replaces placeholders by their entries, the last entry first, because each may refer to those before it. `~n~`
 * beyond the dictionary is ordinary text.
 * @throws {RangeError} when the result would exceed four million characters or take too long
 */
export function expand({ body, dictionary }: Substituted): string {
  let text = body
  let work = 0
  for (let index = dictionary.length - 1; index >= 0; index -= 1) {
    work += text.length
    if (work > MAX_WORK) throw new RangeError('Too much to expand')
    const placeholder = `~${index}~`
    const entry = dictionary[index] as string
    const count = countOf(text, placeholder)
    if (count === 0) continue
    const length = text.length + count * (entry.length - placeholder.length)
    if (length > MAX_EXPANDED) throw new RangeError('Expands too far')
    text = text.replaceAll(placeholder, () => entry)
  }
  return text
}

function countOf(text: string, piece: string): number {
  let count = 0
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) {
    count += 1
  }
  return count
}
