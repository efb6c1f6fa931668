// Draws from a wheel with pictures: whoever is drawn is seen with theirs, and heard by name alone.

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lasting } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { answered } from '../support/clock'
import { desk } from '../support/desk'
import { emulateMedia } from '../support/device'
import { allowFullscreen } from '../support/fullscreen'
import { press } from '../support/locators'
import { main } from '../support/main'
import { painted } from '../support/pictures'
import { app, open, state, storeWheel } from '../support/screen'

type Rgb = readonly [red: number, green: number, blue: number]

const COLORS: Readonly<Record<string, Rgb>> = {
  Ava: [230, 30, 30],
  'Ben van der Meer': [20, 160, 60],
  Chloé: [30, 60, 230],
}
const NAMES = Object.keys(COLORS)
/** Of a gray photo. */
const PREVIEW = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
const hashOf = (index: number) => `${index}`.padStart(43, 'h')

const winners = page.getByRole('region', { name: 'Winners' })
const lines = winners.getByRole('listitem')

/** The first three have photos. */
async function openWheel(texts: readonly string[] = NAMES): Promise<void> {
  const options = texts.map((text, index) => ({
    ...{ text, color: '#336699' },
    ...(text in COLORS && { picture: `${hashOf(index)}.${PREVIEW}` }),
  }))
  storeWheel(options, lasting(500))
  await open()
  const photos = await Promise.all(
    Object.values(COLORS).map((rgb) => painted(64, 64, `rgb(${rgb.join(' ')})`)),
  )
  app().actions.takePhotos(new Map(photos.map((photo, index) => [hashOf(index), photo])))
}

/** The color in the middle of each item's picture, by the item's name; `null` where it has none. */
function shownIn(items: readonly Element[]): Readonly<Record<string, Rgb | null>> {
  return Object.fromEntries(
    items.map((item) => {
      const canvas = item.querySelector<HTMLCanvasElement>('[data-picture][aria-hidden] canvas')
      const middle = (canvas?.width ?? 0) / 2
      const pixel = canvas?.getContext('2d')?.getImageData(middle, middle, 1, 1).data
      const [red = 0, green = 0, blue = 0] = pixel ?? []
      return [item.querySelector('bdi')?.textContent, pixel ? [red, green, blue] : null]
    }),
  )
}

async function drawAll(places: number): Promise<void> {
  await desk.beginWith(['Cake', places])
  await desk.drawEverything()
  await expect.element(page.getByText('Everything is drawn.')).toBeVisible()
}

async function showRoom(): Promise<void> {
  await press('f')
  const room = page.css('[data-presenting]').getByRole('region', { name: 'Draw Prizes' })
  await expect.element(room).toBeVisible()
  await press('PageUp')
  await expect.element(winners).toBeVisible()
}

beforeEach(() => {
  allowFullscreen()
  return emulateMedia({ reducedMotion: 'reduce' })
})

test('the host and the room see whoever is drawn with their picture, and hear the name @pictures.shown', async () => {
  await openWheel([...NAMES, 'Dora'])
  await drawAll(4)
  const all = { ...COLORS, Dora: null }
  await expect.poll(() => shownIn(desk.cards.elements())).toEqual(all)
  expect(desk.cards.texts()).toEqual(desk.winners().map((name, at) => `${at + 1}${name}`))
  expect(await axeFaults()).toEqual([])
  await expect.poll(() => shownIn(main.recent.elements())).toEqual(all)

  await showRoom()
  await expect.poll(() => shownIn(lines.elements())).toEqual(all)
  expect(lines.texts()).toEqual(lines.elements().map((_, at) => `${at + 1}${winnerAt(at)}`))
  expect(await axeFaults()).toEqual([])
})

const winnerAt = (index: number) => state().wheel.history.at(-1 - index)?.winner.text

test('an option that is renamed or removed after a draw has begun is shown by its old name alone', async () => {
  await openWheel()
  await drawAll(3)
  const [ava, ben, chloe] = state().wheel.segments
  app().actions.editOption(ava?.id ?? '', { text: 'Zoe' })
  await expect
    .poll(() => shownIn(desk.cards.elements()))
    .toEqual({ ...COLORS, [ava?.text ?? '']: null })
  app().actions.removeOption(ben?.id ?? '')
  const left = { ...COLORS, [ava?.text ?? '']: null, [ben?.text ?? '']: null }
  await expect.poll(() => shownIn(desk.cards.elements())).toEqual(left)
  expect(left[chloe?.text ?? '']).not.toBeNull()
  await showRoom()
  await expect.poll(() => shownIn(lines.elements())).toEqual(left)
})

const box = (element: Element | null) => element?.getBoundingClientRect() as DOMRect

const WINDOWS = [
  [320, 640],
  [740, 360],
  [1280, 720],
  [1920, 1080],
] as const

test('a room sees every name and every picture whole, in any window', async () => {
  const others = Array.from({ length: 9 }, (_, index) => `Person number ${index + 1}`)
  await openWheel([...NAMES, ...others])
  const emoji = state().wheel.segments.flatMap(({ id, picture }) => (picture ? [] : [[id, '🐶']]))
  app().actions.givePictures(new Map(emoji as [string, string][]))
  await desk.beginWith(['Cake', 3], ['Tickets', 8], ['First prize', 1])
  await desk.drawRest()
  await expect.element(desk.drawn('3 of 12')).toBeVisible()
  await showRoom()
  for (const count of [3, 8, 1]) {
    if (count !== 3) await press('PageDown')
    await expect.element(lines).toHaveLength(count)
    await expect.element(lines.css('canvas')).toHaveLength(count)
    for (const [width, height] of WINDOWS) {
      await page.viewport(width, height)
      await answered()
      expectWhole(`${count} in ${width} by ${height}`)
    }
    await page.viewport(1280, 720)
  }
})

/** Each with its picture above or before it. */
function expectWhole(where: string): void {
  const area = box(winners.css('ol').element())
  for (const line of lines.elements()) {
    const picture = box(line.querySelector('[data-picture]'))
    const name = box(line.querySelector('bdi'))
    expect(picture.width, where).toBeGreaterThan(20)
    expect(picture.height, where).toBeCloseTo(picture.width, 0)
    expect(picture.bottom <= name.top + 1 || picture.right <= name.left + 1, where).toBe(true)
    for (const one of [picture, name]) {
      expect(one.left, where).toBeGreaterThanOrEqual(area.left - 1)
      expect(one.right, where).toBeLessThanOrEqual(area.right + 1)
      expect(one.top, where).toBeGreaterThanOrEqual(area.top - 1)
      expect(one.bottom, where).toBeLessThanOrEqual(area.bottom + 1)
    }
  }
}

test('groups and orders show them beside the names @pictures.shown', async () => {
  await openWheel([...NAMES, 'Dora'])
  await main.choose('Make Groups…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make Groups' }).click()
  const people = dialog.getByRole('listitem')
  await expect.poll(() => shownIn(people.elements())).toEqual({ ...COLORS, Dora: null })
  expect(new Set(people.texts())).toEqual(new Set([...NAMES, 'Dora']))
  expect(await axeFaults()).toEqual([])
  await press('Escape')
  await main.choose('Shuffle an Order…')
  await page.getByRole('dialog').getByRole('button', { name: 'Shuffle' }).click()
  await expect.poll(() => shownIn(people.elements())).toEqual({ ...COLORS, Dora: null })
})
