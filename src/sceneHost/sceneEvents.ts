import type { WheelRendererEvents } from '../picture/renderer'

/** What the scene reports from wherever it is. */
export interface SceneEvents extends WheelRendererEvents {
  /** It cannot be had there. */
  onUnsupported(): void
}
