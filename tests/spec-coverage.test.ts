// Proves that the table of what the specification says names a test in every row, and that each of them exists.

import { expect, it } from 'vitest'
import { expectTest, tableRows } from './tables'

const rows = tableRows('tests/spec-coverage.md')

it('the table is there', () => {
  expect(rows.length).toBeGreaterThan(100)
})

it.each(rows)('%s', (...cells) => {
  expect(cells).toHaveLength(3)
  const [line, test, words] = cells as [string, string, string]
  expect(line).not.toBe('')
  expectTest(test, words)
})
