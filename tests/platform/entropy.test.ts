import { beforeEach, expect, it, vi } from 'vitest'

type Entropy = typeof import('../../src/platform/entropy')

let entropy: Entropy
/** Counts up instead of being random. */
let filled: number

function count<T extends Uint32Array | Uint8Array>(into: T): T {
  into.forEach((_, index) => {
    filled += 1
    into[index] = filled
  })
  return into
}

beforeEach(async () => {
  filled = 0
  vi.stubGlobal('crypto', { getRandomValues: count })
  vi.resetModules()
  entropy = await import('../../src/platform/entropy')
  return () => vi.unstubAllGlobals()
})

it('every random word of the browser is used once, and none is made up', () => {
  const words = Array.from({ length: 1000 }, () => entropy.cryptoWords.next())
  expect(words).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1))
  expect(entropy.cryptoWords.bits).toBe(32)
})

it('no word that was used stays where it can be read', () => {
  const held: Uint32Array[] = []
  vi.stubGlobal('crypto', {
    getRandomValues: (into: Uint32Array) => {
      held.push(into)
      return count(into)
    },
  })
  const word = entropy.cryptoWords.next()
  expect([...(held[0] ?? [])].filter((one) => one === word)).toEqual([])
})

it('random bytes are written with two digits each', () => {
  filled = 8
  expect(entropy.randomHex(3)).toBe('090a0b')
})

it('an id has 12 letters and digits, whatever is drawn', () => {
  expect(entropy.randomId()).toBe('000001000002')
  vi.stubGlobal('crypto', { getRandomValues: (into: Uint32Array) => into.fill(2 ** 32 - 1) })
  while (entropy.cryptoWords.next() !== 2 ** 32 - 1);
  expect(entropy.randomId()).toBe('z141z3z141z3')
})
