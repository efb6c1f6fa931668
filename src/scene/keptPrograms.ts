// Owns that the programs of what comes later are there when it comes: a driver takes many milliseconds to compile one,
// and nothing that has just begun to move should wait for it.

import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { Group, Mesh, RawShaderMaterial } from 'three'
import { flatMaterial, type Shader } from './flatMaterial'

/** When the first pictures have been drawn and the page has settled. */
const IDLE = { timeout: 2000 }
/** Within this time most drivers have compiled them all. */
const LOOK_MS = 200

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Compiled once, when the browser has nothing else to do, and kept until the renderer's context goes.
 * @param shaders the same array at every call
 */
export function useKeptPrograms(shaders: readonly Shader[]): void {
  const renderer = useThree((state) => state.gl)
  const camera = useThree((state) => state.camera)
  useEffect(() => {
    let isWanted = true
    const isLost = () => !isWanted || renderer.getContext().isContextLost()

    async function compile(): Promise<void> {
      if (isLost()) return
      // The renderer counts the materials of a program; these are never drawn and never disposed of.
      const meshes = shaders.map((shader) => {
        return new Mesh(undefined, new RawShaderMaterial(...flatMaterial(shader, {})))
      })
      renderer.compile(new Group().add(...meshes), camera)
      // Their first use asks the driver about them and waits for its answer. Not every driver tells when it has one;
      // compileAsync would warn of those.
      const gl = renderer.getContext()
      const status = gl.getExtension('KHR_parallel_shader_compile')?.COMPLETION_STATUS_KHR
      const programs = renderer.info.programs ?? []
      const isReady = ({ program }: { program?: unknown }) =>
        status === undefined || gl.getProgramParameter(program as WebGLProgram, status)
      do await pause(LOOK_MS)
      while (!isLost() && !programs.every(isReady))
      if (!isLost()) for (const program of programs) program.getUniforms()
    }
    // Whoever draws with a program that has a fault will say so.
    const begin = () => compile().catch(() => {})
    // Not in every browser.
    const hasIdle = typeof requestIdleCallback === 'function'
    const idle = hasIdle ? requestIdleCallback(begin, IDLE) : setTimeout(begin, IDLE.timeout)
    return () => {
      isWanted = false
      if (hasIdle) cancelIdleCallback(idle as number)
      else clearTimeout(idle)
    }
  }, [renderer, camera, shaders])
}
