// Reads the tables that name tests.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

const root = new URL('..', import.meta.url)

/** The rows of all tables of a Markdown file, without their heads, as trimmed cells. */
export function tableRows(file: string): string[][] {
  const lines = readFileSync(new URL(file, root), 'utf8').split('\n')
  return lines
    .filter((line, index) => {
      const isHead = /^\| -/.test(lines[index + 1] ?? '') || /^\| -/.test(line)
      return line.startsWith('|') && !isHead
    })
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** @param test such as `e2e/spin` or `tests/share/link` */
export function expectTest(test: string, words: string): void {
  expect(words).not.toBe('')
  const file = new URL(test.startsWith('e2e/') ? browserTest(test) : `${test}.test.ts`, root)
  expect(existsSync(file), `there is no ${test}`).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(words)
}

/** Browser tests are sorted into folders; the tables give only their names, which are unique. */
function browserTest(test: string): string {
  const name = `${test.slice('e2e/'.length)}.spec.ts`
  const folders = readdirSync(new URL('e2e/', root)).map((folder) => join('e2e', folder, name))
  return folders.find((path) => existsSync(new URL(path, root))) ?? test
}
