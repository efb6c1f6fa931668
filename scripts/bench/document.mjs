// Where results are written: docs/performance.md, between two marks of each command.

import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'docs/performance.md'

/**
 * Replaces what stands between a command's marks.
 * @param {string} command such as `bench`
 * @param {string} text
 * @throws when the marks are missing
 */
export function writeResults(command, text) {
  const START = `<!-- ${command}: from here on written by \`npm run ${command}\` -->`
  const END = `<!-- ${command}: up to here -->`
  const before = readFileSync(FILE, 'utf8')
  const [start, end] = [before.indexOf(START), before.indexOf(END)]
  if (start < 0 || end < start) {
    throw new Error(`${FILE} has lost the marks between which the results stand`)
  }
  writeFileSync(FILE, `${before.slice(0, start)}${START}\n\n${text}\n\n${before.slice(end)}`)
}
