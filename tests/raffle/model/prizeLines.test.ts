import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPrizeList, readPrizes } from '../../../src/raffle/model/prizeLines'

const read = (text: string, reserves = 0) =>
  readPrizes(text, reserves).prizes.map(({ name, places, reserves }) => [name, places, reserves])

describe('prizes, one a line', () => {
  it('say how many before or behind their name', () => {
    expect(read('3x Mug\n2 x Book\n4 × Pen\n5×Cap\nBike\nHat x3\nShirt ×12')).toEqual([
      ['Mug', 3, 0],
      ['Book', 2, 0],
      ['Pen', 4, 0],
      ['Cap', 5, 0],
      ['Bike', 1, 0],
      ['Hat', 3, 0],
      ['Shirt', 12, 0],
    ])
  })

  it('say up to 99,999 of one; longer numbers belong to their names', () => {
    const lines = ['99999x Mug', 'Mug x99999', 'Mug\t99999\t99999', '100000x Mug', 'Mug x100000']
    expect(read(lines.join('\n'))).toEqual([
      ['Mug', 99_999, 0],
      ['Mug', 99_999, 0],
      ['Mug', 99_999, 99_999],
      ['100000x Mug', 1, 0],
      ['Mug x100000', 1, 0],
    ])
  })

  it('keep numbers that belong to their names', () => {
    const names = ['4x4 tour', '100 Euro', '2 tickets to Rome', 'PlayStation 5', 'Box', 'X 3', '3x']
    expect(read(names.join('\n')).map(([name, places]) => [name, places])).toEqual(
      names.map((name) => [name, 1]),
    )
  })

  it('lose the marks of a list, but no number that does not count up', () => {
    expect(read('1. Bike\n2. 3x Mug\n3) Book').map(([name]) => name)).toEqual([
      'Bike',
      'Mug',
      'Book',
    ])
    expect(read('1. FC Köln shirt\n3. Liga ball').map(([name]) => name)).toEqual([
      '1. FC Köln shirt',
      '3. Liga ball',
    ])
    expect(read('- Bike\n• Mug\n  * Book').map(([name]) => name)).toEqual(['Bike', 'Mug', 'Book'])
  })

  it('come as columns of a table, with or without a head', () => {
    const rows = [
      ['Mug', 3, 1],
      ['Book', 1, 2],
      ['Bike', 1, 0],
    ]
    expect(read('Prize\tWinners\tReserves\nMug\t3\t1\nBook\t1\t2\nBike\t1\t0')).toEqual(rows)
    expect(read('Mug\t3\t1\nBook\t1\t2\nBike\t1\t0')).toEqual(rows)
    expect(read('3\tMug\n1\tBook', 2)).toEqual([
      ['Mug', 3, 2],
      ['Book', 1, 2],
    ])
    expect(read('Mug\tred\nCap\tblue').map(([name]) => name)).toEqual(['Mug', 'Cap'])
  })

  it('have at least one winner, and the reserves that all have', () => {
    expect(read('0x Mug\nBook\t0', 4)).toEqual([
      ['Mug', 1, 4],
      ['Book', 1, 4],
    ])
  })

  it('are cut to the length of a name, and to as many as can be set up, and say so', () => {
    const long = readPrizes(`${'👨‍👩‍👧'.repeat(61)}\nBike`, 0)
    expect(long.isCut).toBe(true)
    expect(long.prizes[0]?.name).toBe('👨‍👩‍👧'.repeat(60))
    const many = readPrizes('Mug\n'.repeat(1007), 0)
    expect(many.prizes).toHaveLength(1000)
    expect(many.left).toBe(7)
    expect(many.isCut).toBe(false)
  })

  it('never come to nothing, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(9), (text, reserves) => {
        const { prizes } = readPrizes(text, reserves)
        for (const prize of prizes) {
          expect(prize.places).toBeGreaterThanOrEqual(1)
          expect(Number.isSafeInteger(prize.reserves)).toBe(true)
        }
        if (isPrizeList(text)) expect(prizes.length).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

it('one line without a number is a name, and no list', () => {
  expect(['Mug', '  Mug ', '4x4 tour', '', '\n'].map(isPrizeList)).not.toContain(true)
  expect(['Mug\nBike', '3x Mug', 'Mug ×2', 'Mug\t2'].map(isPrizeList)).not.toContain(false)
})
