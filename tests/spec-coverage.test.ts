// Every row of the coverage table names a test that exists.

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
