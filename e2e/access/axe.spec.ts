// axe finds nothing in some two hundred views: every screen, dialog and page, in both themes and at four sizes.

import type { Page } from 'playwright/test'
import { PAGES } from '../../scripts/vite/pageTable'
import { appState, showToast, withApp } from '../support/appState'
import { axeFaults, axeFaultsAtOnce } from '../support/axe'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import type { Messages } from '../support/messages'
import { distinctOptions, lasting, savedText } from '../support/savedWheels'
import { showSettings, unfoldSettings } from '../support/settingsBlock'
import { STREAM_VIEWS, storeSpunWheel } from '../support/views'
import type { WheelPage } from '../support/wheelPage'

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Looks at each state at every size, and in both themes: half of the sizes in the one, half in the other. */
class Views {
  private states = 0

  constructor(private readonly page: Page) {}

  /** @param faults looks at the page, once for each view */
  async of(state: string, faults: () => Promise<string[]>): Promise<void> {
    this.states += 1
    for (const [index, size] of SIZES.entries()) {
      const colorScheme = (this.states + index) % 2 === 0 ? 'light' : 'dark'
      await this.page.emulateMedia({ colorScheme })
      await this.page.setViewportSize(size)
      const name = `${state}, ${size.width} wide, ${colorScheme}`
      await test.step(name, async () => expect(await faults(), name).toEqual([]))
    }
  }
}

/** Opens the main screen with this stored. */
async function openWith(page: Page, main: WheelPage, ...saved: Parameters<typeof savedText>) {
  // A page that stores no wheel of its own while it is left.
  await page.goto('/about')
  const text = savedText(...saved)
  await page.evaluate((text) => localStorage.setItem('wheel_current', text), text)
  await main.open()
}

/** Each is a test, so that none takes minutes. */
const screens: Record<
  string,
  (views: Views, page: Page, main: WheelPage, clock: Clock, messages: Messages) => Promise<void>
> = {
  async 'the main screen'(views, page, main) {
    const still = () => axeFaults(page)
    await openWith(page, main, distinctOptions(120), { preset: 'instant' })
    await views.of('many options', still)
    await openWith(page, main, distinctOptions(4), { preset: 'instant' })
    await views.of('few options and no result', still)
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeVisible()
    await views.of('a result, history and statistics', still)
    await page.getByRole('button', { name: 'Remove A2' }).click()
    await showToast(page, 'It stays', 'error', { isLasting: true })
    await views.of('messages', still)
    await page.keyboard.press('e')
    await main.spinButton.click()
    await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    await views.of('one eliminated', still)
    await main.spinButton.click()
    await expect(main.moment.getByRole('heading', { name: 'FINAL WINNER!' })).toBeVisible()
    await views.of('the final winner', still)
    await page.keyboard.press('ArrowRight')
    await views.of('a focused segment', still)
    await showSettings(page)
    await views.of('the settings', still)
    await unfoldSettings(page)
    await views.of('the settings with every section', still)
  },

  async 'dialogs and the menu'(views, page, main) {
    await openWith(page, main, distinctOptions(4))
    const dialog = page.getByRole('dialog')
    const menu = page.getByRole('menu')
    const openings = {
      help: () => withApp(page, ({ actions }) => actions.openDialog('help')),
      'the share dialog': () => withApp(page, ({ actions }) => actions.openDialog('share')),
      pictures: () => withApp(page, ({ actions }) => actions.openDialog('pictures')),
      'clearing saved data': () => withApp(page, ({ actions }) => actions.openDialog('clearData')),
      'no room': () =>
        withApp(page, ({ store }) => {
          const { wheel, settings, link } = store.getState()
          const blockedWheel = { wheel, settings, link, message: 'Opened' }
          Object(store).setState({ dialog: 'noRoom', blockedWheel })
        }),
      'the menu': () => main.wheel.dispatchEvent('contextmenu', { clientX: 150, clientY: 200 }),
    }
    for (const [name, open] of Object.entries(openings)) {
      const covering = name === 'the menu' ? menu : dialog
      const close = async () => {
        await page.keyboard.press('Escape')
        await expect(covering).toHaveCount(0)
      }
      await views.of(`${name}, opening`, async () => {
        await open()
        await covering.waitFor({ state: 'attached' })
        const faults = await axeFaultsAtOnce(page)
        await close()
        return faults
      })
      await open()
      await expect(covering).toBeVisible()
      await views.of(`${name}, open`, () => axeFaults(page))
      await close()
    }
  },

  async 'a presentation'(views, page, main) {
    await openWith(page, main, distinctOptions(4), { preset: 'instant' })
    await page.keyboard.press('f')
    await expect(main.newOption).toBeHidden()
    await page.keyboard.press('PageDown')
    await expect(page.locator('[data-part="winner"]')).toBeVisible()
    await views.of('a presentation', () => axeFaults(page))
    await page.keyboard.press('.')
    await expect(page.getByRole('button', { name: 'Show the screen again' })).toBeFocused()
    await views.of('a blank screen', () => axeFaults(page))
    await page.keyboard.press('.')
    await page.keyboard.press('f')
    await expect(main.newOption).toBeVisible()
  },

  async 'a stream, a video and a replay'(views, page, main) {
    for (const [view, show] of Object.entries(STREAM_VIEWS)) {
      await storeSpunWheel(page)
      await main.open()
      await show(page, main)
      await views.of(view, () => axeFaults(page))
    }
  },

  async 'the info pages'(views, page) {
    for (const { path, title } of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await views.of(title, () => axeFaults(page))
    }
  },

  async 'a spin'(views, page, main, clock) {
    await openWith(page, main, distinctOptions(4), lasting(5000))
    await clock.freeze()
    await main.spinButton.click()
    await clock.advance(1000)
    await views.of('a spin', () => axeFaults(page, clock))
    expect((await appState(page)).phase).toBe('spinning')
  },

  async 'a crash'(views, page, main, _clock, messages) {
    messages.expect(/^error: The page crashed NotFoundError/)
    await openWith(page, main, distinctOptions(4), { preset: 'instant' })
    // As an extension does that removes what React looks for.
    await page.getByText('No results yet').evaluate((one) => one.parentElement?.remove())
    await main.spinButton.click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused()
    await views.of('the crash page', () => axeFaults(page))
  },
}

for (const [name, look] of Object.entries(screens)) {
  test(`axe finds nothing in ${name} @wcag.axe`, { tag: '@soak' }, async ({
    page,
    main,
    clock,
    messages,
  }) => {
    // Up to sixty views, each of which takes most of a second, or three on a busy machine.
    test.setTimeout(240_000)
    await look(new Views(page), page, main, clock, messages)
  })
}
