import { useSyncExternalStore } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { pictureOf, type WheelPicture } from '../../picture/picture'
import { onPixelRatioChange, pixelRatio } from '../../platform/pixelRatio'
import { rendererQuality } from '../../settings/rendererQuality'
import { useApp } from '../../store/app'
import { useWheelMetrics } from './useWheelMetrics'

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
