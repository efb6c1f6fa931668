// `npm start`: installs what is missing, builds, serves the production build and prints its address.
// Static imports are limited to Node's modules and local files, because a fresh clone has no packages yet.

import { installIfNeeded, root } from './install.mjs'

installIfNeeded()
const { build, preview } = await import('vite')

await build({ root, logLevel: 'warn' })
const server = await preview({ root })
console.log(`\nFairwheel is served at ${server.resolvedUrls?.local[0]}\nCtrl-C ends it.`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    // A browser tab may hold its connection open; do not wait for it.
    void server.close().finally(() => process.exit(0))
    setTimeout(() => process.exit(0), 1000).unref()
  })
}
