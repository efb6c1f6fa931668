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

/** A media query tells of zooming and of a move to another screen; the resize event misses the latter. */
function onPixelRatio(changed: () => void): () => void {
  let query: MediaQueryList
  const listen = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', again, { once: true })
  }
  const again = () => {
    changed()
    listen()
  }
  listen()
  return () => query.removeEventListener('change', again)
}

/** The screen's pixel ratio. */
export function usePixelRatio(): number {
  return useSyncExternalStore(onPixelRatio, () => devicePixelRatio)
}
