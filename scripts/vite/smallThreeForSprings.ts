import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * @react-spring/three runs `Object.keys(THREE)` to find what it can animate, which keeps all of three in the bundle
 * (71 kB gzipped). In the build, that one package gets a `three` that exports only the classes we animate. The
 * development server does no tree shaking, so it needs none of this.
 */
export function smallThreeForSprings(): Plugin {
  const springThree = fileURLToPath(new URL('../../src/render/gpu/springThree.ts', import.meta.url))
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
