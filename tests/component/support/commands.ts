// What a page cannot do to itself. It runs in Node, beside Playwright.

import type { BrowserCommand } from 'vitest/node'

export interface Media {
  readonly colorScheme?: 'light' | 'dark' | null
  readonly reducedMotion?: 'reduce' | 'no-preference' | null
  readonly forcedColors?: 'active' | 'none' | null
  readonly contrast?: 'more' | 'no-preference' | null
  readonly media?: 'print' | 'screen' | null
}

export type MouseDeed = 'move' | 'down' | 'up'
export type KeyDeed = 'down' | 'up'

const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media)

/** In CSS pixels of the window. */
const mouse: BrowserCommand<[deed: MouseDeed, x: number, y: number]> = async (
  { page },
  deed,
  x,
  y,
) => {
  await page.mouse.move(x, y)
  if (deed !== 'move') await page.mouse[deed]()
}

const key: BrowserCommand<[deed: KeyDeed, key: string]> = ({ page }, deed, name) =>
  page.keyboard[deed](name)

export const commands = { emulateMedia, key, mouse }

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: Media): Promise<void>
    key(deed: KeyDeed, key: string): Promise<void>
    mouse(deed: MouseDeed, x: number, y: number): Promise<void>
  }
}
