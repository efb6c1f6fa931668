// The Settings block by roles and names.

import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Opens the settings: with the button above them in a column, or the panel bar's on a phone. */
export async function showSettings(): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Show Settings' })
  const inBar = page.getByRole('button', { name: 'Settings', exact: true })
  await toggle.or(inBar).click()
}

/** Opens everything in the settings that is folded, and the sliders of custom timings. */
export async function unfoldSettings(): Promise<void> {
  for (const section of [
    'Advanced',
    'Animation Types & Accessibility',
    'Performance Optimization',
  ]) {
    await page.getByText(section, { exact: true }).click()
  }
  const custom = page.getByRole('radio', { name: 'Custom', exact: true })
  await custom.click()
  await expect.element(custom).toBeChecked()
}
