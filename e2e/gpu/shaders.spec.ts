// Every shader compiles in a real WebGL2 context, and what they draw is the wheel.

import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { DEFAULT_LOOK } from '../../src/wheel/look'
import { expect, test } from '../support/fixtures'
import { distance, rgb } from '../support/pixels'
import { distinctOptions, savedText, storeWheel } from '../support/savedWheels'
import { initEverywhere, sceneThread } from '../support/sceneThread'

test.use({ hasGpu: true })

const SHADERS = new URL('../../shaders/', import.meta.url)
const SCENE = new URL('../../src/render/gpu/', import.meta.url)

declare global {
  var linkedPrograms: number
  var compiler: WebGL2RenderingContext | null
}

/** Each begins with the chunks before the shader itself. */
interface ShaderPair {
  readonly vertex: readonly string[]
  readonly fragment: readonly string[]
}

/** The shaders that the scene uses together, as its components name them. */
function shaderPairs(): ShaderPair[] {
  return readdirSync(SCENE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const code = readFileSync(new URL(name, SCENE), 'utf8')
      const files = new Map(
        [...code.matchAll(/import (\w+) from '[./]*shaders\/([\w./]+)\?raw'/g)].map(
          ([, text = '', file = '']) => [text, file],
        ),
      )
      const filesOf = (sum: string) =>
        sum.split('+').map((text) => files.get(text.trim()) ?? text.trim())
      return [...code.matchAll(/vertex: ([\w +]+),\s+fragment: ([\w +]+)/g)].flatMap(
        ([, vertex = '', fragment = '']) => {
          const pair = { vertex: filesOf(vertex), fragment: filesOf(fragment) }
          // The disc has one shader for equal segments and one for unequal ones.
          return inEach(inEach([pair], 'arcsChunk', ARCS), 'surfaceChunk', SURFACES)
        },
      )
    })
}

const ARCS = [['equalArcs.glsl'], ['unequalArcs.glsl']]
const PLAIN = 'looks/plain.glsl'
const SURFACES = readdirSync(new URL('looks/', SHADERS)).map((file) =>
  file === 'plain.glsl' ? [PLAIN] : ['noise.glsl', `looks/${file}`, PLAIN],
)

/** Once with each of these files in the place of a chunk. */
function inEach(
  pairs: readonly ShaderPair[],
  chunk: string,
  each: readonly (readonly string[])[],
): ShaderPair[] {
  return pairs.flatMap((pair) => {
    const at = pair.fragment.indexOf(chunk)
    if (at < 0) return pair
    return each.map((files) => ({ ...pair, fragment: pair.fragment.toSpliced(at, 1, ...files) }))
  })
}

/** What the driver says about a pair of shaders: nothing when all is well. */
async function compile(page: Page, vertex: string, fragment: string): Promise<string[]> {
  return page.evaluate(
    ([vertex, fragment]) => {
      // One for all: a page has few.
      globalThis.compiler ??= new OffscreenCanvas(1, 1).getContext('webgl2')
      const gl = globalThis.compiler
      const program = gl?.createProgram()
      if (!gl || !program) throw new Error('No WebGL2')
      const said: (string | null)[] = []
      for (const [type, source] of [
        [gl.VERTEX_SHADER, vertex],
        [gl.FRAGMENT_SHADER, fragment],
      ] as const) {
        const shader = gl.createShader(type)
        if (!shader) throw new Error('No shader')
        gl.shaderSource(shader, source)
        gl.compileShader(shader)
        said.push(gl.getShaderInfoLog(shader))
        if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) said.push('does not compile')
        gl.attachShader(program, shader)
      }
      gl.linkProgram(program)
      said.push(gl.getProgramInfoLog(program))
      if (!gl.getProgramParameter(program, gl.LINK_STATUS)) said.push('does not link')
      return said.filter((text) => text !== null && text.trim() !== '') as string[]
    },
    [vertex, fragment] as const,
  )
}

/** As three hands a shader of GLSL 3 to the driver. */
function source(...files: readonly string[]): string {
  const texts = files.map((file) => readFileSync(new URL(file, SHADERS), 'utf8'))
  return `#version 300 es\n${texts.join('')}`
}

test('every shader compiles and links, and the driver has nothing to say about it', async ({
  page,
}) => {
  const pairs = shaderPairs()
  const used = new Set(pairs.flatMap(({ vertex, fragment }) => [...vertex, ...fragment]))
  const files = readdirSync(SHADERS, { recursive: true, encoding: 'utf8' })
  expect([...used].sort()).toEqual(files.filter((name) => name.includes('.')).sort())
  for (const { vertex, fragment } of pairs) {
    const said = await compile(page, source(...vertex), source(...fragment))
    expect(said, `${vertex} with ${fragment}`).toEqual([])
  }
})

test('a broken shader is noticed', async ({ page }) => {
  const [pair] = shaderPairs()
  if (!pair) throw new Error('There are no shaders')
  const [vertex, fragment] = [source(...pair.vertex), source(...pair.fragment)]
  expect(
    await compile(page, vertex, fragment.replace('out vec4 color', 'out vec4 tint')),
  ).toContain('does not compile')
  expect(
    await compile(page, vertex.replace('out vec2 vPoint', 'out vec3 vPoint'), fragment),
  ).toContain('does not link')
})

for (const pixelRatio of [1, 2]) {
  test.describe(`at pixel ratio ${pixelRatio}`, () => {
    test.use({ deviceScaleFactor: pixelRatio, viewport: { width: 390, height: 700 } })

    test('the scene draws every segment, the rim and the hub @wheel.pointer-and-hub', async ({
      page,
      main,
    }) => {
      const options = distinctOptions(6)
      await storeWheel(page, options)
      await main.open()
      const { metrics } = await main.place()
      const picture = await main.picture()
      expect(picture.width).toBe((metrics.size + 2 * metrics.bleed) * pixelRatio)
      /** The color at a clockwise angle from the top, in turns, and a distance from the middle, in CSS pixels. */
      const seen = (turns: number, radius: number) => {
        const angle = turns * 2 * Math.PI
        const middle = picture.width / 2
        const x = middle + radius * pixelRatio * Math.sin(angle)
        const y = middle - radius * pixelRatio * Math.cos(angle)
        return picture.at(Math.floor(x), Math.floor(y))
      }

      for (const [index, { text, color }] of options.entries()) {
        // The first segment's middle is at the top; beside the middles there are no letters.
        const turns = (index + 0.25) / options.length
        for (const radius of [0.35, 0.6, 0.8].map((part) => part * metrics.radius)) {
          const off = distance(seen(turns, radius), rgb(color))
          expect(off, `${text} at ${radius} px`).toBeLessThan(8)
        }
      }
      for (const turns of [0.3, 0.52, 0.7]) {
        const [red, green, blue] = seen(turns, metrics.radius + 0.25 * metrics.rimWidth)
        expect(Math.max(red, green, blue), 'the rim is dark').toBeLessThan(150)
      }
      for (const turns of [0, 0.25, 0.5, 0.75]) {
        const [red, green, blue] = seen(turns, 0.55 * metrics.hubRadius)
        expect(Math.min(red, green, blue), 'the hub is light').toBeGreaterThan(140)
      }
      const tip = metrics.radius - metrics.pointerReach
      const offHead = distance(seen(0, tip + metrics.pointerLength), rgb(DEFAULT_LOOK.jewel.flat))
      expect(offHead, 'the head of the pointer').toBeLessThan(40)
      const [top] = options
      const offTip = distance(seen(0, tip + 4), rgb(top?.color ?? ''))
      expect(offTip, 'its tip, within the topmost segment').toBeGreaterThan(60)
    })
  })
}

test('nothing that comes later has to wait for its shader', async ({ page, main, clock }) => {
  await initEverywhere(page, countPrograms)
  await storeWheel(page, distinctOptions(6))
  await main.open()
  const linked = () => sceneThread(page).evaluate(() => globalThis.linkedPrograms)
  // Compiled when nobody waits: what this wheel does not have, or not yet.
  const ofThisLook = shaderPairs().filter(({ fragment }) => !fragment.includes('noise.glsl'))
  await expect.poll(linked).toBe(ofThisLook.length)
  await clock.freeze()
  for (let spin = 0; spin < 2; spin += 1) {
    await main.spinButton.click()
    await clock.advance(12_000)
    await expect(main.winnerHeading).toBeVisible()
  }
  /** Changes of color once round the wheel, outside its labels. */
  const changes = async () => {
    const { metrics } = await main.place()
    const picture = await main.picture()
    const [middle, away] = [picture.width / 2, 0.96 * metrics.radius]
    const at = (step: number) => {
      const angle = (step / 720) * 2 * Math.PI
      const [x, y] = [middle + away * Math.sin(angle), middle - away * Math.cos(angle)]
      return picture.at(Math.round(x), Math.round(y))
    }
    return Array.from({ length: 720 }).filter((_, step) => distance(at(step), at(step + 1)) > 24)
      .length
  }
  expect(await changes()).toBeLessThan(60)
  await page.evaluate(
    (text) => {
      localStorage.setItem('wheel_current', text)
      // As when another tab has kept it.
      dispatchEvent(new Event('storage'))
    },
    savedText(distinctOptions(1000)),
  )
  await expect(page.getByText('1000 options', { exact: true })).toBeVisible()
  await clock.advance(100)
  expect(await changes()).toBeGreaterThan(150)
  expect(await linked()).toBe(ofThisLook.length)
})

/** Runs in each thread before any of its scripts. */
function countPrograms(): void {
  globalThis.linkedPrograms = 0
  const { prototype } = WebGL2RenderingContext
  const real = prototype.linkProgram
  prototype.linkProgram = function (program) {
    globalThis.linkedPrograms += 1
    real.call(this, program)
  }
}
