// Compiles the programs that the first frame does without. A driver takes many milliseconds for each, too long to wait
// for in the middle of an animation.

import { Group, Mesh, OrthographicCamera, RawShaderMaterial, type WebGLRenderer } from 'three'
import { programsCompiled } from './gpuWork'
import { UNEQUAL_DISC } from './parts/Disc'
import { flatMaterial, type Shader } from './parts/flatMaterial'
import { LABELS } from './parts/Labels'
import { LENS_GLASS } from './parts/LensGlass'
import { LENS_LABELS } from './parts/LensLabels'
import { RAISED_SECTOR } from './parts/RaisedSector'
import { WINNER_LABEL } from './parts/WinnerLabel'

/** What some wheels have and others do not, or not yet. */
const LATER: readonly Shader[] = [
  RAISED_SECTOR,
  WINNER_LABEL,
  LABELS,
  LENS_GLASS,
  LENS_LABELS,
  UNEQUAL_DISC,
]
/** After the first frames, when the page has settled. */
const IDLE = { timeout: 2000 }
const COMPILE_MS = 250

async function compile(renderer: WebGLRenderer): Promise<void> {
  const gl = renderer.getContext()
  if (gl.isContextLost()) return
  // three drops a program with its last material; these are never disposed of.
  const meshes = LATER.map((shader) => {
    return new Mesh(undefined, new RawShaderMaterial(...flatMaterial(shader, {})))
  })
  renderer.compile(new Group().add(...meshes), new OrthographicCamera())
  await programsCompiled(renderer, COMPILE_MS)
  if (gl.isContextLost()) return
  // The first use would ask the driver for the uniforms and wait for its answer.
  for (const program of renderer.info.programs ?? []) program.getUniforms()
}

/** Compiles them when the page is idle, in a worker at once. They last as long as the renderer's context. */
export function precompilePrograms(renderer: WebGLRenderer): void {
  // A faulty program is reported when it is drawn with.
  const begin = () => compile(renderer).catch(() => {})
  if (typeof document === 'undefined') void begin()
  // Safari has no requestIdleCallback.
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, IDLE)
  else setTimeout(begin, IDLE.timeout)
}
