// Pictures on the GPU: chosen under the policy of the site, kept on the device, and drawn where they belong.

import type { Page } from 'playwright/test'
import { rgbaToThumbHash } from 'thumbhash'
import { contrastRatio } from '../../src/wheel/colors/color'
import { lensFor } from '../../src/wheel/labels/lens'
import { pictureRoom } from '../../src/wheel/labels/pictureRoom'
import { roomInLens } from '../../src/wheel/labels/wheelLabels'
import { expect, test } from '../support/fixtures'
import { giveGpuBack, loseGpu } from '../support/gpu'
import { isLike, photo, stripes } from '../support/photos'
import { decodePng, type Rgb, rgb, withoutDecoration } from '../support/pixels'
import { keptWheel, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const RED = '#e61e1e'
const GREEN = '#14a03c'
const NAMES = ['Ava', 'Ben', 'Chloe']

test.use({ hasGpu: true })

/** Of the picture that a preview is made from: its waves need some pixels. */
const SIDE = 32

/** What a link or another device has of a photo. */
function preview(color: string): string {
  const [red, green, blue] = rgb(color)
  const pixels = Array.from({ length: SIDE ** 2 }, () => [red, green, blue, 255]).flat()
  return `.${Buffer.from(rgbaToThumbHash(SIDE, SIDE, pixels)).toString('base64url')}`
}

/** @param angle clockwise from straight above the wheel's middle, in radians */
async function seenAt(main: WheelPage, distance: number, angle = 0): Promise<Rgb> {
  const picture = await main.picture()
  const middle = picture.width / 2
  return picture.at(
    Math.round(middle + distance * Math.sin(angle)),
    Math.round(middle - distance * Math.cos(angle)),
  )
}

/** A photo for each of the first two of three options. Returns whether a color is seen where the pictures are. */
async function openWithPhotos(page: Page, main: WheelPage) {
  await storeWheel(
    page,
    NAMES.map((text) => ({ text, color: '#ffffff' })),
    lasting(500),
  )
  await main.open()
  await withoutDecoration(page)
  await main.choose('Pictures')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Photos' }).click()
  await (await chooser).setFiles([photo('Ava.png', RED), photo('ben.png', GREEN)])
  await page.getByRole('button', { name: 'Use 2 Photos' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const { metrics } = await main.place()
  const beside = pictureRoom(metrics, NAMES.length, 'beside')
  if (!beside) throw new Error('There is no room')
  return async (color: string, angle = 0) =>
    isLike(await seenAt(main, beside.distance, angle), color)
}

/** From straight above the wheel's middle, clockwise in radians. @param rotation of the wheel */
const angleOf = (index: number, rotation = 0) =>
  ((index + 0.5) / NAMES.length) * 2 * Math.PI + rotation

test('photos are chosen under the policy of the site, drawn by the scene and kept @pictures.wheel @pictures.kept', async ({
  page,
  main,
}) => {
  const isSeen = await openWithPhotos(page, main)
  // The first option is at the pointer.
  await expect.poll(() => isSeen(RED)).toBe(true)
  expect(await isSeen(GREEN)).toBe(false)
  await page.reload()
  await main.isDrawnBy('scene')
  await expect.poll(() => isSeen(RED)).toBe(true)
  // They turn with their slices.
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  const { wheel } = await keptWheel(page)
  for (const [index, color] of [RED, GREEN].entries()) {
    const angle = angleOf(index, wheel.history[0]?.angle)
    // The moment covers the lower part.
    if (Math.cos(angle) < 0.2) continue
    await expect.poll(() => isSeen(color, angle)).toBe(true)
  }
})

test('while the GPU is lost photos are drawn in 2D, and by the scene again once it is back @pictures.wheel', async ({
  page,
  main,
}) => {
  const isSeen = await openWithPhotos(page, main)
  // The first option is at the pointer.
  const rotation = -angleOf(0)
  const areSeen = async () => (await isSeen(RED)) && isSeen(GREEN, angleOf(1, rotation))
  await expect.poll(areSeen).toBe(true)
  await loseGpu(page)
  await main.isDrawnBy('flat')
  await expect.poll(areSeen).toBe(true)
  await giveGpuBack(page)
  await main.isDrawnBy('scene')
  await expect.poll(areSeen).toBe(true)
})

test('a photo in the middle is drawn there by the scene and in 2D, in any look, and stays there after a spin @pictures.hub', async ({
  page,
  main,
}) => {
  await openWithPhotos(page, main)
  await main.choose('Pictures')
  await page.locator('dialog summary[aria-label$=" the middle of the wheel"]').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Photo', exact: true }).click()
  await (await chooser).setFiles([photo('logo.png', RED)])
  await expect(main.toast('Added 1 picture')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const isSeen = async () => isLike(await seenAt(main, 0), RED)
  await expect.poll(isSeen).toBe(true)
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  expect(await isSeen()).toBe(true)
  await loseGpu(page)
  await main.isDrawnBy('flat')
  await expect.poll(isSeen).toBe(true)
  await giveGpuBack(page)
  await main.isDrawnBy('scene')
  await expect.poll(isSeen).toBe(true)
  for (const look of ['pixel', 'neon']) {
    await page.evaluate((look) => {
      const text = localStorage.getItem('wheel_current') ?? ''
      localStorage.setItem('wheel_current', text.replace(/"theme":"\w+"/, `"theme":"${look}"`))
    }, look)
    await page.reload()
    await main.isDrawnBy('scene')
    await expect.poll(isSeen, look).toBe(true)
  }
})

/** Texts that stand on the page itself, each with its color and where it is. */
function textsOnPage(): readonly { text: string; color: string; box: DOMRect }[] {
  const isClear = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return /, 0\)$/.test(backgroundColor) && backgroundImage === 'none'
  }
  return [...document.querySelectorAll('header, main > section')].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: { text: string; color: string; box: DOMRect }[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        continue
      }
      if (!textContent?.trim() || parentElement.closest('[inert], svg')) continue
      // Not those for screen readers alone.
      if (parentElement.getBoundingClientRect().width <= 1) continue
      let above: Element | null = parentElement
      while (above && above !== document.body && isClear(above)) above = above.parentElement
      if (above !== document.body) continue
      const range = document.createRange()
      range.selectNode(walker.currentNode)
      const { color } = getComputedStyle(parentElement)
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width > 2)
          found.push({ text: textContent, color, box: new DOMRect(x, y, width, height) })
      }
    }
    return found
  })
}

/** Of the worst pixel behind each text, by the text. */
async function contrasts(page: Page): Promise<Record<string, number>> {
  const texts = await page.evaluate(textsOnPage)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    // The background's own color says what it is dimmed for.
    sheet.replaceSync(
      ':not([data-background]) { color: transparent !important; transition: none !important; }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  const picture = decodePng(await page.screenshot())
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return Object.fromEntries(
    texts.map(({ text, color, box }) => {
      const ink = hex((color.match(/\d+/g) ?? []).map(Number))
      let worst = 21
      for (let y = Math.ceil(box.y); y < Math.min(picture.height, box.y + box.height); y += 1) {
        for (let x = Math.ceil(box.x); x < Math.min(picture.width, box.x + box.width); x += 1) {
          if (x >= 0 && y >= 0) worst = Math.min(worst, contrastRatio(ink, hex(picture.at(x, y))))
        }
      }
      return [text, worst]
    }),
  )
}

const hex = (color: readonly number[]) =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

test('every text on a background of black and white can be read, in light and dark, also in a presentation @pictures.background', async ({
  page,
  main,
}) => {
  await storeWheel(
    page,
    NAMES.map((text) => ({ text, color: '#ffffff' })),
    lasting(500),
  )
  await main.open()
  await main.choose('Pictures')
  await page.locator('dialog summary[aria-label$=" the background"]').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Photo', exact: true }).click()
  await (await chooser).setFiles([stripes('stripes.png')])
  await expect(page.locator('[data-background]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await main.isDrawnBy('scene')
  // It would cover a text.
  await page.getByRole('region', { name: 'Messages' }).getByRole('button').last().click()
  await expect(main.toast('Added 1 picture')).toBeHidden()
  const check = async (where: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // Confetti would fall on the texts.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Once the screen has followed.
      await expect(async () => {
        const found = await contrasts(page)
        expect(Object.keys(found).length, where).toBeGreaterThan(1)
        for (const [text, contrast] of Object.entries(found)) {
          expect(contrast, `${text}, ${where}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
          // The picture is there to be seen, but for the glow behind a winner.
          if (where === 'on a phone') continue
          expect(contrast, `${text}, ${where}, ${colorScheme}`).toBeLessThan(12)
        }
      }).toPass({ timeout: 10_000 })
    }
  }
  await check('on the page')
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  const desk = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await check('on a phone')
  if (desk) await page.setViewportSize(desk)
  await page.keyboard.press('f')
  await expect(page.locator('[data-presenting]').first()).toBeVisible()
  await check('in a presentation')
})

test('where slices are too thin for them they are in the lens @pictures.wheel', async ({
  page,
  main,
}) => {
  const count = 300
  const options = Array.from({ length: count }, (_, index) => ({
    text: `A${index + 1}`,
    color: '#ffffff',
    picture: preview(index % 2 === 0 ? RED : GREEN),
  }))
  await storeWheel(page, options)
  await main.open()
  await withoutDecoration(page)
  await main.isDrawnBy('scene')
  const { metrics } = await main.place()
  const lens = lensFor(metrics, count)
  const room = lens && roomInLens(metrics, lens, true).picture
  if (!room) throw new Error('There is no room in the lens')
  await expect.poll(async () => isLike(await seenAt(main, room.distance), RED)).toBe(true)
})
