// What Vitest's locators and matchers leave out: a CSS selector, keys, the state of a field, and exact text.

import { expect } from 'vitest'
import {
  cdp,
  type Locator,
  locators,
  page,
  type UserEventClickOptions,
  userEvent,
} from 'vitest/browser'
import { mouse, type Point } from './device'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By CSS, or by XPath with `xpath=` before it. */
    css(selector: string): Locator
    /** The element around it. */
    parent(): Locator
  }
  interface Locator {
    focus(): Promise<void>
    /** Focuses it and presses a key, such as `Enter` or `Control+z`. */
    press(keys: string): Promise<void>
    /** As a drag or a screen reader would: without the mouse, and without waiting for it to be in view. */
    dispatchEvent(type: string): Promise<void>
    inputValue(): string
    /** What a function makes of the element, once it is there. */
    evaluate<T>(read: (element: HTMLElement) => T): Promise<T>
    /** In CSS pixels of the viewport. */
    box(): DOMRect
    /** The text of each element it finds, trimmed. */
    texts(): string[]
  }
}

declare module 'vitest' {
  interface Matchers<T> {
    /** All of the text, with each run of spaces as one. */
    toHaveText(text: string | RegExp): T
  }
}

locators.extend({
  css: (selector: string) => (selector.startsWith('xpath=') ? selector : `css=${selector}`),
  parent: () => 'xpath=..',
  async focus(this: Locator) {
    ;((await this.findElement()) as HTMLElement).focus()
  },
  async press(this: Locator, keys: string) {
    ;((await this.findElement()) as HTMLElement).focus()
    await press(keys)
  },
  async dispatchEvent(this: Locator, type: string) {
    const event = type === 'click' ? MouseEvent : Event
    ;(await this.findElement()).dispatchEvent(new event(type, { bubbles: true, cancelable: true }))
  },
  async evaluate<T>(this: Locator, read: (element: HTMLElement) => T) {
    return read((await this.findElement()) as HTMLElement)
  },
  box(this: Locator) {
    // A DOMRect has nothing of its own, so any two would be equal to a test.
    return this.element().getBoundingClientRect().toJSON()
  },
  texts(this: Locator) {
    return this.elements().map((element) => element.textContent?.trim() ?? '')
  },
} as Parameters<typeof locators.extend>[0])

const prototype = Object.getPrototypeOf(page.getByRole('document'))
const { click } = prototype

// A text from one of the above would be taken for a selector.
Object.assign(prototype, {
  /** Playwright's own watches the element for frames on end: nine tenths of the time of these tests. */
  async click(this: Locator, options?: UserEventClickOptions) {
    const point = options ? null : await pressable(this)
    if (point) await mouse.click(point.x, point.y)
    // It waits for what is missing, and says it.
    else await click.call(this, options)
  },
  inputValue(this: Locator) {
    return (this.element() as HTMLInputElement).value
  },
})

/** What moves in or out is at once where it ends. @param within only what moves this element */
export function endMovements(within?: Element): void {
  for (const movement of document.getAnimations()) {
    const effect = movement.effect as KeyframeEffect
    const isEndless = effect.getComputedTiming().endTime === Infinity
    if (!isEndless && (!within || effect.target?.contains(within))) movement.finish()
  }
}

// A test may put a clock of its own in its place.
const { requestAnimationFrame: nextFrame } = globalThis

/** Where it can be pressed now; `null` if it is not there alone, is disabled, covered, out of view or still shifts. */
async function pressable(locator: Locator): Promise<Point | null> {
  const [element, ...others] = locator.elements()
  if (!element || others.length > 0 || element.closest(':disabled, [aria-disabled="true"]'))
    return null
  endMovements(element)
  const [before] = element.getClientRects()
  await new Promise(nextFrame)
  const [box] = element.getClientRects()
  if (!before || !box || box.x !== before.x || box.y !== before.y) return null
  const left = Math.max(box.left, 0)
  const top = Math.max(box.top, 0)
  const point = {
    x: (left + Math.min(box.right, innerWidth)) / 2,
    y: (top + Math.min(box.bottom, innerHeight)) / 2,
  }
  const target = element.closest('button, a, label, summary') ?? element
  return target.contains(document.elementFromPoint(point.x, point.y)) ? point : null
}

expect.extend({
  toHaveText(element: Element, wanted: string | RegExp) {
    const text = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return {
      pass: typeof wanted === 'string' ? text === wanted : wanted.test(text),
      message: () =>
        `the text is ${JSON.stringify(text)}, and ${this.isNot ? 'should not be' : 'should be'} ${wanted}`,
    }
  },
})

/** @param keys such as `Enter`, `a` or `Control+Shift+z` */
export async function press(keys: string): Promise<void> {
  const held = keys.split('+')
  // A plus is a key too.
  const key = keys.endsWith('+') ? '+' : (held.pop() ?? '')
  const down = held.filter(Boolean).map((one) => `{${one}>}`)
  const up = held.filter(Boolean).map((one) => `{/${one}}`)
  await userEvent.keyboard([...down, key.length > 1 ? `{${key}}` : key, ...up.reverse()].join(''))
}

/** Types letters where the focus is. */
export async function type(text: string): Promise<void> {
  await userEvent.keyboard(text.replaceAll('{', '{{').replaceAll('[', '[['))
}

/** Puts a text where the focus is, all at once and without keys, as an input method does. */
export async function insertText(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text })
}
