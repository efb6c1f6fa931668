// How much of a file is decoded. A browser decodes all that it is given, so this bounds the memory.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planSound } from '../../../src/platform/sounds/soundHeader'

const MB = 2 ** 20

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const long = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const huge = (value: number) => [...long(Math.floor(value / 2 ** 32)), ...long(value % 2 ** 32)]
const box = (name: string, ...content: readonly number[]) => [
  ...long(content.length + 8),
  ...letters(name),
  ...content,
]

const textOf = (head: readonly number[]) => String.fromCharCode(...head.slice(0, 4))

/** A file that begins so. Nothing behind it is ever read: it is only as long as it says. */
function file(head: readonly number[], size: number): Blob {
  const bytes = Uint8Array.from(head)
  const at = (from: number, to: number) => ({
    size: Math.max(0, Math.min(to, size) - from),
    slice: (start: number, end: number) => at(Math.min(to, from + start), Math.min(to, from + end)),
    async arrayBuffer() {
      if (to - from > 1000) throw new Error('All of it is read')
      const part = new Uint8Array(Math.max(0, Math.min(to, size) - from))
      part.set(bytes.subarray(from, from + part.length))
      return part.buffer
    },
  })
  return at(0, size) as unknown as Blob
}

async function planned(head: readonly number[], size: number) {
  const plan = await planSound(file(head, size))
  return 'part' in plan ? plan.part.size : plan.refusal
}

const wav = [...letters('RIFF'), 255, 255, 255, 127, ...letters('WAVE')]
/** @param samples in the whole file; 0 where it does not know */
const flac = (samples: number, rate = 44_100) => [
  ...[...letters('fLaC'), 0x80, 0, 0, 34, ...Array(10).fill(0)],
  ...[rate >> 12, (rate >> 4) & 255, ((rate & 15) << 4) | 2, 0xf0 | Math.floor(samples / 2 ** 32)],
  ...[...long(samples % 2 ** 32), ...Array(20).fill(0)],
]
const mp4 = (seconds: number, isLong = false) => {
  const version = [isLong ? 1 : 0, 0, 0, 0]
  const time = isLong ? huge : long
  const movie = box(
    'mvhd',
    ...version,
    ...time(0),
    ...time(0),
    ...long(600),
    ...time(600 * seconds),
  )
  return [...box('ftyp', ...letters('M4A ')), ...box('free', 1, 2, 3), ...box('moov', ...movie)]
}
/** @param position of its last sample; 0 before the sound, -1 where nothing ends in it */
const ogg = (position: number, ...lengths: readonly number[]) => [
  ...[
    ...letters('OggS'),
    0,
    0,
    ...(position < 0 ? Array(8).fill(255) : [position, ...Array(7).fill(0)]),
  ],
  ...[...Array(12).fill(0), lengths.length, ...lengths],
  ...Array(lengths.reduce((sum, length) => sum + length, 0)).fill(0),
]
const ID3 = [...letters('ID3'), 4, 0, 0, 0, 0, 100, 0]

it.each<[string, readonly number[], number]>([
  ['WAV', wav, 6 * MB],
  ['AIFF', [...letters('FORM'), 0, 0, 0, 0, ...letters('AIFF')], 6 * MB],
  ['FLAC of ten minutes', flac(600 * 44_100), 6 * MB],
  ['FLAC of unknown length', flac(0), MB / 2],
  ['Ogg', ogg(1, 99), MB / 2],
  ['WebM', [0x1a, 0x45, 0xdf, 0xa3], MB / 2],
  ['MP3', [0xff, 0xfb, 0x90], MB / 2],
  ['AAC', [0xff, 0xf1, 0x50], MB / 2],
  ['MP3 behind a tag', ID3, MB / 2],
])('of two hours, a few seconds are decoded: %s @sound.own', async (_, head, most) => {
  const headerBytes = textOf(head) === 'fLaC' ? 42 : 0
  expect(await planned(head, 1e9)).toBe(headerBytes + most)
  expect(await planned(head, 5e5)).toBe(head === ID3 ? 5e5 - 12_810 : 5e5)
})

const PICTURE = [255, 255, 255]
const large = [
  ...flac(9).with(4, 0),
  ...[6, ...PICTURE],
  ...Array(2 ** 24 - 1).fill(0),
  0x84,
  0,
  0,
  5,
]
const comment = Array(255).fill(255)
const album = [
  ...ogg(0, 19),
  ...Array(8)
    .fill(ogg(-1, ...comment))
    .flat(),
  ...ogg(0, 255, 7),
]
it.each<[string, readonly number[], number]>([
  ['FLAC', large, large.length + 5 + 6 * MB],
  ['Ogg', [...album, ...ogg(9, 50)], album.length + MB / 2],
  ['FLAC behind a tag', [...ID3, ...Array(12_800).fill(0), ...flac(9)], 42 + 6 * MB],
])('a large picture before the sound does not count: %s @sound.own', async (_, head, most) => {
  expect(await planned(head, 1e9)).toBe(most)
})

it.each<[string, readonly number[]]>([
  [
    'FLAC',
    [
      ...flac(9).slice(0, 4),
      ...Array(4)
        .fill([0, ...PICTURE, ...Array(2 ** 24 - 1).fill(0)])
        .flat(),
    ],
  ],
  [
    'Ogg',
    Array(400)
      .fill(ogg(-1, ...comment))
      .flat(),
  ],
])('but is not looked behind where it never ends: %s @sound.own', async (_, head) => {
  expect(await planned(head, 1e9)).toBeLessThanOrEqual(26 * MB)
})

it('packets that only claim to be before the sound are few @sound.own', async () => {
  const page = ogg(0, ...Array(16).fill(200))
  const pages = Array(1000).fill(page).flat()
  expect(await planned(pages, 1e9)).toBe(4 * page.length + MB / 2)
  expect(await planned(Array(9000).fill(ogg(0)).flat(), 1e9)).toBe(2 ** 12 * 27 + MB / 2)
})

it.each([
  ['FLAC', flac(601 * 44_100)],
  ['FLAC of a day', flac(86_400 * 192_000, 192_000)],
  ['FLAC behind a tag', [...ID3, ...Array(12_800).fill(0), ...flac(601 * 44_100)]],
  ['M4A', mp4(601)],
  ['M4A with long times', mp4(7200, true)],
])('is refused where it is too long to be decoded: %s @sound.own', async (_, head) => {
  expect(await planned(head, 2 * MB)).toBe('tooLong')
})

it('is decoded whole where it has to be, if it is neither long nor large @sound.own', async () => {
  for (const isLong of [false, true]) expect(await planned(mp4(600, isLong), 20 * MB)).toBe(20 * MB)
  expect(await planned(mp4(5), 20 * MB + 1)).toBe('tooLarge')
  expect(await planned(mp4(0), 5 * MB)).toBe(MB / 2)
  // Without a length, as much as of other files.
  expect(await planned(box('ftyp', 1, 2), 5 * MB)).toBe(MB / 2)
  expect(await planned([...box('ftyp', 1, 2), 0, 0, 0, 1, ...letters('mdat')], 5 * MB)).toBe(MB / 2)
})

it.each([
  ['nothing', []],
  ['a picture', [0x89, ...letters('PNG\r\n'), 0x1a, 10]],
  ['a page', letters('<!doctype html><script>alert(1)</script>')],
  ['a film in AVI', [...letters('RIFF'), 0, 0, 0, 0, ...letters('AVI ')]],
  ['a text', letters('ID')],
])('is no sound: %s @sound.own', async (_, head) => {
  expect(await planned(head, Math.max(head.length, 50))).toBe('notASound')
})

it('decides something on every file, reading little of it @sound.own', async () => {
  const heads = [wav, flac(7), mp4(9), mp4(9, true), ID3, ogg(0, 5), ogg(-1, 255), []]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.nat(60),
      fc.uint8Array({ maxLength: 80 }),
      fc.nat(100),
      async (head, kept, rest, size) => {
        const known = [...head.slice(0, kept), ...rest]
        const decided = await planned(known, Math.min(known.length, size))
        expect(typeof decided === 'number' ? decided <= 6 * MB : decided).toBeTruthy()
      },
    ),
  )
})
