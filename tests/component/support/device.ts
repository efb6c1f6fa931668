// What the page asks the device to do: to copy, to save a file. And what the device is like.

import { beforeEach, expect } from 'vitest'
import { cdp, commands, type Locator, page } from 'vitest/browser'
import type { MouseDeed } from './commands'

let copied: string[] = []
let savedFiles: { name: string; blob: Blob }[] = []

export const copiedText = (): string => copied.at(-1) ?? ''

export interface SavedFile {
  readonly name: string
  readonly text: string
  readonly bytes: Uint8Array
}

/** The file that something makes the page save. */
export async function saved(save: () => Promise<unknown>): Promise<SavedFile> {
  const before = savedFiles.length
  await save()
  await expect.poll(() => savedFiles.length).toBeGreaterThan(before)
  const { name, blob } = savedFiles.at(-1) as (typeof savedFiles)[number]
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { name, text: new TextDecoder().decode(bytes), bytes }
}

/** What is chosen when something opens the browser's dialog for files. */
export async function choose(
  files: File | readonly File[],
  openDialog: () => Promise<unknown>,
): Promise<void> {
  const chosen = new DataTransfer()
  for (const file of [files].flat()) chosen.items.add(file)
  const { click } = HTMLInputElement.prototype
  replace(HTMLInputElement.prototype, 'click', function (this: HTMLInputElement) {
    if (this.type !== 'file') return click.call(this)
    this.files = chosen.files
    this.dispatchEvent(new Event('change'))
  })
  await openDialog()
}

/** Drops files anywhere on the page. Returns whether the page takes them, which keeps the browser from opening them. */
export function drop(...files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

/** A folder as the browser gives it. @param files a hundred at a time at most, as there */
export function folderOf(...files: readonly File[]): object {
  const entryOf = (file: File) => ({
    isFile: true,
    isDirectory: false,
    file: (done: (file: File) => void) => done(file),
  })
  return {
    isFile: false,
    isDirectory: true,
    createReader() {
      const left = files.map(entryOf)
      return { readEntries: (done: (some: object[]) => void) => done(left.splice(0, 100)) }
    },
  }
}

/** Another value for a property, until the end of the test. */
export function replace<T extends object, K extends keyof T & string>(
  owner: T,
  name: K,
  value: unknown,
): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

const undo: (() => void)[] = []
let hasMedia = false
let hasTouch = false

/** As the settings of the system would have it, until the end of the test. */
export async function emulateMedia(media: Parameters<typeof commands.emulateMedia>[0]) {
  hasMedia = true
  await commands.emulateMedia(media)
  await mediaReported()
}

// A test may put a clock of its own in its place.
const { requestAnimationFrame: nextFrame } = globalThis

/** Media queries report a change with the next frame. On a busy machine, the test's next key may come before it. */
async function mediaReported(): Promise<void> {
  await new Promise((resolve) => nextFrame(() => nextFrame(resolve)))
}

/** A window of a phone, touched by a finger: in each test of the group. */
export function usePhone(width = 390, height = 844): void {
  beforeEach(() => bePhone(width, height))
}

/** The same for one test. */
export async function bePhone(width = 390, height = 844): Promise<void> {
  hasTouch = true
  await page.viewport(width, height)
  await touchEmulation(true)
}

/** Workers get another script, until the end of the test or until what it returns is called. */
export function replaceWorkers(scriptFor: (address: string) => string): () => void {
  const { Worker } = globalThis
  class Replaced extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(scriptFor(String(new URL(url, location.href))), options)
    }
  }
  replace(globalThis, 'Worker', Replaced)
  return () => replace(globalThis, 'Worker', Worker)
}

/** Styles of the visitor's own, until the end of the test. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

function touchEmulation(enabled: boolean): Promise<unknown> {
  return cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
}

/** In CSS pixels of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

export function middle(locator: Locator): Point {
  const { x, y, width, height } = locator.box()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The page of the tests is a frame of another, and smaller than life where it would not fit into the window. */
export function onScreen({ x, y }: Point): Point {
  const { left = 0, top = 0, width = innerWidth } = frameElement?.getBoundingClientRect() ?? {}
  const scale = width / innerWidth
  return { x: left + x * scale, y: top + y * scale }
}

function mouseDeed(deed: MouseDeed, x: number, y: number): Promise<void> {
  const point = onScreen({ x, y })
  return commands.mouse(deed, point.x, point.y)
}

export const mouse = {
  move: (x: number, y: number) => mouseDeed('move', x, y),
  down: (x: number, y: number) => mouseDeed('down', x, y),
  up: (x: number, y: number) => mouseDeed('up', x, y),
  click: (x: number, y: number) => mouseDeed('click', x, y),
}

/** A key that is held: each `down` before the `up` is a repetition. */
export function pointAt(locator: Locator): Promise<void> {
  const { x, y } = middle(locator)
  return mouse.move(x, y)
}

export const keyboard = {
  down: (key: string) => commands.key('down', key),
  up: (key: string) => commands.key('up', key),
}

// A link with `download` is followed by no page: the file is kept here instead.
document.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest?.('a[download]')
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    void keep(link.download, link.href)
  },
  true,
)
// Those that are not in the document are clicked without the document knowing.
const { click } = HTMLAnchorElement.prototype
HTMLAnchorElement.prototype.click = function () {
  if (this.isConnected || !this.download) click.call(this)
  else void keep(this.download, this.href)
}

async function keep(name: string, address: string): Promise<void> {
  const blob = await (await fetch(address)).blob()
  savedFiles.push({ name, blob })
}

export async function prepareDevice(): Promise<void> {
  // It would rest on what appears there: a message under the mouse stays.
  await mouse.move(0, 0)
  copied = []
  savedFiles = []
  replace(navigator as Navigator, 'clipboard', {
    writeText: async (text: string) => void copied.push(text),
  })
}

export async function clearDevice(): Promise<void> {
  for (const put of undo.splice(0).reverse()) put()
  document.adoptedStyleSheets = []
  if (hasMedia)
    await commands.emulateMedia({
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
      media: null,
    })
  hasMedia = false
  if (hasTouch) await touchEmulation(false)
  hasTouch = false
}
