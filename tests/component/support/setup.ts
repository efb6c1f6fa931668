// Before each file: the app is one that a test can replace, and the device is the same everywhere.

import { afterEach, beforeEach, vi } from 'vitest'
import '@fontsource-variable/fredoka/wght.css'
import '../../../src/ui/kit/theme.css'
import './locators'
import { clearDevice, prepareDevice } from './device'
import { clearScreen, prepareScreen } from './screen'

vi.mock('../../../src/store/browserApp', async (importOriginal) => {
  const { replaceable } = await import('./replaceableApp')
  return replaceable(await importOriginal<typeof import('../../../src/store/browserApp')>())
})
const { newPerVisit } = vi.hoisted(() => ({
  async newPerVisit(importOriginal: () => Promise<object>) {
    const { perVisit } = await import('./replaceableApp')
    return perVisit(await importOriginal())
  },
}))
vi.mock('../../../src/store/library/library', newPerVisit)
vi.mock('../../../src/store/library/archiver', newPerVisit)
vi.mock('../../../src/store/library/wheelCommands', newPerVisit)
vi.mock('../../../src/raffle/desk/desk', newPerVisit)
vi.mock('../../../src/raffle/desk/watch', newPerVisit)

vi.mock('../../../src/platform/audio', async (importOriginal) => {
  const { replaceableAudio } = await import('./replaceableAudio')
  return replaceableAudio(await importOriginal<typeof import('../../../src/platform/audio')>())
})

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
