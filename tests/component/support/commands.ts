// What a page cannot do to itself. It runs in Node, beside Playwright.

import type { BrowserContext } from 'playwright/test'
import type { BrowserCommand } from 'vitest/node'
import { type Mood, RELAYS, Relays } from '../../../e2e/support/relays.ts'
import { ROUND } from '../../../e2e/support/round.ts'
import { PAGES } from '../../../scripts/vite/pageTable.ts'
import type { Page } from '../../../src/pages/page.ts'

export interface Media {
  readonly colorScheme?: 'light' | 'dark' | null
  readonly reducedMotion?: 'reduce' | 'no-preference' | null
  readonly forcedColors?: 'active' | 'none' | null
  readonly contrast?: 'more' | 'no-preference' | null
  readonly media?: 'print' | 'screen' | null
}

export type MouseDeed = 'move' | 'down' | 'up' | 'click'
export type KeyDeed = 'down' | 'up'

const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media)

/** In CSS pixels of the window. */
const mouse: BrowserCommand<[deed: MouseDeed, x: number, y: number]> = async (
  { page },
  deed,
  x,
  y,
) => {
  if (deed === 'click') return page.mouse.click(x, y)
  await page.mouse.move(x, y)
  if (deed !== 'move') await page.mouse[deed]()
}

const key: BrowserCommand<[deed: KeyDeed, key: string]> = ({ page }, deed, name) =>
  page.keyboard[deed](name)

/** Of each context that has any. */
const relaysOf = new WeakMap<BrowserContext, Relays>()
const isRelay = ({ origin }: URL) => RELAYS.includes(origin)

/** @param shiftMs how far their clock is ahead @param honest the one that answers in any mood */
const answerAsRelays: BrowserCommand<[mood: Mood, shiftMs: number, honest: string]> = async (
  { context },
  mood,
  shiftMs,
  honest,
) => {
  const signed = new Map([[ROUND.round, ROUND.signature]])
  const relays = new Relays(signed, mood, () => Date.now() + shiftMs)
  relays.moods.set(honest, 'answers')
  relaysOf.set(context, relays)
  // What a test still asks as it ends has no route any more, and nobody waits for the answer.
  await context.route(isRelay, (route) => relays.answer(route).catch(() => undefined))
}

const changeRelays: BrowserCommand<[mood: Mood]> = ({ context }, mood) => {
  const relays = relaysOf.get(context)
  if (relays) relays.mood = mood
}

const askedOfRelays: BrowserCommand<[]> = ({ context }) => relaysOf.get(context)?.asked

const forgetRelays: BrowserCommand<[]> = ({ context }) => context.unroute(isRelay)

const infoPages: BrowserCommand<[]> = (): readonly Page[] => PAGES

export const commands = {
  answerAsRelays,
  askedOfRelays,
  changeRelays,
  emulateMedia,
  forgetRelays,
  infoPages,
  key,
  mouse,
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    answerAsRelays(mood: Mood, shiftMs: number, honest: string): Promise<void>
    askedOfRelays(): Promise<Relays['asked']>
    changeRelays(mood: Mood): Promise<void>
    emulateMedia(media: Media): Promise<void>
    forgetRelays(): Promise<void>
    infoPages(): Promise<readonly Page[]>
    key(deed: KeyDeed, key: string): Promise<void>
    mouse(deed: MouseDeed, x: number, y: number): Promise<void>
  }
}
