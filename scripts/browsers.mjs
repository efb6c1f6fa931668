// Finds browsers besides Chromium for the browser tests.

import { existsSync } from 'node:fs'
import { firefox, webkit } from 'playwright'

/** The tests that run in them as well: faults that need nothing of Chromium's own. */
export const FAULT_FILES = /[\\/](?:faults|nogpu|reload|rescue|tabs)\.spec\.ts$/

const OTHERS = { firefox, webkit }

/** @returns {(keyof typeof OTHERS)[]} those that `npx playwright install` has put here */
export function otherBrowsers() {
  const names = /** @type {(keyof typeof OTHERS)[]} */ (Object.keys(OTHERS))
  return names.filter((name) => existsSync(OTHERS[name].executablePath()))
}
