// A renderer is given views, keeps its own clock and angle, and reports a few things.

import type { LearnedRatio } from './learnedRatio'
import type { WheelView } from './view'

export interface WheelRendererProps {
  readonly view: WheelView
  /** Not computed from the launch: no result before the wheel is seen at rest. Repeated until the spin is gone. */
  onRest(spinId: string): void
  /** While the picture is not on the screen, another renderer has to show it. */
  onShown?(isShown: boolean): void
  /** For good. Reported at most once. */
  onUnavailable?(): void
}

export interface WheelRenderer {
  show(view: WheelView): void
  close(): void
}

export interface WheelRendererEvents {
  onRest(spinId: string): void
  onShown(isShown: boolean): void
  /** Between spins, once the wheel is sharp again; `null` for the full ratio. The next views have it. */
  onRatioLearned(learned: LearnedRatio | null): void
  /** The GPU may come back, and then the picture is shown again. */
  onLost(): void
  /** Nothing will be drawn anymore. */
  onFailed(cause: unknown): void
}

export interface SceneEvents extends WheelRendererEvents {
  onUnsupported(): void
}
