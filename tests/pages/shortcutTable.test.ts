// Proves that the keys printed in 'How to Use' are the keys that work.

import { expect, it, vi } from 'vitest'
import { SHORTCUTS } from '../../src/pages/shortcutTable'

// The actions act on the page's one store, which asks the browser what it is.
vi.mock('../../src/platform/device', async () => {
  const { UNKNOWN_DEVICE } = await import('../settings/unknownDevice')
  return { readDevice: () => UNKNOWN_DEVICE, watchDevice: () => {} }
})

it('is the list of actions that have keys, in their order', async () => {
  const { ACTIONS } = await import('../../src/ui/commands/moreActions')
  const { keyName } = await import('../../src/ui/commands/shortcuts')
  const actual = ACTIONS.filter(({ keys }) => keys.length > 0).map(({ name, keys }) => ({
    name,
    keys: keys.map(keyName),
  }))
  expect(SHORTCUTS).toEqual(actual)
})
