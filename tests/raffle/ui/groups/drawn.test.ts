import { expect, it } from 'vitest'
import {
  csvOfDrawn,
  type Drawn,
  sheetOfDrawn,
  textOfDrawn,
} from '../../../../src/raffle/ui/groups/drawn'

const person = (text: string) => ({ id: text, text, color: '#123456' })

const drawn = (kind: Drawn['kind'], ...parts: string[][]): Drawn => ({
  kind,
  wheelName: 'Class',
  parts: parts.map((texts) => texts.map(person)),
  times: 1,
  isOneByOne: false,
})

const GROUPS = drawn('groups', ['Ann', '=SUM(A1)'], ['Ben, Jr.'])
const ORDER = drawn('order', ['Ben', 'Ann'])

it('groups are copied below their names, an order behind its turns', () => {
  expect(textOfDrawn(GROUPS)).toBe('Group 1\nAnn\n=SUM(A1)\n\nGroup 2\nBen, Jr.\n')
  expect(textOfDrawn(ORDER)).toBe('1. Ben\n2. Ann\n')
})

it('a table has one row for each, safe to open in a spreadsheet', () => {
  expect(csvOfDrawn(GROUPS)).toBe('\ufeffGroup,Option\r\n1,Ann\r\n1,\'=SUM(A1)\r\n2,"Ben, Jr."\r\n')
  expect(csvOfDrawn(ORDER)).toBe('\ufeffTurn,Option\r\n1,Ben\r\n2,Ann\r\n')
})

it('paper has the same rows, with colors', () => {
  const { columns, rows } = sheetOfDrawn(GROUPS)
  expect(columns).toEqual({ number: 'Group', text: 'Option', others: [] })
  expect(rows.map(({ number, text }) => [number, text])).toEqual([
    [1, 'Ann'],
    [1, '=SUM(A1)'],
    [2, 'Ben, Jr.'],
  ])
  expect(rows[0]?.color).toBe('#123456')
  expect(sheetOfDrawn(ORDER).rows.map(({ number }) => number)).toEqual([1, 2])
})

it('a captain is named as one, wherever the groups go', () => {
  const [first, second] = GROUPS.parts.map((people) =>
    people.map((one, index) => ({ ...one, isCaptain: index === 0 })),
  )
  const led = { ...GROUPS, parts: [first ?? [], second ?? []] }
  expect(textOfDrawn(led)).toBe('Group 1\nAnn (captain)\n=SUM(A1)\n\nGroup 2\nBen, Jr. (captain)\n')
  expect(csvOfDrawn(led)).toBe(
    '\ufeffGroup,Option,Captain\r\n1,Ann,Captain\r\n1,\'=SUM(A1),\r\n2,"Ben, Jr.",Captain\r\n',
  )
  expect(sheetOfDrawn(led).rows.map(({ tag }) => tag)).toEqual(['Captain', undefined, 'Captain'])
})
