import type { RendererQuality } from '../../settings/rendererQuality'
import type { WheelMetrics } from '../../wheel/metrics'

export interface SceneProps {
  readonly metrics: WheelMetrics
  readonly quality: RendererQuality
  onShowing(isShowing: boolean): void
  onUnavailable(): void
}
