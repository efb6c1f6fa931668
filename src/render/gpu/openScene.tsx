// createRoot with only the classes of the scene spares 60 kB that <Canvas> would bring.

import { _roots, advance, createRoot, extend, flushSync, invalidate } from '@react-three/fiber'
import {
  BufferGeometry,
  Group,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  type Scene,
  setConsoleFunction,
  WebGLRenderer,
  type WebGLRendererParameters,
} from 'three'
import { contextAttributes, openWebGL } from '../../platform/webgl'
import type { Look } from '../../wheel/look'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import type { WheelRenderer, WheelRendererEvents } from '../renderer'
import type { WheelView } from '../view'
import { loadSurface } from './parts/surfaces'
import { precompilePrograms, warmUp } from './programs'
import { WheelScene } from './WheelScene'

extend({ BufferGeometry, Group, Mesh, OrthographicCamera, PlaneGeometry, RawShaderMaterial })

/** The first frame sets the size, and nothing else may (WheelScene). */
const CONFIGURATION = {
  frameloop: 'demand',
  flat: true,
  dpr: 1,
  size: { width: 1, height: 1, top: 0, left: 0 },
  // Shaders do the turning; no object has a transform of its own.
  scene: { matrixWorldAutoUpdate: false },
} as const

// fiber 9 makes a clock that nothing here uses, and three warns at every visit that clocks are deprecated.
setConsoleFunction((type, message, ...details) => {
  if (!message.startsWith('THREE.Clock:')) console[type](message, ...details)
})

/** Of a film, whose time stands still between its frames. */
export interface FilmClock {
  /** Since the film's beginning. */
  readonly nowMs: number
}

/**
 * No failure in here reaches its surroundings. Another power preference needs another canvas.
 * @param clock of a film: then a frame is drawn only by `drawFrame`
 * @returns `null` where there is no WebGL 2
 * @throws where a browser or an extension forbids even to ask
 */
export function openScene(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { powerPreference }: RendererQuality,
  { onRest, onShown, onRatioLearned, onLost, onFailed }: WheelRendererEvents,
  clock?: FilmClock,
): WheelRenderer | null {
  let isPictureThere = false
  let isOver = false

  function fail(cause: unknown): void {
    if (isOver) return
    isOver = true
    onFailed(cause)
  }

  const now = clock ? () => clock.nowMs : () => performance.now()
  const events = { now, onRest, onRatioLearned, onFailed: fail }
  const context = openWebGL(canvas, powerPreference)
  if (!context) return null

  function warm(renderer: WebGLRenderer): void {
    if (isOver) return
    invalidate()
    precompilePrograms(renderer, latest?.look.surface ?? 'plain')
  }

  function drawn(): void {
    if (isPictureThere || context?.isContextLost()) return
    isPictureThere = true
    if (clock) {
      onShown(true)
      return
    }
    // This frame is on the screen when the next one begins, unless the context is lost first.
    requestAnimationFrame(() => {
      if (isPictureThere && !isOver) onShown(true)
    })
  }

  function lost(): void {
    isPictureThere = false
    onShown(false)
    onLost()
  }

  // three listened first and has restored itself by now.
  const restored = () => invalidate()

  const root = createRoot(canvas)
  // fiber would report errors of its tree to the whole page.
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
      ...(clock && { frameloop: 'never' }),
    })
    .catch(fail)
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)

  let latest: WheelView | null = null
  let isMounted = false

  let lookDrawn: Look | null = null

  function render(): void {
    if (!isMounted || isOver || !latest) return
    const { look } = latest
    // Shaders of another look come later; until then the wheel has the one before.
    const loading = look === lookDrawn ? null : loadSurface(look.surface)
    void loading?.then(render).catch(fail)
    if (!loading) lookDrawn = look
    else if (!lookDrawn) return
    const view = { ...latest, look: lookDrawn }
    // The wheel and the rest of the page change in the same frame.
    flushSync(() => root.render(<WheelScene view={view} {...events} />))
  }

  root.ready
    // So that the page can answer in between.
    .then(() => new Promise((resolve) => setTimeout(resolve)))
    .then(() => {
      if (isOver) return
      isMounted = true
      render()
    })
    .catch(fail)

  return {
    show(view) {
      latest = view
      render()
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

/** Draws a frame of a film, once its scene is there: `onShown` tells of the first. */
export function drawFrame(canvas: OffscreenCanvas, { nowMs }: FilmClock): void {
  const state = _roots.get(canvas)?.store.getState()
  // Without the callback of WheelScene, fiber would draw the empty scene. Springs move on by its global effects.
  if (state && state.internal.priority > 0) advance(nowMs / 1000, true, state)
}

interface RendererEvents {
  /** Shaders are compiled; until then nothing is drawn. */
  onWarm(renderer: WebGLRenderer): void
  onDrawn(): void
  onFailed(cause: unknown): void
}

/** Idle after its first failure: fiber's loop would throw it in every frame. @throws when the context cannot be used */
function createGuardedRenderer(
  context: WebGL2RenderingContext,
  parameters: WebGLRendererParameters,
  { onWarm, onDrawn, onFailed }: RendererEvents,
): WebGLRenderer {
  // three would log an error and then fail at the first thing a lost context does not answer.
  if (context.isContextLost()) throw new Error('The context was lost before it was used')
  const renderer = new WebGLRenderer({ ...parameters, context })
  const { render, forceContextLoss } = renderer
  let hasFailed = false
  let warmth: 'cold' | 'warming' | 'warm' = 'cold'

  // Thrown, so that nothing is drawn with the program.
  renderer.debug.onShaderError = (gl, program, ...shaders) => {
    const logs = [gl.getProgramInfoLog(program), ...shaders.map((one) => gl.getShaderInfoLog(one))]
    throw new Error(`A shader does not compile or link: ${logs.join('\n')}`)
  }
  function failed(cause: unknown): void {
    hasFailed = true
    onFailed(cause)
  }

  renderer.render = (scene, camera) => {
    if (hasFailed || warmth === 'warming') return
    if (warmth === 'cold') {
      warmth = 'warming'
      warmUp(renderer, render, scene as Scene, camera).then(() => {
        // A context lost meanwhile starts over.
        warmth = context.isContextLost() ? 'cold' : 'warm'
        if (warmth === 'warm') onWarm(renderer)
      }, failed)
      return
    }
    try {
      render.call(renderer, scene, camera)
    } catch (cause) {
      failed(cause)
      return
    }
    onDrawn()
  }
  // The browser warns when a lost context is lost again.
  renderer.forceContextLoss = () => {
    if (!context.isContextLost()) forceContextLoss.call(renderer)
  }
  return renderer
}
