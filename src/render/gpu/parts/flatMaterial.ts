// Flat, blended in drawing order (the canvas has no depth buffer), with colors as written.

import { DoubleSide, GLSL3, type IUniform, type ShaderMaterialParameters } from 'three'
import { colorChannels, lightOf } from '../../../wheel/colors/color'
import type { Look, Shades } from '../../../wheel/look'
import type { WheelMetrics } from '../../../wheel/metrics'

export interface Shader {
  readonly vertex: string
  readonly fragment: string
}

/** For premultiplied output in screen colors. */
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

/** Those of shaders/light.glsl. */
export function lookUniforms() {
  return { shadow: { value: 1 }, gloss: { value: 1 }, cell: { value: 0 } }
}

export function writeLook(
  uniforms: ReturnType<typeof lookUniforms>,
  { shadow, gloss, cell }: Look,
  { radius }: WheelMetrics,
): void {
  uniforms.shadow.value = shadow
  uniforms.gloss.value = gloss
  uniforms.cell.value = cell * radius
}

/** From 0 to 1, not converted to linear light. */
export function screenColor(hex: string): number[] {
  return colorChannels(hex).map((channel) => channel / 255)
}

/** For a `uniform vec3 name[2]`: in the shade and in full light, in screen values. */
export function screenShades({ dark, light }: Shades): number[] {
  return [dark, light].flatMap(screenColor)
}

/** The same in linear light. */
export function linearShades({ dark, light }: Shades): number[] {
  return [dark, light].flatMap(lightOf)
}
