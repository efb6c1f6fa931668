// Faults of WebGL: losing the context, giving it back.

import type { Page } from 'playwright/test'
import { initEverywhere, sceneThread } from './sceneThread'

declare global {
  /** Every WebGL 2 context that the thread has opened, the newest last, each with what can lose it. */
  var gpu: { context: WebGL2RenderingContext; extension: WEBGL_lose_context | null }[]
}

/** Has the scene's thread write down its contexts from its first script on. */
export async function watchGpu(page: Page): Promise<void> {
  await initEverywhere(page, () => {
    globalThis.gpu = []
    for (const canvas of [globalThis.HTMLCanvasElement, OffscreenCanvas]) {
      if (!canvas) continue
      const real = canvas.prototype.getContext as (...args: unknown[]) => unknown
      canvas.prototype.getContext = function (this: unknown, ...args: unknown[]) {
        const context = real.apply(this, args)
        const isKnown = globalThis.gpu.some((one) => one.context === context)
        if (context instanceof WebGL2RenderingContext && !isKnown) {
          globalThis.gpu.push({ context, extension: context.getExtension('WEBGL_lose_context') })
        }
        return context
      } as typeof canvas.prototype.getContext
    }
  })
}

/**
 * Has every canvas of every thread refuse WebGL 2.
 * @param message of the error that asking for it throws; without one the answer is `null`
 */
export async function refuseWebGL(page: Page, message: string | null = null): Promise<void> {
  await initEverywhere(
    page,
    (message) => {
      for (const canvas of [globalThis.HTMLCanvasElement, OffscreenCanvas]) {
        if (!canvas) continue
        const real = canvas.prototype.getContext as (...args: unknown[]) => unknown
        canvas.prototype.getContext = function (this: unknown, kind: string, ...rest: unknown[]) {
          if (kind !== 'webgl2') return real.call(this, kind, ...rest)
          if (message !== null) throw new Error(message)
          return null
        } as typeof canvas.prototype.getContext
      }
    },
    message,
  )
}

/** As when the driver is reset. */
export async function loseGpu(page: Page): Promise<void> {
  await sceneThread(page).evaluate(() => globalThis.gpu.at(-1)?.extension?.loseContext())
}

/** The scene hears of it in the browser's own time. */
export async function giveGpuBack(page: Page): Promise<void> {
  await sceneThread(page).evaluate(() => globalThis.gpu.at(-1)?.extension?.restoreContext())
}

/** Device pixels of the canvas that the scene draws into, along one side. */
export async function sceneWidth(page: Page): Promise<number> {
  return sceneThread(page).evaluate(() => globalThis.gpu.at(-1)?.context.canvas.width ?? 0)
}

/** Whether the scene's last context is lost now. */
export async function isGpuLost(page: Page): Promise<boolean | undefined> {
  return sceneThread(page).evaluate(() => globalThis.gpu.at(-1)?.context.isContextLost())
}
