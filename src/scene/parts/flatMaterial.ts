// Owns how every shader of the scene becomes a material: flat, blended, in drawing order (the canvas has no depth to
// test by), colours as written.

import { DoubleSide, GLSL3, type IUniform, type ShaderMaterialParameters } from 'three'

export interface Shader {
  readonly vertex: string
  readonly fragment: string
}

/** Parameters of a material for a shader whose output is premultiplied and already in screen colours. */
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
