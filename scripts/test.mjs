// `npm test`: runs every check and ends with one line of totals.
// `node scripts/test.mjs build e2e` runs only the stages named.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installIfNeeded, root } from './install.mjs'

/** @typedef {{ passed: number, failed: number, skipped?: number, flaky?: number }} Count */

/** The stages by name, in the order in which they run. */
const stages = {
  types: () => check('tsc'),
  browsers: checkOldestBrowsers,
  lint: () => check('biome', 'check', '--error-on-warnings'),
  deadcode: () => add(check('knip'), check('knip', '--production')),
  unit: () => runVitest('unit'),
  component: runComponentTests,
  build: () => check('vite', 'build', '--logLevel', 'warn'),
  budgets: runBudgets,
  e2e: () => runBrowserTests('e2e', '--grep-invert=@soak'),
  soak: () => runBrowserTests('soak', '--grep=@soak'),
  promises: checkPromises,
}
/** Stages that test dist/ and need a fresh one, or the tests that ran on it. */
const needBuild = ['budgets', 'e2e', 'soak', 'promises']
/** The stages whose reports `promises` reads. */
const promisesNeed = ['unit', 'component', 'e2e']

installIfNeeded()
process.chdir(root)
mkdirSync('test-results', { recursive: true })

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(stages, name))
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`)
  process.exit(1)
}
if (chosen.includes('promises') && !promisesNeed.every((name) => chosen.includes(name))) {
  console.error(
    `The stage promises reads what ${promisesNeed.join(', ')} report in the same run: node scripts/test.mjs unit component build e2e promises`,
  )
  process.exit(1)
}

/** @type {Count} */
let total = { passed: 0, failed: 0 }
/** @type {string[]} */
const summary = []
/** Printed again at the end, because logs are often cut to their last lines. @type {string[]} */
const failures = []
/** Tests that passed only on their second try, printed there too. @type {string[]} */
const flakyTests = []
let isBuildBroken = false

for (const [name, run] of Object.entries(stages)) {
  if (!runs(name)) continue
  console.log(`\n── ${name} ──`)
  const startMs = Date.now()
  /** @type {Count} */
  const count = isBuildBroken && needBuild.includes(name) ? noBuild() : await attempt(run)
  if (name === 'build') isBuildBroken = count.failed > 0
  total = add(total, count)
  const line = `${name}: ${inWords(count)} (${((Date.now() - startMs) / 1000).toFixed(1)} s)`
  summary.push(line)
  console.log(line)
}

for (const test of flakyTests) console.log(`\nPassed on its second try: ${test}`)
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(`\n${summary.join('\n')}\n\n${inWords(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** What takes long by its nature, CI runs, and whoever asks for it: `npm test soak`. */
function runs(/** @type {string} */ name) {
  return chosen.length > 0 ? chosen.includes(name) : name !== 'soak' || Boolean(process.env.CI)
}

/** One tool that either passes or fails. @returns {Count} */
function check(/** @type {string} */ tool, /** @type {string[]} */ ...args) {
  return runTool(tool, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @returns {Promise<Count>} */
async function checkOldestBrowsers() {
  const { checkSources } = await import('./oldestBrowsers.mjs')
  const { browserslist } = readJson('package.json')
  const { isFine, says } = checkSources(browserslist)
  if (!isFine) console.log(`Not in every one of ${browserslist.join(', ')}:\n${says}`)
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @returns {Promise<Count>} */
async function runComponentTests() {
  await prepareBrowser()
  return runVitest('component')
}

/**
 * One of the lanes in scripts/vite/testProjects.ts.
 * @returns {Count}
 */
function runVitest(/** @type {string} */ project) {
  const file = `test-results/${project}.json`
  rmSync(file, { force: true })
  const status = runTool('vitest', [
    'run',
    `--project=${project}`,
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readJson(file)
  const flakyBefore = flakyTests.length
  for (const { name, message, assertionResults } of report.testResults) {
    if (message) failures.push(`${name}: ${message}`)
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (failureMessages.length === 0) continue
      const said = `${name}: ${fullName}\n${failureMessages.join('\n')}`
      ;(status === 'failed' ? failures : flakyTests).push(said)
    }
  }
  // A file that fails to load has no tests of its own to fail.
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
      result.status === 'failed' &&
      !result.assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length
  return honest(status, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: flakyTests.length - flakyBefore,
  })
}

/** @returns {Count} */
function runBudgets() {
  const { status, stdout } = spawnSync('node_modules/.bin/size-limit', ['--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  /** @type {{ name: string, passed: boolean, size: number, sizeLimit: number }[]} */
  const budgets = JSON.parse(stdout)
  for (const { name, passed, size, sizeLimit } of budgets) {
    const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
    console.log(`${passed ? '✓' : '✗'} ${name}: ${kB(size)} of ${kB(sizeLimit)} gzipped`)
  }
  const passed = budgets.filter((budget) => budget.passed).length
  return honest(status, { passed, failed: budgets.length - passed })
}

/**
 * Journeys: all but those that take long, or only those.
 * @returns {Promise<Count>}
 */
async function runBrowserTests(/** @type {'e2e' | 'soak'} */ stage, /** @type {string} */ which) {
  const file = `test-results/${stage}.json`
  rmSync(file, { force: true })
  await prepareBrowser()
  const { otherBrowsers } = await import('./browsers.mjs')
  /** @type {string[]} */
  const others = otherBrowsers()
  if (others.length < 2) {
    console.log(
      `Skipped: faults in ${['firefox', 'webkit'].filter((name) => !others.includes(name)).join(' and ')}, which are not installed.`,
    )
  }
  const status = runTool('playwright', ['test', '--forbid-only', which], { E2E_REPORT: file })
  const report = readJson(file)
  const { stats } = report
  const { browserTests } = await import('./promises.mjs')
  for (const { title, file, isFlaky, isFailed, errors = [] } of browserTests(report)) {
    const said = `${file}: ${title}\n${errors.join('\n')}`
    if (isFailed) failures.push(said)
    else if (isFlaky) flakyTests.push(said)
  }
  return honest(status, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    // Each is a bug to be found.
    flaky: stats.flaky,
  })
}

async function prepareBrowser() {
  const { findOrInstallChromium } = await import('./chromium.mjs')
  process.env.CHROMIUM_PATH = findOrInstallChromium()
}

/** @returns {Promise<Count>} */
async function checkPromises() {
  const promises = await import('./promises.mjs')
  const { passed, failed, problems } = await promises.checkPromises({ hasSoaked: runs('soak') })
  failures.push(...problems)
  return honest(0, { passed, failed })
}

/**
 * Runs a stage; one that throws (a missing report, no browser) counts as one failure.
 * @param {() => Count | Promise<Count>} run
 */
async function attempt(run) {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/**
 * A tool that exits with an error, or ran nothing, has failed even if its report counts no failure.
 * @returns {Count}
 */
function honest(/** @type {number | null} */ status, /** @type {Count} */ count) {
  const ranNothing = count.passed + count.failed === 0
  if (ranNothing) console.error('Nothing ran.')
  const isUnreported = count.failed === 0 && (status !== 0 || ranNothing)
  return isUnreported ? { ...count, failed: 1 } : count
}

/** @returns {Count} */
function noBuild() {
  console.error('Not run: the build failed.')
  return { passed: 0, failed: 1 }
}

/** The exit status of a tool installed in node_modules, its output shown as it comes. */
function runTool(/** @type {string} */ tool, /** @type {string[]} */ args, environment = {}) {
  return spawnSync(`node_modules/.bin/${tool}`, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  }).status
}

function readJson(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @returns {Count} */
function add(/** @type {Count} */ a, /** @type {Count} */ b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: (a.skipped ?? 0) + (b.skipped ?? 0),
    flaky: (a.flaky ?? 0) + (b.flaky ?? 0),
  }
}

function inWords(/** @type {Count} */ { passed, failed, skipped, flaky }) {
  const rest = `${skipped ? `, ${skipped} skipped` : ''}${flaky ? `, ${flaky} flaky` : ''}`
  return `${passed} passed, ${failed} failed${rest}`
}
