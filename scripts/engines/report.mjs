// docs/engines.md: which journeys passed in which engine, from the report of a run.

/** @typedef {{ type: string, description?: string }} Annotation */
/** @typedef {{ projectName: string, status: string, annotations: Annotation[] }} Test one for each engine */
/** @typedef {{ title: string, tests: Test[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ suites: Suite[] }} Report as Playwright writes it */

/** @type {Record<string, string>} */
const TITLES = { firefox: 'Firefox', webkit: 'WebKitGTK' }

/**
 * @param {Report} report
 * @param {Date} date of the run
 * @returns {string} Markdown
 */
export function enginesTable(report, date) {
  const specs = report.suites.flatMap(specsOf)
  const names = [...new Set(specs.flatMap(({ tests }) => tests.map((test) => test.projectName)))]
  const versions = names.map((name) => {
    const annotations = specs.flatMap(({ tests }) => ofEngine(tests, name)?.annotations ?? [])
    const version = annotations.find(({ type }) => type === 'version')?.description
    return [TITLES[name], version].filter(Boolean).join(' ')
  })
  const rows = specs.map(({ title, tests }) => [
    title,
    ...names.map((name) => outcome(ofEngine(tests, name))),
  ])
  const heads = ['Journey', ...versions]
  const table = [heads, heads.map(() => '---'), ...rows]
  const day = date.toISOString().slice(0, 10)
  return `<!-- Written by \`npm run engines\` (scripts/engines/report.mjs). -->

# Fairwheel in Firefox and WebKit

\`npm test\` runs in Chromium. \`npm run engines\` runs the main journeys in the two other engines, as Debian packages them, with WebGL in software: Firefox, and WebKitGTK, which is Safari's engine without Apple's parts. A journey fails if the page throws an error, warns on the console or violates its security policy.

Last run on ${day}, with ${versions.join(' and ')}:

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`
}

/** @returns {Spec[]} */
function specsOf(/** @type {Suite} */ { specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** @returns {Test | undefined} */
function ofEngine(/** @type {Test[]} */ tests, /** @type {string} */ name) {
  return tests.find(({ projectName }) => projectName === name)
}

function outcome(/** @type {Test | undefined} */ test) {
  if (test?.status === 'expected') return 'passed'
  if (test?.status !== 'skipped') return 'failed'
  const reason = test.annotations.find(({ type }) => type === 'skip')?.description
  return `not run: ${reason ?? 'no reason given'}`
}
