import { useMemo, useSyncExternalStore } from 'react'
import { WHEEL_SIZE, type WheelMetrics, WINDOW_MARGIN, wheelMetrics } from '../../wheel/metrics'
import { useIsPresenting } from '../presentation/presentation'

/** Share of the screen's smaller side, as in presentation.css. The rest is for the pointer above the wheel. */
const PRESENTED_SHARE = 0.94

/** The wheel's dimensions on the page; the same object until its size changes. */
export function useWheelMetrics(): WheelMetrics {
  const isPresenting = useIsPresenting()
  const sizePx = useSyncExternalStore(onResize, isPresenting ? presentedSizePx : wheelSizePx)
  return useMemo(() => wheelMetrics(sizePx), [sizePx])
}

/** As --wheel-size in Stage.module.css. */
function wheelSizePx(): number {
  return Math.min(WHEEL_SIZE, innerWidth - WINDOW_MARGIN)
}

function presentedSizePx(): number {
  return Math.min(innerWidth, innerHeight) * PRESENTED_SHARE
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
