// `npm run mutation`: breaks the pure folders and the store in small ways, one at a time, and sees whether a test
// notices. `npm run mutation -- spin store/persistence` breaks only what is named, files or folders of src/.
// `SAMPLE=100 npm run mutation` breaks a hundred lines of each, drawn at random: all of them take days.

import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

/** Each with the tests of its folder: `lists` with `tests/lists`. */
const EVERYTHING = ['spin', 'share', 'lists', 'wheel', 'raffle/model', 'raffle/proof', 'store']

const args = process.argv.slice(2)
const chosen = args.length > 0 ? args : EVERYTHING
const unknown = chosen.filter((one) => !existsSync(`src/${one}`))
if (unknown.length > 0) {
  console.error(`There is no src/${unknown.join(', src/')}.`)
  process.exit(1)
}

/** Lines of each; 0 for all. */
const sampleSize = Number(process.env.SAMPLE ?? 0)
if (!Number.isInteger(sampleSize) || sampleSize < 0) {
  console.error('SAMPLE is a number of lines.')
  process.exit(1)
}

/** @type {Map<string, Record<string, number>>} */
const counts = new Map()
for (const one of chosen) {
  const folder = EVERYTHING.find((known) => `${one}/`.startsWith(`${known}/`)) ?? one
  const { status } = spawnSync(
    'node_modules/.bin/stryker',
    ['run', 'scripts/mutation/stryker.config.mjs', '--mutate', toMutate(`src/${one}`).join()],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, MUTATED_FOLDER: folder },
    },
  )
  // Stryker has said why.
  if (status !== 0) process.exit(1)
  count(`reports/mutation/${folder}.json`, `src/${one}`)
}

const columns = ['Killed', 'Timeout', 'Survived', 'NoCoverage']
console.log(['| Folder', 'Mutants', ...columns, 'Score |'].join(' | '))
for (const [folder, found] of counts) {
  const [killed = 0, timeout = 0, survived = 0, uncovered = 0] = columns.map(
    (key) => found[key] ?? 0,
  )
  const all = killed + timeout + survived + uncovered
  const score = `${((100 * (killed + timeout)) / all).toFixed(1)} %`
  console.log(`| ${[folder, all, killed, timeout, survived, uncovered, score].join(' | ')} |`)
}

/** The files of a path, or as many lines of their code as `SAMPLE` says. */
function toMutate(/** @type {string} */ path) {
  const files = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        // What a text says is no code, and say() has to hold it as it stands.
        .filter((file) => /\.tsx?$/.test(file) && !/messages\.ts$/.test(file))
        .map((file) => `${path}/${file}`)
  if (sampleSize === 0) return files

  const isCode = (/** @type {string} */ line) => !/^\s*(?:\/|\*|import|\}|\]|$)/.test(line)
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isCode(line) ? `${file}:${index + 1}-${index + 1}` : [])),
  )
  return Array.from({ length: Math.min(sampleSize, lines.length) }, () =>
    lines.splice(randomInt(lines.length), 1),
  )
}

/** Adds up a report by the folder that each file is in. */
function count(/** @type {string} */ report, /** @type {string} */ within) {
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files } = JSON.parse(readFileSync(report, 'utf8'))
  for (const [file, { mutants }] of Object.entries(files)) {
    if (!file.startsWith(within)) continue
    const folder = file.slice('src/'.length, file.lastIndexOf('/'))
    const found = counts.get(folder) ?? {}
    for (const { status } of mutants) found[status] = (found[status] ?? 0) + 1
    counts.set(folder, found)
  }
}
