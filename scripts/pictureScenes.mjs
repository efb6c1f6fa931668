// What each picture of the product shows: the window, the steps to get there, and the part that is captured.

import { setTimeout } from 'node:timers/promises'
import { gameScene } from './gameScene.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ width: number, height: number, picture: Buffer }} Taken Size in CSS pixels, and a PNG. */

const wide = { width: 1280, height: 800, scale: 1.5, isTouch: false }
const phone = { width: 390, height: 844, scale: 2, isTouch: true }
/** As a panel of OBS. */
const panel = { width: 344, height: 1400, scale: 2, isTouch: false }

/** Waits until confetti and entry animations are over. */
const SETTLED_MS = 4500
/** CSS pixels above what a picture of a part begins with. */
const MARGIN = 8

export const SCENES = {
  options: {
    ...wide,
    height: 700,
    async take(/** @type {Page} */ page) {
      await page.getByText('Edit List').click()
      await page.getByRole('button', { name: 'Weights Count' }).click()
      await page.keyboard.press('Escape')
      const pizza = page.getByRole('row', { name: 'Pizza' })
      await pizza.hover()
      for (let weight = 1; weight < 3; weight += 1) {
        await pizza.getByRole('button', { name: 'More weight for Pizza' }).click()
      }
      await page.getByRole('textbox', { name: 'Add New Option' }).pressSequentially('Dumplings ×2')
      // Its buttons show while it is pointed at.
      await pizza.hover()
      await setTimeout(1000)
      return takeElement(page, card(page))
    },
  },
  spin: {
    ...wide,
    async take(/** @type {Page} */ page) {
      await spin(page)
      await spin(page)
      await spin(page)
      return takeWindow(page)
    },
  },
  elimination: {
    ...wide,
    async take(/** @type {Page} */ page) {
      await page.keyboard.press('e')
      for (let spins = 0; spins < 3; spins += 1) await spin(page)
      await page.locator('summary', { hasText: 'After each spin' }).click()
      await setTimeout(1000)
      return takeWindow(page)
    },
  },
  draw: {
    ...wide,
    height: 740,
    async take(/** @type {Page} */ page) {
      await page.addInitScript(storeNames)
      await page.reload()
      await page.locator('[data-drawing="scene"]').waitFor()
      await page.getByText('Draw prizes, groups, proof').click()
      await page.getByRole('button', { name: 'Draw Prizes' }).click()
      const names = page.getByRole('list', { name: 'Prizes' }).getByRole('textbox')
      await names.fill('Weekend Trip')
      await page.getByRole('button', { name: 'Add a Prize' }).click()
      await names.last().fill('Concert Tickets')
      await page.getByRole('spinbutton', { name: 'Winners of prize 2' }).fill('6')
      await page.getByRole('button', { name: /^Start Drawing/ }).click()
      // Each press of the button draws one.
      for (const next of ['1 of 6', '2 of 6', '3 of 6']) {
        await page.getByRole('button', { name: /^DRAW\b/ }).click()
        await page.getByText(`Next: Concert Tickets, ${next}`).waitFor()
      }
      await page.locator('[data-place="1"]').getByRole('button').click()
      await setTimeout(SETTLED_MS)
      return takeElement(page, card(page))
    },
  },
  share: {
    ...wide,
    height: 1000,
    async take(/** @type {Page} */ page) {
      await page.getByRole('button', { name: 'Share Wheel' }).click()
      const dialog = page.getByRole('dialog')
      await setTimeout(1000)
      return takeElement(page, dialog)
    },
  },
  presentation: {
    ...wide,
    async take(/** @type {Page} */ page) {
      await page.getByRole('button', { name: 'Present' }).click()
      for (let spins = 0; spins < 4; spins += 1) await spin(page)
      return takeWindow(page)
    },
  },
  settings: {
    ...wide,
    height: 1105,
    async take(/** @type {Page} */ page) {
      await page.getByRole('tab', { name: 'Settings' }).click()
      await setTimeout(1000)
      return takeElement(page, card(page), page.getByText('Look', { exact: true }))
    },
  },
  phone: {
    ...phone,
    async take(/** @type {Page} */ page) {
      return takeWindow(page)
    },
  },
  overlay: {
    ...wide,
    height: 720,
    async take(/** @type {Page} */ page) {
      await goTo(page, '/overlay?size=90&winners=3')
      const isNight = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
      await page.addStyleTag({ content: `:root:root { background: url("${gameScene(isNight)}") }` })
      await page.locator('[data-drawing="scene"]').waitFor()
      for (let spins = 0; spins < 3; spins += 1) {
        await spin(page, () => page.evaluate(() => dispatchEvent(new Event('fairwheel-spin'))))
      }
      return takeWindow(page)
    },
  },
  dock: {
    ...panel,
    async take(/** @type {Page} */ page) {
      await openDock(page)
      await setTimeout(1000)
      const last = await page.locator('summary', { hasText: 'Settings' }).boundingBox()
      const height = Math.floor((last?.y ?? 0) + (last?.height ?? 0))
      return takePart(page, { x: 0, y: 0, width: panel.width, height })
    },
  },
  chat: {
    ...panel,
    async take(/** @type {Page} */ page) {
      await openDock(page)
      await page.locator('summary', { hasText: 'Chat' }).click()
      await page.getByLabel('Channel').fill('your_channel')
      await page.locator('summary', { hasText: 'Rules' }).click()
      await setTimeout(1000)
      const top = await page.locator('summary', { hasText: 'Chat' }).boundingBox()
      const last = await page.getByText('The overlay shows the odds').boundingBox()
      const y = Math.ceil(top?.y ?? 0)
      const height = Math.floor((last?.y ?? 0) + (last?.height ?? 0)) + MARGIN - y
      return takePart(page, { x: 0, y, width: panel.width, height })
    },
  },
}

/** @param {Page} page @param {string} path */
async function goTo(page, path) {
  await page.goto(new URL(path, page.url()).href)
  await page.waitForLoadState('networkidle')
}

/** What is beside the wheel. */
function card(/** @type {Page} */ page) {
  return page.getByRole('tablist').locator('..')
}

/** Runs in the page before its scripts, in place of the wheel that the others show: people. */
function storeNames() {
  const saved = JSON.parse(localStorage.getItem('wheel_current') ?? '{}')
  const names =
    'Amara Ben Chloé Dilan Elif Finn Grace Hugo Ines Jonas Kofi Lucía Mei Noah Olga Priya'.split(
      ' ',
    )
  const colors = saved.wheel.segments.map((/** @type {{ color: string }} */ { color }) => color)
  const segments = names.map((text, index) => ({
    id: `person${index}`,
    text,
    color: colors[index % colors.length],
    weight: 1,
  }))
  const wheel = { ...saved.wheel, name: 'Summer Raffle', segments, originalSegments: segments }
  localStorage.setItem('wheel_current', JSON.stringify({ ...saved, wheel }))
}

/** With few options, so that there is room for what is below them. */
async function openDock(/** @type {Page} */ page) {
  await page.addInitScript(keepFew)
  await goTo(page, '/dock')
}

/** Runs in the page before its scripts. */
function keepFew() {
  const saved = JSON.parse(localStorage.getItem('wheel_current') ?? '{}')
  const segments = saved.wheel.segments.slice(0, 4)
  const wheel = { ...saved.wheel, segments, originalSegments: segments }
  localStorage.setItem('wheel_current', JSON.stringify({ ...saved, wheel }))
}

/**
 * Spins, and waits until all animations are over.
 * @param {Page} page
 * @param {() => Promise<unknown>} [start] by keyboard, which works on every screen with a wheel to press
 */
async function spin(page, start = () => page.locator('[data-wheel]').press('Enter')) {
  const before = await kept(page)
  await start()
  while ((await kept(page)) === before) await setTimeout(200)
  await setTimeout(SETTLED_MS)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

/** The number of results in the page's history. */
function kept(/** @type {Page} */ page) {
  return page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('wheel_current') ?? '{}')
    return saved.wheel?.history?.length ?? 0
  })
}

/** @returns {Promise<Taken>} */
async function takeWindow(/** @type {Page} */ page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return { width, height, picture: await page.screenshot() }
}

/**
 * @param {Page} page
 * @param {import('playwright').Locator} element
 * @param {import('playwright').Locator} [first] what is at the top of the picture, if not all of the element is on it
 * @returns {Promise<Taken>}
 */
async function takeElement(page, element, first = element) {
  const box = await element.boundingBox()
  const top = (await first.boundingBox())?.y
  if (!box || top === undefined) throw new Error('There is nothing to take a picture of')
  const bottom = Math.min(box.y + box.height, page.viewportSize()?.height ?? 0)
  // Whole pixels inside it, so that no edge shows what is behind.
  const x = Math.ceil(box.x)
  const y = Math.ceil(first === element ? top : top - MARGIN)
  const width = Math.floor(box.x + box.width) - x
  return takePart(page, { x, y, width, height: Math.floor(bottom) - y })
}

/**
 * @param {Page} page
 * @param {{ x: number, y: number, width: number, height: number }} clip
 * @returns {Promise<Taken>}
 */
async function takePart(page, clip) {
  return { width: clip.width, height: clip.height, picture: await page.screenshot({ clip }) }
}
