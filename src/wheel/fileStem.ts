/** A wheel's name as every file system accepts it; empty if there are no letters or digits in it. */
export function fileStem(wheelName: string): string {
  // With marks: without them names in many scripts would lose their vowels.
  return wheelName.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
}
