// Before each file: the device is the same everywhere. What replaces the app is in doubles.ts.

import { afterEach, beforeEach } from 'vitest'
import '@fontsource-variable/fredoka/wght.css'
import '../../../src/ui/kit/theme.css'
import './locators'
import { clearDevice, prepareDevice } from './device'
import { clearScreen, prepareScreen } from './screen'

// No WebGL and no service worker: tests of those have a browser and a build to themselves.
const { getContext } = HTMLCanvasElement.prototype as unknown as {
  getContext(...args: unknown[]): unknown
}
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest)
  },
})
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
// On a weak device the settings shorten spins.
for (const [name, value] of [
  ['hardwareConcurrency', 8],
  ['deviceMemory', 8],
] as const) {
  Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value })
}

beforeEach(async () => {
  await prepareScreen()
  await prepareDevice()
})
afterEach(async () => {
  try {
    // What ends the screen needs the device as it was.
    await clearScreen()
  } finally {
    // Whatever the console has said, the next test has a device of its own.
    await clearDevice()
  }
})
