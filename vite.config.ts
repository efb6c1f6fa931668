import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { infoPages } from './scripts/vite/infoPages.ts'
import { installedApp } from './scripts/vite/installedApp.ts'
import { leanShaders } from './scripts/vite/leanShaders.ts'
import { licenses, workerLicenses } from './scripts/vite/licenses.ts'
import { policyInPages, sendHeaders } from './scripts/vite/sendHeaders.ts'
import { smallThreeForSprings } from './scripts/vite/smallThreeForSprings.ts'
import { streamPages } from './scripts/vite/streamPages.ts'
import { testProjects } from './scripts/vite/testProjects.ts'
import { texts } from './scripts/vite/texts.ts'
import { withoutBuiltInShaders } from './scripts/vite/withoutBuiltInShaders.ts'

// The first versions with light-dark(): for older ones the CSS minifier turns each color into a longer pair of custom
// properties. Firefox's is the first with everything else we use (`npm run browsers`).
const oldestBrowsers = packageJson.browserslist.map((name) => name.replace(' ', ''))

/** The same, as Lightning CSS wants them: a byte each for the major and the minor version, and one for the patch. */
const cssTargets = Object.fromEntries(
  packageJson.browserslist.map((name) => {
    const [browser = '', major, minor = '0'] = name.split(/[ .]/)
    return [browser === 'ios' ? 'ios_saf' : browser, (Number(major) << 16) | (Number(minor) << 8)]
  }),
)

const sceneCode =
  /\/src\/render\/gpu\/|\/shaders\/|\/node_modules\/(three|three-stdlib|@react-three|@react-spring)\//

/** Of both builds: that of the site, and that of the pages for streams. */
const shared = () =>
  ({
    plugins: [
      // Fast Refresh asks for a window, which the scene's worker has none of: a change of the scene reloads the page.
      react({ exclude: [/\/node_modules\//, /\/src\/render\/gpu\//] }),
      texts(),
      smallThreeForSprings(),
      withoutBuiltInShaders(),
      leanShaders(),
      licenses(),
      policyInPages(),
    ],
    css: {
      // Lightning CSS, which shrinks the styles too, knows @custom-media: each module imports ui/kit/media.css.
      transformer: 'lightningcss',
      lightningcss: {
        targets: cssTargets,
        drafts: { customMedia: true },
        cssModules: { grid: false, container: false },
      },
    },
    define: { 'import.meta.env.VITE_PRODUCT_VERSION': JSON.stringify(packageJson.version) },
    worker: {
      // As modules, so that a spreadsheet's parser is loaded for spreadsheets alone.
      format: 'es',
      plugins: () => [
        texts({ isForWorkers: true }),
        smallThreeForSprings(),
        withoutBuiltInShaders(),
        leanShaders(),
        workerLicenses(),
      ],
      rolldownOptions: {
        output: {
          // Where answers have a policy of their own: scripts/headers.mjs.
          entryFileNames({ name }) {
            const own = /^(beacon|chat)\.worker$/.exec(name)?.[1]
            return `${own ?? 'assets'}/[name]-[hash].js`
          },
        },
      },
    },
    build: {
      target: oldestBrowsers,
      // Hidden: scripts do not name their maps, so what visitors load stays the same. The preview server names them.
      sourcemap: 'hidden',
      modulePreload: { polyfill: false },
      // Sizes have their own check, in gzipped bytes: .size-limit.js.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          // One file, which stays the same from release to release, instead of one for each package.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler)\//,
              },
              {
                // One request for the styles that the screen and the pages share: a browser opens six connections, and
                // what the first paint waits for beyond those costs it another round trip.
                name: 'kit',
                test: /\/src\/ui\/(kit|export)\/.+\.css|\/@fontsource-variable\/.+\.css/,
                tags: ['$initial'],
              },
            ],
          },
          // All chunks with scene code share a name, so that the byte budget finds them.
          // What the entry also needs (React, the store) stays in the entry by default.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => sceneCode.test(id.replaceAll('\\', '/')))
              ? 'assets/scene-[hash].js'
              : 'assets/[name]-[hash].js',
        },
      },
    },
  }) satisfies UserConfig

const { plugins, ...options } = shared()

export default defineConfig({
  ...options,
  plugins: [...plugins, infoPages(), streamPages(shared), sendHeaders(), installedApp()],
  server: { port: 4173 },
  preview: { port: 4173, strictPort: false },
  test: {
    // Importing the same modules anew for every file took as long as the tests themselves.
    isolate: false,
    projects: testProjects,
  },
})
