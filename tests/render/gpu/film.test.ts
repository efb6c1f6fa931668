// What becomes of a film whose parts do not come.

import { afterEach, expect, it, vi } from 'vitest'
import type { FilmOrder } from '../../../src/render/film'
import { film } from '../../../src/render/gpu/film'
import { solveLaunch } from '../../../src/spin/launch'
import { radians } from '../../../src/wheel/angle'

vi.mock('../../../src/render/gpu/gif', () => {
  throw new Error('It did not come')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('without the part that writes GIFs, a part has not come', async () => {
  const posted: unknown[] = []
  vi.stubGlobal('postMessage', (message: unknown) => posted.push(message))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return {}
      }
    },
  )
  const launch = solveLaunch(radians(0), radians(1), 500, 4)
  await film({ format: 'gif', launch, views: {} } as FilmOrder)
  expect(posted).toEqual([
    { kind: 'failed', fault: 'notLoaded', cause: expect.stringContaining('Error') },
  ])
})
