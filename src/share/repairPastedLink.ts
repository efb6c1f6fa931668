// Repairs what messengers, mail and people do to a link: line breaks, quotes, another round of percent-encoding.

/** One by the browser, and two by programs that forward the message and each encode it. */
const MAX_ENCODINGS = 3

/**
 * Characters that are never part of an encoded wheel: line breaks, spaces, invisible marks, mail's quote marks and soft
 * line ends, and base64 padding.
 */
const NOISE = /[\s\p{Cf}>=]/gu
/** The last character of an encoded wheel; the first is a letter or a digit. */
const LAST_CHARACTER = /[\w-]/

/** The encoded wheel in a URL's hash. Anything else is returned as text that does not decode. */
export function repairPastedLink(hash: string): string {
  let text = hash
  for (let round = 0; round < MAX_ENCODINGS && text.includes('%'); round += 1) {
    text = text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded)
  }
  return trimmed(text.replaceAll(NOISE, ''))
}

/** Without the `#`, quotes, brackets and punctuation, in any script, around it. */
function trimmed(text: string): string {
  const start = text.search(/[a-z0-9]/i)
  // A regular expression ending in $ would backtrack for a minute on a megabyte of exclamation marks.
  let end = text.length
  while (end > 0 && !LAST_CHARACTER.test(text.charAt(end - 1))) end -= 1
  return text.slice(Math.max(0, start), end)
}

/** A run of %xx as text; unchanged if it was cut short. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}
