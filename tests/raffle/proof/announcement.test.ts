// What can be announced, and the one way to write it.

import { describe, expect, it } from 'vitest'
import { MAX_PLACES, MAX_PRIZE_NAME } from '../../../src/raffle/model/plan'
import {
  type Announcement,
  announcementText,
  FIELDS,
  fingerprintOf,
  MAX_ANNOUNCEMENT_LENGTH,
  ProofError,
  readAnnouncement,
} from '../../../src/raffle/proof/announcement'
import { announced } from './announcements'

const texts = (count: number, text = 'x') => Array.from({ length: count }, () => text)
const prizes = (count: number, places = 1, reserves = 0) =>
  Array.from({ length: count }, () => ({ name: '', places, reserves }))

/** The field that it is refused for. */
function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof ProofError) return error.field
    throw error
  }
  return 'nothing'
}

/** Written as if it were one. */
function forged(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...announced(), ...changes })
}

describe('what is announced', () => {
  it('is tidied: trimmed, composed, in lower case, equal weights left out', () => {
    const announcement = announced({
      name: ' Raffle\n',
      entries: [' Ann ', 'E\u0301mile'],
      weights: [250, 250],
      prizes: [{ name: ' Cup', places: 1, reserves: 0 }],
      show: { theme: 'classic', spinMs: 4000, colors: ['#FF6B6B', '#ABCDEF'] },
    })
    expect(announcement).toMatchObject({
      name: 'Raffle',
      entries: ['Ann', '\u00c9mile'],
      weights: null,
      prizes: [{ name: 'Cup' }],
      show: { colors: ['#ff6b6b', '#abcdef'] },
    })
    expect(readAnnouncement(announcementText(announcement))).toEqual(announcement)
  })

  it('can be as large as a draw, with the longest characters that people use', () => {
    const entries = texts(10_000, '👨‍👩‍👧‍👦'.repeat(30))
    const announcement = announced({
      entries,
      weights: entries.map((_, index) => 1 + index),
      prizes: prizes(10_000, 1, 1),
      name: '👨‍👩‍👧‍👦'.repeat(50),
    })
    expect(readAnnouncement(announcementText(announcement))).toEqual(announcement)
    expect(
      announced({ prizes: [{ name: '', places: MAX_PLACES, reserves: MAX_PLACES }] }),
    ).toBeTruthy()
  })

  it('goes to the bounds of each field', () => {
    const entries = texts(100)
    for (const changes of [
      { round: Number.MAX_SAFE_INTEGER },
      { name: 'x'.repeat(50) },
      { entries: ['x'.repeat(30)] },
      { weights: [1, 2, 100_000] },
      { prizes: [{ name: 'x'.repeat(60), places: 1, reserves: 0 }] },
      { entries, prizes: prizes(10_000), again: true },
      { show: { theme: 'x'.repeat(64), spinMs: 10_000, colors: texts(3, '#000000') } },
    ]) {
      const announcement = announced(changes)
      expect(readAnnouncement(announcementText(announcement))).toMatchObject(changes)
    }
  })

  it.each<[string, Partial<Announcement>]>([
    ['chain', { chain: 'F'.repeat(64) }],
    ['chain', { chain: 'quicknet' }],
    ['round', { round: 0 }],
    ['round', { round: 1.5 }],
    ['round', { round: 2 ** 53 }],
    ['name', { name: 'x'.repeat(51) }],
    ['name', { name: '\ud83d' }],
    ['entries', { entries: [] }],
    ['entries', { entries: [' \u200b'] }],
    ['entries', { entries: ['x'.repeat(31)] }],
    ['entries', { entries: ['\udc00'] }],
    ['entries', { entries: texts(10_001) }],
    ['entries', { entries: texts(10_000, `${'\u0000'.repeat(29)}x${'\u0001'.repeat(400)}`) }],
    ['weights', { weights: [1, 2] }],
    ['weights', { weights: [1, 2, 0] }],
    ['weights', { weights: [1, 2, 100_001] }],
    ['weights', { weights: [1, 2, 2.5] }],
    ['prizes', { prizes: [] }],
    ['prizes', { prizes: prizes(1, 0) }],
    ['prizes', { prizes: prizes(1, 1, -1) }],
    ['prizes', { prizes: prizes(10_001) }],
    ['prizes', { prizes: prizes(2, MAX_PLACES / 2 + 1) }],
    ['prizes', { prizes: prizes(2, 1, MAX_PLACES / 2 + 1) }],
    ['prizes', { prizes: [{ name: 'x'.repeat(MAX_PRIZE_NAME + 1), places: 1, reserves: 0 }] }],
    ['again', { entries: texts(101), prizes: prizes(10_000), again: true }],
    ['salt', { salt: '0'.repeat(31) }],
    ['salt', { salt: 'A'.repeat(32) }],
    ['show', { show: { theme: 'x'.repeat(65), spinMs: 0, colors: texts(3, '#000000') } }],
    ['show', { show: { theme: '', spinMs: 10_001, colors: texts(3, '#000000') } }],
    ['show', { show: { theme: '', spinMs: 0.5, colors: texts(3, '#000000') } }],
    ['show', { show: { theme: '', spinMs: 0, colors: texts(2, '#000000') } }],
    ['show', { show: { theme: '', spinMs: 0, colors: texts(3, 'red') } }],
  ])('is refused by its %s (%#)', (field, changes) => {
    expect(refusal(() => announced(changes))).toBe(field)
  })
})

describe('the text', () => {
  it('has its keys in one order, however the value was made', () => {
    const announcement = announced({ prizes: [{ reserves: 1, places: 2, name: 'Cup' }] })
    const other = Object.fromEntries(Object.entries(announcement).reverse())
    const text = announcementText(other as unknown as Announcement)
    expect(text).toBe(announcementText(announcement))
    expect(text).toContain('"prizes":[{"name":"Cup","places":2,"reserves":1}]')
    expect(Object.keys(JSON.parse(text))).toEqual([
      ...['fairwheel', 'chain', 'round', 'name', 'entries', 'weights', 'prizes', 'again'],
      ...['salt', 'show'],
    ])
    expect(['fairwheel', ...FIELDS]).toEqual(Object.keys(JSON.parse(text)))
  })

  it('is read only as it is written', () => {
    const text = announcementText(announced())
    for (const other of [
      ` ${text}`,
      `${text}\n`,
      text.replace('Ann', '\\u0041nn'),
      text.replace('"round":1000', '"round":1e3'),
      text.replace('{"fairwheel":1', '{"fairwheel":1,"more":1'),
      text.replace('"again":false', '"again":false,"again":false'),
      text.replace('"fairwheel":1', '"fairwheel":2'),
      JSON.stringify(JSON.parse(text), null, 2),
      forged({ more: 1 }),
      '',
      'null',
      '[]',
      '"x"',
    ]) {
      expect(refusal(() => readAnnouncement(other))).toBe('format')
    }
  })

  it('with a field that could not be announced is refused by its name', () => {
    for (const [field, value] of [
      ['entries', ['Ann ', 'Ben', 'Cleo']],
      ['entries', ['', 'Ben', 'Cleo']],
      ['entries', ['x'.repeat(481), 'Ben', 'Cleo']],
      ['entries', ['Ann', 'Ben', 3]],
      ['entries', 'Ann'],
      ['name', 'x'.repeat(801)],
      ['name', null],
      ['weights', [5, 5, 5]],
      ['weights', undefined],
      ['weights', {}],
      ['prizes', [null]],
      ['prizes', [{ name: 'x'.repeat(961), places: 1, reserves: 0 }]],
      ['prizes', {}],
      ['again', 0],
      ['salt', 1],
      ['show', null],
      ['show', []],
      ['show', { theme: '', spinMs: 0, colors: ['#FF0000', '#000000', '#000000'] }],
      ['round', '1000'],
      ['chain', 1],
    ] as const) {
      expect(refusal(() => readAnnouncement(forged({ [field]: value })))).toBe(field)
    }
  })

  it('with a list of one in place of a value is refused by the field, whatever is in it', () => {
    const all = announced({ weights: [1, 2, 3] })
    for (const [field, value] of Object.entries(all)) {
      const within = [[value], Array.isArray(value) ? [[value[0]], ...value.slice(1)] : [value]]
      for (const listed of within) {
        const expected = field === 'fairwheel' ? 'format' : field
        expect(refusal(() => readAnnouncement(forged({ [field]: listed })))).toBe(expected)
      }
    }
    const [prize] = all.prizes
    for (const [key, value] of Object.entries(prize ?? {})) {
      const forgery = forged({ prizes: [{ ...prize, [key]: [value] }] })
      expect(refusal(() => readAnnouncement(forgery))).toBe('prizes')
    }
    const { theme, spinMs, colors } = all.show
    for (const listed of [
      { theme: [theme] },
      { spinMs: [spinMs] },
      { colors: [[colors[0]], ...colors.slice(1)] },
    ]) {
      const show = { theme, spinMs, colors, ...listed }
      expect(refusal(() => readAnnouncement(forged({ show })))).toBe('show')
    }
  })

  it('is read at the greatest length, and not one longer', () => {
    const show = { ...announced().show, colors: texts(10_000, '#000000') }
    // Signs that are written with six take up most of it.
    const filled = (length: number) => {
      const signs = Math.floor(length / 6)
      const entries = Array.from({ length: 10_000 }, (_, index) => {
        const some = Math.floor(signs / 10_000) + (index < signs % 10_000 ? 1 : 0)
        return `x${'\u0001'.repeat(some)}${'x'.repeat(index === 0 ? length % 6 : 1)}`
      })
      return forged({ entries, show })
    }
    const room = MAX_ANNOUNCEMENT_LENGTH - filled(0).length
    const text = filled(room)
    expect(text.length).toBe(MAX_ANNOUNCEMENT_LENGTH)
    expect(announcementText(readAnnouncement(text))).toBe(text)
    expect(refusal(() => readAnnouncement(filled(room + 1)))).toBe('format')
  })

  it('that is longer than any is not read', () => {
    const entries = texts(10_000, `x${'\u0001'.repeat(150)}x`)
    const show = { ...announced().show, colors: texts(10_000, '#000000') }
    expect(refusal(() => readAnnouncement(forged({ entries, show })))).toBe('format')
  })

  it('may have characters that another edition of Unicode counts otherwise', () => {
    const text = forged({ entries: ['x'.repeat(480), 'Ben', 'Cleo'] })
    expect(readAnnouncement(text).entries[0]).toHaveLength(480)
  })

  it('may have texts in another normal form, which depends on the edition of Unicode too', () => {
    const text = forged({
      name: 'Cafe\u0301',
      entries: ['E\u0301mile', '\u00c9mile', '\u212b'],
      prizes: [{ name: 'Ru\u0308bli', places: 1, reserves: 0 }],
    })
    const read = readAnnouncement(text)
    expect(read.entries).toEqual(['E\u0301mile', '\u00c9mile', '\u212b'])
    expect(announcementText(read)).toBe(text)
  })

  it('has the SHA-256 of its bytes as its fingerprint', () => {
    // FIPS 180-4, and the same of UTF-8.
    expect(fingerprintOf('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
    expect(fingerprintOf('É')).toBe(
      'a755f65d4e5201d92b6f264d1508ea0bec9913dd7b20a96ebde25de3cda84a84',
    )
  })
})
