/** The lines of a pasted list. Tables end theirs in other ways than texts. */
export function linesOf(text: string): string[] {
  return text.split(/[\r\n\u2028\u2029]+/)
}
