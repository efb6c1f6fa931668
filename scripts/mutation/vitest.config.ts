// A folder's mutants are tried on the tests of that folder alone.

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { texts } from '../vite/texts.ts'

/** The first test that notices a mutant ends its run, so those that find faults fastest begin. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const durationOf = ({ project, moduleId }: TestSpecification) => {
      const key = `${project.name}:${moduleId.slice(project.config.root.length + 1)}`
      return this.ctx.cache.getFileTestResults(key)?.duration ?? 0
    }
    return files.toSorted((one, other) => durationOf(one) - durationOf(other))
  }
}

export default defineConfig({
  plugins: [texts()],
  test: {
    include: [`tests/${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    exclude: [
      // A hundred thousand damaged links or proofs for each mutant would take hours.
      'tests/share/fuzz.test.ts',
      'tests/raffle/proof/fuzz.test.ts',
      // Its program is no part of what is mutated.
      'tests/raffle/proof/proofCheck.test.ts',
      // Nor is its page, whose icons are not there.
      'tests/app/indexPage.test.ts',
    ],
    env: { ONLY_MUTANTS: 'yes' },
    setupFiles: ['scripts/mutation/setup.ts'],
    sequence: { sequencer: ShortestFirst },
    testTimeout: 60_000,
  },
})
