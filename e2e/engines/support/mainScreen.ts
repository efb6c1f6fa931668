// The page by roles and names, in a tab of any engine. What is pressed is pressed by real input, at its place.

import { expect } from 'playwright/test'
import { type WheelMetrics, wheelMetrics } from '../../../src/wheel/metrics'
import { readStored } from '../../../tests/store/stored'
import { clicking, pressing, type Tab, typing } from './tab'

type Role = keyof typeof SELECTORS

const SELECTORS = {
  button: 'button, [role=button]',
  dialog: 'dialog[open], [role=dialog]',
  disclosure: 'summary',
  heading: 'h1, h2, h3, h4',
  switch: '[role=switch]',
  textbox: 'input[type=text], input:not([type]), textarea',
  color: 'input[type=color]',
  tab: '[role=tab]',
  radio: 'input[type=radio]',
} as const

interface Found {
  /** The middle, in CSS pixels of the viewport. */
  readonly x: number
  readonly y: number
  readonly value: string
  /** Whether it rests and a click at the middle would hit it. */
  readonly isFree: boolean
}

export class MainScreen {
  constructor(
    readonly tab: Tab,
    readonly address: string,
  ) {}

  /** Opens the main screen, and waits until the wheel is drawn. @param hash of a shared wheel */
  async open(hash = ''): Promise<void> {
    await this.tab.goto(`${this.address}/${hash}`)
    await this.isReady()
  }

  async isReady(): Promise<void> {
    // Software WebGL is slow to start.
    await expect.poll(() => this.drawing(), { timeout: 60_000 }).toMatch(/scene|flat/)
    await expect
      .poll(() => this.tab.run(() => document.querySelector('[aria-label="Status"]') !== null))
      .toBe(true)
  }

  /** What draws the wheel: `loading`, `scene` (WebGL) or `flat` (2D). */
  drawing(): Promise<string | undefined> {
    return this.tab.run(
      () => document.querySelector<HTMLElement>('[data-drawing]')?.dataset.drawing,
    )
  }

  /** The wheel's middle and measures, in CSS pixels of the viewport. */
  async place(): Promise<{ x: number; y: number; metrics: WheelMetrics }> {
    const { x, y, width } = await this.tab.run(() => {
      const { x, y, width, height } =
        document.querySelector('[data-wheel]')?.getBoundingClientRect() ?? new DOMRect()
      return { x: x + width / 2, y: y + height / 2, width }
    })
    return { x, y, metrics: wheelMetrics(width) }
  }

  /** Stores a wheel before the page is first opened. */
  async store(text: string): Promise<void> {
    await this.tab.goto(`${this.address}/robots.txt`)
    await this.tab.run((text) => localStorage.setItem('wheel_current', text), text)
  }

  /** What the page has stored, as the app itself reads it. */
  async kept() {
    return readStored(await this.tab.run(() => localStorage.getItem('wheel_current')))
  }

  /** The first control of this role and accessible name on the screen, scrolled into view. */
  find(role: Role, name: string | RegExp): Promise<Found | null> {
    const pattern = typeof name === 'string' ? `^${name.replace(/[^\w\s]/g, '\\$&')}$` : name.source
    return this.tab.run(
      (selector, pattern) => {
        const nameOf = (element: Element) => {
          const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
          const labelled = labels.map((id) => document.getElementById(id)?.textContent).join(' ')
          const { labels: own } = element as HTMLInputElement
          return (
            labelled ||
            element.getAttribute('aria-label') ||
            own?.[0]?.textContent ||
            element.textContent ||
            ''
          ).replace(/[\u2066-\u2069]/g, '')
        }
        const found = [...document.querySelectorAll(selector)].find(
          (element) =>
            element.checkVisibility() && new RegExp(pattern).test(nameOf(element).trim()),
        )
        if (!found) return null
        found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { x, y, width, height } = found.getBoundingClientRect()
        const middle = { x: x + width / 2, y: y + height / 2 }
        const top = document.elementFromPoint(middle.x, middle.y)
        const isMoving = document.getAnimations().some(({ effect }) => {
          const isEndless = effect?.getComputedTiming().endTime === Infinity
          return !isEndless && (effect as KeyframeEffect | null)?.target?.contains(found)
        })
        const isHit = top !== null && (found.contains(top) || top.contains(found))
        const isFree = !isMoving && isHit && found.ariaDisabled !== 'true'
        return { ...middle, isFree, value: (found as HTMLInputElement).value ?? '' }
      },
      SELECTORS[role],
      pattern,
    )
  }

  async sees(role: Role, name: string | RegExp): Promise<void> {
    await expect.poll(() => this.find(role, name), `${role} ${name}`).not.toBeNull()
  }

  async seesNo(role: Role, name: string | RegExp): Promise<void> {
    await expect.poll(() => this.find(role, name), `${role} ${name}`).toBeNull()
  }

  /** Waits until it rests and nothing lies above it, and clicks its middle. */
  async click(role: Role, name: string | RegExp): Promise<void> {
    let found: Found | null = null
    const look = async () => {
      found = await this.find(role, name)
      return found?.isFree
    }
    await expect.poll(look, { message: `${role} ${name} can be clicked` }).toBe(true)
    const { x, y } = found as unknown as Found
    await this.tab.perform(clicking(x, y))
  }

  press(keys: string): Promise<void> {
    return this.tab.perform(pressing(keys))
  }

  type(text: string): Promise<void> {
    return this.tab.perform(typing(text))
  }

  /** Replaces what is in a field. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.click('textbox', name)
    await this.press('Control+a')
    await this.type(text)
  }

  /** The text of everything that is shown, or of the parts that match. */
  text(selector = 'body'): Promise<string> {
    return this.tab.run(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          // biome-ignore lint/performance/useDomNodeTextContent: only what is shown
          .map((part) => part.innerText)
          .join('\n'),
      selector,
    )
  }

  async says(text: string | RegExp, timeout = 10_000): Promise<void> {
    const shown = expect.poll(() => this.text(), { timeout, message: String(text) })
    if (typeof text === 'string') await shown.toContain(text)
    else await shown.toMatch(text)
  }

  /** The texts of the options in the list, those of its rows that are rendered. */
  optionTexts(): Promise<string[]> {
    return this.tab.run(() =>
      [...document.querySelectorAll<HTMLInputElement>('input[data-text]')].map(
        ({ value }) => value,
      ),
    )
  }

  /** The accessible name, or the text, of what has the keyboard focus. */
  focused(): Promise<string> {
    return this.tab.run(() => {
      const focused = document.activeElement
      return (
        focused?.getAttribute('aria-label') ||
        focused?.textContent?.trim() ||
        focused?.tagName ||
        ''
      )
    })
  }

  /** Has the page note when the next spin starts and ends. */
  async timeSpin(): Promise<void> {
    await this.tab.run(() => {
      const times: number[] = []
      Object.assign(window, { spinTimes: times })
      const observer = new MutationObserver(() => {
        const isSpinning = [...document.querySelectorAll('button')].some(
          ({ textContent }) => textContent === 'Spinning...',
        )
        if (isSpinning !== (times.length === 1)) times.push(performance.now())
        if (times.length === 2) observer.disconnect()
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  }

  /** Milliseconds from the start to the result, once both have been. */
  async spinTook(): Promise<number> {
    const times = () => this.tab.run(() => (window as unknown as { spinTimes: number[] }).spinTimes)
    await expect.poll(async () => (await times()).length, { timeout: 20_000 }).toBe(2)
    const [start = 0, end = 0] = await times()
    return end - start
  }

  /** The name that the result panel gives, once a spin has ended. @param heading of the result */
  async winner(heading: string): Promise<string> {
    const read = () =>
      this.tab.run((heading) => {
        const region = document.querySelector('[aria-label="Result"]')
        const found = [...(region?.querySelectorAll('h3, h2') ?? [])].find(
          ({ textContent }) => textContent === heading,
        )
        return found?.nextElementSibling?.textContent?.trim() ?? ''
      }, heading)
    await expect.poll(read, { timeout: 20_000, message: heading }).not.toBe('')
    return read()
  }
}
