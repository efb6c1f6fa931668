// What the GPU draws of a look, loaded with the first wheel that has it.

import plainChunk from '../../../../shaders/looks/plain.glsl?raw'
import noiseChunk from '../../../../shaders/noise.glsl?raw'
import type { Surface } from '../../../wheel/look'

type Chunk = Promise<{ readonly default: string }>

const LOAD: Readonly<Record<Exclude<Surface, 'plain'>, () => Chunk>> = {
  paper: () => import('../../../../shaders/looks/paper.glsl?raw'),
  wood: () => import('../../../../shaders/looks/wood.glsl?raw'),
  neon: () => import('../../../../shaders/looks/neon.glsl?raw'),
  chalk: () => import('../../../../shaders/looks/chalk.glsl?raw'),
  glass: () => import('../../../../shaders/looks/glass.glsl?raw'),
}

const chunks = new Map<Surface, string>([['plain', plainChunk]])

/** For after light.glsl. A surface that could not be loaded is plain. */
export function surfaceChunk(surface: Surface): string {
  return chunks.get(surface) ?? plainChunk
}

/** `null` once it is there. Never rejects. */
export function loadSurface(surface: Surface): Promise<void> | null {
  if (surface === 'plain' || chunks.has(surface)) return null
  return LOAD[surface]().then(
    (file) => void chunks.set(surface, noiseChunk + file.default + plainChunk),
    (cause) => {
      chunks.set(surface, plainChunk)
      console.warn(`Failed to load the surface “${surface}”; the wheel is plain`, cause)
    },
  )
}

/** The same object for the same surface, so that a shader is compiled once. */
export function perSurface<T>(make: (chunk: string) => T): (surface: Surface) => T {
  const made = new Map<string, T>()
  return (surface) => {
    const chunk = surfaceChunk(surface)
    const known = made.get(chunk) ?? make(chunk)
    made.set(chunk, known)
    return known
  }
}
