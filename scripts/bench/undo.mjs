// Measures what 500 steps in the undo history take of the heap, beside the wheel of 10,000 options alone, and what
// copies of its options would take: npm run bench:undo

import { createServer } from 'vite'

const STEPS = 500
const collect =
  globalThis.gc ??
  (() => {
    throw new Error('Run it with node --expose-gc')
  })

const server = await createServer({
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { openApp, fakeServices } = await server.ssrLoadModule('/tests/store/services.ts')

function heapBytes() {
  for (let round = 0; round < 4; round += 1) collect()
  return process.memoryUsage().heapUsed
}

// New strings each time: shared ones would belong to no wheel.
const names = () => Array.from({ length: 10_000 }, (_, index) => `Name ${index}`)
const storage = { read: () => null, write: () => true, remove: () => true }

// Once, so that the code itself is loaded. It stays, or its end would be measured too.
const first = openApp(fakeServices({ storage }))
first.actions.addOptions(names())

const before = heapBytes()
const app = openApp(fakeServices({ storage }))
app.actions.addOptions(names())
const wheel = heapBytes() - before
/** @type {{ segments: readonly { id: string }[] }} */
const { segments } = app.store.getState().wheel
for (let index = 0; index < STEPS; index += 1) {
  app.actions.editOption(segments[index * 20]?.id, { text: `New ${index}` })
}
const steps = heapBytes() - before - wheel
const copies = Array.from({ length: STEPS }, () => segments.map((segment) => ({ ...segment })))
const copied = heapBytes() - before - wheel - steps

const { done } = app.store.getState().undoHistory
/** @param {number} bytes */
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`
/** @param {number} bytes */
const ratio = (bytes) => `${(bytes / wheel).toFixed(2)} of the wheel`
console.log(`a wheel of ${segments.length} options: ${kB(wheel)}`)
console.log(`${done.length} steps of one edit each: ${kB(steps)}, ${ratio(steps)}`)
console.log(`${copies.length} copies of its options: ${kB(copied)}, ${ratio(copied)}`)
first.store.getState()
await server.close()
