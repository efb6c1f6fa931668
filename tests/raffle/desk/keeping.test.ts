// What a desk reads of what the library keeps: what was set up for a draw, and who has won before.

import { describe, expect, it } from 'vitest'
import { earlierWinners, readSetUp } from '../../../src/raffle/desk/keeping'
import type { Library } from '../../../src/store/library/library'

const prize = (changes: object = {}) => ({ name: 'Cup', places: 3, reserves: 2, ...changes })
const prizes = (count: number) => Array.from({ length: count }, () => prize())
const choices = { excludesEarlierWinners: true, duplicates: 'tickets' }
const kept = (changes: object = {}) => ({
  version: 1,
  plan: { prizes: [prize()], mayWinAgain: true },
  choices,
  ...changes,
})

describe('what was set up for a draw', () => {
  it.each([
    ['whole', [prize()]],
    ['with a long name', [prize({ name: 'x'.repeat(1000) })]],
    ['with ten thousand prizes', prizes(10_000)],
    ['without prizes', []],
  ])('is there again: %s', (_, all) => {
    const plan = { prizes: all, mayWinAgain: true }
    expect(readSetUp(kept({ plan }))).toEqual({ plan, choices })
  })

  it('has one place and no reserves where numbers were not finished', () => {
    const plan = { prizes: [prize({ places: Number.NaN, reserves: '' })], mayWinAgain: true }
    expect(readSetUp(kept({ plan })).plan.prizes).toEqual([prize({ places: 1, reserves: 0 })])
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['of a later version', kept({ version: 2 })],
    [
      'with a name that is too long',
      kept({ plan: { prizes: [prize({ name: 'x'.repeat(1001) })], mayWinAgain: true } }),
    ],
    ['with too many prizes', kept({ plan: { prizes: prizes(10_001), mayWinAgain: true } })],
    ['with a rule that is none', kept({ choices: { ...choices, duplicates: 'all' } })],
  ])('is one winner, each name once, whoever won before, where it is damaged: %s', (_, damaged) => {
    expect(readSetUp(damaged)).toEqual({
      plan: { prizes: [{ name: '', places: 1, reserves: 0 }], mayWinAgain: false },
      choices: { excludesEarlierWinners: false, duplicates: 'person' },
    })
  })
})

describe('who has won before', () => {
  const won = (id: string, drawId?: string) => ({ winner: { id, text: `Name ${id}` }, drawId })

  /** A library of results without draws, in pages. @param fault of the page after those */
  function winnersOf(pages: readonly { results: object[]; unread?: number }[], fault?: 'failed') {
    let asked = 0
    const page = async (_: string, __: number, at = 0) => {
      asked += 1
      if (asked > 9) throw new Error('The same pages are asked for again and again')
      const { results, unread = 0 } = pages[at] ?? { results: [] }
      if (fault && at === pages.length) return { fault, cause: '' }
      const next = at + 1 < pages.length || fault ? at + 1 : null
      return { fault: null, value: { results, unread, next } }
    }
    const draws = {
      heads: async () => ({ fault: null, value: [] }),
      unreadHeads: async () => ({ fault: null, value: 0 }),
    }
    const library = { results: { page }, draws } as unknown as Pick<Library, 'results' | 'draws'>
    return earlierWinners(library, 'wheel', null)
  }

  it('is read from all pages of results, each winner once', async () => {
    const pages = [{ results: [won('a'), won('b')] }, { results: [won('a'), won('c', 'draw')] }]
    const { winners, unread } = await winnersOf(pages)
    expect(winners.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(unread).toBeNull()
  })

  it('is not all known where results of any page cannot be read', async () => {
    const { unread } = await winnersOf([
      { results: [won('a')], unread: 2 },
      { results: [], unread: 3 },
    ])
    expect(unread).toEqual({ fault: null, results: 5, draws: [] })
  })

  it('is not all known where a page does not come', async () => {
    const { winners, unread } = await winnersOf([{ results: [won('a')] }], 'failed')
    expect(winners.map(({ id }) => id)).toEqual(['a'])
    expect(unread).toEqual({ fault: 'failed', results: 0, draws: [] })
  })
})
