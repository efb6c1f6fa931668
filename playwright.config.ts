// The browser tests: which browsers, which server, which reports.
// They test the production build in dist/, so build first.

import { defineConfig } from 'playwright/test'
import { FAULT_FILES, otherBrowsers } from './scripts/browsers.mjs'
import {
  findChromium,
  ONE_PROCESS,
  SOFTWARE_GL,
  SOFTWARE_PAGE,
  WITHOUT_FEATURES,
  withoutWindow,
} from './scripts/chromium.mjs'
// Tests say what the site's sources say.
import './scripts/englishTexts.mjs'
import { fontEnvironment } from './scripts/fonts.mjs'

/** A different port lets two checkouts run their tests at once. */
const port = process.env.E2E_PORT ?? '4187'
const address = `http://127.0.0.1:${port}`

// Workers read this file again: with the path in the environment they need not search.
process.env.CHROMIUM_PATH ??= findChromium()
Object.assign(process.env, fontEnvironment())

const launchOptionsOf = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    ...SOFTWARE_GL,
    ...SOFTWARE_PAGE,
    WITHOUT_FEATURES,
    ONE_PROCESS,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium refuses its sandbox when run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
const withWindow = launchOptionsOf(process.env.CHROMIUM_PATH)
const launchOptions = launchOptionsOf(withoutWindow(process.env.CHROMIUM_PATH))
/** They install the site, or change the size of a window that a presentation fills. */
const WITH_WINDOW = [
  ...['access/axe.spec.ts', 'faults/hammer.spec.ts', 'journeys/presentationSides.spec.ts'],
  'offline/install.spec.ts',
]

export default defineConfig<{ isSceneOnPage: boolean }>({
  testDir: 'e2e',
  // Those have a configuration of their own: `npm run engines`.
  testIgnore: 'engines/**',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  // A test that passes only on a second try has a bug, in it or in the product: CI lists it as flaky, and the trace of
  // its second try helps to find the cause. It does not hold up everybody's change.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits for a third of its time.
  workers: 3,
  // Software WebGL on a small machine is slow, not wrong.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // The same letters look slightly different with every version of a font or of its renderer.
    toHaveScreenshot: { maxDiffPixels: 60, threshold: 0.15 },
  },
  snapshotPathTemplate: 'e2e/screens/pictures/{arg}{ext}',
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A new context for each test is a fifth of its price. This one is emptied between them: pages, storage, workers,
    // routes, media. What is left is in e2e/support/fixtures.ts.
    reuseContext: true,
    // Recording doubles a test's time. `npx playwright test --last-failed --trace on` records those that failed.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
  projects: [
    {
      // First, because one of its files keeps a worker busy for minutes: at the end, the others would stand idle.
      name: 'widest letters',
      testMatch: ['screens/layout.spec.ts', 'languages/layout.spec.ts'],
      use: {
        launchOptions: {
          ...withWindow,
          env: { ...process.env, ...fontEnvironment('widest') },
        },
      },
    },
    {
      name: 'with a window',
      testMatch: WITH_WINDOW,
      use: { launchOptions: withWindow },
    },
    {
      name: 'chromium',
      // With the widest letters, which are the harder case.
      testIgnore: ['engines/**', 'languages/layout.spec.ts', ...WITH_WINDOW],
      use: { launchOptions },
    },
    {
      // What the home of the scene can change: its context, its canvas, its letters. The rest is the same code in both.
      name: 'scene on the page',
      testMatch: 'gpu/{console,gpufaults,labels,look,resize,shaders}.spec.ts',
      use: { launchOptions, isSceneOnPage: true },
    },
    // Fault tests also run in the other engines, where those are installed.
    ...otherBrowsers().map((browserName) => ({
      name: browserName,
      testMatch: FAULT_FILES,
      use: { browserName },
    })),
  ],
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
})
