// The renderer's first frame, prepared so that it does not block the page: a driver compiles a program when it is first
// drawn with, and until then any other call waits for it.

import { type Camera, type Scene, type WebGLRenderer, WebGLRenderTarget } from 'three'
import { gpuDone, programsCompiled } from './gpuWork'

const COMPILE_MS = 120

/**
 * Compiles the scene's programs and draws it once offscreen. The next frame then takes no longer than any other.
 * @param render the renderer's own
 * @throws what drawing throws
 */
export async function warmUp(
  renderer: WebGLRenderer,
  render: WebGLRenderer['render'],
  scene: Scene,
  camera: Camera,
): Promise<void> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  renderer.compile(scene, camera)
  await programsCompiled(renderer, COMPILE_MS)
  if (gl.isContextLost()) return
  const target = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  renderer.setRenderTarget(target)
  try {
    render.call(renderer, scene, camera)
  } finally {
    renderer.setRenderTarget(null)
    target.dispose()
  }
  await gpuDone(gl)
}
