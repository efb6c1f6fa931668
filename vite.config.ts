// Owns how the product is built, served and unit-tested.
// Must not know what the product does; names folders and packages only.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { minify } from '@swc/core'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { infoPages } from './scripts/infoPages.ts'
import { installedApp } from './scripts/installedApp.ts'
import { licenses } from './scripts/licenses.ts'
import { sendHeaders } from './scripts/sendHeaders.ts'

// The first versions that understand light-dark(), without which the CSS minifier rewrites each color into a longer pair
// of custom properties; in Firefox the first with all else that is used (`npm run browsers`).
const oldestBrowsers = packageJson.browserslist.map((name) => name.replace(' ', ''))

const sceneCode =
  /\/src\/scene\/|\/shaders\/|\/node_modules\/(three|three-stdlib|@react-three|@react-spring)\//

/**
 * @react-spring/three runs Object.keys(THREE) to find what it can animate, which keeps all of
 * three in the bundle (71 kB gzipped). That one package gets a `three` that exports only the
 * classes we animate. Build only: the dev server does not shake the tree anyway.
 */
function smallThreeForSprings(): Plugin {
  const springThree = fileURLToPath(new URL('src/scene/springThree.ts', import.meta.url))
  return {
    name: 'small-three-for-springs',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isSprings = importer?.replaceAll('\\', '/').includes('/@react-spring/three/')
      return source === 'three' && isSprings ? springThree : null
    },
  }
}

/**
 * Every material of ours is raw: it brings its whole shader. three's own shaders (125 kB of text,
 * 17 kB gzipped) are never compiled, so the build leaves them empty.
 */
function withoutBuiltInShaders(): Plugin {
  const shaderText = /^((?:var|const) \w+(?:\$\w+)? = )"(?:[^"\\]|\\.)*";$/gm
  return {
    name: 'without-built-in-shaders',
    apply: 'build',
    transform: {
      filter: { id: /\/three\/build\/three\.module\.js/ },
      handler: (code) => ({ code: code.replace(shaderText, '$1"";'), map: null }),
    },
  }
}

/** Our shaders travel without their comments and indentation. */
function leanShaders(): Plugin {
  return {
    name: 'lean-shaders',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/shaders\/[^/]+\?raw$/ },
      handler(id) {
        const source = readFileSync(id.replace(/\?raw$/, ''), 'utf8')
        const lines = source.split('\n').map((line) => line.replace(/\/\/.*/, '').trim())
        return `export default ${JSON.stringify(lines.filter(Boolean).join('\n'))}`
      },
    },
  }
}

/**
 * A second minifier after Vite's own: ours gets another 6 % smaller by it, React and what it is
 * bundled with does not. Not where source maps are wanted, which would no longer fit.
 */
function minifiedTwice(): Plugin {
  return {
    name: 'minified-twice',
    apply: 'build',
    async generateBundle({ sourcemap }, bundle) {
      if (sourcemap || this.environment.config.build.ssr) return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const chunk of chunks) {
        const { code } = await minify(chunk.code, {
          module: true,
          compress: { passes: 3, ecma: 2022 },
          mangle: true,
        })
        if (gzipSync(code).length < gzipSync(chunk.code).length) chunk.code = code
      }
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    smallThreeForSprings(),
    withoutBuiltInShaders(),
    leanShaders(),
    minifiedTwice(),
    infoPages(),
    licenses(),
    sendHeaders(),
    installedApp(),
  ],
  server: { port: 4173 },
  preview: { port: 4173, strictPort: false },
  build: {
    target: oldestBrowsers,
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
