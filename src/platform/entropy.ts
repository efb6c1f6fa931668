// Never from Math.random.

const WORDS_AT_ONCE = 64
const words = new Uint32Array(WORDS_AT_ONCE)
let used = WORDS_AT_ONCE

export const cryptoWords = {
  bits: 32,
  next(): number {
    if (used === WORDS_AT_ONCE) {
      crypto.getRandomValues(words)
      used = 0
    }
    const word = words[used] as number
    words[used] = 0
    used += 1
    return word
  },
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 12 letters and digits. Among 10,000 ids, a collision is as likely as one in 10 billion. */
export function randomId(): string {
  const parts = [cryptoWords.next(), cryptoWords.next()]
  return parts.map((word) => word.toString(36).padStart(7, '0').slice(-6)).join('')
}
