// The Settings block by roles and names, and the device that it adapts to.

import type { Locator, Page } from 'playwright/test'
import type { Settings } from '../../src/wheel/settings/settings'
import { expect } from './fixtures'
import { keptWheel } from './savedWheels'

/** A device, as far as the product asks about it. */
interface Device {
  readonly cores: number
  readonly memoryGb: number
  readonly network: string
  readonly battery: number
  readonly isCharging: boolean
}

const STRONG: Device = { cores: 8, memoryGb: 8, network: '4g', battery: 1, isCharging: true }

export async function pretend(page: Page, device: Partial<Device> = {}): Promise<void> {
  await page.addInitScript(
    ({ cores, memoryGb, network, battery, isCharging }) => {
      const facts = {
        hardwareConcurrency: cores,
        deviceMemory: memoryGb,
        connection: Object.assign(new EventTarget(), { effectiveType: network }),
        getBattery: async () =>
          Object.assign(new EventTarget(), { level: battery, charging: isCharging }),
      }
      for (const [name, value] of Object.entries(facts)) {
        Object.defineProperty(navigator, name, { configurable: true, value })
      }
    },
    { ...STRONG, ...device },
  )
}

/** Opens the settings: by their tab, or with the panel bar's button on a phone. */
export async function showSettings(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Settings' })
  const inBar = page.getByRole('button', { name: 'Settings', exact: true })
  await tab.or(inBar).click()
}

/** Opens everything in the settings that is folded, and the sliders of custom timings. */
export async function unfoldSettings(page: Page): Promise<void> {
  for (const section of [
    'Advanced',
    'Animation Types & Accessibility',
    'Performance Optimization',
  ]) {
    await page.getByText(section, { exact: true }).click()
  }
  await page.getByRole('radio', { name: 'Custom', exact: true }).check()
}

/** The Settings block, by roles and names. */
export class SettingsBlock {
  readonly root: Locator

  constructor(readonly page: Page) {
    this.root = page.locator(':root')
  }

  async open(): Promise<void> {
    await showSettings(this.page)
    await expect(this.switch('Sound Effects')).toBeVisible()
  }

  /** Opens a part that is one level deeper, with what it is in. */
  async unfold(...names: string[]): Promise<void> {
    for (const name of names) await this.page.getByText(name, { exact: true }).click()
  }

  switch(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A custom property that the styles take their times from. */
  async time(name: string): Promise<string> {
    return this.root.evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), name)
  }

  async kept(): Promise<Settings> {
    return (await keptWheel(this.page)).settings
  }
}

/** Opens the page, on a strong device unless told, and its settings. */
export async function openSettings(
  page: Page,
  device: Partial<Device> = {},
): Promise<SettingsBlock> {
  await pretend(page, device)
  await page.goto('/')
  const settings = new SettingsBlock(page)
  await settings.open()
  return settings
}
