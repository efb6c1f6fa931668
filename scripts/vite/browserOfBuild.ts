// What the main screen asks of a browser while it is rendered in Node: a wide light window of a first visit.

import { estimatedWidth } from '../../src/wheel/text.ts'

const nothing = () => {}

/** Widths of letters in bold system fonts, which differ little in them; in font sizes. */
const WIDTHS: Readonly<Record<string, number>> = {
  M: 0.93,
  N: 0.8,
  Y: 0.62,
  a: 0.6,
  b: 0.63,
  e: 0.58,
  o: 0.62,
  s: 0.5,
  y: 0.56,
}

/** The extent of a text in the font that a canvas has, as far as it can be known without one. */
function measured(text: string, size: number) {
  let width = 0
  for (const letter of text) width += WIDTHS[letter] ?? estimatedWidth(letter)
  return {
    width: width * size,
    actualBoundingBoxLeft: width * size,
    actualBoundingBoxAscent: (/[bdfhklt]/.test(text) ? 0.76 : 0.72) * size,
    actualBoundingBoxDescent: (/[gjpqy]/.test(text) ? 0.22 : 0.01) * size,
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
