import { describe, expect, it } from 'vitest'
import { columnsOf, rowText } from '../../src/lists/columns'
import { listMessages, noteText } from '../../src/lists/messages'
import type { Source } from '../../src/lists/source'

const table = (...rows: readonly (readonly string[])[]): Source => ({
  name: null,
  format: 'table',
  rows: rows.map((cells) => ({ cells })),
  notes: [],
})

describe('columns', () => {
  const source = table(
    ['', ''],
    ['First name', ' '],
    ['Anna', 'Berg'],
    ['', 'Dorn'],
    ['Cem', 'Er', 'x'],
  )

  it('have the names of the header, and samples below it', () => {
    expect(columnsOf(source, true)).toEqual([
      { index: 0, name: 'First name', samples: ['Anna', 'Cem'] },
      { index: 1, name: null, samples: ['Berg', 'Dorn', 'Er'] },
      { index: 2, name: null, samples: ['x'] },
    ])
    expect(columnsOf(source, false)[0]).toEqual({
      index: 0,
      name: null,
      samples: ['First name', 'Anna', 'Cem'],
    })
  })

  it('without a name are told by their numbers', () => {
    expect([1, 1203].map(listMessages.column)).toEqual(['Column 1', 'Column 1203'])
  })

  it('are no more than can be chosen from', () => {
    expect(columnsOf(table(Array.from({ length: 900 }, () => 'a')), false)).toHaveLength(100)
  })

  it('are joined in their order, without blank cells', () => {
    expect(rowText(source, 2, [1, 0])).toBe('Berg Anna')
    expect(rowText(source, 3, [0, 1])).toBe('Dorn')
    expect(rowText(table([' a \n b\r\n\tc ']), 0, [0])).toBe('a b c')
    expect(rowText(source, 99, [0])).toBe('')
  })
})

it.each([
  [{ kind: 'images', count: 1 }, '1 option has a picture. Only its text is taken.'],
  [
    { kind: 'worksheets', names: ['4C', '4D'] },
    'Only the first sheet is taken. Left out: 4C and 4D.',
  ],
  [{ kind: 'wheels', names: ['4C'] }, 'Only the first wheel is taken. Left out: 4C.'],
  [
    { kind: 'wheels', names: ['4C', 1203] },
    'Only the first wheel is taken. Left out: 4C and Wheel 1203.',
  ],
  [{ kind: 'settings' }, 'Settings of the other site are left out.'],
] as const)('says what has no place here: %j', (note, text) => {
  expect(noteText(note)).toBe(text)
})
