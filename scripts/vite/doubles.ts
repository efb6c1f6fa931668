import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const root = normalizePath(resolve(import.meta.dirname, '../..'))
const doubles = `${root}/tests/component/support/doubles.ts`

const doubled = [
  'platform/audio',
  'raffle/desk/desk',
  'raffle/desk/watch',
  'store/browserApp',
  'store/library/archiver',
  'store/library/library',
  'store/library/wheelCommands',
].map((module) => `${root}/src/${module}.ts`)

/**
 * Gives whoever imports one of these modules the doubles instead; the doubles get the modules. `vi.mock` would do the
 * same, but sends every request of the page through Playwright and past the browser's cache: a second or two of each
 * run.
 */
export function withDoubles(): Plugin {
  return {
    name: 'with-doubles',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer === doubles) return null
      const module = await this.resolve(source, importer, { ...options, skipSelf: true })
      return module && doubled.includes(module.id) ? doubles : module
    },
  }
}
