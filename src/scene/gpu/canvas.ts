// The WebGL context of one canvas and the fiber root that draws into it, from opening to closing. No failure in
// here reaches the page.

import { _roots, createRoot, flushSync, invalidate } from '@react-three/fiber'
import type { ReactNode } from 'react'
import { setConsoleFunction, type WebGLRenderer } from 'three'
import type { WheelRendererProps } from '../../picture/renderer'
import type { RendererQuality } from '../../settings/rendererQuality'
import { createContextLossLimiter, LOSSES_WITHIN_MS, MAX_LOSSES } from './contextLossLimiter'
import { createGuardedRenderer } from './guardedRenderer'
import { precompilePrograms } from './programs'

/** Draws on demand, with colors as written. The first frame sets the size, and nothing else may (WheelScene). */
const CONFIGURATION = {
  frameloop: 'demand',
  flat: true,
  dpr: 1,
  size: { width: 1, height: 1, top: 0, left: 0 },
  // Shaders do the turning; no object has a transform of its own.
  scene: { matrixWorldAutoUpdate: false },
} as const

// fiber 9 makes a clock, which nothing here uses, and three says at every visit that clocks are deprecated.
setConsoleFunction((type, message, ...details) => {
  if (!message.startsWith('THREE.Clock:')) console[type](message, ...details)
})

/** For the life of the page: another canvas uses the same GPU. */
const isLossOneTooMany = createContextLossLimiter()

type CanvasEvents = Required<Pick<WheelRendererProps, 'onShown' | 'onUnavailable'>>

interface SceneCanvas {
  /** Shows a fiber tree in place of the one before. */
  render(tree: ReactNode): void
  /** Gives up because of an error that nothing else catches. */
  fail(cause: unknown): void
  close(): void
}

/**
 * @returns `null` where there is no WebGL 2, which has been reported by then
 * @throws where a browser or an extension forbids even to ask
 */
export function openSceneCanvas(
  canvas: HTMLCanvasElement,
  { powerPreference }: RendererQuality,
  { onShown, onUnavailable }: CanvasEvents,
): SceneCanvas | null {
  // Nothing lies behind anything, and shaders smooth their own edges: multisampling and a depth buffer would cost
  // time in every frame without being seen.
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
    // A property of the device, not a fault.
    console.info('There is no WebGL 2 here; the wheel is drawn without it')
    onUnavailable()
    return null
  }

  function warm(renderer: WebGLRenderer): void {
    if (isOver) return
    invalidate()
    precompilePrograms(renderer)
  }

  function drawn(): void {
    if (isPictureThere || context?.isContextLost()) return
    isPictureThere = true
    // This frame is on the screen when the next one begins, unless the context is lost before that.
    requestAnimationFrame(() => {
      if (isPictureThere && !isOver) onShown(true)
    })
  }

  function lost(): void {
    isPictureThere = false
    onShown(false)
    if (isLossOneTooMany(performance.now())) {
      giveUp(`The GPU was lost ${MAX_LOSSES} times within ${LOSSES_WITHIN_MS / 1000} s`)
    }
  }

  // three listened first and has restored itself by now, so the next frame shows the picture.
  const restored = () => invalidate()

  const root = createRoot(canvas)
  // fiber would otherwise report errors of its tree to the whole page.
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

  let latest: ReactNode = null
  let isMounted = false

  root.ready
    // In a task of its own, so that the page can answer in between.
    .then(() => new Promise((resolve) => setTimeout(resolve)))
    .then(() => {
      if (isOver) return
      isMounted = true
      root.render(latest)
    })
    .catch(fail)

  return {
    fail,
    render(tree) {
      latest = tree
      // At once, so that the wheel and the page change in the same frame.
      if (isMounted && !isOver) flushSync(() => root.render(tree))
    },
    close() {
      isOver = true
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
      onShown(false)
      root.unmount()
    },
  }
}
