// The WebGL context of one canvas and the fiber root that draws into it, from opening to closing. No failure in
// here reaches its surroundings.

import { _roots, createRoot, flushSync, invalidate } from '@react-three/fiber'
import type { ReactNode } from 'react'
import { setConsoleFunction, type WebGLRenderer } from 'three'
import { contextAttributes, openWebGL } from '../../platform/webgl'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import type { WheelRendererEvents } from '../renderer'
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

type CanvasEvents = Pick<WheelRendererEvents, 'onShown' | 'onLost' | 'onFailed'>

interface SceneCanvas {
  /** Shows a fiber tree in place of the one before. */
  render(tree: ReactNode): void
  /** Gives up because of an error that nothing else catches. */
  fail(cause: unknown): void
  close(): void
}

/**
 * @returns `null` where there is no WebGL 2
 * @throws where a browser or an extension forbids even to ask
 */
export function openSceneCanvas(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { powerPreference }: RendererQuality,
  { onShown, onLost, onFailed }: CanvasEvents,
): SceneCanvas | null {
  let isPictureThere = false
  let isOver = false

  function fail(cause: unknown): void {
    if (isOver) return
    isOver = true
    onFailed(cause)
  }

  const context = openWebGL(canvas, powerPreference)
  if (!context) return null

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
    onLost()
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
          { canvas, ...contextAttributes(powerPreference) },
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
      // At once, so that on the page the wheel and everything else change in the same frame.
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
