// The material of every shader in the scene: flat, blended in drawing order (the canvas has no depth buffer), with
// colors as written.

import { DoubleSide, GLSL3, type IUniform, type ShaderMaterialParameters } from 'three'

export interface Shader {
  readonly vertex: string
  readonly fragment: string
}

/** For shaders whose output is premultiplied and already in screen colors. */
export function flatMaterial(
  { vertex, fragment }: Shader,
  uniforms: Record<string, IUniform>,
): [ShaderMaterialParameters] {
  return [
    {
      glslVersion: GLSL3,
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms,
      side: DoubleSide,
      transparent: true,
      premultipliedAlpha: true,
      toneMapped: false,
    },
  ]
}
