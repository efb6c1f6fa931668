// A folder's mutants are tried on the tests of that folder alone.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [`tests/${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    // A hundred thousand damaged links for each mutant would take hours.
    exclude: ['tests/share/fuzz.test.ts'],
    env: { ONLY_MUTANTS: 'yes' },
    setupFiles: ['scripts/mutation/setup.ts'],
    testTimeout: 60_000,
  },
})
