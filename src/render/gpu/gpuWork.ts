// Waiting for the GPU by looking at it now and then: a direct question to a busy driver would block the page.

import type { WebGLRenderer } from 'three'

const POLL_MS = 20

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the GPU has finished all commands so far, or the context is lost. */
export async function gpuDone(gl: WebGL2RenderingContext): Promise<void> {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!sync) return
  // Otherwise the commands might never be sent.
  gl.flush()
  // Lost and restored within a pause, the context no longer owns the fence: the browser would warn of its use.
  let wasLost = false
  const lost = () => {
    wasLost = true
  }
  gl.canvas.addEventListener('webglcontextlost', lost)
  const ownsSync = () => !wasLost && !gl.isContextLost()
  do await pause(POLL_MS)
  while (ownsSync() && gl.getSyncParameter(sync, gl.SYNC_STATUS) === gl.UNSIGNALED)
  gl.canvas.removeEventListener('webglcontextlost', lost)
  if (ownsSync()) gl.deleteSync(sync)
}

/**
 * Resolves when the programs can be used without waiting for the driver, or the context is lost. three's compileAsync
 * would warn about drivers that cannot report when they are done.
 * @param leastMs the time most drivers need; they compile in threads that a fence does not wait for
 */
export async function programsCompiled(renderer: WebGLRenderer, leastMs: number): Promise<void> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const status = gl.getExtension('KHR_parallel_shader_compile')?.COMPLETION_STATUS_KHR
  const isReady = ({ program }: { program?: unknown }) =>
    status === undefined || gl.getProgramParameter(program as WebGLProgram, status)
  await pause(leastMs)
  await gpuDone(gl)
  while (!gl.isContextLost() && !renderer.info.programs?.every(isReady)) await pause(POLL_MS)
}
