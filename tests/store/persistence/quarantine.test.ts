// Proves that a value which cannot be read is put beside its key, and that those put there before stay.

import { describe, expect, it } from 'vitest'
import { quarantine } from '../../../src/store/persistence/reader'

const PLACES = ['key_unreadable', 'key_unreadable_2', 'key_unreadable_3']

/** A storage with texts in some of the three places, which refuses some writes. */
function storageWith(
  before: readonly (string | null)[],
  refuses: (key: string, text: string) => boolean = () => false,
) {
  const texts = new Map<string, string>()
  PLACES.forEach((place, index) => {
    const text = before[index]
    if (typeof text === 'string') texts.set(place, text)
  })
  const storage = {
    read: (key: string): string | null | undefined => texts.get(key) ?? null,
    write(key: string, text: string) {
      if (typeof text !== 'string') throw new Error(`${text} is no text`)
      if (refuses(key, text)) return false
      texts.set(key, text)
      return true
    },
  }
  return { storage, texts: () => PLACES.map((place) => texts.get(place) ?? null) }
}

describe('a value that cannot be read', () => {
  it.each([
    [
      [null, null, null],
      ['new', null, null],
    ],
    [
      ['1', null, null],
      ['new', '1', null],
    ],
    [
      ['1', '2', '3'],
      ['new', '1', '2'],
    ],
    [
      [null, '2', null],
      ['new', '2', null],
    ],
    [
      [null, null, '3'],
      ['new', '3', '3'],
    ],
  ])('beside %j comes first: %j', (before, after) => {
    const { storage, texts } = storageWith(before)
    expect(quarantine('key', 'new', storage)).toBe(true)
    expect(texts()).toEqual(after)
  })

  it('is there already the second time, wherever it is by then', () => {
    for (const before of [
      ['new', '1', '2'],
      ['1', 'new', '2'],
    ]) {
      const { storage, texts } = storageWith(before)
      expect(quarantine('key', 'new', storage)).toBe(true)
      expect(texts()).toEqual(before)
    }
  })

  it.each(PLACES)('changes nothing where %s has no room', (full) => {
    const before = ['1', '2', '3']
    const moved = new Map([
      ['key_unreadable', 'new'],
      ['key_unreadable_2', '1'],
      ['key_unreadable_3', '2'],
    ])
    const { storage, texts } = storageWith(
      before,
      (key, text) => key === full && text === moved.get(full),
    )
    expect(quarantine('key', 'new', storage)).toBe(false)
    expect(texts()).toEqual(before)
  })

  it('is not put where it cannot be seen what is there', () => {
    const { storage, texts } = storageWith([null, '2', null])
    const { read } = storage
    storage.read = (key) => (key === 'key_unreadable_2' ? undefined : read(key))
    expect(quarantine('key', 'new', storage)).toBe(false)
    expect(texts()).toEqual([null, '2', null])
  })
})
