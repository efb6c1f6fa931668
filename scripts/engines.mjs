// `npm run engines`: builds the site and runs the main journeys in Firefox and WebKitGTK, where they are installed.
// `npm run engines -- webkit` asks for one, which then has to be there; what follows goes to Playwright, as `-g share`.
// A run of everything writes docs/engines.md.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { openDisplay } from './engines/display.mjs'
import { ENGINE_NAMES, findEngine, installation, isEngine } from './engines/installed.mjs'
import { enginesTable } from './engines/report.mjs'
import { root } from './install.mjs'

const FILE = 'docs/engines.md'
const words = process.argv.slice(2)
const asked = words.filter(isEngine)
const rest = words.filter((word) => !isEngine(word))

process.chdir(root)
const wanted = asked.length > 0 ? asked : ENGINE_NAMES
const missing = wanted.filter((name) => findEngine(name) === null)
for (const name of missing) {
  console.log(`Not run: ${name} is not installed. On Debian: ${installation(name)}`)
}
if (missing.length > 0 && asked.length > 0) process.exit(1)
const projects = wanted.filter((name) => !missing.includes(name))
if (projects.length === 0) process.exit()

await build({ root, logLevel: 'warn' })
const display = await openDisplay()
try {
  const chosen = projects.map((name) => `--project=${name}`)
  const { status } = spawnSync(
    'node_modules/.bin/playwright',
    ['test', '--config=e2e/engines', ...chosen, ...rest],
    { stdio: 'inherit', env: { ...process.env, ...display.env, ...withWebSocket() } },
  )
  process.exitCode = status ?? 1
} finally {
  display.close()
}
if (projects.length === ENGINE_NAMES.length && rest.length === 0) {
  const report = JSON.parse(readFileSync('test-results/engines.json', 'utf8'))
  writeFileSync(FILE, enginesTable(report, new Date()))
  console.log(`${FILE} says what was run: commit it.`)
}

/** Node has WebSocket by itself from version 22 on. */
function withWebSocket() {
  if ('WebSocket' in globalThis) return {}
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`.trim() }
}
