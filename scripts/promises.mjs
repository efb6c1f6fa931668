// The stage `promises`: joins the lines in tests/promises/ with the reports of the unit and browser tests.
// A line is held by the tests that have its id in their title, as `@wheel.size`; at least one of them must have passed.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join as joinPath, relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

/** @typedef {Record<string, string>} Lines sentences by id */
/** @typedef {{ title: string, lines?: Lines, promises?: Record<string, Lines> }} Section */
/** @typedef {{ file: string, title: string, introduction: readonly string[], sections: readonly Section[] }} Promises */
/** @typedef {{ file: string, title: string, ids: readonly string[], isPassed: boolean, isFlaky?: boolean, isFailed?: boolean, errors?: readonly string[] }} RanTest */

/** @typedef {{ title: string, status: string, ancestorTitles: string[] }} UnitTest */
/** @typedef {{ testResults: { name: string, assertionResults: UnitTest[] }[] }} UnitReport */
/** @typedef {{ status: string, results: { status: string, errors?: { message?: string }[] }[] }} BrowserTest one for each browser */
/** @typedef {{ title: string, file: string, tests: BrowserTest[] }} BrowserSpec */
/** @typedef {{ title: string, specs?: BrowserSpec[], suites?: BrowserSuite[] }} BrowserSuite */
/** @typedef {{ config: { rootDir: string }, suites: BrowserSuite[] }} BrowserReport */

/** A word of its own, with a dot in it: an email address in a title is none. */
const ID = /(?<=^|\s)@([a-z\d-]+\.[a-z\d.-]*[a-z\d])(?=\s|$)/g

/** Table cells stay readable where a test runs once per case. */
const MOST_TESTS = 5
const LONGEST_TITLE = 160

/**
 * @param {readonly string[]} titles of the groups a test is in and of the test itself
 * @returns {{ title: string, ids: string[] }}
 */
export function readTitle(titles) {
  const ids = titles.flatMap((title) => [...title.matchAll(ID)].map(([, id = '']) => id))
  const plain = titles.map((title) => title.replace(ID, '').replace(/\s+/g, ' ').trim())
  return { title: plain.filter(Boolean).join(' › '), ids: [...new Set(ids)] }
}

/**
 * @param {UnitReport} report as Vitest writes it
 * @returns {RanTest[]}
 */
export function unitTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      ...readTitle([...ancestorTitles, title]),
      file: fromRoot(name),
      isPassed: status === 'passed',
    })),
  )
}

/**
 * A test that ran in several browsers has passed if it has passed in one of them.
 * @param {BrowserReport} report as Playwright writes it
 * @returns {RanTest[]}
 */
export function browserTests({ config, suites }) {
  /** @returns {RanTest[]} */
  const testsOf = (/** @type {BrowserSuite} */ suite, /** @type {string[]} */ groups) => [
    ...(suite.specs ?? []).map(({ title, file, tests }) => ({
      ...readTitle([...groups, title]),
      file: fromRoot(joinPath(config.rootDir, file)),
      isPassed: tests.some(
        ({ status, results }) =>
          (status === 'expected' || status === 'flaky') && results.at(-1)?.status === 'passed',
      ),
      isFlaky: tests.some(({ status }) => status === 'flaky'),
      isFailed: tests.some(({ status }) => status === 'unexpected'),
      errors: tests.flatMap(({ results }) =>
        results.flatMap(({ errors = [] }) =>
          errors.map(({ message = '' }) => stripVTControlCharacters(message)),
        ),
      ),
    })),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...groups, inner.title])),
  ]
  // The outermost suites are files.
  return suites.flatMap((file) => testsOf(file, []))
}

function fromRoot(/** @type {string} */ path) {
  return relative(root, resolve(root, path)).split(sep).join('/')
}

/**
 * The tests that hold each line, and a sentence for each line that none holds and for each id that is no line's.
 * @param {readonly Promises[]} documents
 * @param {readonly RanTest[]} tests
 * @returns {{ held: Map<string, RanTest[]>, problems: string[] }}
 */
export function join(documents, tests) {
  /** @type {string[]} */
  const problems = []
  /** @type {Map<string, RanTest[]>} */
  const held = new Map()
  for (const { id, file } of documents.flatMap(rows)) {
    if (held.has(id)) problems.push(`Two lines have the id ${id}; the second is one of ${file}.`)
    const carriers = tests.filter(({ ids }) => ids.includes(id))
    const passed = carriers.filter(({ isPassed }) => isPassed)
    if (carriers.length === 0) problems.push(`No test has the id @${id} (${file}).`)
    else if (passed.length === 0) {
      problems.push(`No test with the id @${id} ran and passed: ${carriers.map(name).join('; ')}`)
    }
    held.set(id, passed)
  }
  for (const test of tests) {
    for (const id of test.ids) {
      if (!held.has(id))
        problems.push(`No line in tests/promises/ has the id @${id}: ${name(test)}`)
    }
  }
  return { held, problems }
}

const name = (/** @type {RanTest} */ { file, title }) => `${file} › ${title}`

function rows(/** @type {Promises} */ { file, sections }) {
  return sections.flatMap(({ lines = {}, promises = {} }) =>
    [lines, ...Object.values(promises)].flatMap((some) =>
      Object.keys(some).map((id) => ({ id, file })),
    ),
  )
}

/**
 * @param {Promises} document
 * @param {ReadonlyMap<string, readonly RanTest[]>} held
 * @returns {string} Markdown
 */
export function tables({ title, introduction, sections }, held) {
  const made =
    'Generated by `npm test` (scripts/promises.mjs) from the tests that ran. Edit tests/promises/ instead.'
  const texts = sections.map(({ title, lines, promises }) => {
    const heads = lines ? ['Line', 'Id', 'Tests'] : ['Promise', 'Fault', 'Id', 'Tests']
    const body = lines
      ? Object.entries(lines).map(([id, line]) => [line, id, cell(held.get(id))])
      : Object.entries(promises ?? {}).flatMap(([promise, faults]) =>
          Object.entries(faults).map(([id, fault], index) => [
            index === 0 ? promise : '',
            fault,
            id,
            cell(held.get(id)),
          ]),
        )
    const table = [heads, heads.map(() => '---'), ...body]
    return `## ${title}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
  })
  return `<!-- ${made} -->\n\n# ${title}\n\n${introduction.join('\n\n')}\n\n${texts.join('\n')}`
}

/** Sorted, as test files finish in any order. */
function cell(/** @type {readonly RanTest[]} */ tests = []) {
  const sorted = tests.toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file))
  const names = [...new Set(sorted.map(name))].map(inCell)
  const more = names.length - MOST_TESTS
  return [...names.slice(0, MOST_TESTS), ...(more > 0 ? [`and ${more} more`] : [])].join('<br>')
}

/** Titles may hold anything that a visitor can type. */
function inCell(/** @type {string} */ text) {
  const short = text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE)}…` : text
  return short
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, (mark) => `U+${mark.codePointAt(0)?.toString(16)}`)
    .replace(/[\\|<*`]/g, (mark) => `&#${mark.codePointAt(0)};`)
}

/**
 * Checks the reports of this run and brings the tables up to date; in CI tables that differ are a failure.
 * @param {{ hasSoaked: boolean }} run whether it had the stage `soak`; if not, its tests are only known by name
 * @returns {Promise<{ passed: number, failed: number, problems: string[] }>}
 */
export async function checkPromises({ hasSoaked }) {
  const isCi = Boolean(process.env.CI)
  const { specification } = await import('../tests/promises/specification.mjs')
  const { reliability } = await import('../tests/promises/reliability.mjs')
  const documents = [specification, reliability]
  const tests = [
    ...['unit', 'component'].flatMap((lane) => unitTests(readJson(`test-results/${lane}.json`))),
    ...browserTests(readJson('test-results/e2e.json')),
    ...(hasSoaked ? browserTests(readJson('test-results/soak.json')) : listedSoak()),
  ]
  const { held, problems } = join(documents, tests)
  // Tables of a run in which something is missing would say less than what is true.
  for (const document of problems.length > 0 ? [] : documents) {
    const text = tables(document, held)
    const path = resolve(root, document.file)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    if (isCi) {
      problems.push(
        `${document.file} is not what this run makes of it. Run \`npm test\` and commit the file.`,
      )
    } else {
      writeFileSync(path, text)
      console.log(`${document.file} was out of date and is written anew: commit it.`)
    }
  }
  const passed = [...held.values()].filter((some) => some.length > 0).length
  return { passed, failed: problems.length, problems }
}

/** The tests that CI runs and this run has not, as if they had passed. */
function listedSoak() {
  const { stdout } = spawnSync(
    'node_modules/.bin/playwright',
    ['test', '--list', '--reporter=json', '--grep=@soak'],
    { encoding: 'utf8', cwd: root, shell: process.platform === 'win32' },
  )
  return browserTests(JSON.parse(stdout)).map((test) => ({ ...test, isPassed: true }))
}

function readJson(/** @type {string} */ file) {
  return JSON.parse(readFileSync(resolve(root, file), 'utf8'))
}
