// Any draw at all: nobody has two places unless that is allowed, and its record passes every check. A damaged record
// never throws, and never passes as another one.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { personKey } from '../../../src/raffle/model/entrants'
import { appendEntries, entryHash, NO_HASH } from '../../../src/raffle/model/hashChain'
import {
  begin,
  type Commanded,
  end,
  markNoShow,
  noteListChange,
  press,
} from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import { readRecord, readRecordText } from '../../../src/raffle/model/readRecord'
import type { Entry } from '../../../src/raffle/model/record'
import { outcomeRows, recordText } from '../../../src/raffle/model/recordOut'
import type { RandomSource } from '../../../src/spin/random'
import { wordsInOrder } from '../../spin/words'
import { beginning, digest, draftsOf, recordOf, START } from './draws'
import { checkRecord } from './records'
import { sha256 } from './sha256'

const count = fc.integer({ min: 0, max: 4 })
const choices = fc.record({
  texts: fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'a', ' A'), {
    minLength: 1,
    maxLength: 9,
  }),
  prizes: fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), count), { minLength: 1, maxLength: 4 }),
  duplicates: fc.constantFrom('person' as const, 'tickets' as const),
  mayWinAgain: fc.boolean(),
  absent: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }),
  weights: fc.option(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 9 }), {
    nil: undefined,
  }),
})

type Step = (state: RaffleState, source: RandomSource) => Commanded
const scope = fc.constantFrom('place' as const, 'prize' as const, 'all' as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  scope.map(
    (one): Step =>
      (state, source) =>
        press(state, one, source),
  ),
  fc.tuple(count, count).map(([prize, place]): Step => {
    return (state, source) => markNoShow(state, { prize, place }, 'declined', source)
  }),
  count.map((listCount): Step => {
    return (state) => noteListChange(state, { listCount, listHash: sha256(`${listCount}`) })
  }),
  { weight: 1, arbitrary: fc.constant<Step>(end) },
)

/** Words from a seed: mulberry32. */
function wordsFrom(seed: number): RandomSource {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return { bits: 32, next }
}

/** Told apart by hand from the record itself, and not by the state. */
function expectFair(entries: readonly Entry[]) {
  const [begun, ...rest] = entries
  if (begun?.kind !== 'begun') throw new Error('No beginning')
  const { duplicates, mayWinAgain } = begun.rules
  const personOf = (winner: number) => personKey(begun.list[winner]?.text ?? '')
  const held = new Map<string, number>()
  const gone = new Set<string>()
  for (const entry of rest) {
    if (entry.kind === 'noShow') {
      const key = `${entry.prize}/${entry.place}`
      gone.add(personOf(held.get(key) ?? -1))
      held.delete(key)
    }
    const called = entry.kind === 'drawn' ? entry.places : entry.kind === 'replaced' ? [entry] : []
    for (const { prize, place, winner } of called) {
      if (winner === null) continue
      expect(begun.out.some(({ index }) => index === winner)).toBe(false)
      expect(gone).not.toContain(personOf(winner))
      held.set(`${prize}/${place}`, winner)
    }
    const holders = [...held].map(([key, winner]) => {
      if (!mayWinAgain) return personOf(winner)
      return duplicates === 'tickets' ? `${winner}` : `${key.split('/')[0]} ${winner}`
    })
    expect(new Set(holders).size).toBe(holders.length)
  }
  return held
}

describe('any draw', () => {
  it('gives nobody two places unless that is allowed, and passes every check @draw.one-place', async () => {
    const draw = fc.tuple(choices, fc.array(step, { maxLength: 12 }), fc.integer())
    let tried = 0
    let ran = 0
    await fc.assert(
      fc.asyncProperty(draw, async ([chosen, steps, seed]) => {
        tried += 1
        const source = wordsFrom(seed)
        const begun = begin(beginning(chosen))
        if (!begun.drafts) return
        let entries = await appendEntries([], begun.drafts, START, digest)
        for (const [index, one] of steps.entries()) {
          const { drafts } = one(stateOf(entries), source)
          if (drafts) entries = await appendEntries(entries, drafts, START + index, digest)
        }
        const held = expectFair(entries)
        const state = stateOf(entries)
        const placed = state.prizes.flatMap((prize, index) =>
          prize.placed.flatMap(({ winner }, place) =>
            winner === null ? [] : [[`${index}/${place}`, winner] as const],
          ),
        )
        expect(new Map(placed)).toEqual(held)
        for (const prize of chosen.prizes.keys()) {
          const eligible = state.eligibleFor(prize)
          expect(state.eligibleCount(prize)).toBe(eligible.length)
          const units = new Set(eligible.map((option) => state.unitOf(option)))
          expect(state.eligibleUnits(prize)).toBe(units.size)
        }
        const checked = await checkRecordText(recordText(entries), digest)
        expect(checked.checks.filter(({ isOk }) => !isOk)).toEqual([])
        expect(checked.entries).toEqual(entries)
        expect(outcomeRows(state).filter(({ status }) => status === 'winner')).toHaveLength(
          held.size,
        )
        ran += 1
      }),
      { numRuns: 500 },
    )
    expect(ran / tried).toBeGreaterThan(0.6)
  })
})

const zeros = wordsInOrder(32, [])
const sample = await recordOf(
  { prizes: [[2, 1], [1]], absent: [4] },
  (state) => press(state, 'prize', zeros),
  (state) => markNoShow(state, { prize: 0, place: 0 }, 'notHere', zeros),
  end,
)
const text = recordText(sample)

describe('a damaged file', () => {
  it('never throws, and passes only where it says the same', async () => {
    const edit = fc.tuple(
      fc.nat({ max: text.length - 1 }),
      fc.nat({ max: 3 }),
      fc.oneof(
        fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '0', 'null', '\\'),
        fc.string(),
      ),
    )
    let passed = 0
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        let damaged = text
        for (const [at, length, put] of edits) {
          damaged = damaged.slice(0, at) + put + damaged.slice(at + length)
        }
        const { isSound } = await checkRecordText(damaged, digest)
        if (!isSound) return
        passed += 1
        expect(JSON.stringify(JSON.parse(damaged))).toBe(JSON.stringify(JSON.parse(text)))
      }),
      { numRuns: 3000 },
    )
    // Some edits are of spaces, or put in what they take out.
    expect(passed).toBeLessThan(600)
  })

  it('never throws for any value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (one, other) => {
        expect((await checkRecord(one)).isSound).toBe(false)
        const file = { format: 'fairwheel-draw', version: 2, entries: [one, other] }
        expect((await checkRecord(file)).isSound).toBe(false)
        expect((await checkRecord({ ...file, entries: one })).isSound).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['nothing', '', 'notJson'],
    ['no JSON', 'entries', 'notJson'],
    ['half a file', text.slice(0, -20), 'notJson'],
    ['another file', '{"format":"fairwheel","version":1}', 'notRecord'],
    [
      'a record without entries',
      '{"format":"fairwheel-draw","version":1,"entries":[]}',
      'notRecord',
    ],
    ['a list of entries alone', '[]', 'notRecord'],
    ['a later version', text.replace('"version": 2', '"version": 5'), 'otherVersion'],
    ['a very long text', ' '.repeat(32 * 1024 * 1024 + 1), 'tooLarge'],
    ['very many values', `[${'[],'.repeat(1_000_000)}0]`, 'tooLarge'],
    [
      'very many entries',
      JSON.stringify({ ...JSON.parse(text), entries: Array(50_001).fill(0) }),
      'tooLarge',
    ],
  ])('with %s is not read', async (_, json, unreadable) => {
    expect(await checkRecordText(json, digest)).toEqual({
      unreadable,
      isSound: false,
      checks: [],
      notShown: [],
      entries: null,
      lastHash: null,
    })
  })

  it('is read up to its bounds', async () => {
    const json = JSON.stringify({ ...JSON.parse(text), entries: Array(50_000).fill(0) })
    expect(readRecordText(json).lines).toHaveLength(50_000)
    expect(readRecordText(text.padEnd(32 * 1024 * 1024)).lines).toEqual(sample)
  })

  const [begun, drawn] = sample
  const prize = { name: '', places: 10_000, reserves: 10_000 }
  const weighted = { ...begun, version: 4, announcement: null, weights: [1, 100_000] }
  it.each<[string, object, object, (1 | 2 | 4)?]>([
    ['a name', { drawId: 'x'.repeat(1000) }, { drawId: 'x'.repeat(1001) }],
    [
      'an announcement',
      { announcement: 'x'.repeat(2 ** 23) },
      { announcement: 'x'.repeat(2 ** 23 + 1) },
    ],
    ['a time', { at: 8.64e15 }, { at: 8.64e15 + 1 }],
    ['the number of an entry', { seq: 50_000 }, { seq: 50_001 }],
    ['a count of options', { listCount: 10_000 }, { listCount: 10_001 }],
    [
      'an option',
      { out: [{ index: 9999, why: 'absent' }] },
      { out: [{ index: 10_000, why: 'absent' }] },
    ],
    ['places', { prizes: [prize] }, { prizes: [{ ...prize, places: 10_001 }] }],
    ['reserves', { prizes: [prize] }, { prizes: [{ ...prize, reserves: 10_001 }] }],
    ['prizes', { prizes: Array(10_000).fill(prize) }, { prizes: Array(10_001).fill(prize) }],
    ['a weight', weighted, { ...weighted, weights: [1, 100_001] }, 4],
    ['the least weight', weighted, { ...weighted, weights: [0, 100_000] }, 4],
    [
      'places that nobody is left for',
      { ...drawn, unfilled: 10_000 },
      { ...drawn, unfilled: 10_001 },
    ],
  ])('is not read where %s is beyond its bounds', (_, within, beyond, version = 2) => {
    const read = (changes: object) => {
      const entries = [{ ...('kind' in changes ? {} : begun), ...changes }]
      return readRecord({ format: 'fairwheel-draw', version, entries }).lines?.[0]
    }
    expect(read(within)).toBeTruthy()
    expect(read(beyond)).toBeNull()
  })

  it('nested very deep is not read, however the engine takes it', async () => {
    const deep = '['.repeat(900_000) + ']'.repeat(900_000)
    expect((await checkRecordText(deep, digest)).unreadable).not.toBeNull()
    const within = text.replace('"notHere"', deep)
    expect((await checkRecordText(within, digest)).isSound).toBe(false)
  })

  it('that was made to keep the check busy is not followed to its end', async () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `Name ${index}`)
    const prizes = Array.from({ length: 10_000 }, () => [1, 1] as const)
    const begun = draftsOf(begin(beginning({ texts, prizes, mayWinAgain: true })))
    const entries = [...(await appendEntries([], begun, START, digest))]
    const eligible = { count: 0, hash: sha256('') }
    const places = [{ prize: 9999, place: 0, winner: 0 }]
    for (let seq = 2; seq <= 200; seq += 1) {
      const before = entries.at(-1)?.hash ?? NO_HASH
      const drawn = {
        kind: 'drawn',
        scope: 'all',
        places,
        reserves: [],
        unfilled: 0,
        eligible,
      } as const
      const unsealed = { seq, at: START, ...drawn, before }
      entries.push({ ...unsealed, hash: await entryHash(unsealed, digest) })
    }
    const checked = await checkRecord({ format: 'fairwheel-draw', version: 2, entries })
    expect(checked.entries).toBeNull()
    const ofPlaces = checked.checks.find(({ code }) => code === 'places')
    expect(ofPlaces).toMatchObject({ failed: 11, line: 2, isOk: false })
  })
})
