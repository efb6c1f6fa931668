// The two lanes of Vitest: in Node, what needs no page; in a Chromium, the screen and its parts. The journeys through
// the production build are Playwright's (e2e/).

import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { commands } from '../../tests/component/support/commands.ts'
import {
  findChromium,
  ONE_PROCESS,
  SOFTWARE_PAGE,
  WITHOUT_FEATURES,
  withoutWindow,
} from '../chromium.mjs'
import { fontEnvironment } from '../fonts.mjs'
import { withDoubles } from './doubles.ts'

/** How long an expectation waits. Vitest's default, one second, is too short on a busy machine. */
const poll = { timeout: 10_000 }

const unit: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    environment: 'node',
    // On every core; one is kept free otherwise, which is half of two.
    maxWorkers: '100%',
    sequence: { groupOrder: 0 },
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/component/**'],
    // Property tests and exact enumerations run millions of cases.
    testTimeout: 60_000,
    expect: { poll },
  },
}

const executablePath = withoutWindow(findChromium())

const component: TestProjectConfiguration = {
  extends: true,
  plugins: [withDoubles()],
  // Found before the first test, so that none of them reloads the page.
  optimizeDeps: {
    entries: ['src/app/main.tsx', 'src/**/*.worker.ts', 'tests/component/**/*.tsx'],
  },
  test: {
    name: 'component',
    include: ['tests/component/**/*.test.tsx'],
    setupFiles: ['tests/component/support/setup.ts'],
    // As long as a journey may take, and tried as often: see playwright.config.ts.
    testTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
    // Each has a context of its own, with its own storage. A test waits for a third of its time.
    maxWorkers: 3,
    // After the unit tests, where both are asked for.
    sequence: { groupOrder: 1 },
    expect: { poll },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          env: { ...process.env, ...fontEnvironment() },
          args: [
            ...SOFTWARE_PAGE,
            WITHOUT_FEATURES,
            ONE_PROCESS,
            // Chromium refuses its sandbox when run as root.
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          ],
        },
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
        // Without it an expectation that fails would wait for the end of its test, not for the time above.
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      testerHtmlPath: 'tests/component/support/page.html',
      commands,
    },
  },
}

export const testProjects = [unit, component]
