// Every fault in docs/reliability.md has a browser test that exists.

import { expect, it } from 'vitest'
import { expectTest, tableRows } from './tables'

const rows = tableRows('docs/reliability.md')

it('the tables are there', () => {
  expect(rows.length).toBeGreaterThan(40)
})

it.each(rows)('%s %s', (...cells) => {
  expect(cells).toHaveLength(4)
  const [, fault, test, words] = cells as [string, string, string, string]
  expect(fault).not.toBe('')
  expect(test).toMatch(/^e2e\//)
  expectTest(test, words)
})
