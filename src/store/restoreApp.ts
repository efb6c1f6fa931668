// Loaded where the product's own app has something to take up. Apart, because what is loaded later and shares
// code with the entry must reach all of it: else the build splits the entry, and every first visit pays.

import { app } from './browserApp'
import { restore } from './restore'

export function restoreApp(): void {
  restore(app)
}
