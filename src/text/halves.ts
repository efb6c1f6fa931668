// How much an option counts that was halved: as a sign in its row, and in words.

const SIGNS = ['½', '¼', '⅛']
const WORDS = ['Now counts half', 'Now counts a quarter']

/** Such as `¼`. @param times how often it was halved, at least once */
export function halvedSign(times: number): string {
  return SIGNS[times - 1] ?? fraction(times)
}

/** Such as `Now counts a quarter`: beside the others, whose chances grow. @param times how often it was halved, at least once */
export function halvedInWords(times: number): string {
  return WORDS[times - 1] ?? `Now counts ${fraction(times)}`
}

function fraction(times: number): string {
  return `1/${2 ** times}`
}
