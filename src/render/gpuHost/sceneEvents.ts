import type { WheelRendererEvents } from '../renderer'

/** What the scene reports from wherever it is. */
export interface SceneEvents extends WheelRendererEvents {
  /** It cannot be had there. */
  onUnsupported(): void
}
