// The wheel's size on the page, and how many pixels the screen has for it.

import { useMemo, useSyncExternalStore } from 'react'
import { onPixelRatioChange, pixelRatio } from '../../platform/pixelRatio'
import { WHEEL_SIZE, type WheelMetrics, WINDOW_MARGIN, wheelMetrics } from '../../wheel/metrics'
import { useIsPresenting } from '../presentation/presentation'

/** A presented wheel's share of the screen's smaller side; the pointer needs the rest. */
const PRESENTED_SHARE = 0.94

/** CSS pixels. */
function wheelSize(): number {
  return Math.min(WHEEL_SIZE, innerWidth - WINDOW_MARGIN)
}

/** As presentation.css sizes it. */
function presentedSize(): number {
  return Math.min(innerWidth, innerHeight) * PRESENTED_SHARE
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The wheel's measures; the same object until the size changes. */
export function useWheelMetrics(): WheelMetrics {
  const isPresenting = useIsPresenting()
  const size = useSyncExternalStore(onResize, isPresenting ? presentedSize : wheelSize)
  return useMemo(() => wheelMetrics(size), [size])
}

export function usePixelRatio(): number {
  return useSyncExternalStore(onPixelRatioChange, pixelRatio)
}
