// A renderer is given views, keeps its own clock and angle, and reports a few things.

import type { LearnedRatio } from './learnedRatio'
import type { WheelView } from './view'

export interface WheelRendererProps {
  readonly view: WheelView
  /**
   * Reported by the renderer, not computed from the launch, so that no result is announced before the wheel is seen at
   * rest. Repeated until the view has no spin.
   */
  onRest(spinId: string): void
  /** While the picture is not on the screen, another renderer has to show it. */
  onShown?(isShown: boolean): void
  /** For good. Reported at most once. */
  onUnavailable?(): void
}

/** Draws into one canvas, in whichever thread. */
export interface WheelRenderer {
  show(view: WheelView): void
  close(): void
}

export interface WheelRendererEvents {
  onRest(spinId: string): void
  onShown(isShown: boolean): void
  /**
   * `null` if the machine holds the full ratio. Reported between spins, once the wheel is sharp again; the next views
   * have it.
   */
  onRatioLearned(learned: LearnedRatio | null): void
  /** The GPU may come back, and then the picture is shown again. */
  onLost(): void
  /** Nothing will be drawn anymore. */
  onFailed(cause: unknown): void
}

export interface SceneEvents extends WheelRendererEvents {
  onUnsupported(): void
}
