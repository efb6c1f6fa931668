// The Settings block by roles and names.

import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { keptWheel, open } from './screen'

/** Chooses one of several, and sees that it is chosen. */
export async function check(radio: Locator): Promise<void> {
  await radio.click()
  await expect.element(radio).toBeChecked()
}

/** Opens everything in the settings that is folded, and the sliders of custom timings. */
export async function unfoldSettings(): Promise<void> {
  await settings.unfold('Advanced', 'Animation Types & Accessibility', 'Performance Optimization')
  await check(page.getByRole('radio', { name: 'Custom', exact: true }))
}

export const settings = {
  /** By their tab, or with the panel bar's button on a phone. */
  async open(): Promise<void> {
    const tab = page.getByRole('tab', { name: 'Settings' })
    const inBar = page.getByRole('button', { name: 'Settings', exact: true })
    await tab.or(inBar).click()
    await expect.element(settings.switch('Sound Effects')).toBeVisible()
  },

  /** Opens a part that is one level deeper, with what it is in. */
  async unfold(...names: readonly string[]): Promise<void> {
    for (const name of names) await page.getByText(name, { exact: true }).click()
  },

  switch: (name: string) => page.getByRole('switch', { name, exact: true }),
  slider: (name: string) => page.getByRole('slider', { name, exact: true }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),

  motion: (name: 'Full Motion' | 'Reduced Motion') =>
    page.getByRole('radio', { name, exact: true }),

  preset: (name: string) =>
    page
      .getByRole('group', { name: 'Animation Speed', exact: true })
      .getByRole('radio', { name, exact: true }),

  /** A custom property that the styles take their times from. */
  time: (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name),

  kept: () => keptWheel().settings,
}

/** Opens the page and its settings. */
export async function openSettings(): Promise<void> {
  await open()
  await settings.open()
}
