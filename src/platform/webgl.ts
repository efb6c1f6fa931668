// The wheel's WebGL context. Asked for again, a canvas gives the one that it has.

/**
 * Nothing lies behind anything, and shaders smooth their own edges: multisampling and a depth buffer would cost time in
 * every frame without being seen.
 */
export function contextAttributes(powerPreference: WebGLPowerPreference) {
  return { antialias: false, depth: false, stencil: false, alpha: true, powerPreference }
}

/**
 * `null` where there is no WebGL 2.
 * @throws where a browser or an extension forbids even to ask
 */
export function openWebGL(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  powerPreference: WebGLPowerPreference,
): WebGL2RenderingContext | null {
  const attributes = contextAttributes(powerPreference)
  return canvas.getContext('webgl2', attributes) as WebGL2RenderingContext | null
}
