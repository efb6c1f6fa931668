// Who takes part: everyone is in exactly one place, with a reason.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../../../src/lists/duplicates'
import { type Candidate, inOneWriting, splitEntrants } from '../../../src/raffle/model/entrants'

function candidate(text: string, facts: Partial<Candidate> = {}): Candidate {
  const states = { isEliminated: false, isAbsent: false, isPicked: false }
  return { id: `id-${text}`, text, ...states, ...facts }
}

const everyone = { excludesEarlierWinners: false, duplicates: 'tickets' } as const
const textsOf = (some: readonly { readonly text: string }[]) => some.map(({ text }) => text)

describe('who takes part', () => {
  it('is everyone who is not out, in order, and each one who is out has a reason @draw.entrants', () => {
    const { entrants, out } = splitEntrants(
      [
        candidate('Anna'),
        candidate('Ben', { isEliminated: true }),
        candidate('Cleo', { isAbsent: true }),
        candidate('Dan', { isPicked: true }),
        candidate('Eve'),
      ],
      [],
      everyone,
    )
    expect(entrants).toEqual([
      { index: 0, id: 'id-Anna', text: 'Anna' },
      { index: 4, id: 'id-Eve', text: 'Eve' },
    ])
    expect(out.map(({ index, why }) => [index, why])).toEqual([
      [1, 'eliminated'],
      [2, 'absent'],
      [3, 'picked'],
    ])
  })

  it('leaves out earlier winners by id and by text, if it is asked to @draw.earlier-winners', () => {
    const candidates = [candidate('Anna'), candidate('Ben'), candidate(' Cleo '), candidate('cleo')]
    const won = [
      { id: 'id-Ben', text: 'Benjamin' },
      { id: 'gone', text: 'Cleo' },
    ]
    const choices = { excludesEarlierWinners: true, duplicates: 'person' } as const
    const { entrants, out } = splitEntrants(candidates, won, choices)
    expect(textsOf(entrants)).toEqual(['Anna', 'cleo'])
    expect(out.map(({ why }) => why)).toEqual(['wonBefore', 'wonBefore'])
    const all = splitEntrants(candidates, won, { ...choices, excludesEarlierWinners: false })
    expect(all.out).toEqual([])
  })

  it('tells the first reason of several @draw.entrants', () => {
    const facts = { isEliminated: true, isAbsent: true, isPicked: true }
    const won = [{ id: 'id-Anna', text: 'Anna' }]
    const choices = { excludesEarlierWinners: true, duplicates: 'person' } as const
    const whyOf = (one: Partial<Candidate>) =>
      splitEntrants([candidate('Anna'), candidate('Anna', one)], [], choices).out[0]?.why
    expect(whyOf(facts)).toBe('eliminated')
    expect(whyOf({ ...facts, isEliminated: false })).toBe('absent')
    expect(whyOf({ isPicked: true })).toBe('picked')
    expect(whyOf({})).toBe('duplicate')
    expect(splitEntrants([candidate('Anna')], won, choices).out[0]?.why).toBe('wonBefore')
  })

  it('counts one person once, however the accent is written, or gives each line a ticket @draw.entrants', () => {
    const candidates = [
      candidate('Zoé'),
      candidate(' Zoe\u0301'),
      candidate('ZOÉ'),
      candidate('Zoe'),
    ]
    const once = splitEntrants(candidates, [], { ...everyone, duplicates: 'person' })
    expect(once.entrants.map(({ index }) => index)).toEqual([0, 2, 3])
    expect(once.out.map(({ index, why }) => [index, why])).toEqual([[1, 'duplicate']])
    expect(splitEntrants(candidates, [], everyone).entrants).toHaveLength(4)
  })

  it('counts a name once, whatever is in it that cannot be seen @draw.entrants', () => {
    const candidates = ['Anna', 'Anna\u200b', 'An\u00adna', 'Anna\u2060', 'Ben'].map((text) =>
      candidate(text),
    )
    const choices = { excludesEarlierWinners: true, duplicates: 'person' } as const
    const { entrants, out } = splitEntrants(candidates, [], choices)
    expect(textsOf(entrants)).toEqual(['Anna', 'Ben'])
    expect(out.map(({ why }) => why)).toEqual(['duplicate', 'duplicate', 'duplicate'])
    const won = [{ id: 'gone', text: '\u2060Anna' }]
    expect(textsOf(splitEntrants(candidates, won, choices).entrants)).toEqual(['Ben'])
  })

  it('has each name in one writing, for whoever compares texts', () => {
    const list = ['Anna', 'Ben', 'Anna\u200b', 'ben', 'Ben\u3164'].map((text) => ({ text }))
    expect(textsOf(inOneWriting(list))).toEqual(['Anna', 'Ben', 'Anna', 'ben', 'Ben'])
    expect(inOneWriting(list)[2]).not.toBe(list[2])
    expect(inOneWriting(list)[3]).toBe(list[3])
  })

  it('lets the next option of a person take part where the first is out', () => {
    const candidates = [candidate('Anna', { isEliminated: true }), candidate('Anna')]
    const { entrants } = splitEntrants(candidates, [], { ...everyone, duplicates: 'person' })
    expect(entrants.map(({ index }) => index)).toEqual([1])
  })

  it('puts everyone in exactly one place, for any list', () => {
    const name = fc.constantFrom(
      'Anna',
      ' Anna',
      'Anna\u200b',
      'anna',
      'Zoé',
      'Zoe\u0301',
      '',
      '  ',
    )
    const facts = fc.record({
      isEliminated: fc.boolean(),
      isAbsent: fc.boolean(),
      isPicked: fc.boolean(),
    })
    const list = fc.array(fc.tuple(name, facts), { maxLength: 20 })
    const choices = fc.record({
      excludesEarlierWinners: fc.boolean(),
      duplicates: fc.constantFrom('person' as const, 'tickets' as const),
    })
    fc.assert(
      fc.property(list, fc.array(name, { maxLength: 3 }), choices, (rows, won, chosen) => {
        const candidates = rows.map(([text, states], index) => ({
          id: `${index}`,
          text,
          ...states,
        }))
        const winners = won.map((text) => ({ id: 'gone', text }))
        const { entrants, out } = splitEntrants(candidates, winners, chosen)
        const places = [...entrants, ...out].toSorted((one, other) => one.index - other.index)
        expect(places.map(({ id, index }) => [id, index])).toEqual(
          candidates.map(({ id }, index) => [id, index]),
        )
        for (const some of [entrants, out]) {
          const indexes = some.map(({ index }) => index)
          expect(indexes).toEqual(indexes.toSorted((one, other) => one - other))
        }
        const people = entrants.map(({ text }) => nameKey(text))
        if (chosen.duplicates === 'person') expect(new Set(people).size).toBe(people.length)
        // Nobody is lost: a duplicate has its first among the entrants.
        for (const { text, why } of out) {
          if (why === 'duplicate') expect(people).toContain(nameKey(text))
        }
      }),
    )
  })
})
