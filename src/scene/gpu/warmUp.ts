// Owns that the first picture does not hold up the page: a driver compiles programs when they are first drawn with, and
// whoever asks it for anything meanwhile waits, the page with its buttons too.

import { type Camera, type Scene, type WebGLRenderer, WebGLRenderTarget } from 'three'
import { gpuDone, programsCompiled } from './gpuWork'

const COMPILE_MS = 120

/**
 * Compiles what the scene is drawn with and draws it once where nobody sees it. The next picture then takes no longer
 * than any other.
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
