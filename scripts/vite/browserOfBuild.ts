// What the main screen asks of a browser while it is rendered in Node: a wide light window of a first visit.

const nothing = () => {}

/** Widths of the letters of bold system fonts, in font sizes: about the mean of Segoe UI, Roboto and San Francisco. */
const WIDTHS: Readonly<Record<string, number>> = { i: 0.28, j: 0.28, l: 0.28, t: 0.38, f: 0.36 }
const WIDE = /[mwMW]/

/** The extent of a text in the font that a canvas has, as far as it can be known without one. */
function measured(text: string, size: number) {
  let width = 0
  for (const letter of text) width += WIDTHS[letter] ?? (WIDE.test(letter) ? 0.89 : 0.59)
  const descent = /[gjpqyQ,;()]/.test(text) ? 0.2 : 0.01
  return {
    width: width * size,
    actualBoundingBoxLeft: width * size,
    actualBoundingBoxAscent: 0.73 * size,
    actualBoundingBoxDescent: descent * size,
  }
}

const canvas = {
  getContext: () => ({
    font: '',
    measureText(text: string) {
      return measured(text, Number(/([\d.]+)px/.exec(this.font)?.[1]))
    },
  }),
}

const BROWSER = {
  innerWidth: 1280,
  navigator: { onLine: true },
  devicePixelRatio: 1,
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  document: {
    fullscreenEnabled: true,
    fullscreenElement: null,
    addEventListener: nothing,
    createElement: () => canvas,
  },
  localStorage: { getItem: () => null },
}

/** Runs a task that finds these globals; the build itself must not take Node for a browser. */
export async function inBrowserOfBuild<T>(task: () => Promise<T>): Promise<T> {
  const before = Object.keys(BROWSER).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(BROWSER)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  try {
    return await task()
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
