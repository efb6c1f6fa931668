// The GPU is lost, comes back, is missing or fails: the wheel stays visible, every spin names its winner, and the
// console gets one warning at most.

import type { Page } from 'playwright/test'
import { withApp } from '../support/appState'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { giveGpuBack, isGpuLost, loseGpu, refuseWebGL } from '../support/gpu'
import type { Messages } from '../support/messages'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { initEverywhere, sceneThread } from '../support/sceneThread'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(6)
const SPIN_MS = 1500

test.use({ hasGpu: true, viewport: { width: 1000, height: 700 } })

test.beforeEach(async ({ page }) => {
  await storeWheel(page, OPTIONS, lasting(SPIN_MS))
})

/** A spin in progress ends with the drawn winner: announced, named and under the pointer. */
async function spinEnds(page: Page, main: WheelPage, clock: Clock): Promise<void> {
  const { pendingSpin } = await keptWheel(page)
  const winner = pendingSpin?.winner.text ?? 'none was drawn'
  await expect(main.spinningButton).toBeDisabled()
  await clock.advance(SPIN_MS)
  await main.hasAnnounced(`Winner: ${winner}`)
  await expect(main.winnerHeading).toBeVisible()
  expect(await main.winner()).toBe(winner)
  // A fast wheel's colors come back within half a second, and the winner rises.
  await clock.advance(1000)
  expect(await optionUnderPointer(main, OPTIONS)).toBe(winner)
}

async function spinsWell(page: Page, main: WheelPage, clock: Clock): Promise<void> {
  await main.wheel.scrollIntoViewIfNeeded()
  await main.spinButton.click()
  await clock.advance(500)
  await spinEnds(page, main, clock)
}

/** For a frozen clock: the drawing changes with a frame, the very first one a fifth of a second after its start. */
async function comesToBeDrawnBy(drawing: string, main: WheelPage, clock: Clock): Promise<void> {
  await expect
    .poll(async () => {
      await clock.advanceFrames(4, 1000 / 60)
      return main.wheel.getAttribute('data-drawing')
    })
    .toBe(drawing)
}

/** The console got this message, once, and no other. */
function saysOnce(messages: Messages, pattern: RegExp): void {
  messages.expect(pattern)
  expect(messages.count(/./)).toBe(messages.count(/GPU stall|THREE\.Clock/) + 1)
}

test('a GPU lost while nothing moves is waited for, and draws again @gpu.lost-idle', async ({
  page,
  main,
  clock,
}) => {
  await main.open()
  await clock.freeze()
  await loseGpu(page)
  await main.isDrawnBy('flat')
  expect(await optionUnderPointer(main, OPTIONS)).toBe('A1')
  await spinsWell(page, main, clock)

  await giveGpuBack(page)
  await comesToBeDrawnBy('scene', main, clock)
  expect(await optionUnderPointer(main, OPTIONS)).toBe(await main.winner())
  await spinsWell(page, main, clock)
})

test('a GPU lost for ever in the middle of a spin costs nothing but its own picture @gpu.lost-for-good', async ({
  page,
  main,
  clock,
}) => {
  await main.open()
  await clock.freeze()
  await page.keyboard.press('Enter')
  await clock.advance(500)
  await loseGpu(page)
  await main.isDrawnBy('flat')
  await spinEnds(page, main, clock)
  await spinsWell(page, main, clock)
  await main.isDrawnBy('flat')
})

test('a GPU that comes back while the wheel still turns draws the rest of the spin @gpu.lost-and-back', async ({
  page,
  main,
  clock,
}) => {
  await main.open()
  await clock.freeze()
  await page.keyboard.press('Enter')
  await clock.advance(200)
  await loseGpu(page)
  await main.isDrawnBy('flat')
  await clock.advance(100)
  await giveGpuBack(page)
  await comesToBeDrawnBy('scene', main, clock)
  await spinEnds(page, main, clock)
})

test('a GPU lost three times in a row is given up, and the plain drawing stays @gpu.lost-thrice', async ({
  page,
  main,
  clock,
  messages,
}) => {
  await main.open()
  await clock.freeze()
  for (const loss of [1, 2]) {
    await test.step(`loss ${loss}`, async () => {
      await page.keyboard.press('Enter')
      await clock.advance(500)
      await loseGpu(page)
      await main.isDrawnBy('flat')
      await spinEnds(page, main, clock)
      await giveGpuBack(page)
      await comesToBeDrawnBy('scene', main, clock)
    })
  }
  await page.keyboard.press('Enter')
  await clock.advance(500)
  await loseGpu(page)
  await main.isDrawnBy('flat')
  await expect.poll(() => messages.count(/The GPU was lost 3 times within 60 s/)).toBe(1)
  await spinEnds(page, main, clock)
  // Its canvas is gone, so that nothing can bring the scene back.
  await expect(main.wheel.locator('canvas')).toHaveCount(1)
  await spinsWell(page, main, clock)
  await main.isDrawnBy('flat')
  saysOnce(messages, /^warning: The GPU was lost 3 times/)
})

test('a GPU that goes and comes within a frame leaves no empty picture', async ({
  page,
  main,
  clock,
}) => {
  await main.open()
  await clock.freeze()
  await loseGpu(page)
  await main.isDrawnBy('flat')
  await giveGpuBack(page)
  await expect.poll(() => isGpuLost(page)).toBe(false)
  // The frame that draws again, and none after it: what it drew is not on the screen yet.
  await clock.advanceFrames(1, 1000 / 60)
  await loseGpu(page)
  await expect.poll(() => isGpuLost(page)).toBe(true)
  await clock.advance(500)
  await main.isDrawnBy('flat')
  expect(await optionUnderPointer(main, OPTIONS)).toBe('A1')
})

test('a GPU lost in the very first frame is waited for @gpu.lost-first-frame', async ({
  page,
  main,
  clock,
}) => {
  await initEverywhere(page, () => {
    const { linkProgram } = WebGL2RenderingContext.prototype
    let isFirst = true
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      if (isFirst) this.getExtension('WEBGL_lose_context')?.loseContext()
      isFirst = false
      linkProgram.call(this, program)
    }
  })
  await main.open('flat')
  await clock.freeze()
  expect(await optionUnderPointer(main, OPTIONS)).toBe('A1')
  await spinsWell(page, main, clock)
  await giveGpuBack(page)
  await comesToBeDrawnBy('scene', main, clock)
  await spinsWell(page, main, clock)
})

test('a GPU lost while the code for it is on its way leaves the plain drawing @gpu.lost-loading', async ({
  page,
  main,
  clock,
  messages,
}) => {
  await initEverywhere(page, () => {
    for (const canvas of [globalThis.HTMLCanvasElement, OffscreenCanvas]) {
      if (!canvas) continue
      const real = canvas.prototype.getContext as (...args: unknown[]) => unknown
      canvas.prototype.getContext = function (this: unknown, ...args: unknown[]) {
        const context = real.apply(this, args)
        if (context instanceof WebGL2RenderingContext) {
          context.getExtension('WEBGL_lose_context')?.loseContext()
        }
        return context
      } as typeof canvas.prototype.getContext
    }
  })
  await main.open('flat')
  await main.isDrawnBy('flat')
  await clock.freeze()
  await spinsWell(page, main, clock)
  saysOnce(messages, /^warning: The GPU drawing failed.*lost before it was used/)
})

for (const [kind, answer] of [
  ['WebGL 2 is missing and WebGL 1 is there', null],
  ['asking for WebGL throws', new Error('Blocked for privacy')],
] as const) {
  test(`where ${kind} the wheel is drawn flat @gpu.no-context`, async ({
    page,
    main,
    clock,
    messages,
  }) => {
    await refuseWebGL(page, answer?.message ?? null)
    await main.open('flat')
    await clock.freeze()
    await spinsWell(page, main, clock)
    await spinsWell(page, main, clock)
    if (answer) saysOnce(messages, /^warning: The GPU drawing failed.*Blocked for privacy/)
  })
}

test('where nothing can be drawn at all every spin still ends and names its winner @error.no-canvas @gpu.no-canvas', async ({
  page,
  main,
  clock,
  messages,
}) => {
  messages.expect(/^warning: Failed to initialize wheel physics: Could not get canvas context/)
  await initEverywhere(page, () => {
    for (const canvas of [globalThis.HTMLCanvasElement, OffscreenCanvas]) {
      if (canvas) canvas.prototype.getContext = () => null
    }
  })
  await main.open('flat')
  await clock.freeze()
  await main.spinButton.click()
  const { pendingSpin } = await keptWheel(page)
  // Four seconds, and one more in which a frame could have shown it at rest.
  await clock.advance(5000)
  await expect(main.winnerHeading).toBeVisible()
  expect(await main.winner()).toBe(pendingSpin?.winner.text)
})

/** Has the driver refuse every shader in whose source the word stands. */
async function refuseShadersWith(page: Page, word: string): Promise<void> {
  await initEverywhere(
    page,
    (word) => {
      const { shaderSource } = WebGL2RenderingContext.prototype
      WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
        const isRefused = source.includes(word)
        shaderSource.call(
          this,
          shader,
          isRefused ? source.replace(/void main/, 'void 1main') : source,
        )
      }
    },
    word,
  )
}

test('a shader of the first frame that does not compile leaves the plain drawing @gpu.shader-first', async ({
  page,
  main,
  clock,
  messages,
}) => {
  await refuseShadersWith(page, 'uniform sampler2D sums')
  await main.open('flat')
  await clock.freeze()
  expect(await optionUnderPointer(main, OPTIONS)).toBe('A1')
  await spinsWell(page, main, clock)
  saysOnce(messages, /^warning: The GPU drawing failed.*shader does not compile or link/)
})

test('a shader that is first needed for the winner and does not compile costs no winner @gpu.shader-later', async ({
  page,
  main,
  clock,
  messages,
}) => {
  await refuseShadersWith(page, 'uniform float risen')
  await main.open('scene')
  await clock.freeze()
  await spinsWell(page, main, clock)
  await main.isDrawnBy('flat')
  await spinsWell(page, main, clock)
  saysOnce(messages, /^warning: The GPU drawing failed.*shader does not compile or link/)
})

test('a program that does not link leaves the plain drawing @gpu.link', async ({
  page,
  main,
  clock,
  messages,
}) => {
  await initEverywhere(page, () => {
    const { linkProgram } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      const [shader] = this.getAttachedShaders(program) ?? []
      if (shader) this.detachShader(program, shader)
      linkProgram.call(this, program)
    }
  })
  await main.open('flat')
  await clock.freeze()
  await spinsWell(page, main, clock)
  saysOnce(messages, /^warning: The GPU drawing failed.*shader does not compile or link/)
})

test('a draw call that throws in the middle of a spin ends in the plain drawing @gpu.draw-throws', async ({
  page,
  main,
  clock,
  messages,
}) => {
  await main.open()
  await clock.freeze()
  await page.keyboard.press('Enter')
  await clock.advance(500)
  await sceneThread(page).evaluate(() => {
    WebGL2RenderingContext.prototype.drawElements = () => {
      throw new Error('Out of order')
    }
  })
  await comesToBeDrawnBy('flat', main, clock)
  await spinEnds(page, main, clock)
  await spinsWell(page, main, clock)
  saysOnce(messages, /^warning: The GPU drawing failed.*Out of order/)
})

test('a frame whose own code throws ends in the plain drawing @gpu.frame-throws', async ({
  page,
  main,
  clock,
  messages,
}) => {
  await main.open()
  await clock.freeze()
  await page.keyboard.press('Enter')
  await clock.advance(500)
  // The first frame that finds the wheel at rest settles the spin.
  await withApp(page, (app) => {
    const { settleSpin } = app.actions
    app.actions.settleSpin = () => {
      app.actions.settleSpin = settleSpin
      throw new Error('Out of order')
    }
  })
  await spinEnds(page, main, clock)
  await main.isDrawnBy('flat')
  await spinsWell(page, main, clock)
  saysOnce(messages, /^warning: The GPU drawing failed.*Out of order/)
})

test('a part of the scene that throws ends in the plain drawing @gpu.render-throws', async ({
  page,
  main,
  clock,
  messages,
}) => {
  await main.open()
  await clock.freeze()
  // The next canvas is the one that the new labels are drawn into.
  await sceneThread(page).evaluate(() => {
    const { prototype } = globalThis.HTMLCanvasElement ?? OffscreenCanvas
    const real = prototype.getContext
    prototype.getContext = () => {
      prototype.getContext = real
      return null
    }
  })
  await page.getByRole('button', { name: 'Remove A6' }).click()
  await comesToBeDrawnBy('flat', main, clock)
  await spinsWell(page, main, clock)
  saysOnce(messages, /^warning: The GPU drawing failed.*Could not get canvas context/)
})

test('after a loss a change of the GPU settings draws on a new canvas', async ({
  page,
  main,
  clock,
}) => {
  await main.open()
  await loseGpu(page)
  await main.isDrawnBy('flat')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByText('Performance Optimization', { exact: true }).click()
  await page.getByRole('switch', { name: 'Full GPU Power' }).click()
  await main.isDrawnBy('scene')
  // In a worker it is the first of another one.
  expect(await isGpuLost(page)).toBe(false)
  await clock.freeze()
  await spinsWell(page, main, clock)
})
