// Shaders compile before they are drawn with: a driver takes many milliseconds for each and makes any other call wait.
// The first frame's are drawn once offscreen, the others compiled when the page is idle. The GPU's progress is polled:
// a direct question to a busy driver would block the page.

import {
  type Camera,
  Group,
  Mesh,
  OrthographicCamera,
  RawShaderMaterial,
  type Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Surface } from '../../wheel/look'
import { unequalDisc } from './parts/Disc'
import { flatMaterial, type Shader } from './parts/flatMaterial'
import { LABELS, WINNER_LABEL } from './parts/Labels'
import { LENS_LABELS, lensGlass } from './parts/Lens'
import { RAISED_SECTOR } from './parts/RaisedSector'

/** Not on every wheel, or not at first. */
const later = (surface: Surface): readonly Shader[] => [
  RAISED_SECTOR,
  WINNER_LABEL,
  LABELS,
  lensGlass(surface),
  LENS_LABELS,
  unequalDisc(surface),
]
/** After the first frames, when the page has settled. */
const IDLE = { timeout: 2000 }
/** What most drivers need for these, and for the first frame's. */
const LATER_MS = 250
const FIRST_MS = 120
const POLL_MS = 20

/**
 * Compiles the scene's programs and draws it once offscreen, so that the next frame takes no longer than any other.
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
  await programsCompiled(renderer, FIRST_MS)
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

async function compile(renderer: WebGLRenderer, surface: Surface): Promise<void> {
  const gl = renderer.getContext()
  if (gl.isContextLost()) return
  // three drops a program with its last material; these are never disposed of.
  const meshes = later(surface).map((shader) => {
    return new Mesh(undefined, new RawShaderMaterial(...flatMaterial(shader, {})))
  })
  renderer.compile(new Group().add(...meshes), new OrthographicCamera())
  await programsCompiled(renderer, LATER_MS)
  if (gl.isContextLost()) return
  // The first use would wait for the driver to answer with the uniforms.
  for (const program of renderer.info.programs ?? []) program.getUniforms()
}

/** When the page is idle, in a worker at once. They last as long as the renderer's context. */
export function precompilePrograms(renderer: WebGLRenderer, surface: Surface): void {
  // A faulty program is reported when it is drawn with.
  const begin = () => compile(renderer, surface).catch(() => {})
  if (typeof document === 'undefined') void begin()
  // Safari has no requestIdleCallback.
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, IDLE)
  else setTimeout(begin, IDLE.timeout)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the GPU has finished so far, or the context is lost. */
async function gpuDone(gl: WebGL2RenderingContext): Promise<void> {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!sync) return
  // Otherwise the commands might never be sent.
  gl.flush()
  // Lost and restored within a pause, the context no longer owns the fence, and the browser warns of its use.
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
 * Resolves when no use waits for the driver, or the context is lost. three's compileAsync would warn about drivers that
 * cannot report when they are done.
 * @param leastMs what most drivers need; they compile in threads that a fence does not wait for
 */
async function programsCompiled(renderer: WebGLRenderer, leastMs: number): Promise<void> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const status = gl.getExtension('KHR_parallel_shader_compile')?.COMPLETION_STATUS_KHR
  const isReady = ({ program }: { program?: unknown }) =>
    status === undefined || gl.getProgramParameter(program as WebGLProgram, status)
  await pause(leastMs)
  await gpuDone(gl)
  while (!gl.isContextLost() && !renderer.info.programs?.every(isReady)) await pause(POLL_MS)
}
