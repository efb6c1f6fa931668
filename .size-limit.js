// The byte budgets, measured on the gzipped files in dist/.

import { readFileSync } from 'node:fs'

// Read from the page, so that a chunk that the bundler splits off the entry still counts.
const html = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8')
const referenced = [...html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(
  ([, file]) => `dist/${file}`,
)

export default [
  {
    name: 'before the page is usable',
    path: ['dist/index.html', ...new Set(referenced)],
    // 4 kB of it are the screen that index.html shows before any script runs.
    limit: '149.5 kB',
    gzip: true,
  },
  {
    name: 'lazy scene in its worker',
    path: ['dist/assets/scene.worker-*.js'],
    limit: '205 kB',
    gzip: true,
  },
  {
    name: 'lazy scene on the page',
    path: ['dist/assets/scene-*.js', 'dist/assets/[sS]cene-*.css'],
    limit: '205 kB',
    gzip: true,
  },
]
