// Owns how large the wheel is on this page.

import { useMemo, useSyncExternalStore } from 'react'
import { WHEEL_SIZE, type WheelMetrics, WINDOW_MARGIN, wheelMetrics } from '../wheel/metrics'

/** The smaller of the wheel's usual size and the window's width less its margin, in CSS pixels. */
function wheelSize(): number {
  return Math.min(WHEEL_SIZE, innerWidth - WINDOW_MARGIN)
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The wheel's measures, kept while the window leaves them as they are. */
export function useWheelMetrics(): WheelMetrics {
  const size = useSyncExternalStore(onResize, wheelSize)
  return useMemo(() => wheelMetrics(size), [size])
}

/** The screen's pixel ratio; zooming the page or moving it to another screen changes it. */
export function usePixelRatio(): number {
  return useSyncExternalStore(onResize, () => devicePixelRatio)
}
