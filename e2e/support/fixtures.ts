// The fixtures of every browser test: the console under watch, the main screen, and a clock on request.

import { type BrowserContext, test as base, expect } from 'playwright/test'
import { Clock } from './clock'
import { watchGpu } from './gpu'
import { Messages } from './messages'
import { WheelPage } from './wheelPage'

declare global {
  /** What the page has announced and no test has asked for yet. */
  var announcements: string[]
}

interface Options {
  /** Whether the page has WebGL. In software it is slow, so only tests of the GPU ask for it; the others see the 2D drawing. */
  readonly hasGpu: boolean
  /** Whether the scene is drawn on the page, as in a browser that has no WebGL in workers. */
  readonly isSceneOnPage: boolean
  /** Whether the browser has service workers, which answer in the network's place: only tests of them ask for it. */
  readonly hasWorker: boolean
  /** The language of the pages. Journeys are written in English, whatever it is. */
  readonly language: string
  /** Whether the refresh rate was measured earlier in the session. A busy machine measures now this, now that. */
  readonly isScreenKnown: boolean
}

interface Fixtures {
  /** Has no value; it sets the page up for every test. */
  readonly device: undefined
  /** The console: an error or warning that the test does not expect fails it. */
  readonly messages: Messages
  /** A clock that the test steps; installed before the page's first script. */
  readonly clock: Clock
  readonly main: WheelPage
}

export const test = base.extend<Options & Fixtures>({
  hasGpu: [false, { option: true }],
  isSceneOnPage: [false, { option: true }],
  hasWorker: [false, { option: true }],
  isScreenKnown: [true, { option: true }],
  language: ['en', { option: true }],
  page: async ({ page, language }, use) => {
    if (language === 'en') return use(page)
    const { speakOn } = await import('./inLanguage')
    const undo = speakOn(page, language)
    await use(page)
    undo()
  },
  device: [
    async ({ context, hasGpu, isSceneOnPage, hasWorker, isScreenKnown }, use) => {
      await setUpDevice(context, { hasGpu, isSceneOnPage, hasWorker, isScreenKnown })
      await use(undefined)
      // The next test has the same context, which forgets everything else by itself.
      await context.setOffline(false)
    },
    { auto: true },
  ],
  messages: [
    async ({ context }, use) => {
      const messages = new Messages(context)
      await use(messages)
      expect(messages.complaints(), 'what the console said').toEqual([])
    },
    { auto: true },
  ],
  clock: async ({ page }, use) => {
    const clock = new Clock(page)
    await clock.install()
    await use(clock)
  },
  main: async ({ page, hasGpu }, use) => {
    if (hasGpu) await watchGpu(page)
    await use(new WheelPage(page, hasGpu ? 'scene' : 'flat'))
  },
})

/** Makes a device of a context. That of a test is set up already; this is for those that a test opens itself. */
export async function setUpDevice(
  context: BrowserContext,
  { hasGpu, isSceneOnPage, hasWorker, isScreenKnown }: Partial<Options> = {},
): Promise<void> {
  if (!hasGpu || isSceneOnPage) await context.addInitScript(withoutSceneWorker)
  if (!hasGpu) await context.addInitScript(withoutWebGL)
  if (!hasWorker) {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  }
  if (isScreenKnown ?? true) await context.addInitScript(rememberScreen)
  await context.addInitScript(rememberAnnouncements)
  // The same device everywhere: on a weak one the settings shorten spins.
  await context.addInitScript(() => {
    for (const [name, value] of [
      ['hardwareConcurrency', 8],
      ['deviceMemory', 8],
    ] as const) {
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value })
    }
  })
}

/** For single tests of the GPU in a file whose others go without it. */
export const gpuTest = test.extend({ hasGpu: true })

/** Runs in the page before its scripts: a browser that has no WebGL. */
function withoutWebGL(): void {
  const { prototype } = HTMLCanvasElement
  const real = prototype.getContext as (...args: unknown[]) => unknown
  prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest)
  } as typeof prototype.getContext
}

/** Runs in the page before its scripts: what src/app/refreshRate.ts stores of a screen of 60 Hz. */
function rememberScreen(): void {
  const { width, height } = screen
  const place = ['availLeft', 'availTop'].map((name) => Reflect.get(screen, name))
  try {
    sessionStorage.setItem(
      'wheel_refresh_rate',
      `60@${[width, height, devicePixelRatio, ...place].join()}`,
    )
  } catch {
    // An empty page has no storage.
  }
}

/** Runs in the page before its scripts: keeps what was announced, see WheelPage.hasAnnounced. */
function rememberAnnouncements(): void {
  globalThis.announcements = []
  const added = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      if (!(target instanceof Element && target.matches('[aria-live="polite"]'))) continue
      for (const node of addedNodes) globalThis.announcements.push(node.textContent ?? '')
    }
    // A test may go on for a thousand spins.
    globalThis.announcements.splice(0, globalThis.announcements.length - 20)
  }
  new MutationObserver(added).observe(document, { childList: true, subtree: true })
}

/** Runs in the page before its scripts: a browser that draws on the page alone. */
function withoutSceneWorker(): void {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
}

export { expect }
