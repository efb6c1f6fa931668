// Tabs that have written past one another too often merge without a state that both have seen: nothing that either has
// is lost. They come to rest because a merge ends with the other tab's state where it has nothing to add to it.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeTabs } from '../../../src/store/persistence/mergeTabs'
import { ownWheelsBeside, wheelsOf } from '../../../src/store/sharedState'
import { settlePending } from '../../../src/store/spinActions'
import type { SharedState } from '../../../src/store/state'
import { setAbsent } from '../../../src/wheel/attendance'
import type { SpinResult } from '../../../src/wheel/result'
import { pick, unpickAll } from '../../../src/wheel/rounds'
import { activeSegments, MARKS, type Segment, withMark } from '../../../src/wheel/segment'
import {
  addSegment,
  clearEliminationHistory,
  clearHistory,
  editSegment,
  recordResult,
  removeSegment,
  restoreAll,
  type Wheel,
} from '../../../src/wheel/wheel'
import { resultOf, sharedState, wheelNamed } from './shared'

const { wheel } = sharedState()
const merged = (mine: SharedState, theirs: SharedState) => mergeTabs(null, mine, theirs).shared
/** What either tab makes of both. */
const both = (one: Wheel, other: Wheel) => {
  const [mine, theirs] = [sharedState({ wheel: one }), sharedState({ wheel: other })]
  return [merged(mine, theirs).wheel, merged(theirs, mine).wheel]
}
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

it('all options of both tabs stay', () => {
  const mine = wheelNamed('current', ['Ann', 'Ben', 'Mia'])
  const theirs = wheelNamed('current', ['Ann', 'Ben', 'Tom'])
  for (const { segments } of both(mine, theirs)) {
    const texts = segments.map(({ text }) => text)
    expect(texts.toSorted()).toEqual(['Ann', 'Ben', 'Mia', 'Tom'])
  }
})

it.each(MARKS)('whoever is %s in one tab is so in both', (mark) => {
  const segments = wheel.segments.map((one, at) => (at === 1 ? withMark(one, mark, true) : one))
  const marked = { ...wheel, segments, ...(mark === 'absent' && { absentOn: '2026-11-22' }) }
  for (const found of both(marked, wheel)) expect(found.segments).toEqual(segments)
})

it('whoever was drawn in one tab rests in both, and is listed once', () => {
  const drawn = recordResult(wheel, { ...resultOf(wheel, 'one'), isNoRepeats: true })
  for (const found of both(drawn, wheel)) {
    expect(found.segments[0]?.picked).toBe(true)
    expect(ids(found.history)).toEqual(['one'])
  }
})

it('whoever was picked by hand stays so, though they had won before', () => {
  const won = recordResult(wheel, resultOf(wheel, 'one'))
  const picked = pick(won, new Set([won.segments[0]?.id ?? '']))
  for (const found of both(picked, wheel)) expect(found.segments[0]?.picked).toBe(true)
})

it('no spin is counted twice, be it listed, cleared or long forgotten', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((id, at) => resultOf(wheel, id, at))
  if (!one || !two || !three) throw new Error('No result')
  const old = { ...wheel, statistics: { ...wheel.statistics, totalSpins: 30 } }
  const theirs = recordResult(clearHistory(recordResult(old, one)), two)
  const mine = recordResult(theirs, three)
  for (const found of both(mine, theirs)) {
    expect(found.statistics.totalSpins).toBe(33)
    expect(ids(found.history)).toEqual(['three', 'two'])
    expect(found.clearedResults).toEqual(['one'])
  }
})

it('no spin is counted twice that one tab no longer lists, as newer ones fill its list', () => {
  const results = Array.from({ length: 21 }, (_, at) => resultOf(wheel, `r${at}`, at))
  const mine = results.slice(0, 20).reduce(recordResult, wheel)
  const theirs = results.reduce(recordResult, wheel)
  for (const found of both(mine, theirs)) {
    expect(found.statistics.totalSpins).toBe(21)
    expect(found.history).toEqual(theirs.history)
  }
})

it('a spin is counted though only one has it, and has cleared it', () => {
  const mine = clearHistory(recordResult(wheel, resultOf(wheel, 'one')))
  const theirs = recordResult(wheel, resultOf(wheel, 'other'))
  for (const found of both(mine, theirs)) expect(found.statistics.totalSpins).toBe(2)
})

it('an elimination is counted with the spin that made it, though that is cleared', () => {
  const out = (id: string) => ({ ...resultOf(wheel, id), isEliminationMode: true })
  const mine = clearHistory(recordResult(wheel, out('one')))
  for (const found of both(mine, recordResult(wheel, resultOf(wheel, 'other')))) {
    expect(found.statistics).toMatchObject({ totalSpins: 2, totalEliminations: 1 })
    expect(found.eliminationHistory).toHaveLength(1)
  }
  for (const found of both(mine, mine)) expect(found.statistics).toEqual(mine.statistics)
})

it('an option that each tab has eliminated with another result is listed as eliminated once', () => {
  const [one, other] = ['one', 'other'].map((id) => ({
    ...resultOf(wheel, id),
    isEliminationMode: true,
  })) as [SpinResult, SpinResult]
  const mine = recordResult(recordResult(wheel, one), other)
  const theirs = recordResult(recordResult(wheel, other), one)
  for (const found of both(mine, theirs)) {
    expect(found.eliminationHistory).toHaveLength(1)
    expect(found.statistics).toMatchObject({ totalSpins: 2, totalEliminations: 1 })
  }
})

it('results that both have cleared are no reason to write, in whichever order', () => {
  const cleared = (...results: string[]): Wheel => ({ ...wheel, clearedResults: results })
  const [mine, theirs] = [cleared('one', 'two'), cleared('two', 'one')]
  expect(both(mine, theirs)).toEqual([theirs, mine])
})

interface About {
  /** Different in each tab and step. */
  readonly name: string
  readonly atMs: number
  readonly option: Segment
}

type Deed = (before: SharedState, about: About) => SharedState

const onWheel =
  (change: (wheel: Wheel, about: About) => Wheel): Deed =>
  (before, about) => ({ ...before, wheel: change(before.wheel, about) })

const spin = (mode: Partial<Pick<SpinResult, 'isEliminationMode' | 'isNoRepeats'>>) =>
  onWheel((before, { name, atMs, option }) => {
    const active = activeSegments(before.segments)
    const winner = active.find(({ id }) => id === option.id) ?? active[0]
    const isFinalWinner = mode.isEliminationMode === true && active.length <= 2
    if (!winner) return before
    return recordResult(before, { ...resultOf(before, name, atMs), ...mode, winner, isFinalWinner })
  })

const absent = (isAbsent: boolean) =>
  onWheel((before, { option }) => setAbsent(before, new Set([option.id]), isAbsent, '2026-11-22'))

const ended = (before: SharedState): SharedState =>
  before.pendingSpins.reduce((one, { id }) => settlePending(one, id), before)

const DEEDS: Record<string, Deed> = {
  spins: spin({}),
  eliminates: spin({ isEliminationMode: true }),
  'draws without repeats': spin({ isNoRepeats: true }),
  picks: onWheel((before, { option }) => pick(before, new Set([option.id]))),
  'begins anew': onWheel(unpickAll),
  'marks as absent': absent(true),
  'marks as here': absent(false),
  adds: onWheel((before, { name }) => addSegment(before, name, name, false)),
  edits: onWheel((before, { name, option }) =>
    editSegment(before, option.id, { text: name }, false),
  ),
  removes: onWheel((before, { option }) => removeSegment(before, option.id, false)),
  'restores all': onWheel(restoreAll),
  'clears results': onWheel(clearHistory),
  'clears eliminations': onWheel(clearEliminationHistory),
  renames: onWheel((before, { name }) => ({ ...before, name })),
  'opens another': (before, { name }) => {
    const opened = wheelNamed(name)
    const ownWheels = ownWheelsBeside(opened, before)
    return { ...before, wheel: opened, ownWheels, openedAt: before.openedAt + 1 }
  },
  'begins a spin': (before, { name, atMs }) => {
    const pending = { ...resultOf(before.wheel, name, atMs), isNoRepeats: true }
    return { ...before, pendingSpins: [...before.pendingSpins, pending] }
  },
  'ends its spins': ended,
  'changes a setting': ({ settings, ...before }) => ({
    ...before,
    settings: { ...settings, eliminationMode: !settings.eliminationMode },
  }),
}

const DONE = fc.array(fc.tuple(fc.constantFrom(...Object.keys(DEEDS)), fc.nat(999)), {
  maxLength: 8,
})

function after(
  deeds: readonly (readonly [string, number])[],
  from: SharedState,
  tab: string,
): SharedState {
  return deeds.reduce((before, [deed, number], index) => {
    const { segments } = before.wheel
    const option = segments[number % segments.length] as Segment
    const about = { name: `${tab}${index}`, atMs: 10 * index + (number % 10), option }
    return DEEDS[deed]?.(before, about) ?? before
  }, from)
}

const wheelsIn = (shared: SharedState) => wheelsOf(shared).map((own) => own.wheel)
const spinsOf = (shared: SharedState) => [
  ...wheelsIn(shared).flatMap(({ history, clearedResults }) => [
    ...ids(history),
    ...clearedResults,
  ]),
  ...ids(shared.pendingSpins),
]

/** How often each of three tabs overwrites unread what another has written, until they stop. */
const ROUNDS = 5

it('three tabs come to rest and have counted all spins, whatever they have done', () => {
  fc.assert(
    fc.property(DONE, DONE, DONE, DONE, (before, here, there, elsewhere) => {
      const seen = after(before, sharedState(), 'seen')
      let [one, two, three] = [
        after(here, seen, 'here'),
        after(there, seen, 'there'),
        after(elsewhere, seen, 'elsewhere'),
      ]
      const spins = new Set([one, two, three].flatMap(spinsOf))
      for (let round = 0; round < ROUNDS; round += 1) {
        ;[one, two, three] = [merged(one, two), merged(two, three), merged(three, one)]
      }
      for (const mine of [one, two, three]) {
        for (const theirs of [one, two, three]) expect(merged(mine, theirs)).toEqual(theirs)
        const counted = wheelsIn(ended(mine)).map(({ statistics }) => statistics.totalSpins)
        expect(counted.reduce((sum, count) => sum + count, 0)).toBe(spins.size)
        for (const { statistics, eliminationHistory } of wheelsIn(mine)) {
          expect(statistics.totalEliminations).toBeGreaterThanOrEqual(eliminationHistory.length)
        }
      }
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? 1000) },
  )
})
