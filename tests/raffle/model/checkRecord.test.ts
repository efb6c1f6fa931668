// A record shows whether anything in it was changed, and whether the draw could have gone so.

import { describe, expect, it } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { end } from '../../../src/raffle/model/raffle'
import type { Entry } from '../../../src/raffle/model/record'
import { recordText } from '../../../src/raffle/model/recordOut'
import { type DrawChoices, digest, letters, missing, pressing, recordOf } from './draws'
import {
  changedAt,
  check,
  checkRecord,
  failedIn,
  fileOf,
  type Path,
  proven,
  resealed,
  textOf,
  whole,
} from './records'

/** As a record was begun when a name with an unseen sign was another name. */
const oldTwins = changedAt(
  await recordOf({ texts: letters(3), prizes: [[2]] }, pressing('all'), end),
  [0, 'list', 1, 'text'],
  () => 'A\u200b',
)

/** Where tickets, or people, may win again; and where there are not enough. */
const others: readonly (readonly [string, readonly Entry[]])[] = [
  ['nothing drawn yet', await recordOf({})],
  ['stopped', await recordOf({}, pressing('place'), end)],
  ['cut off before a replacement', whole.slice(0, 5)],
  ['an unseen sign in a name, begun long ago', await resealed(oldTwins)],
  [
    'an unseen sign in a name',
    await recordOf({ texts: ['A', 'B', 'A\u200b'], prizes: [[2]] }, pressing('all'), end),
  ],
  [
    'more places than people',
    await recordOf(
      {
        texts: letters(3),
        prizes: [
          [2, 1],
          [3, 2],
        ],
      },
      pressing('all'),
      missing(0, 0),
      end,
    ),
  ],
  [
    'fewer reserves than wanted',
    await recordOf(
      {
        texts: letters(4),
        prizes: [
          [1, 2],
          [1, 9],
        ],
      },
      pressing('prize'),
      pressing('all'),
      end,
    ),
  ],
  [
    'people who win again',
    await recordOf(
      {
        texts: letters(3),
        prizes: [
          [2, 1],
          [3, 1],
          [4, 0],
          [1, 2],
        ],
        mayWinAgain: true,
      },
      pressing('place'),
      pressing('all'),
      missing(0, 0),
      missing(1, 0),
      end,
    ),
  ],
  ...(await Promise.all(
    [false, true].map(async (mayWinAgain): Promise<[string, readonly Entry[]]> => {
      const texts = ['Anna', 'Ben', 'Anna', 'Cleo', 'Anna', 'Ben', 'Dan']
      const choices: DrawChoices = {
        texts,
        prizes: [[1, 1], [2]],
        duplicates: 'tickets',
        mayWinAgain,
      }
      const entries = await recordOf(
        choices,
        pressing('place'),
        missing(0, 0),
        pressing('all'),
        end,
      )
      return [mayWinAgain ? 'tickets that may win again' : 'tickets', entries]
    }),
  )),
]

describe('a record as it was written', () => {
  it('passes every check', async () => {
    expect(new Set(whole.map(({ kind }) => kind)).size).toBe(6)
    const checked = await check(whole)
    expect(failedIn(checked)).toEqual([])
    expect(checked.isSound).toBe(true)
    expect(checked.unreadable).toBeNull()
    expect(checked.entries).toEqual(whole)
    expect(checked.lastHash).toBe(whole.at(-1)?.hash)
    const made = checked.checks.map((one) => [one.code, one.made] as const)
    expect(made.filter(([, count]) => count === 0)).toEqual([])
  })

  it.each(others)('passes with %s', async (_, entries) => {
    expect(failedIn(await check(entries))).toEqual([])
  })

  it('says what it cannot show', async () => {
    const told = ['noShows', 'leftOut']
    expect((await check(proven)).notShown).toEqual(['rewritten', 'announced', ...told])
    expect((await check(whole)).notShown).toEqual(['rewritten', 'random', ...told])
    const cut = await check(whole.slice(0, -1))
    expect(cut.isSound).toBe(true)
    expect(cut.notShown).toEqual(['cutOff', 'rewritten', 'random', ...told])
  })

  it('is read from its file, also with the mark of an editor', async () => {
    expect((await checkRecordText(recordText(whole), digest)).isSound).toBe(true)
    expect((await checkRecordText(`\ufeff${textOf(fileOf(whole))}`, digest)).isSound).toBe(true)
  })
})

describe('the text of a record', () => {
  const text = recordText(whole)
  const checkText = async (changed: string) => {
    const checked = await checkRecordText(changed, digest)
    return { failed: failedIn(checked), line: checked.checks[0]?.line }
  }

  it('may have other white space between its values @draw.forged', async () => {
    for (const same of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll(/\n */g, ''),
      `\t${text.replaceAll('":', '" : ')}\n`,
      JSON.stringify(JSON.parse(text), null, 2),
    ]) {
      expect(await checkText(same)).toEqual({ failed: [], line: null })
    }
  })

  it.each<[string, number | null, string, string]>([
    // A program that keeps the first of two equal keys would name another winner.
    [
      'a second list of places before the true one',
      2,
      '"places":[{"place":0,"prize":0,"winner":0}]',
      '"places":[{"place":0,"prize":0,"winner":3}],$&',
    ],
    ['a second winner', 2, '"winner":0', '"winner":3,$&'],
    ['a second winner whose key is escaped', 2, '"winner":0', '"winne\\u0072":3,$&'],
    ['a second time of the end', 10, '"kind":"ended"', '$&,"kind":"ended"'],
    ['a number that is rounded', 2, '"winner":0', '"winner":0.000000000000000000000001e-400'],
    ['a number in another form', 2, '"winner":0', '"winner":0.0'],
    ['a name in another form', 1, '"text":"A"', '"text":"\\u0041"'],
    ['keys in another order', 1, '"id":"id-0","text":"A"', '"text":"A","id":"id-0"'],
    ['a second version', null, '"version": 2,', '"version": 2, $&'],
    ['entries of another draw before its own', 1, '"entries"', '"entries": [1], $&'],
    ['entries of another draw, then its own', 1, '"entries": [', '"entries": [{"a":1}], $&'],
  ])('shows %s @draw.forged', async (_, line, from, to) => {
    expect(text).toContain(from)
    const changed = text.replace(from, to)
    // Whoever keeps the last of two equal keys reads the same.
    expect(JSON.parse(changed)).toEqual(JSON.parse(text))
    expect(await checkText(changed)).toEqual({ failed: ['text'], line })
  })
})

/** Every place in a value, and of each array only the first two and the last. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const fields = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return fields.flatMap((key) => [
    [...path, key],
    ...pathsIn((value as Record<string | number, unknown>)[key], [...path, key]),
  ])
}

/** Other values, of the same type where there is one. */
function otherValues(before: unknown): unknown[] {
  if (typeof before === 'number') return [before + 1, before - 1, before + 0.5, `${before}`, null]
  if (typeof before === 'boolean') return [!before, 0]
  if (typeof before === 'string') {
    const digit = before.startsWith('0') ? '1' : '0'
    const values = ['place', 'prize', 'all', 'notHere', 'declined', 'reserve', 'drawn', 'stopped']
    return [`${before}x`, '', digit + before.slice(1), 1, ...values.filter((one) => one !== before)]
  }
  if (before === null) return [0]
  return [null, [], {}, 'x'].filter((one) => JSON.stringify(one) !== JSON.stringify(before))
}

describe('a record that was changed @draw.forged', () => {
  it.each([
    ['drawn by chance', whole],
    ['bound to a beacon', proven],
  ])('fails when any one field of any entry is another one or missing: %s', async (_, record) => {
    let changes = 0
    for (const path of pathsIn(record)) {
      const isLine = path.length === 1
      const values = isLine ? [null, {}, []] : [undefined]
      const before = path.reduce<unknown>((one, key) => (one as never)[key], record)
      for (const value of [...values, ...(isLine ? [] : otherValues(before))]) {
        const { isSound } = await check(changedAt(record, path, () => value))
        changes += 1
        if (isSound) expect([path.join('.'), value]).toEqual('a failing check')
      }
    }
    expect(changes).toBeGreaterThan(1000)
  })

  it('fails when an entry has one more field', async () => {
    for (const index of whole.keys()) {
      const more = changedAt(whole, [index], (entry) => ({ ...(entry as Entry), note: 1 }))
      expect(failedIn(await check(more))).toContain('fields')
    }
    expect((await checkRecord({ ...fileOf(whole), note: 1 })).unreadable).toBe('notRecord')
    const proto = recordText(whole).replace('{"at"', '{"__proto__":{"at":1},"at"')
    expect((await checkRecordText(proto, digest)).isSound).toBe(false)
  })

  it('fails when a line that is not the last is missing', async () => {
    for (const index of whole.keys()) {
      if (index === whole.length - 1) continue
      const checked = await check(whole.toSpliced(index, 1))
      expect(failedIn(checked)).toEqual(expect.arrayContaining(['sequence', 'chain']))
      expect(checked.checks.find(({ code }) => code === 'chain')?.line).toBe(index + 1)
    }
  })

  it('fails when two lines are swapped, or one is there twice', async () => {
    for (const one of whole.keys()) {
      for (const other of whole.keys()) {
        const [first, second] = [whole[one], whole[other]]
        if (!first || !second) continue
        const twice = whole.toSpliced(other, 0, first)
        expect(failedIn(await check(twice)), `${one} again at ${other}`).toContain('sequence')
        if (one === other) continue
        expect((await check(whole.with(one, second).with(other, first))).isSound).toBe(false)
      }
    }
  })

  it('tells the first line of several that fail, and how many', async () => {
    const broken = whole.map((entry, index) =>
      index === 2 || index === 5 ? { ...entry, at: 1 } : entry,
    )
    const { checks } = await check(broken)
    expect(checks.find(({ code }) => code === 'entryHash')).toEqual({
      code: 'entryHash',
      made: whole.length,
      failed: 2,
      line: 3,
      isOk: false,
    })
    expect(checks.find(({ code }) => code === 'times')).toMatchObject({ line: 3 })
    expect(checks.find(({ code }) => code === 'chain')).toMatchObject({ isOk: true, line: null })
  })

  it('is followed as far as it can be read', async () => {
    const { checks, entries } = await check(whole.with(3, {} as Entry))
    expect(entries).toBeNull()
    expect(checks.find(({ code }) => code === 'fields')).toMatchObject({ failed: 1, line: 4 })
    expect(checks.find(({ code }) => code === 'onePlace')).toMatchObject({ made: 0, isOk: false })
    expect(checks.find(({ code }) => code === 'list')).toMatchObject({ isOk: true })
  })
})
