// docs/accessibility.md: every criterion of WCAG 2.2 A and AA, and only ids that tests have.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reliability } from './promises/reliability.mjs'
import { specification } from './promises/specification.mjs'

const text = readFileSync(new URL('../docs/accessibility.md', import.meta.url), 'utf8')
const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) [^|]*\| (A|AA) \|([^|]+)\|([^|]+)\|$/gm)]

/** Criteria by guideline, from https://www.w3.org/TR/WCAG22/; AAA and the obsolete 4.1.1 are left out. */
const CRITERIA: Record<string, readonly number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

it('goes through every criterion of levels A and AA, in order', () => {
  const criteria = Object.entries(CRITERIA).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  )
  expect(criteria).toHaveLength(55)
  expect(rows.map(([, criterion]) => criterion)).toEqual(criteria)
})

it('says for each how it is met and what shows it', () => {
  for (const [, criterion, , how = '', shown = ''] of rows) {
    expect(how.trim(), criterion).toMatch(/\.$/)
    expect(shown.trim(), criterion).toMatch(/^(?:By reading|`@[\w.-]+`(?: `@[\w.-]+`)*)$/)
  }
})

it('names only tests that there are', () => {
  // The stage `promises` fails for a line without a test that passed.
  const known = [specification, reliability].flatMap(({ sections }) =>
    sections.flatMap(({ lines = {}, promises = {} }) => [
      ...Object.keys(lines),
      ...Object.values(promises).flatMap((some) => Object.keys(some)),
    ]),
  )
  const named = [...text.matchAll(/`@([\w.-]+)`/g)].map(([, id]) => id)
  expect(named.filter((id) => !known.includes(id ?? ''))).toEqual([])
  expect(named.length).toBeGreaterThan(40)
})
