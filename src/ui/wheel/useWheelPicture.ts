// The picture of the app's state on this screen.

import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { pictureOf, type WheelPicture } from '../../picture/picture'
import { rendererQuality } from '../../settings/rendererQuality'
import { useApp } from '../../store/app'
import { usePixelRatio, useWheelMetrics } from './wheelSize'

/** The same object until something in it changes. */
export function useWheelPicture(): WheelPicture {
  const metrics = useWheelMetrics()
  const pixelRatio = usePixelRatio()
  const performanceSettings = useApp((state) => state.settings.animationSpeed.performanceSettings)
  const quality = useMemo(
    () => rendererQuality(performanceSettings, pixelRatio),
    [performanceSettings, pixelRatio],
  )
  return useApp(useShallow((state) => pictureOf(state, metrics, quality, pixelRatio)))
}
