// Owns the byte budgets, measured as gzip on the files in dist/.

import { readFileSync } from 'node:fs'

// Read from the page itself, so that a chunk split out of the entry and preloaded still counts.
const html = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8')
const referenced = [...html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(
  ([, file]) => `dist/${file}`,
)

export default [
  {
    name: 'before the page is usable',
    path: ['dist/index.html', ...new Set(referenced)],
    limit: '115 kB',
    gzip: true,
  },
  {
    name: 'lazy scene',
    path: ['dist/assets/scene-*.js', 'dist/assets/[sS]cene-*.css'],
    limit: '205 kB',
    gzip: true,
  },
]
