import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const doubles = resolve(root, 'tests/component/support/doubles.ts')

const doubled = [
  'src/platform/audio.ts',
  'src/raffle/desk/desk.ts',
  'src/raffle/desk/watch.ts',
  'src/store/browserApp.ts',
  'src/store/library/archiver.ts',
  'src/store/library/library.ts',
  'src/store/library/wheelCommands.ts',
]

/**
 * Whoever imports one of these modules is given its double, but the double itself. `vi.mock` would do the same, and sends
 * every request of the page through Playwright, without the browser's cache: a second or two of each run.
 */
export function withDoubles(): Plugin {
  return {
    name: 'with-doubles',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer === doubles) return null
      const module = await this.resolve(source, importer, { ...options, skipSelf: true })
      return module && doubled.includes(relative(root, module.id)) ? doubles : module
    },
  }
}
