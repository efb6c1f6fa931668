// The pixel ratio that this machine holds: what the renderer found out, kept for the next spin and the next visit.

import { useCallback, useState } from 'react'
import type { HeldRatio } from '../picture/heldRatio'
import { ratioKey, readHeldRatio, withHeldRatio } from '../picture/heldRatios'
import { safeStorage } from '../platform/storage'
import type { RendererQuality } from '../settings/rendererQuality'
import type { WheelMetrics } from '../wheel/metrics'

const KEY = 'wheel_pixel_ratios'
const local = safeStorage(() => localStorage)
/** Where nothing can be stored, it lasts until the page is left. */
let latest = ''

const read = () => local.read(KEY) ?? latest

/** The same object until something else is known, or the size or quality is another. */
export function useHeldRatio(
  metrics: WheelMetrics,
  quality: RendererQuality,
): readonly [HeldRatio | null, (held: HeldRatio | null) => void] {
  const key = ratioKey(metrics, quality)
  const [known, setKnown] = useState(() => ({ key, held: readHeldRatio(read(), key) }))
  if (known.key !== key) setKnown({ key, held: readHeldRatio(read(), key) })

  const learn = useCallback(
    (held: HeldRatio | null) => {
      setKnown({ key, held })
      // Other tabs learn as well, so what they have stored is read again.
      latest = withHeldRatio(read(), key, held)
      local.write(KEY, latest)
    },
    [key],
  )

  return [known.held, learn]
}
