// No spin flashes more than three times in any second (WCAG 2.3.1). Frames of the fastest spins are read back from
// the GPU, and opposing changes of luminance, and of red, are counted in every block of the picture.

import { MAX_SWIPE_STRENGTH } from '../../src/spin/launch'
import { EVERY_LOOK } from '../../tests/support/everyLook'
import { withApp } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { sceneThread } from '../support/sceneThread'

// Changes are counted in blocks, whose number does not depend on the wheel's size. A small wheel is drawn in half the time.
test.use({ hasGpu: true, viewport: { width: 480, height: 600 } })

const FRAME_MS = 1000 / 60
/** The first second and a half: the wheel is never faster, and slows through every speed that could flash. */
const FRAMES = 150
/** A hard swipe makes the wheel three times as fast, so it passes those speeds later. */
const SWIPED_FRAMES = 200
/** The number of options, and the strength. */
const STRONGEST_SWIPE = [8, MAX_SWIPE_STRENGTH] as const
const BLOCKS = 12

interface FlashRecording {
  /** For each frame the mean relative luminance of each block, and its share of saturated red pixels. */
  readonly light: number[][]
  readonly red: number[][]
}

/** Pairs of opposing changes of at least `step` within any `window` consecutive values; at most. */
function mostPairs(values: readonly number[], step: number, window: number): number {
  const turns: number[] = []
  let direction = 0
  let extreme = values[0] ?? 0
  for (const [frame, value] of values.entries()) {
    if (direction >= 0 && extreme - value >= step) {
      turns.push(frame)
      direction = -1
      extreme = value
    } else if (direction <= 0 && value - extreme >= step) {
      turns.push(frame)
      direction = 1
      extreme = value
    } else if (direction >= 0 ? value > extreme : value < extreme) extreme = value
  }
  const counts = turns.map(
    (start) => turns.filter((at) => at >= start && at < start + window).length,
  )
  return Math.floor(Math.max(0, ...counts) / 2)
}

const black = '#000000'
const white = '#ffffff'
const red = '#ff0000'
const kinds: [string, string[], number[]][] = [
  ['black and white', [black, white], [2, 8, 30, 100, 1000]],
  ['saturated red and white', [red, white], [2, 8, 100]],
  [
    'the palette',
    ['#FF6B6B', '#4ECDC4', '#45B7D1', '#FFA726', '#AB47BC', '#26A69A', '#42A5F5'],
    [2, 4, 5, 8],
  ],
]

test('the counting itself sees a flash, and no flash where there is none', () => {
  const blinking = Array.from({ length: 60 }, (_, frame) => (Math.floor(frame / 5) % 2 ? 1 : 0))
  expect(mostPairs(blinking, 0.1, 60)).toBeGreaterThan(3)
  expect(mostPairs(new Array(60).fill(0.5), 0.1, 60)).toBe(0)
  expect(
    mostPairs(
      Array.from({ length: 60 }, (_, frame) => frame / 60),
      0.1,
      60,
    ),
  ).toBe(0)
})

interface Case {
  readonly kind: string
  readonly colors: readonly string[]
  readonly count: number
  readonly strength: number
  readonly look: string
}

const cases = kinds.flatMap(([kind, colors, counts]): Case[] =>
  [...counts.map((one) => [one, 0] as const), STRONGEST_SWIPE].map(([count, strength]) => ({
    kind,
    colors,
    count,
    strength,
    look: 'default',
  })),
)
/** Where the colors do not flash, what a surface adds to them must not either. */
const inLooks = [
  ...EVERY_LOOK.slice(1).map(({ name }) => ['black and white', [black, white], name] as const),
  ...['glass', 'snow', 'paper', 'walnut'].map((name) => ['white', [white], name] as const),
].map(([kind, colors, look]) => ({
  kind: `${kind}, in the look ${look}`,
  colors,
  count: 8,
  strength: 0,
  look,
}))

for (const { kind, colors, count, strength, look } of [...cases, ...inLooks]) {
  const isHardest = kind === 'black and white' && count === 8
  const swiped = strength > 0 ? ', after the strongest swipe' : ''
  const id = look === 'default' ? 'wheel.no-flashing' : 'look.flashes'
  test(
    `${count} options in ${kind}${swiped} @${id}`,
    { tag: isHardest ? [] : '@soak' },
    async ({ main, clock }, { annotations }) => {
      const options = distinctOptions(count).map((option, index) => ({
        ...option,
        // Few options carry large words.
        ...(count < 6 && { text: 'Montgomery' }),
        color: colors[index % colors.length] ?? black,
      }))
      const frames = strength === 0 ? FRAMES : SWIPED_FRAMES
      // The shortest spin is the fastest; a longer one is slow enough to flash for longer.
      await storeWheel(main.page, options, lasting(count === 8 ? 4000 : 1500), look)
      await main.open()
      await clock.freeze()
      await sceneThread(main.page).evaluate((blocks) => {
        const gl = globalThis.gpu.at(-1)?.context
        if (!gl) throw new Error('The scene has no canvas')
        const recording: FlashRecording = { light: [], red: [] }
        Reflect.set(globalThis, 'flashes', recording)
        const linear = Array.from({ length: 256 }, (_, value) => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        globalThis.testClock.afterFrame = () => {
          const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
          const pixels = new Uint8Array(width * height * 4)
          gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
          const light = new Array<number>(blocks * blocks).fill(0)
          const reds = new Array<number>(blocks * blocks).fill(0)
          const counts = new Array<number>(blocks * blocks).fill(0)
          for (let y = 0; y < height; y += 2) {
            for (let x = 0; x < width; x += 2) {
              const at = (y * width + x) * 4
              if ((pixels[at + 3] ?? 0) < 255) continue
              const block =
                Math.floor((y / height) * blocks) * blocks + Math.floor((x / width) * blocks)
              const r = linear[pixels[at] ?? 0] ?? 0
              const g = linear[pixels[at + 1] ?? 0] ?? 0
              const b = linear[pixels[at + 2] ?? 0] ?? 0
              light[block] = (light[block] ?? 0) + 0.2126 * r + 0.7152 * g + 0.0722 * b
              if (r > 0.02 && r / (r + g + b) >= 0.8) reds[block] = (reds[block] ?? 0) + 1
              counts[block] = (counts[block] ?? 0) + 1
            }
          }
          const mean = (sums: number[]) => sums.map((sum, block) => sum / (counts[block] || 1))
          recording.light.push(mean(light))
          recording.red.push(mean(reds))
        }
      }, BLOCKS)
      if (strength === 0) await main.spinButton.click()
      else await withApp(main.page, ({ actions }) => void actions.requestSpin(2000))
      await expect(main.spinningButton).toBeDisabled()
      await clock.advanceFrames(frames, FRAME_MS)
      // As text: forty thousand numbers one by one take a second.
      const { light, red }: FlashRecording = JSON.parse(
        await sceneThread(main.page).evaluate(() =>
          JSON.stringify(Reflect.get(globalThis, 'flashes')),
        ),
      )
      expect(light).toHaveLength(frames)
      const worst = (frames: number[][]) =>
        Math.max(
          ...Array.from({ length: BLOCKS * BLOCKS }, (_, block) =>
            mostPairs(
              frames.map((frame) => frame[block] ?? 0),
              0.1,
              60,
            ),
          ),
        )
      const most = { light: worst(light), red: worst(red) }
      annotations.push({ type: 'flashes in a second', description: JSON.stringify(most) })
      expect(most.light, 'flashes of light in a second').toBeLessThanOrEqual(3)
      expect(most.red, 'red flashes in a second').toBeLessThanOrEqual(3)
    },
  )
}
