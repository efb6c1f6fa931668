// Weights in lists that are typed, pasted or imported.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffLines, textOf, withEditedText } from '../../src/lists/editText'
import { listCsv } from '../../src/lists/listOut'
import { defaultChoices } from '../../src/lists/planImport'
import { readPasted } from '../../src/lists/readSource'
import type { Segment } from '../../src/wheel/segment'
import {
  heavier,
  lighter,
  MAX_WEIGHT,
  MIN_WEIGHT,
  weightAfter,
  withWeight,
  writtenNumber,
} from '../../src/wheel/weights'
import { ids, planOf, textsOf, wheelWith } from './sources'

describe('a number that is written', () => {
  it.each([
    ['3', 3],
    [' 2.5 ', 2.5],
    ['0,5', 0.5],
    // A comma with three digits after it is no thousand where none comes before.
    ['0,125', 0.125],
    ['.25', 0.25],
    ['×3', 3],
    ['1,000', 1000],
    ['12,345.6', 12_345.6],
    ['1,00', 1],
    ['-3', -3],
    ['1e3', 1000],
    ['1e999', Infinity],
    ['9'.repeat(1_000_000), Infinity],
    ['', null],
    [' ', null],
    ['three', null],
    ['NaN', null],
    ['Infinity', null],
    ['0x10', null],
    ['1.2.3', null],
    ['3 4', null],
    ['-', null],
  ])('as %.30j is %j', (written, value) => {
    expect(writtenNumber(written)).toBe(value)
  })
})

describe('a weight after a name', () => {
  it.each([
    ['Anna ×3', 'Anna', 3],
    ['Anna x3', 'Anna', 3],
    ['Anna *3', 'Anna', 3],
    ['Anna x 2.5', 'Anna', 2.5],
    ['Anna ×0,5', 'Anna', 0.5],
    ['  Anna B.   ×12 ', 'Anna B.', 12],
    ['Anna x1,000', 'Anna', 1000],
    ['Anna ×3 ×1', 'Anna ×3', 1],
    ['Anna x5000', 'Anna', 1000],
    ['Anna x0.001', 'Anna', 0.01],
  ])('is read from “%s” @weights.typed', (line, text, weight) => {
    expect(weightAfter(line)).toMatchObject({ text, weight })
  })

  it.each([
    'Anna',
    'Iphonex3',
    'Anna 3',
    'Malcolm X 3',
    'x3',
    ' ×3',
    'Anna ×',
    'Anna ×0',
    'Anna ×-3',
    'Anna ×three',
    'Anna ×1.2.3',
    `Anna ×${'9'.repeat(1_000_000)}`,
    `Anna${' '.repeat(100_000)}x${' '.repeat(100_000)}`,
  ])('is not read from “%.40s” @weights.typed', (line) => {
    expect(weightAfter(line)).toBeNull()
  })

  it('and the name are read again from what is written of them', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('x', '×', '*', ' ', '3', '.', ',', 'a') }),
    )
    const steps = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(name, steps, (typed, hundredths) => {
        const [text, weight] = [typed.trim(), hundredths / 100]
        fc.pre(text !== '')
        const line = withWeight(text, weight)
        expect(weightAfter(line) ?? { text: line.trim(), weight: 1 }).toMatchObject({
          text,
          weight,
        })
      }),
      { numRuns: 2000 },
    )
  })
})

it('+ and − lead through every step and back, and end at the ends', () => {
  const up = [MIN_WEIGHT]
  while ((up.at(-1) ?? 0) < 4) up.push(heavier(up.at(-1) ?? 0))
  expect(up).toEqual([0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4])
  expect(up.map(lighter)).toEqual([0.01, ...up.slice(0, -1)])
  expect([heavier(2.5), lighter(2.5), heavier(0.3), lighter(0.3)]).toEqual([3, 2, 0.5, 0.25])
  expect([heavier(MAX_WEIGHT), lighter(MAX_WEIGHT), heavier(999.5)]).toEqual([1000, 999, 1000])
})

describe('the list as text', () => {
  const weighed = (...all: readonly (readonly [string, number])[]): readonly Segment[] =>
    wheelWith(...all.map(([text]) => text)).segments.map((segment, index) => ({
      ...segment,
      weight: all[index]?.[1] ?? 1,
    }))
  const segments = weighed(['Anna', 3], ['Ben', 1], ['Iphone ×3', 1], ['Cem', 5e6])
  const edited = (text: string) => diffLines(segments, text, ids('new'), true)
  const weights = (text: string) => edited(text).segments.map(({ weight }) => weight)

  it('has the weights that are not 1 after the names, only where they count @weights.typed', () => {
    expect(textOf({ segments }, true)).toBe('Anna ×3\nBen\nIphone ×3 ×1\nCem ×1000')
    expect(textOf({ segments })).toBe('Anna\nBen\nIphone ×3\nCem')
  })

  it('changes nothing where nothing was edited', () => {
    const wheel = { ...wheelWith('a', 'b'), segments }
    expect(withEditedText(wheel, edited(textOf(wheel, true)), false)).toBe(wheel)
    const without = diffLines(segments, textOf(wheel), ids('new'))
    expect(withEditedText(wheel, without, false)).toBe(wheel)
  })

  it('changes a weight alone, and says that an option has changed', () => {
    const edit = edited('Anna ×4\nBen ×0,5\nIphone ×3 ×1\nCem ×1000')
    expect(edit).toMatchObject({ added: 0, removed: 0, changed: 2, outOfRange: 0 })
    expect(edit.segments).toEqual(
      segments.map((one, index) => (index < 2 ? { ...one, weight: [4, 0.5][index] } : one)),
    )
  })

  it('takes a weight off, moves it, adds it and brings it into range', () => {
    expect(weights('Anna\nBen\nIphone ×3 ×1\nCem ×1000')).toEqual([1, 1, 1, 5e6])
    expect(weights('Ben\nAnna ×3\nIphone ×3 ×1\nCem ×1000')).toEqual([1, 3, 1, 5e6])
    const edit = edited('Anna ×3\nBen\nIphone ×3 ×1\nCem ×1000\nDana x2\nEve x9999')
    expect(edit).toMatchObject({ added: 2, changed: 0, outOfRange: 1 })
    expect(edit.segments.slice(4)).toMatchObject([
      { text: 'Dana', weight: 2 },
      { text: 'Eve', weight: 1000 },
    ])
  })

  it('cuts a long name, and not for the weight after it', () => {
    const long = 'x'.repeat(30)
    expect(edited(`${long} ×3\nBen`)).toMatchObject({
      shortened: 0,
      segments: [{ text: long, weight: 3 }, {}],
    })
    expect(edited(`${long}y ×3\nBen`)).toMatchObject({ shortened: 1 })
  })
})

describe('an imported list', () => {
  const own = listCsv({
    segments: wheelWith('Anna', 'Ben x2').segments.map((one, index) => ({
      ...one,
      weight: index + 1.5,
    })),
  })
  const weightsOf = (plan: ReturnType<typeof planOf>) =>
    plan.entries.map(({ text, weight = 1 }) => [text, weight])

  it('of this product lets weights count, and keeps its texts @weights.import', () => {
    const plan = planOf(own)
    expect(weightsOf(plan)).toEqual([
      ['Anna', 1.5],
      ['Ben x2', 2.5],
    ])
    expect(plan.letsWeightsCount).toBe(true)
    expect(planOf(own, { weightsCount: false }).letsWeightsCount).toBe(false)
    expect(weightsOf(planOf(own, { fields: null }))).toEqual([
      ['Anna', 1],
      ['Ben', 2],
    ])
  })

  it('of another site does too, where its weights differ @weights.import', () => {
    const link = (weights: string) =>
      planOf(`https://wheeldecide.com/e.php?c1=A&c2=B&c3=C&weights=${weights}`)
    expect(link('2,1,').letsWeightsCount).toBe(true)
    expect(weightsOf(link('2,1,'))).toEqual([
      ['A', 2],
      ['B', 1],
      ['C', 1],
    ])
    expect(link('1,1,1').letsWeightsCount).toBe(false)
    expect(link('0,5000,1')).toMatchObject({
      found: { absent: 1, weightsMended: 1 },
      entries: [{ text: 'A', weight: 1, isAbsent: true }, { weight: 1000 }, { weight: 1 }],
    })
  })

  it('with a column of weights is asked about: they may be kilograms @weights.import', () => {
    const table = 'Name\tWeight\nAnna\t61\nBen\t0,5\nCem\t\nDana\t-1\nEve\tmany\n'
    expect(planOf(table).entries).toEqual(
      ['Anna', 'Ben', 'Cem', 'Dana', 'Eve'].map((text) => ({ text })),
    )
    const plan = planOf(table, { weightsCount: true })
    expect(weightsOf(plan)).toEqual([
      ['Anna', 61],
      ['Ben', 0.5],
      ['Cem', 1],
      ['Dana', 0.01],
      ['Eve', 1],
    ])
    expect(plan.found.weightsMended).toBe(2)
  })

  it.each(['Tickets', 'Entries', 'Anzahl Lose', 'Points', 'Amount', 'Quantité', 'Билеты', '口数'])(
    'with a column of whole numbers that is called %s takes them as chances @weights.tickets',
    (name) => {
      const plan = planOf(`Name\tAge\t${name}\nAnna\t12\t3\nBen\t13\t1\n`)
      expect(plan.letsWeightsCount).toBe(true)
      expect(weightsOf(plan)).toEqual([
        ['Anna', 3],
        ['Ben', 1],
      ])
    },
  )

  it('offers a column of whole numbers with another name, but none of ids, ages or years', () => {
    const columnOf = (name: string, numbers: readonly string[]) => {
      const rows = numbers.map((number, at) => `Person ${at}\t${number}`)
      const text = `Name\t${name}\n${rows.join('\n')}\n`
      return defaultChoices(readPasted(text), wheelWith('A', 'B'))
    }
    expect(columnOf('Stars', ['3', '1', '2'])).toMatchObject({
      weightColumn: 1,
      weightsCount: false,
    })
    expect(columnOf('Stars', ['3', '1.5', '2']).weightColumn).toBeNull()
    expect(columnOf('Age', ['13', '12', '12']).weightColumn).toBeNull()
    expect(columnOf('Born', ['2013', '2012', '2012']).weightColumn).toBeNull()
    expect(columnOf('Tickets', ['1', '1', '1'])).toMatchObject({
      weightColumn: 1,
      weightsCount: false,
    })
  })

  it('adds up the lines of one text where that is wanted @weights.tickets', () => {
    const table = 'Name\tTickets\nAnna\t3\nBen\t0\nanna\t9\nAnna\t4\nBen\t2\nCem\t\nCem\tmany\n'
    const plan = planOf(table, { weightsCount: true, keepsExactDuplicates: false, addsUp: true })
    expect(weightsOf(plan)).toEqual([
      ['Anna', 7],
      ['Ben', 2],
      ['anna', 9],
      ['Cem', 2],
    ])
    expect(plan.counts).toMatchObject({ added: 4, addedUp: 3, exactDuplicate: 0, header: 1 })
    expect(plan.found).toMatchObject({ absent: 0, exactDuplicates: 3 })
    // Without weights there is nothing to add.
    const off = planOf(table, { weightsCount: false, keepsExactDuplicates: false, addsUp: true })
    expect(off.counts).toMatchObject({ addedUp: 0, exactDuplicate: 3 })
    // What is on the wheel already is not changed.
    const added = planOf(
      table,
      { weightsCount: true, keepsExactDuplicates: false, addsUp: true, isReplacing: false },
      wheelWith('Anna', 'Zoe'),
    )
    expect(added.counts).toMatchObject({ exactDuplicate: 2, addedUp: 2 })
    const beside = planOf(
      'Name\tTickets\nBen\t1\nAnna\t3\nben\t5\n',
      {
        ...{ weightsCount: true, isReplacing: false, addsUp: true },
        ...{ keepsExactDuplicates: false, keepsLikelyDuplicates: false },
      },
      wheelWith('Anna', 'Zoe'),
    )
    expect(weightsOf(beside)).toEqual([['Ben', 1]])
    expect(beside.counts).toMatchObject({ exactDuplicate: 1, likelyDuplicate: 1, addedUp: 0 })
  })

  it('of lines keeps “Iphone x3” as it is until weights count @weights.import', () => {
    const lines = 'Iphone x3\nTablet\nWatch ×0\nRing x9999'
    expect(textsOf(planOf(lines))).toEqual(['Iphone x3', 'Tablet', 'Watch ×0', 'Ring x9999'])
    const plan = planOf(lines, { weightsCount: true })
    expect(weightsOf(plan)).toEqual([
      ['Iphone', 3],
      ['Tablet', 1],
      ['Watch ×0', 1],
      ['Ring', 1000],
    ])
    expect(plan.found).toMatchObject({ weightsMended: 1, absent: 0 })
    expect(planOf('A\nB', { weightsCount: true }).letsWeightsCount).toBe(false)
  })

  it('of the other site’s file may have weight 0', () => {
    const file = JSON.stringify({
      entries: [
        { text: 'A', weight: 0 },
        { text: 'B', weight: '' },
      ],
    })
    expect(readPasted(file).rows).toEqual([{ cells: ['A'], weight: 0 }, { cells: ['B'] }])
  })
})
