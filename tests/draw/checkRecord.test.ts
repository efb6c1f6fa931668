// A record shows whether anything in it was changed, and whether the draw could have gone so.

import { describe, expect, it } from 'vitest'
import { type CheckedRecord, checkRecord, checkRecordText } from '../../src/draw/checkRecord'
import type { CheckCode } from '../../src/draw/checks'
import { end, markNoShow, noteListChange, press } from '../../src/draw/draw'
import type { DrawState } from '../../src/draw/drawState'
import { entryHash, listHash, NO_HASH } from '../../src/draw/hashChain'
import type { Entry } from '../../src/draw/record'
import { recordText } from '../../src/draw/recordOut'
import { wordsInOrder } from '../spin/words'
import { type DrawChoices, digest, letters, recordOf, sha256 } from './draws'

const zeros = wordsInOrder(32, [])
const pressing = (scope: 'place' | 'prize' | 'all') => (state: DrawState) =>
  press(state, scope, zeros)
const missing = (prize: number, place: number) => (state: DrawState) =>
  markNoShow(state, { prize, place }, 'notHere', zeros)
const edited = (state: DrawState) =>
  noteListChange(state, { listCount: 3, listHash: sha256('edited') })

const fileOf = (entries: readonly unknown[]) => ({ format: 'fairwheel-draw', version: 1, entries })
const check = (entries: readonly unknown[]) => checkRecord(fileOf(entries), digest)
const failedIn = ({ checks }: CheckedRecord) =>
  checks.filter(({ isOk }) => !isOk).map(({ code }) => code)
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/**
 * Has every kind of entry. A and B win, C and D are reserves; A is not here, and C steps up. D and E win the second
 * prize; E is not here, and F is drawn. G wins nothing, and H is absent.
 */
const whole = await recordOf(
  { texts: letters(8), absent: [7], prizes: [[2, 2], [2]] },
  pressing('place'),
  pressing('prize'),
  edited,
  missing(0, 0),
  pressing('all'),
  missing(1, 1),
  end,
)

/** Where tickets, or people, may win again; and where there are not enough. */
const others: readonly (readonly [string, readonly Entry[]])[] = [
  ['nothing drawn yet', await recordOf({})],
  ['stopped', await recordOf({}, pressing('place'), end)],
  ['cut off before a replacement', whole.slice(0, 5)],
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
    expect((await check(whole)).notShown).toEqual(['rewritten', 'random'])
    const cut = await check(whole.slice(0, -1))
    expect(cut.isSound).toBe(true)
    expect(cut.notShown).toEqual(['cutOff', 'rewritten', 'random'])
  })

  it('is read from its file, also with the mark of an editor', async () => {
    expect((await checkRecordText(recordText(whole), digest)).isSound).toBe(true)
    expect((await checkRecordText(`\ufeff${JSON.stringify(fileOf(whole))}`, digest)).isSound).toBe(
      true,
    )
  })
})

type Path = readonly (string | number)[]

/** Every place in a value, and of each array only the first two and the last. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const fields = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return fields.flatMap((key) => [
    [...path, key],
    ...pathsIn((value as Record<string | number, unknown>)[key], [...path, key]),
  ])
}

/** A copy in which the value at the path is another one, or none. */
function changedAt<T>(value: T, path: Path, change: (before: unknown) => unknown): T {
  const copy = copyOf(value)
  const last = path.at(-1) as string
  const parent = path.slice(0, -1).reduce<unknown>((one, key) => (one as never)[key], copy)
  const fields = parent as Record<string, unknown>
  const after = change(fields[last])
  if (after === undefined && Array.isArray(fields)) fields.splice(Number(last), 1)
  else if (after === undefined) delete fields[last]
  else fields[last] = after
  return copy
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

describe('a record that was changed', () => {
  it('fails when any one field of any entry is another one or missing', async () => {
    let changes = 0
    for (const path of pathsIn(whole)) {
      const isLine = path.length === 1
      const values = isLine ? [null, {}, []] : [undefined]
      const before = path.reduce<unknown>((one, key) => (one as never)[key], whole)
      for (const value of [...values, ...(isLine ? [] : otherValues(before))]) {
        const { isSound } = await check(changedAt(whole, path, () => value))
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
    expect((await checkRecord({ ...fileOf(whole), note: 1 }, digest)).unreadable).toBe('notRecord')
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

/** The entries with hashes and numbers made anew, as a forger would, but for `eligible`, which would need more work. */
async function resealed(entries: readonly Entry[]): Promise<Entry[]> {
  const record: Entry[] = []
  for (const entry of entries) {
    const isFirst = entry.kind === 'begun'
    const list = isFirst ? { listHash: await listHash(entry.list, digest) } : {}
    const before = record.at(-1)?.hash ?? NO_HASH
    const unsealed = { ...entry, ...list, seq: record.length + 1, before } as Entry
    record.push({ ...unsealed, hash: await entryHash(unsealed, digest) })
  }
  return record
}

describe('a record that was made anew, with new hashes', () => {
  /** Lines of the record. */
  const [first, prize, edit, noShow, replaced, all, ended] = [1, 2, 3, 4, 5, 6, 9] as const
  const at = (line: number, ...path: Path) => [line, ...path]
  const forged = (path: Path, value: unknown) => changedAt(whole, path, () => value)

  it.each<[string, CheckCode, readonly Entry[]]>([
    ['a winner who is absent', 'winners', forged(at(first, 'places', 0, 'winner'), 7)],
    ['a winner outside the list', 'winners', forged(at(first, 'places', 0, 'winner'), 8)],
    ['a winner who has won', 'eligible', forged(at(prize, 'places', 0, 'winner'), 0)],
    ['one who wins twice in a press', 'eligible', forged(at(all, 'places', 1, 'winner'), 3)],
    ['one with two places', 'onePlace', forged(at(all, 'places', 0, 'winner'), 1)],
    ['a no-show who wins again', 'eligible', forged(at(all, 'places', 0, 'winner'), 0)],
    ['fewer who could win', 'eligibleHash', forged(at(all, 'eligible', 'count'), 1)],
    ['others who could win', 'eligibleHash', forged(at(all, 'eligible', 'hash'), sha256('x'))],
    ['a place that was not next', 'places', forged(at(first, 'places', 0, 'place'), 1)],
    ['a place of no prize', 'places', forged(at(first, 'places', 0, 'prize'), 5)],
    ['a place too few', 'places', forged(at(all, 'places', 1), undefined)],
    ['places left empty', 'places', forged(at(all, 'unfilled'), 1)],
    ['another scope', 'places', forged(at(first, 'scope'), 'all')],
    ['a reserve too few', 'reserves', forged(at(prize, 'reserves', 1), undefined)],
    ['reserves out of order', 'reserves', forged(at(prize, 'reserves', 0, 'reserve'), 1)],
    ['a reserve of another prize', 'reserves', forged(at(prize, 'reserves', 0, 'prize'), 1)],
    [
      'a reserve too many',
      'reserves',
      changedAt(whole, at(prize, 'reserves'), (before) => [
        ...(before as []),
        { prize: 0, reserve: 2, winner: 6 },
      ]),
    ],
    [
      'a reserve where none is due',
      'reserves',
      forged(at(all, 'reserves'), [{ prize: 1, reserve: 0, winner: 6 }]),
    ],
    ['a reserve who has won', 'reserves', forged(at(prize, 'reserves', 0, 'winner'), 0)],
    ['a reserve twice', 'reserves', forged(at(prize, 'reserves', 1, 'winner'), 2)],
    ['a reserve passed over', 'replacements', forged(at(replaced, 'winner'), 3)],
    ['a drawing in place of a reserve', 'replacements', forged(at(replaced, 'from'), 'drawn')],
    ['an empty place', 'replacements', forged(at(replaced, 'winner'), null)],
    ['another place given on', 'replacements', forged(at(replaced, 'place'), 1)],
    ['a no-show for an empty place', 'replacements', forged(at(noShow, 'prize'), 1)],
    ['no no-show', 'replacements', forged(at(noShow), undefined)],
    ['no replacement', 'replacements', forged(at(replaced), undefined)],
    [
      'a no-show before the drawing',
      'replacements',
      [...whole.slice(0, 2), { ...(whole[noShow] as Entry), prize: 1 } as Entry],
    ],
    ['two no-shows at once', 'replacements', whole.toSpliced(noShow, 0, whole[noShow] as Entry)],
    ['an edit that changed nothing', 'edits', whole.toSpliced(edit, 0, whole[edit] as Entry)],
    ['an earlier time', 'times', forged(at(all, 'at'), 5)],
    ['two beginnings', 'sequence', whole.toSpliced(1, 0, whole[0] as Entry)],
    ['an end before the end', 'ending', whole.toSpliced(2, 0, whole[ended] as Entry)],
    [
      'an end before a replacement',
      'ending',
      [...whole.slice(0, replaced), { ...(whole[ended] as Entry), why: 'stopped' } as Entry],
    ],
    [
      'an edit after the end',
      'ending',
      [
        ...whole,
        { ...(whole[edit] as Entry), at: whole.at(-1)?.at, listHash: sha256('x') } as Entry,
      ],
    ],
    ['another end', 'ending', forged(at(ended, 'why'), 'stopped')],
    ['another count of the list', 'list', forged([0, 'listCount'], 9)],
    [
      'one who is out for being a second ticket',
      'entrants',
      forged([0, 'out', 0, 'why'], 'duplicate'),
    ],
    ['one who is out for having won', 'entrants', forged([0, 'out', 0, 'why'], 'wonBefore')],
    ['one who is out and not in the list', 'entrants', forged([0, 'out', 0, 'index'], 8)],
    [
      'one who is out twice',
      'entrants',
      forged([0, 'out'], Array(2).fill({ index: 7, why: 'absent' })),
    ],
    [
      'nobody who takes part',
      'entrants',
      forged(
        [0, 'out'],
        [...Array(8).keys()].map((index) => ({ index, why: 'absent' })),
      ),
    ],
    ['one who takes part twice', 'entrants', forged([0, 'list', 6, 'text'], 'A ')],
    ['too many places', 'plan', forged([0, 'prizes', 1, 'places'], 10_000)],
    ['too many reserves', 'plan', forged([0, 'prizes', 1, 'reserves'], 10_000)],
  ])('shows %s', async (_, code, entries) => {
    const checked = await check(await resealed(entries))
    expect(failedIn(checked)).toContain(code)
    for (const one of ['entryHash', 'chain'] as const) expect(failedIn(checked)).not.toContain(one)
  })

  it('shows that an option was renamed by the hash of its list', async () => {
    const renamed = changedAt(whole, [0, 'list', 0, 'text'], () => 'Someone')
    const { hash: _, ...begun } = renamed[0] as Entry
    const sealed = { ...begun, hash: await entryHash(begun as Entry, digest) }
    expect(failedIn(await check(renamed.with(0, sealed as Entry)))).toEqual(['chain', 'list'])
  })

  it('shows by who could win then that another one of the entrants was put in for a winner', async () => {
    const other = changedAt(whole, at(first, 'places', 0, 'winner'), () => 6)
    expect(failedIn(await check(await resealed(other)))).toEqual(['eligibleHash'])
    expect(failedIn(await check(await resealed(whole)))).toEqual([])
  })
})
