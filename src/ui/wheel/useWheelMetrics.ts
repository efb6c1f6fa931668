import { useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { WHEEL_SIZE, type WheelMetrics, WINDOW_MARGIN, wheelMetrics } from '../../wheel/metrics'
import { findWheel } from '../controls/findWheel'

/** The wheel's dimensions on the page; the same object until its size changes. The styles decide how large it is. */
export function useWheelMetrics(): WheelMetrics {
  const [sizePx, setSizePx] = useState(usualSizePx)
  useLayoutEffect(() => {
    const wheel = findWheel()
    if (!wheel) return
    const measure = () => setSizePx(wheel.getBoundingClientRect().width)
    measure()
    // Drawn anew before the browser paints the wheel in another size.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(wheel)
    return () => observer.disconnect()
  }, [])
  return useMemo(() => wheelMetrics(sizePx), [sizePx])
}

/** Before there is a wheel to measure: what most will find, so that nothing is drawn twice. */
function usualSizePx(): number {
  return Math.min(WHEEL_SIZE, innerWidth - WINDOW_MARGIN)
}
