// The views of the main screen, with the wheel of eight names: for tests that look at them all.

import { expect, type Page } from 'playwright/test'
import { compression } from '../../src/platform/compression'
import type { FromFilm } from '../../src/render/film'
import { SPIN_DURATION } from '../../src/share/readPayload'
import { createLink } from '../../src/share/writeLink'
import { radians } from '../../src/wheel/angle'
import { PALETTE } from '../../src/wheel/colors/palette'
import { BASE, payloadOf, wheelOf } from '../../tests/share/wheels'
import { readStored, storedText } from '../../tests/store/stored'
import { showToast, withApp } from './appState'
import { Desk } from './desk'
import { photo } from './photos'
import { savedText, storeText } from './savedWheels'
import { showSettings, unfoldSettings } from './settingsBlock'
import type { WheelPage } from './wheelPage'

const NAMES = ['Amelia', 'Oliver', 'Isla', 'George', 'Ava', 'Noah', 'Mia', 'Arthur']
export const NOON = Date.UTC(2026, 0, 5, 12)

/** A wheel of eight names that has been spun four times. Show Last Result then shows the same winner every time. */
export async function storeSpunWheel(page: Page): Promise<void> {
  const options = NAMES.map((text, index) => ({ text, color: PALETTE[index] ?? '' }))
  const stored = readStored(savedText(options))
  const { segments } = stored.wheel
  const history = [2, 5, 0, 3].flatMap((index, position) => {
    const winner = segments[index]
    if (!winner) return []
    return {
      id: `result${position}`,
      wheelId: stored.wheel.id,
      winner,
      spinDuration: 4000,
      order: 100 - position,
      timestamp: NOON - position * 60_000,
      // The middle of the winner's slice at the pointer.
      angle: radians((2 * Math.PI * (segments.length - index - 0.5)) / segments.length),
      isEliminationMode: false,
      isFinalWinner: false,
      remainingSegments: segments.length,
      chance: 1 / segments.length,
    }
  })
  const statistics = { totalSpins: 4, totalEliminations: 0, totalSpinTime: 16_000 }
  const wheel = { ...stored.wheel, name: 'Class 4B', history, statistics, createdAt: NOON }
  await storeText(page, storedText({ ...stored, wheel }))
}

/** Its script is loaded first. */
async function untilOpen(page: Page, opening: Promise<void>): Promise<void> {
  await opening
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** A spin that turns, whatever the motion: of any other there is neither a replay nor a video. */
async function turn(page: Page, main: WheelPage): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await withApp(page, ({ actions }) => {
    actions.changeSettings((settings) => {
      const { animationSpeed } = settings
      const short = { ...animationSpeed, preset: 'custom' as const, customSpinDuration: 300 }
      return { ...settings, animationSpeed: short }
    })
  })
  await main.spinButton.click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(main.moment).toBeVisible()
}

/** The dialog for a video of a spin. */
async function openFilm(page: Page, main: WheelPage): Promise<void> {
  await turn(page, main)
  await untilOpen(
    page,
    withApp(page, ({ actions }) => actions.openDialog('film')),
  )
}

/** Makes the video in a worker that says nothing but this, once it has loaded. */
async function makeFilm(page: Page, said?: FromFilm): Promise<void> {
  await page.evaluate((said) => {
    globalThis.Worker = class extends EventTarget {
      constructor() {
        super()
        // The order is sent once the script is there.
        setTimeout(() => this.say({ kind: 'loaded' }))
      }
      postMessage() {
        if (said) this.say(said)
      }
      terminate() {}
      private say(data: unknown): void {
        this.dispatchEvent(new MessageEvent('message', { data }))
      }
    } as unknown as typeof Worker
  }, said)
  await page.getByRole('button', { name: 'Make Video' }).click()
}

/** @param spinDuration in milliseconds */
export async function openReplay(page: Page, spinDuration: number): Promise<void> {
  const replay = { winner: 2, at: 0.3, from: radians(1), spinDuration, timestamp: NOON }
  const payload = { ...payloadOf(wheelOf(NAMES)), replay }
  const link = await createLink({ base: BASE, payload, compression })
  // A link in the address of the page that is open would be no visit.
  await page.goto('/about')
  await page.goto(`/${link.slice(BASE.length)}`)
  await page.locator('[data-part="replay"]').waitFor()
}

async function openDock(page: Page): Promise<void> {
  await page.goto('/dock')
  await expect(page.getByRole('button', { name: 'SPIN THE WHEEL!' })).toBeVisible()
}

type Views = Record<string, (page: Page, main: WheelPage) => Promise<unknown>>

/** Of a stream, a video and a replay. */
export const STREAM_VIEWS: Views = {
  async 'share-replay'(page, main) {
    await turn(page, main)
    await untilOpen(
      page,
      withApp(page, ({ actions }) => actions.openDialog('share')),
    )
    await page.getByRole('button', { name: 'Copy Replay Link' }).scrollIntoViewIfNeeded()
  },
  async replay(page, main) {
    await openReplay(page, SPIN_DURATION.min)
    await expect(main.moment).toBeVisible()
  },
  film: openFilm,
  async 'film-making'(page, main) {
    await openFilm(page, main)
    await makeFilm(page)
    await expect(page.getByRole('progressbar')).toBeVisible()
  },
  async 'film-ready'(page, main) {
    await openFilm(page, main)
    const bytes = new ArrayBuffer(0)
    await makeFilm(page, { kind: 'done', bytes, type: 'video/mp4', hasSound: false })
    await expect(page.getByRole('button', { name: 'Save Video' })).toBeFocused()
  },
  dock: openDock,
  async 'dock-winner'(page, main) {
    await openDock(page)
    await main.spinButton.click()
    await expect(main.moment).toBeVisible()
  },
  async 'dock-unfolded'(page) {
    await openDock(page)
    // Nothing is scrolled to: rows that are out of view have no layout.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2400 })
    for (const section of ['Open a Wheel', 'Overlay', 'Chat', 'Rules']) {
      await page.locator('summary').getByText(section, { exact: true }).click()
    }
    await page.mouse.move(0, 0)
  },
  async overlay(page) {
    await page.goto('/overlay?winners=5')
    await expect(page.locator('[data-drawing="flat"]')).toBeVisible()
    await page.evaluate(() => dispatchEvent(new CustomEvent('fairwheel-spin')))
    await expect(page.getByRole('region', { name: 'Result', exact: true })).toBeVisible()
  },
}

/** What is seen of the page once it was opened, with the wheel of eight names. */
export const VIEWS: Views = {
  async options(page, main) {
    await main.openPanel('Options')
    await withApp(page, ({ actions, store }) => {
      const [amelia, oliver] = store.getState().wheel.segments
      actions.setAbsent([amelia?.id ?? ''], true)
      actions.changeSettings((settings) => ({ ...settings, weightsCount: true, showOdds: true }))
      actions.setWeight(oliver?.id ?? '', 2.5)
    })
    await main.options.nth(3).hover({ position: { x: 70, y: 12 } })
  },
  async selected(_page, main) {
    await main.openPanel('Options')
    await main.choose('Select Several')
    await main.options.first().click({ position: { x: 70, y: 12 } })
  },
  async eliminated(page, main) {
    await withApp(page, ({ actions }) => actions.chooseMode('elimination'))
    await main.spinButton.click()
    await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    if (await page.getByRole('tab').first().isVisible()) await main.openPanel('Options')
  },
  async 'edit-list'(_page, main) {
    await main.openPanel('Options')
    await main.openMoreTools()
  },
  async 'edit-text'(_page, main) {
    await main.openPanel('Options')
    await main.choose('Edit as Text')
  },
  async modes(_page, main) {
    await main.openPanel('Options')
    await main.openModes()
  },
  async draws(_page, main) {
    await main.openPanel('Options')
    await main.openDrawMenu()
  },
  'start-from': (_page, main) => main.openTemplates(),
  menu: (_page, main) => main.openMainMenu(),
  results: (_page, main) => main.openPanel('Results'),
  async statistics(page, main) {
    await main.openPanel('Results')
    await page.getByText('Statistics', { exact: true }).click()
    await page.getByText('All figures', { exact: true }).click()
  },
  async settings(page) {
    await showSettings(page)
    await unfoldSettings(page)
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2400 })
  },
  async decoration(page) {
    await showSettings(page)
    await page.getByText('Looks, Colors and Confetti', { exact: true }).click()
    await page.getByRole('radio', { name: 'Ocean' }).click()
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1200 })
  },
  async sounds(page) {
    await showSettings(page)
    // Whatever voices this machine has.
    await page.evaluate(() => {
      const { lang } = document.documentElement
      const voices = [{ lang, localService: true } as SpeechSynthesisVoice]
      speechSynthesis.getVoices = () => voices
    })
    await page.getByText('Sounds', { exact: true }).click()
    await page.getByLabel('Sound Set').waitFor()
    await page.getByText('Sounds From Your Files').click()
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1200 })
  },
  share: (page) =>
    untilOpen(
      page,
      withApp(page, ({ actions }) => actions.openDialog('share')),
    ),
  help: (page) =>
    untilOpen(
      page,
      withApp(page, ({ actions }) => actions.openDialog('help')),
    ),
  async library(page) {
    await withApp(page, ({ actions }) => actions.openDialog('library'))
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  },
  async groups(_page, main) {
    await main.openPanel('Options')
    await main.choose('Make Groups…')
  },
  async 'groups-drawn'(page, main) {
    await main.openPanel('Options')
    await main.choose('Make Groups…')
    await page.getByRole('switch', { name: 'Draw a Captain for Each Group' }).click()
    await page.getByRole('button', { name: 'Make Groups', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  },
  async import(_page, main) {
    await main.paste('Name\tTickets\nZoe\t3\nYusuf\t1\nZoe\t2')
    await expect(main.importButton).toBeVisible()
  },
  async pictures(page, main) {
    await main.openPanel('Options')
    await withApp(page, ({ actions, store }) => {
      const [amelia, , isla] = store.getState().wheel.segments
      for (const one of [amelia, isla]) {
        actions.editOption(one?.id ?? '', { picture: '.1QcSHQRnh493V4dIh4eXh1h4kJUI' })
      }
    })
    await main.choose('Pictures')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  },
  async 'pictures-matched'(page, main) {
    await main.openPanel('Options')
    await main.choose('Pictures')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose Photos' }).click()
    const drawing = { name: 'george.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
    const files = [photo('amelia.png', '#e61e1e'), photo('IMG_1234.png', '#14a03c'), drawing]
    await (await choosing).setFiles(files)
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  },
  toasts: (page) =>
    // At once: what was moved is drawn a little differently.
    showToast(page, 'This is {kind}.', ['info', 'success', 'warning', 'error'], {
      isLasting: true,
      detail: 'What stands below it is longer, so that it takes more than one line on a phone.',
    }),
  async 'draw-set-up'(page, main) {
    await main.openPanel('Options')
    const desk = new Desk(page)
    await desk.open()
    await main.paste('3x Mug\nBook', desk.name(1))
  },
  async draw(page, main) {
    await main.openPanel('Options')
    const desk = new Desk(page)
    await desk.beginWith(['Mug', 2], ['Book', 1, 1])
    await desk.drawRest()
    await expect(desk.cards).toHaveCount(2)
    // Its card has come from under the mouse, and the next press is not taken at once.
    await page.mouse.move(0, 0)
    const press = page.locator('[data-part="dock"] > button')
    await expect(press).not.toHaveAttribute('aria-disabled', 'true')
  },
  ...STREAM_VIEWS,
}

/** What moved a moment ago is drawn a little differently. The wheel has pictures of its own. */
export const STILL = `
  :not([data-part="dock"]) > [data-wheel] { opacity: 0 !important }
  *, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }`

/** Its gradient would be most of each file. */
export async function withoutGlow(page: Page, also = ''): Promise<void> {
  await page.evaluate((also) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`body, #root > * { background-image: none !important } ${also}`)
    document.adoptedStyleSheets.push(sheet)
  }, also)
}

/** A view for its picture. */
export async function showStill(page: Page, main: WheelPage, view: string): Promise<void> {
  await storeSpunWheel(page)
  await main.open()
  await withoutGlow(page, STILL)
  await page.mouse.move(0, 0)
  await VIEWS[view]?.(page, main)
  // It may be a page of its own.
  await withoutGlow(page, STILL)
}
