// What the page writes to the console. Any message that a test does not expect fails it.

import type { BrowserContext } from 'playwright/test'

/** Chromium's driver on reading a picture back from the GPU: a screenshot does that, or a GPU in software. */
export const DRIVER_STALL = /GL Driver Message .*GPU stall due to ReadPixels/

export class Messages {
  private readonly found: string[] = []
  private readonly required: RegExp[] = []
  private readonly allowed: RegExp[] = [DRIVER_STALL]

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const type = message.type()
      if (type === 'error' || type === 'warning') this.found.push(`${type}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.found.push(`uncaught: ${error.error().stack}`))
  }

  /** An error or warning that must come in this test. */
  expect(pattern: RegExp): void {
    this.required.push(pattern)
  }

  /** One that may come. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern)
  }

  count(pattern: RegExp): number {
    return this.found.filter((text) => pattern.test(text)).length
  }

  /** What came and should not have, and what did not come and should have. */
  complaints(): string[] {
    const isFine = (text: string) =>
      [...this.required, ...this.allowed].some((pattern) => pattern.test(text))
    const unexpected = this.found.filter((text) => !isFine(text))
    const missing = this.required.filter((pattern) => this.count(pattern) === 0)
    return [...unexpected, ...missing.map((pattern) => `missing: ${pattern}`)]
  }
}
