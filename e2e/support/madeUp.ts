// The site with its made-up languages: a build of its own, because visitors are not offered them.

import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILDS_FIRST, Site } from './site'
import { test as base } from './siteTest'

const FOLDER = 'test-results/made-up'

/** When a build was done: its worker is written last. */
const doneAt = (folder: string) => {
  const file = join(folder, 'sw.js')
  return existsSync(file) ? statSync(file).mtimeMs : 0
}

/** Builds it, unless it is newer than dist/. */
function build(): string {
  if (doneAt(FOLDER) <= doneAt('dist')) {
    const options = ['--outDir', FOLDER, '--emptyOutDir', '--logLevel', 'warn']
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
      env: { ...process.env, MADE_UP: '1' },
    })
  }
  return FOLDER
}

export const test = base.extend<object, { readonly madeUp: string }>({
  madeUp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for from this pattern
    async ({}, use) => use(build()),
    BUILDS_FIRST,
  ],
  site: async ({ madeUp }, use) => {
    const site = await Site.start(madeUp)
    await use(site)
    await site.end()
  },
})
