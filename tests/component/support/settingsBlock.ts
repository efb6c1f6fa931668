// The Settings block by roles and names.

import { expect } from 'vitest'
import { page } from 'vitest/browser'

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
