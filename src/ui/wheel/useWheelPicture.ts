import { useSyncExternalStore } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { HeldRatio } from '../../picture/heldRatio'
import { pictureOf, type WheelPicture } from '../../picture/picture'
import { onPixelRatioChange, pixelRatio } from '../../platform/pixelRatio'
import { rendererQuality } from '../../settings/rendererQuality'
import { useApp } from '../../store/app'
import { useHeldRatio } from './useHeldRatio'
import { useWheelMetrics } from './useWheelMetrics'

/**
 * What the renderers draw, the same object until something in it changes; and where a renderer reports the pixel ratio
 * that the machine holds.
 */
export function useWheelPicture(): readonly [
  WheelPicture,
  onRatioLearned: (held: HeldRatio | null) => void,
] {
  const metrics = useWheelMetrics()
  const ratio = useSyncExternalStore(onPixelRatioChange, pixelRatio, pixelRatio)
  const quality = useApp(
    useShallow(({ settings, device }) =>
      rendererQuality(settings.animationSpeed.performanceSettings, ratio, device),
    ),
  )
  const [heldRatio, learn] = useHeldRatio(metrics, quality)
  const picture = useApp(useShallow((state) => pictureOf(state, metrics, quality, heldRatio)))
  return [picture, learn]
}
