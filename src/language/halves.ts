// How likely an option is that was halved: as a sign in its row, and in words.

const SIGNS = ['½', '¼', '⅛']
const WORDS = ['Now half as likely', 'Now a quarter as likely']

/** Such as `¼`. @param times how often it was halved, at least once */
export function halvedSign(times: number): string {
  return SIGNS[times - 1] ?? fraction(times)
}

/** Such as `Now a quarter as likely`. @param times how often it was halved, at least once */
export function halvedInWords(times: number): string {
  return WORDS[times - 1] ?? `Now ${fraction(times)} as likely`
}

function fraction(times: number): string {
  return `1/${2 ** times}`
}
