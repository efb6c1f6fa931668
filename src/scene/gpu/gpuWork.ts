// Owns waiting for the GPU without holding up the page: whoever asks a driver for anything while it works waits with it.

import type { WebGLRenderer } from 'three'

const LOOK_MS = 20

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the GPU has done everything it was told so far, or is gone. */
export async function gpuDone(gl: WebGL2RenderingContext): Promise<void> {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!sync) return
  // Else nobody would tell the GPU.
  gl.flush()
  // A context that was lost and has come back knows nothing of what was asked before.
  do await pause(LOOK_MS)
  while (!gl.isContextLost() && gl.getSyncParameter(sync, gl.SYNC_STATUS) === gl.UNSIGNALED)
  gl.deleteSync(sync)
}

/**
 * Resolves when the programs can be used without waiting for the driver, or its context is lost.
 * @param leastMs within which most drivers compile them, in threads of which a fence knows nothing; not every one
 * tells when it is done, and three's compileAsync would warn of those
 */
export async function programsCompiled(renderer: WebGLRenderer, leastMs: number): Promise<void> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const status = gl.getExtension('KHR_parallel_shader_compile')?.COMPLETION_STATUS_KHR
  const isReady = ({ program }: { program?: unknown }) =>
    status === undefined || gl.getProgramParameter(program as WebGLProgram, status)
  await pause(leastMs)
  await gpuDone(gl)
  while (!gl.isContextLost() && !renderer.info.programs?.every(isReady)) await pause(LOOK_MS)
}
