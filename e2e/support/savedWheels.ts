// Wheels stored before a test begins.

import type { Page } from 'playwright/test'
import type { StoredWheels } from '../../src/store/persistence/schema'
import { NO_STATISTICS, type SpinResult } from '../../src/wheel/result'
import {
  type AnimationSpeed,
  CUSTOM_RANGES,
  DEFAULT_SETTINGS,
} from '../../src/wheel/settings/settings'
import { BASE, linkTo, wheelOf } from '../../tests/share/wheels'
import { readStored, storedText } from '../../tests/store/stored'

export interface StoredOption {
  readonly text: string
  readonly color: string
  /** 1 without it. Weights count where any option has one. */
  readonly weight?: number
  readonly picture?: string
}

/** What the app stores for a wheel of these options. */
export function savedText(
  options: readonly StoredOption[],
  speed: Partial<AnimationSpeed> = {},
  theme: string = DEFAULT_SETTINGS.theme,
): string {
  const segments = options.map(({ weight = 1, ...option }, index) => ({
    id: `option${index}`,
    ...option,
    weight,
  }))
  return storedText({
    wheel: {
      id: 'wheel_1',
      name: 'My Wheel',
      segments,
      originalSegments: segments,
      history: [],
      clearedResults: [],
      eliminationHistory: [],
      statistics: NO_STATISTICS,
      lastOrder: 0,
      createdAt: 1,
      lastUsed: 1,
    },
    settings: {
      ...DEFAULT_SETTINGS,
      theme,
      weightsCount: options.some(({ weight }) => weight !== undefined),
      animationSpeed: { ...DEFAULT_SETTINGS.animationSpeed, ...speed },
    },
  })
}

/** @param ms of a spin, 500 to 10,000: with any other number the wheel has its standard speed */
export function lasting(ms: number): Partial<AnimationSpeed> {
  const { min, max } = CUSTOM_RANGES.customSpinDuration
  if (ms < min || ms > max) throw new RangeError(`No spin lasts ${ms} ms`)
  return { preset: 'custom', customSpinDuration: ms }
}

/** The wheel has its standard size in every window. */
export async function chooseStandardSize(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('user_preferences') !== null) return
    localStorage.setItem('user_preferences', JSON.stringify({ version: 1, wheelSize: 'fixed' }))
  })
}

/** Stores `text` as the browser's wheel, unless the page itself has stored one since. */
export async function storeText(page: Page, text: string): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('wheel_current') === null) localStorage.setItem('wheel_current', text)
  }, text)
}

export async function storeWheel(
  page: Page,
  options: readonly StoredOption[],
  speed: Partial<AnimationSpeed> = {},
  theme?: string,
): Promise<void> {
  await storeText(page, savedText(options, speed, theme))
}

/** What the page has stored, as the app itself reads it. */
export async function keptWheel(
  page: Page,
): Promise<StoredWheels & { readonly pendingSpin: SpinResult | null }> {
  const stored = readStored(await page.evaluate(() => localStorage.getItem('wheel_current')))
  return { ...stored, pendingSpin: stored.pendingSpins[0] ?? null }
}

/** `count` colors far apart from each other, from black, from white and from the wheel's own. */
export function distinctColors(count: number): string[] {
  const hex = (channel: number) => channel.toString(16).padStart(2, '0')
  const levels = (steps: number) =>
    Array.from({ length: steps }, (_, step) => Math.round(32 + (step * 192) / (steps - 1)))
  const grid = levels(5).flatMap((red) =>
    levels(5).flatMap((green) => levels(4).map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
  )
  // 37 has no divisor in common with 100, so neighbors on the wheel are far apart in the grid.
  return Array.from({ length: count }, (_, index) => grid[(index * 37 + 11) % grid.length] ?? '')
}

/** A wheel of `count` options, each with a short name and a color of its own. */
export function distinctOptions(count: number): StoredOption[] {
  return distinctColors(count).map((color, index) => ({ text: `A${index + 1}`, color }))
}

/** Of weights from 1 to `most`, evenly on a logarithmic scale, large beside small. */
export function weighed(count: number, most = 1000): StoredOption[] {
  return distinctOptions(count).map((option, index) => ({
    ...option,
    weight: Math.round(100 * most ** (((index * 7) % count) / (count - 1))) / 100,
  }))
}

/** The hash of a link to a wheel. */
export async function hashOf(...args: Parameters<typeof wheelOf>): Promise<string> {
  const link = await linkTo(wheelOf(...args))
  return link.slice(BASE.length)
}
