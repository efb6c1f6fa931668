// three's renderer, which reports its first failure and then stays idle: an error thrown into fiber's loop would be
// thrown again in every frame.

import { type Scene, WebGLRenderer, type WebGLRendererParameters } from 'three'
import { warmUp } from './warmUp'

interface RendererEvents {
  /** Shaders are compiled; until then nothing is drawn. */
  onWarm(renderer: WebGLRenderer): void
  /** A frame is in the drawing buffer. */
  onDrawn(): void
  /** Nothing will be drawn anymore. */
  onFailed(cause: unknown): void
}

/** @throws when the context cannot be used */
export function createGuardedRenderer(
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

  // Thrown, so that nothing is drawn with the program and the failure is handled like any other.
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
        // A context lost meanwhile has to start over.
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
