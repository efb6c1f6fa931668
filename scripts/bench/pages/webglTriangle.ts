// Raw WebGL 2 with one draw call and one uniform. The same on the page and in a worker.

/** The product's canvas: a wheel of 350 pixels and 20 around it. */
const SIDE = 390
const VERTEX = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = vec4(4.0 * corner - 1.0, 0.0, 1.0);
}`
const FRAGMENT = `#version 300 es
precision highp float;
uniform float turn;
out vec4 color;
void main() { color = vec4(1.0, 0.0, 0.0 * turn, 1.0); }`

/** @throws where there is no WebGL 2 */
function showTriangle(canvas: HTMLCanvasElement | OffscreenCanvas, ratio: number) {
  canvas.width = canvas.height = SIDE * ratio
  const context = canvas.getContext('webgl2', { antialias: true }) as WebGL2RenderingContext | null
  if (!context) throw new Error('There is no WebGL 2 here')
  const gl = context
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('There is no shader')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL function, not a React hook.
  gl.useProgram(program)
  const turn = gl.getUniformLocation(program, 'turn')
  let isSpinning = false

  function draw(nowMs: number): void {
    gl.uniform1f(turn, nowMs)
    gl.clear(gl.COLOR_BUFFER_BIT)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    if (isSpinning) requestAnimationFrame(draw)
  }

  return {
    draw: () => void requestAnimationFrame(draw),
    spin() {
      isSpinning = true
      requestAnimationFrame(draw)
    },
  }
}

export { SIDE, showTriangle }
