// The browser of the benchmarks.

import { chromium } from 'playwright'
import { findOrInstallChromium, SOFTWARE_GL, SOFTWARE_PAGE } from '../chromium.mjs'

/** A page asks for the memory of its workers, and is answered at once instead of at some collection to come. */
const EAGER_MEMORY = '--enable-blink-features=ForceEagerMeasureMemory'

/** WebGL in software, and pages composited without a GPU. */
export function launch() {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...SOFTWARE_GL, ...SOFTWARE_PAGE, EAGER_MEMORY, ...asRoot],
  })
}
