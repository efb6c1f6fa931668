// The contract of a renderer: it is given pictures, keeps its own clock and its own angle, and reports three things.

import type { WheelPicture } from './picture'

export interface WheelRendererProps {
  readonly picture: WheelPicture
  /**
   * The wheel has come to rest in the frame being drawn. Reported by the renderer, not computed from the launch,
   * so that no result is announced before the wheel is seen at rest. Repeated until the picture has no spin.
   */
  onRest(spinId: string): void
  /** Whether the picture is on the screen; while it is not, another renderer has to show it. */
  onShown?(isShown: boolean): void
  /** It can never draw here. Reported at most once. */
  onUnavailable?(): void
}
