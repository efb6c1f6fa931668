// The journeys in Firefox and WebKitGTK as systems install them: `npm run engines`. Playwright runs the tests; the
// browsers are driven by standard protocols, because its own builds of them cannot be had everywhere.

import { defineConfig } from 'playwright/test'
import { ENGINE_NAMES, findEngine } from '../../scripts/engines/installed.mjs'
// Tests say what the site's sources say.
import '../../scripts/englishTexts.mjs'
import type { EngineOptions } from './support/fixtures'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  retries: 0,
  // Software WebGL in one browser keeps a small machine busy.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: ENGINE_NAMES.map(findEngine)
    .filter((engine) => engine !== null)
    .map((engine) => ({ name: engine.name, use: { engine } })),
})
