// Owns undoing what happens to a link on its way: wrapped, quoted, percent-encoded once more.

/** A message forwarded by two programs that each encode it. */
const MAX_ENCODINGS = 3

/** Line breaks, spaces, invisible marks, mail's quote marks and soft ends of lines, and base64's padding. */
const NEVER_OURS = /[\s\p{Cf}>=]/gu
/** What both forms end with; they begin with a letter or a digit. */
const OURS = /[\w-]/

/** The encoded wheel in a URL's hash. What is no such thing comes back as something that will not decode. */
export function restoreHash(hash: string): string {
  let text = hash
  for (let round = 0; round < MAX_ENCODINGS && text.includes('%'); round += 1) {
    text = text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded)
  }
  return trimmed(text.replaceAll(NEVER_OURS, ''))
}

/** Without the `#`, quotes, brackets and punctuation, in any script, that stand around it. */
function trimmed(text: string): string {
  const start = text.search(/[a-z0-9]/i)
  // A pattern that ends in $ would try every place: a minute for a megabyte of exclamation marks.
  let end = text.length
  while (end > 0 && !OURS.test(text.charAt(end - 1))) end -= 1
  return text.slice(Math.max(0, start), end)
}

/** A run of %xx as text; one that is cut short stays. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}
