// The fixtures of every journey: the built site, a browser of the engine, and its main screen.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import type { Engine } from '../../../scripts/engines/installed.mjs'
import { Site } from '../../support/site'
import { openFirefox } from './firefox'
import { MainScreen } from './mainScreen'
import type { Preferences, Tab } from './tab'
import { watchPage } from './watchPage'
import { openWebKit } from './webkit'

export interface EngineOptions {
  readonly engine: Engine
}

interface Fixtures {
  readonly preferences: Preferences
  /** Opens one more browser with a profile of its own, as on another device. */
  readonly openMain: () => Promise<MainScreen>
  readonly main: MainScreen
}

interface WorkerFixtures extends EngineOptions {
  readonly site: Site
}

const OPEN = { firefox: openFirefox, webkit: openWebKit }
const SIZE = { width: 1280, height: 900 }

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [undefined as unknown as Engine, { option: true, scope: 'worker' }],
  preferences: [{}, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for from this pattern
    async ({}, use) => {
      const site = await Site.start()
      await watch(site)
      await use(site)
      await site.end()
    },
    { scope: 'worker' },
  ],
  openMain: async ({ engine, preferences, site }, use, testInfo) => {
    const tabs: Tab[] = []
    await use(async () => {
      const tab = await OPEN[engine.name](engine.binary, preferences)
      tabs.push(tab)
      // For docs/engines.md.
      testInfo.annotations.push({ type: 'version', description: tab.version })
      await tab.resize(SIZE.width, SIZE.height)
      return new MainScreen(tab, site.address)
    })
    for (const [index, tab] of tabs.entries()) {
      await writeFile(testInfo.outputPath(`last-${index + 1}.png`), await tab.screenshot())
      const complaints = await complaintsOf(tab)
      await tab.close()
      expect.soft(complaints, 'what the page complained of').toEqual([])
    }
  },
  main: async ({ openMain }, use) => {
    await use(await openMain())
  },
})

export { expect }

/** The first script of every page now also watches it. */
async function watch(site: Site): Promise<void> {
  const first = join(site.folder, 'theme.js')
  await writeFile(
    first,
    `(${watchPage})();
${await readFile(first, 'utf8')}`,
  )
}

async function complaintsOf(tab: Tab): Promise<string[]> {
  const text = await tab.run(() => sessionStorage.getItem('complaints'))
  if (text === null) return ['The page was not watched']
  const all = JSON.parse(text) as string[]
  return all
}
