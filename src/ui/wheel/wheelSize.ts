// Owns how large the wheel is on this page.

import { useMemo, useSyncExternalStore } from 'react'
import { WHEEL_SIZE, type WheelMetrics, WINDOW_MARGIN, wheelMetrics } from '../../wheel/metrics'
import { useIsPresenting } from '../presentation/presentation'

/** Share of the screen's smaller side that a presented wheel takes; its pointer needs the rest. */
const PRESENTED_SHARE = 0.94

/** The smaller of the wheel's usual size and the window's width less its margin, in CSS pixels. */
function wheelSize(): number {
  return Math.min(WHEEL_SIZE, innerWidth - WINDOW_MARGIN)
}

/** Stage.module.css says the same in its own words. */
function presentedSize(): number {
  return Math.min(innerWidth, innerHeight) * PRESENTED_SHARE
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The wheel's measures, kept while the window leaves them as they are. */
export function useWheelMetrics(): WheelMetrics {
  const isPresenting = useIsPresenting()
  const size = useSyncExternalStore(onResize, isPresenting ? presentedSize : wheelSize)
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
