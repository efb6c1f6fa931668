// What the page writes to the console. Any error or warning that a test does not expect fails it.

export function watchConsole() {
  const found: string[] = []
  const required: RegExp[] = []
  // Chromium's word that a size which changed while sizes were told is told in the next frame.
  const usual = /ResizeObserver loop completed/
  const allowed: RegExp[] = []
  for (const type of ['error', 'warn'] as const) {
    console[type] = (...values: unknown[]) => {
      found.push(`${type}: ${values.map(String).join(' ')}`)
    }
  }
  return {
    /** One that must come in this test. */
    expect: (pattern: RegExp) => void required.push(pattern),
    /** One that may come. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    count: (pattern: RegExp) => found.filter((text) => pattern.test(text)).length,
    clear() {
      for (const list of [found, required, allowed]) list.length = 0
    },
    /** What came and should not have, and what did not come and should have. */
    complaints(): string[] {
      const isFine = (text: string) =>
        [...required, ...allowed, usual].some((one) => one.test(text))
      const missing = required.filter((one) => !found.some((text) => one.test(text)))
      return [...found.filter((text) => !isFine(text)), ...missing.map((one) => `missing: ${one}`)]
    },
  }
}
