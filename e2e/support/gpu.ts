// Faults of WebGL: losing the context, giving it back, breaking calls.

import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** Every WebGL 2 context that the page has opened, the newest last, each with what can lose it. */
    gpu: { context: WebGL2RenderingContext; extension: WEBGL_lose_context | null }[]
  }
}

/** Has the page write down its contexts from its first script on. */
export async function watchGpu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.gpu = []
    const { prototype } = HTMLCanvasElement
    const real = prototype.getContext as (...args: unknown[]) => unknown
    prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context = real.apply(this, args)
      const isKnown = window.gpu.some((one) => one.context === context)
      if (context instanceof WebGL2RenderingContext && !isKnown) {
        window.gpu.push({ context, extension: context.getExtension('WEBGL_lose_context') })
      }
      return context
    } as typeof prototype.getContext
  })
}

/** As when the driver is reset. */
export async function loseGpu(page: Page): Promise<void> {
  await page.evaluate(() => window.gpu.at(-1)?.extension?.loseContext())
}

/** The page hears of it in the browser's own time. */
export async function giveGpuBack(page: Page): Promise<void> {
  await page.evaluate(() => window.gpu.at(-1)?.extension?.restoreContext())
}
