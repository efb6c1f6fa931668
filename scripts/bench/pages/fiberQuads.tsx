// The floor's scene: fiber and three with one quad and a trivial shader, or with more quads, each with a program of its
// own, like the parts of the wheel. The same on the page and in a worker.

import { createRoot, extend, useFrame, useThree } from '@react-three/fiber'
import { GLSL3, Mesh, PlaneGeometry, RawShaderMaterial } from 'three'

extend({ Mesh, PlaneGeometry, RawShaderMaterial })

/** The product's canvas: a wheel of 350 pixels and 20 around it. */
const SIDE = 390
const VERTEX = `in vec3 position;
void main() { gl_Position = vec4(2.0 * position.xy, 0.0, 1.0); }`
const fragment = (quad: number) => `precision highp float;
out vec4 color;
void main() { color = vec4(1.0, 0.0, 0.0, ${(1 - quad / 100).toFixed(2)}); }`
const MOST_QUADS = 4
const MATERIALS = Array.from({ length: MOST_QUADS }, (_, quad) => {
  return { glslVersion: GLSL3, vertexShader: VERTEX, fragmentShader: fragment(quad) } as const
})

interface Quads {
  readonly draw: () => void
  readonly spin: () => void
}

/** What both sides of a scene share. */
interface State {
  isSpinning: boolean
  draw: () => void
}

function Scene({ state, count }: { readonly state: State; readonly count: number }) {
  const invalidate = useThree((three) => three.invalidate)
  state.draw = invalidate
  useFrame(() => {
    if (state.isSpinning) invalidate()
  })
  // Only the first quad covers the canvas; the others are as small as possible, because only their draw calls count.
  return MATERIALS.slice(0, count).map((parameters, quad) => (
    <mesh key={parameters.fragmentShader} frustumCulled={false} renderOrder={quad}>
      <planeGeometry args={quad === 0 ? [1, 1] : [0.01, 0.01]} />
      <rawShaderMaterial args={[parameters]} />
    </mesh>
  ))
}

async function showQuads(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  ratio: number,
  count: number,
): Promise<Quads> {
  const state: State = { isSpinning: false, draw: () => {} }
  const root = createRoot(canvas)
  await root.configure({
    frameloop: 'demand',
    flat: true,
    dpr: ratio,
    size: { width: SIDE, height: SIDE, top: 0, left: 0 },
    gl: { antialias: true, alpha: true, stencil: false },
  })
  root.render(<Scene state={state} count={count} />)
  return {
    draw: () => state.draw(),
    spin() {
      state.isSpinning = true
      state.draw()
    },
  }
}

export { showQuads }
