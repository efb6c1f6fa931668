// The contract of a renderer: it is given views, keeps its own clock and its own angle, and reports a few things.

import type { LearnedRatio } from './learnedRatio'
import type { WheelView } from './view'

export interface WheelRendererProps {
  readonly view: WheelView
  /**
   * The wheel has come to rest in the frame being drawn. Reported by the renderer, not computed from the launch,
   * so that no result is announced before the wheel is seen at rest. Repeated until the view has no spin.
   */
  onRest(spinId: string): void
  /** Whether the picture is on the screen; while it is not, another renderer has to show it. */
  onShown?(isShown: boolean): void
  /** It can never draw here. Reported at most once. */
  onUnavailable?(): void
}

/** What draws into one canvas, in whichever thread it runs. */
export interface WheelRenderer {
  show(view: WheelView): void
  close(): void
}

export interface WheelRendererEvents {
  onRest(spinId: string): void
  onShown(isShown: boolean): void
  /**
   * What is known of the pixel ratio that this machine holds, when it has changed; `null` if it holds the full one.
   * Reported between spins, once the wheel is sharp again; the next views have it.
   */
  onRatioLearned(learned: LearnedRatio | null): void
  /** The GPU has been lost. It may come back, and then the picture is shown again. */
  onLost(): void
  /** Nothing will be drawn anymore. */
  onFailed(cause: unknown): void
}

/** What the scene reports from wherever it is. */
export interface SceneEvents extends WheelRendererEvents {
  /** It cannot be had there. */
  onUnsupported(): void
}
