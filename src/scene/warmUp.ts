// Owns that the first picture does not hold up the page: a driver compiles programs when they are first drawn with, and
// whoever asks it for anything meanwhile waits, the page with its buttons too.

import { type Camera, type Scene, type WebGLRenderer, WebGLRenderTarget } from 'three'

/** Most drivers compile in threads of their own, of which a fence knows nothing, within this time. */
const COMPILE_MS = 120
const LOOK_MS = 20

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the GPU has done everything it was told so far, or is gone; asks without waiting for it. */
async function gpuDone(gl: WebGL2RenderingContext, leastMs: number): Promise<void> {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!sync) return
  // Else nobody would tell the GPU.
  gl.flush()
  await pause(leastMs)
  while (!gl.isContextLost() && gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.SIGNALED) {
    await pause(LOOK_MS)
  }
  gl.deleteSync(sync)
}

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
  await gpuDone(gl, COMPILE_MS)
  if (gl.isContextLost()) return
  const target = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  renderer.setRenderTarget(target)
  try {
    render.call(renderer, scene, camera)
  } finally {
    renderer.setRenderTarget(null)
    target.dispose()
  }
  await gpuDone(gl, LOOK_MS)
}
