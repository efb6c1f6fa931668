// Owns the renderer, made such that it tells of a failure once and then rests: whatever were thrown into fiber's
// loop would be thrown again in every frame.

import { type Scene, WebGLRenderer, type WebGLRendererParameters } from 'three'
import { warmUp } from './warmUp'

interface RendererEvents {
  /** The first picture can be drawn at once; until then there is none. */
  onWarm(renderer: WebGLRenderer): void
  /** A frame is in the drawing buffer. */
  onDrawn(): void
  /** Nothing more will be drawn. */
  onFailed(cause: unknown): void
}

/** @throws when the context cannot be used */
export function createGuardedRenderer(
  context: WebGL2RenderingContext,
  parameters: WebGLRendererParameters,
  { onWarm, onDrawn, onFailed }: RendererEvents,
): WebGLRenderer {
  // three would say so as an error of its own, and fail at the first answer that a lost context leaves out.
  if (context.isContextLost()) throw new Error('The context was lost before it was used')
  const renderer = new WebGLRenderer({ ...parameters, context })
  const { render, forceContextLoss } = renderer
  let hasFailed = false
  let warmth: 'cold' | 'warming' | 'warm' = 'cold'

  // Thrown, so that nothing is drawn with such a program and the failure goes the way of all others.
  renderer.debug.onShaderError = (gl, program, ...shaders) => {
    const said = [gl.getProgramInfoLog(program), ...shaders.map((one) => gl.getShaderInfoLog(one))]
    throw new Error(`A shader does not compile or link: ${said.join('\n')}`)
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
        // A context that was lost meanwhile has to begin again.
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
  // What is lost already cannot be lost again; the browser would complain.
  renderer.forceContextLoss = () => {
    if (!context.isContextLost()) forceContextLoss.call(renderer)
  }
  return renderer
}
