import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { infoPages } from './scripts/vite/infoPages.ts'
import { installedApp } from './scripts/vite/installedApp.ts'
import { leanShaders } from './scripts/vite/leanShaders.ts'
import { licenses } from './scripts/vite/licenses.ts'
import { sendHeaders } from './scripts/vite/sendHeaders.ts'
import { smallThreeForSprings } from './scripts/vite/smallThreeForSprings.ts'
import { withoutBuiltInShaders } from './scripts/vite/withoutBuiltInShaders.ts'

// The first versions that understand light-dark(), without which the CSS minifier rewrites each color into a longer pair
// of custom properties; in Firefox the first with all else that is used (`npm run browsers`).
const oldestBrowsers = packageJson.browserslist.map((name) => name.replace(' ', ''))

const sceneCode =
  /\/src\/scene\/|\/shaders\/|\/node_modules\/(three|three-stdlib|@react-three|@react-spring)\//

export default defineConfig({
  plugins: [
    react(),
    smallThreeForSprings(),
    withoutBuiltInShaders(),
    leanShaders(),
    infoPages(),
    licenses(),
    sendHeaders(),
    installedApp(),
  ],
  server: { port: 4173 },
  preview: { port: 4173, strictPort: false },
  build: {
    target: oldestBrowsers,
    // Fetched only by open developer tools: the service worker does not store them.
    sourcemap: true,
    modulePreload: {
      polyfill: false,
      // A list of what each lazy part needs in turn would be half a kilobyte in the entry; its styles have to be there
      // before it is shown, its scripts come a moment later.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Sizes have their own check, in gzipped bytes: .size-limit.js.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // One name for whatever holds scene code, so that the byte budget can find all of it.
        // What the entry needs as well (React, the store) stays in the entry by itself.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => sceneCode.test(id.replaceAll('\\', '/')))
            ? 'assets/scene-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    // Property tests and exact enumerations run millions of cases.
    testTimeout: 60_000,
  },
})
