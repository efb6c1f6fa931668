// Opens the main screen. Each test has a first visit unless it stores something before it opens.

import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { savedText } from '../../../e2e/support/savedWheels'
import { App } from '../../../src/app/App'
import { openFirstAddress } from '../../../src/app/address'
import { lastChoices } from '../../../src/raffle/ui/groups/draft'
import type { WheelRendererProps } from '../../../src/render/renderer'
import type { App as TheApp } from '../../../src/store/createApp'
import type { AppState } from '../../../src/store/state'
import { syncPageAttributes } from '../../../src/ui/pageAttributes'
import { loadPhotos } from '../../../src/ui/pictures/loadPhotos'
import { followLook } from '../../../src/ui/stage/followLook'
import { readStored } from '../../store/stored'
import { answered } from './clock'
import { watchConsole } from './console'
import { replace } from './device'
import { main } from './main'
import { currentApp, endApp } from './replaceableApp'

const DESK = [1440, 900] as const

let root: Root | null = null
const announcements: string[] = []
const { documentElement: html, body } = document
const asLoaded = [html, body].map((element) => element.cloneNode() as Element)
const { pathname, search } = location
const firstChoices = { ...lastChoices }
const { title } = document

/**
 * Opens a visit: the screen with what is stored. A second call is a reload, unless it names a link.
 * @param hash of a link to a wheel, with its `#`; that of the visit before where there is none
 */
export async function open(hash?: string): Promise<void> {
  await visit(hash ?? location.hash, root && hash === undefined ? 'reload' : 'navigate')
}

/** Opens a first visit with another browser, which has nothing stored. */
export async function openElsewhere(): Promise<void> {
  end()
  await forgetEverything()
  rememberScreen()
  await visit('', 'navigate')
}

async function visit(hash: string, type: NavigationTimingType): Promise<void> {
  const { getEntriesByType } = Performance.prototype
  replace(performance, 'getEntriesByType', (name: string) =>
    name === 'navigation' ? [{ type }] : getEntriesByType.call(performance, name),
  )
  const container = beginVisit(hash)
  const app = currentApp()
  syncPageAttributes(app)
  loadPhotos(app, () =>
    import('../../../src/app/followPictures').then((file) => file.followPictures),
  )
  app.persistence.rehydrate()
  await openFirstAddress()
  await followLook(app)
  const screen = createRoot(container, { onCaughtError: () => {} })
  endWith(screen)
  screen.render(<App loadScene={async () => NoScene} />)
  await expect.element(page.css('[data-part="status"]').first()).toBeInTheDocument()
  await expect.element(main.wheel).toHaveAttribute('data-drawing', 'flat')
  await document.fonts.ready
}

/** Ends the visit before. @returns where the page of the next one belongs */
export function beginVisit(hash: string): HTMLElement {
  end()
  history.replaceState(null, '', pathname + search + hash)
  const container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  return container
}

/** What is unmounted when the visit ends. */
export function endWith(mounted: Root): void {
  root = mounted
}

/** As where there is no WebGL: the wheel is drawn in 2D. */
function NoScene({ onUnavailable }: WheelRendererProps) {
  useEffect(() => onUnavailable?.(), [onUnavailable])
  return null
}

export const app = (): TheApp => currentApp()
export const state = (): AppState => app().store.getState()

/** Stores a wheel before it is opened. */
export function storeWheel(...wheel: Parameters<typeof savedText>): void {
  localStorage.setItem('wheel_current', savedText(...wheel))
}

/** What the page has stored, as the app itself reads it. */
export function keptWheel() {
  const stored = readStored(localStorage.getItem('wheel_current'))
  return { ...stored, pendingSpin: stored.pendingSpins[0] ?? null }
}

/** Waits for an announcement, or takes one that was there already. Each counts once. */
export async function hasAnnounced(text: string): Promise<void> {
  const take = () => {
    const index = announcements.indexOf(text)
    if (index >= 0) announcements.splice(index, 1)
    return index >= 0
  }
  await expect.poll(take, { message: `announced: ${text}`, interval: 20 }).toBe(true)
}

function end(): void {
  root?.unmount()
  root = null
  // Confetti too, which would be painted for the rest of the run.
  for (const left of document.querySelectorAll('body > *')) left.remove()
  endApp()
  Object.assign(lastChoices, firstChoices)
}

async function forgetEverything(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const [index, element] of [html, body].entries()) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const { name, value } of asLoaded[index]?.attributes ?? [])
      element.setAttribute(name, value)
  }
  history.replaceState(null, '', pathname + search)
  document.title = title
  const databases = await indexedDB.databases()
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise((done) => {
          const deleting = indexedDB.deleteDatabase(name)
          Object.assign(deleting, { onsuccess: done, onblocked: done, onerror: done })
        }),
    ),
  )
}

new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    if (!(target instanceof Element && target.matches('[aria-live="polite"]'))) continue
    for (const node of addedNodes) announcements.push(node.textContent ?? '')
  }
}).observe(document, { childList: true, subtree: true })

export const messages = watchConsole()

/** What src/app/refreshRate.ts stores of a screen of 60 Hz: a busy machine measures now this, now that. */
function rememberScreen(): void {
  const { width, height } = screen
  const place = ['availLeft', 'availTop'].map((name) => Reflect.get(screen, name))
  const key = `60@${[width, height, devicePixelRatio, ...place].join()}`
  sessionStorage.setItem('wheel_refresh_rate', key)
}

export async function prepareScreen(): Promise<void> {
  announcements.length = 0
  messages.clear()
  await page.viewport(...DESK)
  rememberScreen()
}

export async function clearScreen(): Promise<void> {
  // A spin that waits for the browser's answer would begin, and be stored, in the next test.
  await answered()
  end()
  vi.useRealTimers()
  await forgetEverything()
  expect(messages.complaints(), 'what the console said').toEqual([])
}
