// Owns that a shader program outlives the last material it was for, so that the next such material finds it compiled.

import {
  type Camera,
  Mesh,
  RawShaderMaterial,
  type ShaderMaterialParameters,
  type WebGLRenderer,
} from 'three'

/** What each renderer has, by the fragment shader's text. */
const kept = new WeakMap<WebGLRenderer, Set<string>>()

/** Kept until the renderer's context goes; after a loss the program is compiled anew with each material. */
export function keepProgram(
  renderer: WebGLRenderer,
  camera: Camera,
  [parameters]: [ShaderMaterialParameters],
): void {
  const shaders = kept.get(renderer) ?? new Set()
  kept.set(renderer, shaders)
  const { fragmentShader = '' } = parameters
  // A lost context has no shaders to give.
  if (shaders.has(fragmentShader) || renderer.getContext().isContextLost()) return
  shaders.add(fragmentShader)
  // The renderer counts the materials of a program; this one is never drawn and never disposed of.
  renderer.compile(new Mesh(undefined, new RawShaderMaterial(parameters)), camera)
}
