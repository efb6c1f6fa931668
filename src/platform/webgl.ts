// A canvas that is asked again gives the context that it has.

/** Nothing lies behind anything, and shaders smooth their edges: multisampling and depth would only cost time. */
export function contextAttributes(powerPreference: WebGLPowerPreference) {
  return { antialias: false, depth: false, stencil: false, alpha: true, powerPreference }
}

/** `null` where there is no WebGL 2. @throws where a browser or an extension forbids even to ask */
export function openWebGL(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  powerPreference: WebGLPowerPreference,
): WebGL2RenderingContext | null {
  const attributes = contextAttributes(powerPreference)
  return canvas.getContext('webgl2', attributes) as WebGL2RenderingContext | null
}
