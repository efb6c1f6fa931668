// Owns `npm start`: install what is missing, build, serve the production build, print the address.
// Only Node's own modules and ours at the top: on a fresh clone there are no packages yet.

import { installIfNeeded, root } from './install.mjs'

installIfNeeded()
const { build, preview } = await import('vite')

await build({ root, logLevel: 'warn' })
const server = await preview({ root })
console.log(`\nFairwheel is served at ${server.resolvedUrls?.local[0]}\nCtrl-C ends it.`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    // A browser tab may keep its connection open; nothing is lost by not waiting for it.
    void server.close().finally(() => process.exit(0))
    setTimeout(() => process.exit(0), 1000).unref()
  })
}
