// A link that was damaged, by accident or on purpose, opens as the identical wheel or fails with a ShareError, quickly.
// The seed is fixed, so that failures can be repeated.

import { describe, expect, it } from 'vitest'
import { compression } from '../../src/platform/compression'
import { base64urlToBytes, bytesToBase64url, crc32 } from '../../src/share/linkText'
import { ShareError } from '../../src/share/payload'
import { encodeCompact } from '../../src/share/writeCompact'
import { encodeVersion1 } from '../../src/share/writeVersion1'
import { isHexColor } from '../../src/wheel/colors/color'
import { optionText } from '../../src/wheel/segment'
import { timesArithmetic } from '../timing'
import { classList } from './classLists'
import { recipeHash, recipeJson } from './recipe'
import { open, payloadOf, type Shareable, wheelOf } from './wheels'

const SEED = 20_250_820
const LEAST_LINKS = 100_000
/** A link that takes longer is tried again, against arithmetic: the first of a kind is not compiled yet. */
const SUSPICIOUS_MS = 150
/** Times the arithmetic; fifty megabytes to inflate are the slowest. */
const SLOWEST = 100

/** mulberry32: a different number from 0 to less than `count` each time, the same ones every run. */
function numbers(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
}
const random = numbers(SEED)
const oneOf = <T>(some: ArrayLike<T>): T => some[random(some.length)] as T

const odd: Shareable = wheelOf([], {
  name: 'Où manger ? 🍕',
  segments: [
    ['Crêpes', '#FF6B6B', 1],
    ['مطعم \u202e', '#abcdef', 2.5],
    ['~1~ "\\ \u0000', '#3B82F6', 0],
    ['👨‍👩‍👧‍👦 \ud83d', '#4ECDC4', 1],
  ].map(([text, color, weight], index) => ({ id: `${index}`, text, color, weight })) as never,
  settings: {
    animationSpeed: { preset: 'custom', customSpinDuration: 5000 },
    soundEnabled: false,
    theme: 'ocean',
    eliminationMode: true,
    showProbabilities: true,
    weightsCount: false,
    noRepeats: true,
    afterWin: 'aside',
    asideSpins: 5,
    confetti: 'much',
    confettiEmoji: '🎈',
    soundSet: 'harp',
    rushSound: false,
    winnerSound: true,
    eliminatedSound: false,
    picturePlace: 'instead',
  },
})
const shared = [
  { wheel: wheelOf(['Yes', 'No', 'Maybe']), forms: ['version 1', 'compact'] },
  { wheel: odd, forms: ['version 1', 'compact'] },
  { wheel: wheelOf(classList('german', 16)), forms: ['version 1', 'compact'] },
  { wheel: wheelOf(classList('russian', 100)), forms: ['compact'] },
]
const originals: { hash: string; opened: string }[] = []
for (const { wheel, forms } of shared) {
  const payload = payloadOf(wheel)
  for (const form of forms) {
    const isCompact = form === 'compact'
    const hash = isCompact ? await encodeCompact(payload, compression) : encodeVersion1(payload)
    originals.push({ hash, opened: JSON.stringify(await open(hash)) })
  }
}

const tally = { links: 0, opened: 0, suspects: new Set<string>() }

/** The wheel as JSON, or `null` for a ShareError. Any other error fails the test. */
async function attempt(hash: string): Promise<string | null> {
  tally.links += 1
  const started = performance.now()
  try {
    const wheel = await open(hash)
    tally.opened += 1
    for (const { text, color, weight } of wheel.segments) {
      const isSound = optionText(text) === text && isHexColor(color) && weight >= 0 && weight <= 1e6
      if (!isSound) throw new Error('It opened as a wheel that the app cannot hold.')
    }
    return JSON.stringify(wheel)
  } catch (error) {
    if (error instanceof ShareError) return null
    throw new Error(`This link fails otherwise: ${hash}`, { cause: error })
  } finally {
    if (performance.now() - started > SUSPICIOUS_MS) tally.suspects.add(hash)
  }
}

/** Attempts a damaged link. */
async function survives(hash: string, opened: string) {
  const found = await attempt(hash)
  if (found !== null && found !== opened) throw new Error(`A different wheel opens: ${hash}`)
}

function replaced(text: string, at: number, by: string, length = by.length): string {
  return text.slice(0, at) + by + text.slice(at + length)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const OTHERS = '.,;:!?)]}>"\'…%=+/~ \n\u0000\u200b\u202e\ud83dé'
const MARKS = ['.', ',', ')', '!', '…', '"', ' ', '\n', '\u200b', '>', '==', '%20', '%E2%80%8B']

describe('a damaged link @link.hostile', () => {
  it('cut short at every place, from either end', async () => {
    for (const { hash, opened } of originals) {
      for (let at = 0; at < hash.length; at += 1) {
        await survives(hash.slice(0, at), opened)
        await survives(hash.slice(at), opened)
      }
    }
  })

  it('with any bit of any of its letters flipped', async () => {
    for (const { hash, opened } of originals) {
      for (let bit = 0; bit < hash.length * 7; bit += 1) {
        const at = Math.floor(bit / 7)
        const flipped = String.fromCharCode(hash.charCodeAt(at) ^ (1 << (bit % 7)))
        await survives(replaced(hash, at, flipped), opened)
      }
    }
  })

  it('with any bit of any of its bytes flipped', async () => {
    for (const { hash, opened } of originals) {
      const prefix = hash.startsWith('z.') ? 'z.' : ''
      const bytes = base64urlToBytes(hash.slice(prefix.length))
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const flipped = bytes.slice()
        flipped[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        await survives(prefix + bytesToBase64url(flipped), opened)
      }
    }
  })

  it('with letters replaced, left out, doubled, swapped or moved', async () => {
    for (let count = 0; count < 25_000; count += 1) {
      const { hash, opened } = oneOf(originals)
      let damaged = hash
      for (let left = 1 + random(3); left > 0; left -= 1) {
        const at = random(damaged.length)
        const length = 1 + random(8)
        const run = damaged.slice(at, at + length)
        damaged = oneOf([
          () => replaced(damaged, at, oneOf(random(4) === 0 ? OTHERS : LETTERS)),
          () => replaced(damaged, at, '', length),
          () => replaced(damaged, at, run + run, length),
          () => replaced(damaged, at, [...run].reverse().join('')),
          () => replaced(replaced(damaged, at, '', length), random(damaged.length), run, 0),
        ])()
      }
      await survives(damaged, opened)
    }
  })

  it('whose text was damaged before it was encoded', async () => {
    const version1 = originals.filter(({ hash }) => !hash.startsWith('z.'))
    for (let count = 0; count < 15_000; count += 1) {
      const { hash, opened } = oneOf(version1)
      const json = recipeJson(hash)
      const at = random(json.length)
      const other = json.charAt(random(json.length))
      const body = oneOf([
        replaced(json, at, other),
        replaced(json, at, ''),
        replaced(json, at, other, 0),
      ])
      // Half an emoji cannot be URL-encoded.
      const wellFormed = Buffer.from(body).toString()
      await survives(recipeHash('', { dictionary: [], body: wellFormed }), opened)
    }
  })

  it('or one that was only wrapped on its way, which opens', async () => {
    for (let count = 0; count < 5000; count += 1) {
      const { hash, opened } = oneOf(originals)
      let wrapped = random(2) ? `#${hash}` : hash
      if (random(2)) wrapped = encodeURIComponent(wrapped)
      else
        wrapped = replaced(
          wrapped,
          random(wrapped.length),
          oneOf([' ', '\r\n', '\u200b', '\n> ']),
          0,
        )
      for (let marks = random(4); marks > 0; marks -= 1) wrapped += oneOf(MARKS)
      if (random(4) === 0) wrapped = encodeURIComponent(wrapped)
      expect(await attempt(wrapped)).toBe(opened)
    }
  })
})

const HOSTILE = [
  'null',
  'true',
  '0',
  '-1',
  '1e308',
  '-1e308',
  '1e999',
  '[]',
  '{}',
  '""',
  '"\\u0000"',
  '"\\u202e"',
  '"\\ud800"',
  '"<b>"',
  '"__proto__"',
  '{"__proto__":{"text":"x"}}',
  '{"constructor":{"prototype":{}}}',
  '[[[[[]]]]]',
  '"#12345"',
  '"#123456"',
  '"red"',
  '99999999999',
  '{"length":2}',
  '"~0~"',
  '"~1~"',
  `"${'z\\u0301'.repeat(200)}"`,
  `[${'{},'.repeat(500)}{}]`,
]

const TEMPLATE =
  '{"v":1,"name":"N","segments":[{"text":"A","color":"#123456","weight":2},{"text":"B","color":"#abcdef"},{"text":"C"}],"settings":{"spinDuration":5000,"soundEnabled":false,"theme":"x","eliminationMode":true,"showProbabilities":true},"created":5,"custom":true}'
const places = [...TEMPLATE.matchAll(/(?<=[:[,])(?:"[^"]*"(?!:)|\{[^{}]*\}|[\d.]+|true|false)/g)]

function hostileJson(): string {
  let json = TEMPLATE
  for (let left = 1 + random(2); left > 0; left -= 1) {
    const place = oneOf(places)
    if (random(8) === 0) json = json.replace(/"(text|color|weight|v|name|theme)"/, '"__proto__"')
    else json = replaced(json, place.index, oneOf(HOSTILE), place[0].length)
  }
  return json
}

async function forged(columns: string): Promise<string> {
  const deflated = await compression.deflate(new TextEncoder().encode(columns))
  const bytes = Uint8Array.of(0, 0, 0, 0, 1, ...deflated)
  new DataView(bytes.buffer).setUint32(0, crc32(bytes.subarray(4)))
  return `z.${bytesToBase64url(bytes)}`
}

describe('a link made to do harm @link.hostile', () => {
  it('with values of every wrong type, with and without a checksum', async () => {
    const before = tally.opened
    for (let count = 0; count < 15_000; count += 1) {
      const json = hostileJson()
      const check = crc32(new TextEncoder().encode(json)).toString(16).padStart(8, '0')
      const body = random(2) ? json : `${json.slice(0, -1)},"check":"${check}"}`
      await attempt(recipeHash('', { dictionary: [], body }))
    }
    expect(tally.opened - before).toBeGreaterThan(3000)
  })

  it('with dictionaries that refer to each other and themselves', async () => {
    for (let count = 0; count < 5000; count += 1) {
      const size = 1 + random(40)
      const dictionary = Array.from({ length: size }, () =>
        Array.from({ length: 1 + random(4) }, () =>
          oneOf([`~${random(size + 2)}~`, '{"text":"', '"},', '~']),
        ).join(''),
      )
      const body = `{"v":1,"segments":[~${random(size)}~,{"text":"~${size - 1}~"},{}]}`
      await attempt(recipeHash('', { dictionary, body }))
    }
  })

  it('with columns of every wrong kind', async () => {
    const before = tally.opened
    const columns = '["N",5,{"theme":"x"},1]\n0#abcdef3\n,2.5,\nAnna\n\\ud83d\n~1~'
    for (let count = 0; count < 4000; count += 1) {
      let text = columns
      for (let left = 1 + random(3); left > 0; left -= 1) {
        const by = oneOf([
          '\n',
          '"',
          '\\',
          '#',
          ',',
          '0',
          '-',
          'e9',
          '\u0000',
          '\u202e',
          '[[',
          '{}',
          'é',
          oneOf(HOSTILE),
        ])
        text = replaced(text, random(text.length), by, random(2))
      }
      await attempt(await forged(text))
    }
    expect(tally.opened - before).toBeGreaterThan(500)
  })

  it('of nothing but noise', async () => {
    for (let count = 0; count < 10_000; count += 1) {
      const letters = oneOf([LETTERS, OTHERS, LETTERS + OTHERS])
      const noise = Array.from({ length: random(80) }, () => oneOf(letters)).join('')
      expect(await attempt(oneOf(['', 'z.', '#', '%', 'Mi']) + noise)).toBeNull()
    }
  })

  it('that would expand without end', async () => {
    const doubling = ['[{},{},{}]', ...Array.from({ length: 60 }, (_, n) => `~${n}~~${n}~`)]
    for (let size = 0; size < 60; size += 1) {
      const dictionary = doubling.slice(0, size + 1)
      await attempt(recipeHash('', { dictionary, body: `{"segments":[~${size}~]}` }))
    }
    expect(await attempt(await forged('\u0000'.repeat(50_000_000)))).toBeNull()
    expect(await attempt(await forged('[],'.repeat(4_000_000)))).toBeNull()
    expect(await attempt(await forged(`["N",1,{},0]\n\n\n${'A\n'.repeat(1_000_000)}A`))).toBeNull()
  })
})

/** Links are compared with arithmetic, so that a busy machine only takes longer. */
const BUSY = { timeout: 600_000 }

it(
  'all of these were more than 100,000 links, and none took long @link.hostile',
  BUSY,
  async () => {
    expect(tally.links).toBeGreaterThan(LEAST_LINKS)
    for (const hash of tally.suspects) {
      const slowness = await timesArithmetic(() => open(hash).catch(() => {}))
      expect(slowness, `slow: ${hash.slice(0, 200)}`).toBeLessThan(SLOWEST)
    }
  },
)
