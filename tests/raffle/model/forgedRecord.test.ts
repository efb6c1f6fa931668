// A record whose hashes were made anew shows what could not have been, by the rules of the draw.

import { describe, expect, it } from 'vitest'
import type { CheckCode } from '../../../src/raffle/model/checks'
import { entryHash } from '../../../src/raffle/model/hashChain'
import type { Entry } from '../../../src/raffle/model/record'
import { digest } from './draws'
import { changedAt, check, failedIn, type Path, resealed, whole } from './records'
import { sha256 } from './sha256'

describe('a record that was made anew, with new hashes @draw.forged', () => {
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

it('a record without its beginning is not sound, and nothing of it is shown', async () => {
  const { isSound, entries } = await check(await resealed(whole.slice(1)))
  expect({ isSound, entries }).toEqual({ isSound: false, entries: null })
})
