import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Strips comments and indentation from our shaders. */
export function leanShaders(): Plugin {
  return {
    name: 'lean-shaders',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/shaders\/.+\?raw$/ },
      handler(id) {
        const source = readFileSync(id.replace(/\?raw$/, ''), 'utf8')
        const lines = source.split('\n').map((line) => line.replace(/\/\/.*/, '').trim())
        // A directive of the preprocessor may follow in the next file.
        return `export default ${JSON.stringify(`${lines.filter(Boolean).join('\n')}\n`)}`
      },
    },
  }
}
