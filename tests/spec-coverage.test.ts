// Proves that the table of what the specification says names a test in every row, and that each of them exists.

import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const rows = readFileSync(new URL('tests/spec-coverage.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Line|-+) /.test(line))
  .map((line) => line.split('|').slice(1, -1))

it('the table is there', () => {
  expect(rows.length).toBeGreaterThan(100)
})

it.each(rows.map((cells) => cells.map((cell) => cell.trim())))('%s', (...cells) => {
  expect(cells).toHaveLength(3)
  const [line, test, words] = cells as [string, string, string]
  expect(line).not.toBe('')
  expect(words).not.toBe('')
  const file = new URL(test.startsWith('e2e/') ? `${test}.spec.ts` : `${test}.test.ts`, root)
  expect(existsSync(file), `there is no ${test}`).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(words)
})
