// How Stryker mutates one folder; `scripts/mutation.mjs` says which.

import { fileURLToPath } from 'node:url'

/** @typedef {{ isCallExpression(): boolean, readonly node: { readonly callee?: { readonly name?: string } } }} Path */

const SAYING = new Set(['say', 'toSay', 'rich'])

/**
 * What a text says is no code, and the build has to find it in say() as it stands: where it does not, every test file
 * that comes by it fails to load, and Stryker goes on without those.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore(/** @type {Path} */ path) {
        const isText = path.isCallExpression() && SAYING.has(path.node.callee?.name ?? '')
        return isText ? 'It is a text.' : undefined
      },
    },
  },
]

const report = `reports/mutation/${process.env.MUTATED_FOLDER}`

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(import.meta.url)],
  ignorers: ['texts'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Stryker reads this file with an API that TypeScript 7 no longer has, so it must find none.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'docs', 'e2e', 'public', 'reports', 'test-results'],
  tempDirName: 'reports/mutation.sandbox',
  // What was neither changed itself nor in its tests is not tried again.
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  clearTextReporter: { allowEmojis: false, logTests: false },
  concurrency: 2,
  // On a busy machine a test may take much longer than it did the first time.
  timeoutMS: 10_000,
  timeoutFactor: 3,
}
