// Owns the WebGL context of one canvas and what fiber draws into it: opened, watched, given back. Says when the
// picture is there, when it is not, and when there will be none; no failure of it reaches the page.

import { _roots, createRoot, invalidate } from '@react-three/fiber'
import type { ReactNode } from 'react'
import type { WebGLRenderer } from 'three'
import type { RendererQuality } from '../../settings/rendererQuality'
import { createLossWatch, LOSSES_WITHIN_MS, MAX_LOSSES } from './contextLossLimiter'
import { createGuardedRenderer } from './guardedRenderer'
import { keepPrograms } from './programs'

/** Drawn on demand, colours as written; sized by the first frame, and by no one else (WheelScene). */
const CONFIGURATION = {
  frameloop: 'demand',
  flat: true,
  dpr: 1,
  size: { width: 1, height: 1, top: 0, left: 0 },
  // Shaders turn what turns; no object has a place of its own.
  scene: { matrixWorldAutoUpdate: false },
} as const

/** Of the page's whole life: another canvas is drawn by the same GPU. */
const isLossOneTooMany = createLossWatch()

interface CanvasEvents {
  /** Whether the picture is on the canvas. */
  onShowing(isShowing: boolean): void
  /** There will be none; said once at most. */
  onUnavailable(): void
}

interface SceneCanvas {
  /** Shows a tree of fiber's, again and again. */
  render(tree: ReactNode): void
  /** Ends it for what was thrown where nobody else catches it. */
  fail(cause: unknown): void
  close(): void
}

/**
 * `null` where no context can be had: that was said already.
 * @throws where a browser or an extension forbids even to ask
 */
export function openSceneCanvas(
  canvas: HTMLCanvasElement,
  { powerPreference }: RendererQuality,
  { onShowing, onUnavailable }: CanvasEvents,
): SceneCanvas | null {
  // Nothing lies behind anything, and shaders smooth their own edges: four samples a pixel and a depth for each would
  // be paid for in every frame and not be seen.
  const attributes = {
    antialias: false,
    depth: false,
    stencil: false,
    alpha: true,
    powerPreference,
  }
  let isPictureThere = false
  let isOver = false

  function giveUp(why: string, ...cause: unknown[]): void {
    if (isOver) return
    isOver = true
    console.warn(`${why}; the wheel is drawn without it`, ...cause)
    onUnavailable()
  }
  const fail = (cause: unknown) => giveUp('The GPU drawing failed', cause)

  const context = canvas.getContext('webgl2', attributes) as WebGL2RenderingContext | null
  if (!context) {
    // A matter of the device, and no fault.
    console.info('There is no WebGL 2 here; the wheel is drawn without it')
    onUnavailable()
    return null
  }

  function warm(renderer: WebGLRenderer): void {
    if (isOver) return
    invalidate()
    keepPrograms(renderer)
  }

  function drawn(): void {
    if (isPictureThere || context?.isContextLost()) return
    isPictureThere = true
    // The picture of this very frame is on the canvas when the next one begins; unless it is lost until then.
    requestAnimationFrame(() => {
      if (isPictureThere && !isOver) onShowing(true)
    })
  }

  function lost(): void {
    isPictureThere = false
    onShowing(false)
    if (isLossOneTooMany(performance.now())) {
      giveUp(`The GPU was lost ${MAX_LOSSES} times within ${LOSSES_WITHIN_MS / 1000} s`)
    }
  }

  // three restores itself first, because it listened first; the next frame then shows the picture.
  const restored = () => invalidate()

  const root = createRoot(canvas)
  // fiber would hand what is thrown in its tree to the whole page.
  Object.assign(_roots.get(canvas)?.fiber, { onUncaughtError: fail })
  root
    .configure({
      gl: () =>
        createGuardedRenderer(
          context,
          { canvas, ...attributes },
          { onWarm: warm, onDrawn: drawn, onFailed: fail },
        ),
      ...CONFIGURATION,
    })
    .catch(fail)
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)

  return {
    fail,
    render(tree) {
      root.ready
        // In a task of its own: the page answers in between.
        .then(() => new Promise((resolve) => setTimeout(resolve)))
        .then(() => {
          // Closed since, or failed.
          if (!isOver) root.render(tree)
        })
        .catch(fail)
    },
    close() {
      isOver = true
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
      onShowing(false)
      root.unmount()
    },
  }
}
