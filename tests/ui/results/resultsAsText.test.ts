// Copied results: one line each, which a spreadsheet reads as columns.

import { expect, it } from 'vitest'
import { resultsAsText } from '../../../src/ui/results/resultsAsText'
import { radians } from '../../../src/wheel/angle'

const result = (text: string) => ({
  id: text,
  wheelId: 'wheel_1',
  winner: { id: text, text, color: '#123456', weight: 1 },
  spinDuration: 0,
  timestamp: Date.UTC(2026, 10, 22, 10, 52),
  angle: radians(0),
  isEliminationMode: false,
  isFinalWinner: false,
  remainingSegments: 3,
})

it('has number, name, time and tag, and no name adds a line or a column', () => {
  const text = resultsAsText([result('Leo'), result('A\tB\nC')], 7, ({ id }) =>
    id === 'Leo' ? 'ELIMINATED' : undefined,
  )
  const lines = text.split('\n').map((line) => line.split('\t'))
  expect(lines.map(([number, name]) => [number, name])).toEqual([
    ['7', 'Leo'],
    ['6', 'A B C'],
  ])
  expect(lines[0]?.[2]).toMatch(/26.*:52/)
  expect(lines[0]?.[3]).toBe('ELIMINATED')
  expect(lines[1]).toHaveLength(3)
})
