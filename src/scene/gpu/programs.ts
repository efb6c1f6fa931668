// Owns that the programs of what comes later are there when it comes: a driver takes many milliseconds to compile one,
// and nothing that has just begun to move should wait for it.

import { Group, Mesh, OrthographicCamera, RawShaderMaterial, type WebGLRenderer } from 'three'
import { flatMaterial, type Shader } from '../parts/flatMaterial'
import { LABELS } from '../parts/Labels'
import { LENS_GLASS } from '../parts/LensGlass'
import { LENS_LABELS } from '../parts/LensLabels'
import { RAISED_SECTOR } from '../parts/RaisedSector'
import { programsCompiled } from './gpuWork'

/** Of what one wheel has and another has not, or nobody has yet. */
const COMING: readonly Shader[] = [RAISED_SECTOR, LABELS, LENS_GLASS, LENS_LABELS]
/** When the first pictures have been drawn and the page has settled. */
const IDLE = { timeout: 2000 }
const COMPILE_MS = 250

async function compile(renderer: WebGLRenderer): Promise<void> {
  const gl = renderer.getContext()
  // A lost context has no programs to give.
  if (gl.isContextLost()) return
  // The renderer counts the materials of a program; these are never drawn and never disposed of.
  const meshes = COMING.map((shader) => {
    return new Mesh(undefined, new RawShaderMaterial(...flatMaterial(shader, {})))
  })
  renderer.compile(new Group().add(...meshes), new OrthographicCamera())
  await programsCompiled(renderer, COMPILE_MS)
  if (gl.isContextLost()) return
  // Their first use asks the driver about them and waits for its answer.
  for (const program of renderer.info.programs ?? []) program.getUniforms()
}

/** Compiles them when the browser has nothing else to do; they are kept until the renderer's context goes. */
export function keepPrograms(renderer: WebGLRenderer): void {
  // Whoever draws with a program that has a fault will say so.
  const begin = () => compile(renderer).catch(() => {})
  // Not in every browser.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, IDLE)
  else setTimeout(begin, IDLE.timeout)
}
