// What a page's renderers draw, and the end of a spin that none of them reports.

import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useShallow } from 'zustand/react/shallow'
import { onPixelRatioChange, pixelRatio } from '../../platform/device'
import { type ViewSpin, type ViewState, viewOf, type WheelView } from '../../render/view'
import { useApp } from '../../store/app'
import type { AppState } from '../../store/state'
import { WHEEL_SIZE, type WheelMetrics, wheelMetrics } from '../../wheel/metrics'
import { rendererQuality } from '../../wheel/settings/rendererQuality'
import { findWheel } from '../kit/findWheel'

/** Added to a spin's duration. A wheel that gets frames at all is seen at rest within it, and reports that first. */
const MARGIN_MS = 1000

/**
 * Settles a spin whose end no renderer reports, because the tab is hidden or nothing can be drawn. The store's main
 * timer relies on neither this nor React.
 */
export function useSafetyTimeout(
  spin: ViewSpin | null,
  settleSpin: (spinId: string) => void,
): void {
  useEffect(() => {
    if (!spin) return
    const { launch, outcome } = spin
    const timer = setTimeout(() => settleSpin(outcome.id), launch.durationMs + MARGIN_MS)
    return () => clearTimeout(timer)
  }, [spin, settleSpin])
}

/** The same object until something in it changes. @param shown what of the state is to be seen */
export function useWheelView(shown: (state: AppState) => ViewState = (state) => state): WheelView {
  const metrics = useWheelMetrics()
  const ratio = useSyncExternalStore(onPixelRatioChange, pixelRatio, pixelRatio)
  const quality = useApp(
    useShallow(({ settings, device }) =>
      rendererQuality(settings.animationSpeed.performanceSettings, ratio, device),
    ),
  )
  return useApp(useShallow((state) => viewOf(shown(state), metrics, quality)))
}

/** The same object until a size changes. The styles decide how large the wheel is. */
function useWheelMetrics(): WheelMetrics {
  // As the build has painted it, until there is a wheel to measure.
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
  const hasHubPicture = useApp((state) => !!state.wheel.hubPicture)
  return useMemo(() => wheelMetrics(sizePx, hasHubPicture), [sizePx, hasHubPicture])
}
