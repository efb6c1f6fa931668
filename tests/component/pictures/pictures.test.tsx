// Options with pictures: given by the names of files or one by one, and shown wherever an option is.

import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createPictureSheet, type PictureSheet } from '../../../src/render/pictures/pictureSheet'
import { photoOf } from '../../../src/wheel/picture'
import { axeFaults } from '../support/axe'
import { choose, drop, folderOf, replace } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, openElsewhere, state, storeWheel } from '../support/screen'

const NAMES = ['Ava', 'Ben', 'Chloé']
const OPTIONS = NAMES.map((text) => ({ text, color: '#ffffff' }))
const RED = [230, 30, 30] as const
const GREEN = [20, 160, 60] as const
const BLUE = [30, 60, 230] as const

type Rgb = readonly [number, number, number]

const dialog = page.getByRole('dialog', { name: 'Pictures' })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const slot = (name: string) =>
  dialog.css('summary').and(page.css(`[aria-label="Picture of ${name}"]`))
const nameOf = (file: string) => dialog.getByLabelText(`Option for “${file}”`)
const pictures = () => state().wheel.segments.map(({ picture }) => picture)
const areGiven = () => pictures().map((picture) => picture !== undefined)

/** A picture of one color, as a camera or another app would write it. */
async function photo(name: string, [red, green, blue]: Rgb, side = 64): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = `rgb(${red} ${green} ${blue})`
  context.fillRect(0, 0, side, side)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], name, { type: 'image/png' })
}

/** The color of the wheel, as far above its middle as a share of its radius. */
function colorAbove(share: number): Rgb {
  const canvas = main.wheel.element().querySelector('canvas')
  const context = canvas?.getContext('2d')
  if (!canvas || !context) throw new Error('The wheel is not drawn in 2D')
  const radius = 0.44 * canvas.width
  const at = [canvas.width / 2, canvas.height / 2 - share * radius] as const
  const [red = 0, green = 0, blue = 0] = context.getImageData(...at, 1, 1).data
  return [red, green, blue]
}

/** Photos are written anew, and may be a little off. */
const isLike = (one: Rgb, other: Rgb) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < 12)

async function openPictures(): Promise<void> {
  storeWheel(OPTIONS, { preset: 'instant' })
  await open()
  await main.choose('Pictures')
  await expect.element(dialog).toBeVisible()
}

async function chooseAll(...files: readonly File[]): Promise<void> {
  await choose(files, () => button('Choose Photos').click())
}

describe('photos of a class', () => {
  test('go to the options that their files are named after, each match shown before it counts @pictures.match', async () => {
    await openPictures()
    await chooseAll(
      await photo('chloe.png', BLUE),
      await photo('01_Ava.png', RED),
      await photo('IMG_1234.png', GREEN),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'Ben.svg', { type: 'image/svg+xml' }),
    )
    await expect.element(dialog.getByText('2 of 3 photos match an option.')).toHaveFocus()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('1 file could not be usedBen.svg: SVG files cannot be used.')
    await expect.element(nameOf('chloe.png')).toHaveValue('Chloé')
    await expect.element(nameOf('01_Ava.png')).toHaveValue('Ava')
    await expect.element(nameOf('IMG_1234.png')).toHaveValue('')
    await expect.element(dialog.getByText('Not used', { exact: true })).toBeVisible()
    expect(areGiven()).toEqual([false, false, false])
    expect(await axeFaults()).toEqual([])

    await nameOf('IMG_1234.png').fill('Dora')
    await expect.element(dialog.getByText('New option', { exact: true })).toBeVisible()
    await button('Use 3 Photos').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(main.toast('Added 3 pictures')).toBeVisible()
    expect(state().wheel.segments.map(({ text }) => text)).toEqual([...NAMES, 'Dora'])
    expect(areGiven()).toEqual([true, false, true, true])
    // One step.
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect(state().wheel.segments.map(({ text }) => text)).toEqual(NAMES)
    expect(areGiven()).toEqual([false, false, false])
  })

  test('may be dropped anywhere, and become a wheel of their own where none matches @pictures.match', async () => {
    storeWheel(OPTIONS)
    await open()
    expect(drop(await photo('Zoe.png', RED), await photo('Yan.png', GREEN))).toBe(true)
    await expect.element(dialog.getByText('0 of 2 photos match an option.')).toBeVisible()
    await expect.element(nameOf('Zoe.png')).toHaveValue('Zoe')
    const way = (name: string) => dialog.getByRole('radio', { name })
    await expect.element(way('Add to Them')).toBeChecked()
    await expect.element(dialog.getByText('New option', { exact: true })).toHaveLength(2)
    await button('Use 2 Photos').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(state().wheel.segments.map(({ text }) => text)).toEqual([...NAMES, 'Zoe', 'Yan'])
    expect(areGiven()).toEqual([false, false, false, true, true])
  })

  test('of a folder are taken together, and what else is in it is not @pictures.match', async () => {
    storeWheel(OPTIONS)
    await open()
    const files = [await photo('Ava.png', RED), new File(['Ava'], 'names.txt')]
    const many = Array.from({ length: 120 }, (_, index) => new File([''], `${index}.txt`))
    const folder = folderOf(...many, ...files, await photo('Ben.png', GREEN))
    replace(DataTransferItem.prototype, 'webkitGetAsEntry', () => folder)
    expect(drop(new File([], 'class'))).toBe(true)
    await expect.element(dialog.getByText('2 of 2 photos match an option.')).toBeVisible()
    await button('Use 2 Photos').click()
    await expect.poll(areGiven).toEqual([true, true, false])
  })

  test('take the places of the options of a wheel that nobody has touched @pictures.match', async () => {
    await open()
    drop(await photo('Zoe.png', RED), await photo('Yan.png', GREEN))
    await expect.element(dialog.getByRole('radio', { name: 'Replace Them' })).toBeChecked()
    await button('Use 2 Photos').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(state().wheel.segments.map(({ text }) => text)).toEqual(['Zoe', 'Yan'])
    expect(areGiven()).toEqual([true, true])
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    expect(state().wheel.segments.map(({ text }) => text)).toEqual(['Yes', 'No', 'Maybe'])
  })

  test('are given up in the middle, and nothing has changed @pictures.match', async () => {
    await openPictures()
    const some = await photo('Ava.png', RED)
    await chooseAll(...Array.from({ length: 200 }, (_, index) => new File([some], `${index}.png`)))
    await expect.element(dialog.getByRole('progressbar')).toBeVisible()
    await expect.element(button('Cancel')).toHaveFocus()
    await button('Cancel').click()
    await expect.element(button('Choose Photos')).toBeVisible()
    expect(areGiven()).toEqual([false, false, false])
    expect(state().photos.size).toBe(0)
  })
})

test('one option is given a photo, an emoji in its place, and none again @pictures.one', async () => {
  await openPictures()
  await slot('Ben').click()
  await choose(await photo('whatever.png', GREEN), () => button('Choose Photo').click())
  await expect.element(main.toast('Added 1 picture')).toBeVisible()
  expect(areGiven()).toEqual([false, true, false])
  expect(photoOf(pictures()[1] ?? '')?.hash).toHaveLength(43)
  await slot('Ben').click()
  const emoji = dialog.getByRole('textbox', { name: 'Emoji' })
  await emoji.fill('no 🐶')
  await expect.poll(pictures).toEqual([undefined, '🐶', undefined])
  expect(await axeFaults()).toEqual([])
  await button('Remove Picture').click()
  await expect.poll(pictures).toEqual([undefined, undefined, undefined])
  await expect.element(main.toast('Removed 1 picture')).toBeVisible()
})

test('more photos come behind those that were read, whose corrected names stay @pictures.match', async () => {
  await openPictures()
  await chooseAll(await photo('IMG_1.png', RED))
  await nameOf('IMG_1.png').fill('Ben')
  drop(await photo('Ava.png', GREEN))
  await expect.element(nameOf('Ava.png')).toHaveValue('Ava')
  await expect.element(nameOf('IMG_1.png')).toHaveValue('Ben')
  // A text that a program pastes with its picture is a text.
  const pasted = new DataTransfer()
  pasted.setData('text', 'Ava')
  pasted.items.add(await photo('text.png', BLUE))
  const paste = (clipboardData: DataTransfer) =>
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  expect(paste(pasted)).toBe(true)
  const alone = new DataTransfer()
  alone.items.add(await photo('Chloé.png', BLUE))
  expect(paste(alone)).toBe(false)
  await expect.element(nameOf('Chloé.png')).toHaveValue('Chloé')
  await button('Use 3 Photos').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(areGiven()).toEqual([true, true, true])
})

test('a file that is no picture says so, and the option keeps what it has @pictures.one', async () => {
  await openPictures()
  await slot('Ava').click()
  const text = new File(['Ava'], 'Ava.txt', { type: 'text/plain' })
  await choose(text, () => button('Choose Photo').click())
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Ava.txt: This is not a picture.')
  await button('Cancel').click()
  await expect.element(slot('Ava')).toBeVisible()
  expect(areGiven()).toEqual([false, false, false])
})

test('the wheel shows them beside the text, in its place or on the whole slice @pictures.wheel', async () => {
  await openPictures()
  await chooseAll(await photo('Ava.png', RED), await photo('Ben.png', GREEN))
  await button('Use 2 Photos').click()
  // The first option is at the pointer.
  await expect.poll(() => isLike(colorAbove(0.82), RED)).toBe(true)
  expect(isLike(colorAbove(0.2), [255, 255, 255])).toBe(true)
  await main.choose('Pictures')
  const place = dialog.getByRole('combobox', { name: 'Pictures on the Wheel' })
  await expect.element(place).toHaveValue('beside')
  await place.selectOptions('Instead of the Text')
  await expect.poll(() => isLike(colorAbove(0.65), RED)).toBe(true)
  await place.selectOptions('Fill the Slice')
  await expect.poll(() => isLike(colorAbove(0.25), RED)).toBe(true)
  expect(isLike(colorAbove(0.75), RED)).toBe(true)
  expect(state().settings.picturePlace).toBe('filling')
})

test('the row, the winner and the results show them @pictures.shown', async () => {
  await openPictures()
  await chooseAll(...(await Promise.all(NAMES.map((name) => photo(`${name}.png`, RED)))))
  await button('Use 3 Photos').click()
  const shows = (within: Element) => {
    const canvas = within.querySelector<HTMLCanvasElement>('[data-picture] canvas')
    const side = canvas?.width ?? 0
    const [red = 0, green = 0, blue = 0] =
      canvas?.getContext('2d')?.getImageData(side / 2, side / 2, 1, 1).data ?? []
    return isLike([red, green, blue], RED)
  }
  for (const name of NAMES) await expect.poll(() => shows(main.row(name).element())).toBe(true)
  await main.spinButton.click()
  await expect.element(main.winnerHeading).toBeVisible()
  await expect.poll(() => shows(main.moment.element())).toBe(true)
  await expect.poll(() => shows(main.recent.first().element())).toBe(true)
  // What is announced is the text alone.
  const picture = main.moment.element().querySelector('[data-picture]')
  expect(picture?.getAttribute('aria-hidden')).toBe('true')
  // From the row back to all of them.
  const { winner } = state().lastResult ?? {}
  await main
    .row(winner?.text ?? '')
    .getByRole('button', { name: /^Picture of/ })
    .click({ force: true })
  await expect.element(dialog).toBeVisible()
})

test('they are there after a reload, and in no other browser @pictures.kept', async () => {
  await openPictures()
  await chooseAll(await photo('Ava.png', RED))
  await button('Use 1 Photo').click()
  await expect.poll(() => isLike(colorAbove(0.82), RED)).toBe(true)
  await open()
  await expect.poll(() => isLike(colorAbove(0.82), RED)).toBe(true)
  await openElsewhere()
  expect(state().photos.size).toBe(0)
})

test('a sheet that is replaced while it decodes a photo leaves it to the next one', async () => {
  const red = await photo('red.png', RED)
  // Its preview is gray.
  const picture = `${'h'.repeat(43)}.1QcSHQRnh493V4dIh4eXh1h4kJUI`
  const photos = new Map([['h'.repeat(43), red]])
  const sheetAfter = (before: PictureSheet | null, onDrawn = () => {}) =>
    createPictureSheet([picture], { isWhole: true, before, onDrawn })
  const decode = createImageBitmap
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const decoding = vi.fn(async (file: Blob) => {
    await isReleased
    return decode(file)
  })
  replace(globalThis, 'createImageBitmap', decoding)
  const first = sheetAfter(null)
  first.load(photos)
  await expect.poll(() => decoding.mock.calls).toHaveLength(1)
  first.close()
  const isDrawn = vi.fn()
  const second = sheetAfter(first, isDrawn)
  expect(second.isDrawn(picture)).toBe(false)
  release()
  second.load(photos)
  await expect.poll(() => isDrawn.mock.calls).toHaveLength(1)
  expect(second.isDrawn(picture)).toBe(true)
  // The third takes it over.
  const third = sheetAfter(second)
  expect(third.isDrawn(picture)).toBe(true)
  const context = third.canvas.getContext('2d') as CanvasRenderingContext2D
  const [r = 0, g = 0, b = 0] = context.getImageData(256, 256, 1, 1).data
  expect(isLike([r, g, b], RED)).toBe(true)
})

test('keys reach a picture in a row, and Escape leaves the dialog @pictures.one', async () => {
  storeWheel(OPTIONS)
  await open()
  await main.choose('Pictures')
  await slot('Ava').focus()
  await press('Enter')
  await dialog.getByRole('textbox', { name: 'Emoji' }).fill('🐱')
  await press('Escape')
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  const row = main.row('Ava')
  await row.focus()
  await press('ArrowRight')
  await press('ArrowRight')
  await expect.element(row.getByRole('button', { name: 'Picture of Ava' })).toHaveFocus()
})
