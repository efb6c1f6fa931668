import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useShallow } from 'zustand/react/shallow'
import { onPixelRatioChange, pixelRatio } from '../../platform/device'
import { pictureOf, type WheelPicture } from '../../render/picture'
import { useApp } from '../../store/app'
import { WHEEL_SIZE, type WheelMetrics, wheelMetrics } from '../../wheel/metrics'
import { rendererQuality } from '../../wheel/settings/rendererQuality'
import { findWheel } from '../kit/findWheel'

/** What the renderers draw; the same object until something in it changes. */
export function useWheelPicture(): WheelPicture {
  const metrics = useWheelMetrics()
  const ratio = useSyncExternalStore(onPixelRatioChange, pixelRatio, pixelRatio)
  const quality = useApp(
    useShallow(({ settings, device }) =>
      rendererQuality(settings.animationSpeed.performanceSettings, ratio, device),
    ),
  )
  return useApp(useShallow((state) => pictureOf(state, metrics, quality)))
}

/** The wheel's dimensions on the page; the same object until its size changes. The styles decide how large it is. */
function useWheelMetrics(): WheelMetrics {
  // The usual one, as the build has painted it, until there is a wheel to measure.
  const [sizePx, setSizePx] = useState(WHEEL_SIZE)
  useLayoutEffect(() => {
    const wheel = findWheel()
    if (!wheel) return
    // It has no size while a sheet is printed in place of the page.
    const measure = () => setSizePx((before) => wheel.getBoundingClientRect().width || before)
    measure()
    // At once, so that the browser never paints the old drawing in the new size.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(wheel)
    return () => observer.disconnect()
  }, [])
  return useMemo(() => wheelMetrics(sizePx), [sizePx])
}
