// Options with pictures: given by the names of files or one by one, and shown wherever an option is.

import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createPictureSheet, type PictureSheet } from '../../../src/render/pictures/pictureSheet'
import { withPictureAt } from '../../../src/wheel/decor'
import { photoOf } from '../../../src/wheel/picture'
import { words } from '../../sayings'
import { axeFaults } from '../support/axe'
import { choose, drop, emulateMedia, folderOf, replace } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { animatedGif, heic, pngHeader } from '../support/pictures'
import { app, open, openElsewhere, state, storeWheel } from '../support/screen'

const NAMES = ['Ava', 'Ben', 'Chloé']
const OPTIONS = NAMES.map((text) => ({ text, color: '#ffffff' }))
const RED = [230, 30, 30] as const
const GREEN = [20, 160, 60] as const
const BLUE = [30, 60, 230] as const

type Rgb = readonly [number, number, number]

const dialog = page.getByRole('dialog', { name: 'Pictures' })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
/** Opens what an option's picture can be, whether it has one or not. */
const slot = (name: string) => dialog.css(`summary[aria-label$=" ${name}"]`)
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

/** Of what is painted across and down: its middle and its size, in canvases. */
function extentOf(canvas: HTMLCanvasElement) {
  const side = canvas.width
  const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, side, side) ?? {}
  const painted = Array.from({ length: side ** 2 }, (_, at) => at).filter((at) => data[4 * at + 3])
  return [painted.map((at) => at % side), painted.map((at) => Math.floor(at / side))].map((all) => {
    const [first, last] = [Math.min(...all), Math.max(...all) + 1]
    return { middle: (first + last) / 2 / side, size: (last - first) / side }
  })
}

/** Photos are written anew, and may be a little off. */
const isLike = (one: Rgb, other: Rgb) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < 12)

/** The share of its picture that is drawn. */
function inkOf(within: Element): number {
  const canvas = within.querySelector<HTMLCanvasElement>('[data-picture] canvas')
  const { width = 0, height = 0 } = canvas ?? {}
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, width, height) ?? {}
  const alphas = data?.filter((_, index) => index % 4 === 3) ?? []
  return alphas.filter((alpha) => alpha > 0).length / alphas.length
}

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
    await expect.element(dialog.getByText('None of the photos match an option.')).toBeVisible()
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

  test('that a camera has named go to the options in the order of the list, on a press @pictures.match', async () => {
    await openPictures()
    await chooseAll(await photo('IMG_3.png', BLUE), await photo('IMG_1.png', RED))
    await expect.element(dialog.getByText('None of the photos match an option.')).toHaveFocus()
    await expect.element(button('Use 0 Photos')).toHaveAttribute('aria-disabled', 'true')
    await button('Assign in List Order').click()
    const heading = dialog.getByText(
      'Photos are assigned in the order of your list. Check each name.',
    )
    await expect.element(heading).toHaveFocus()
    await expect.element(button('Assign in List Order')).not.toBeInTheDocument()
    await expect.element(nameOf('IMG_1.png')).toHaveValue('Ava')
    await expect.element(nameOf('IMG_3.png')).toHaveValue('Ben')
    expect(areGiven()).toEqual([false, false, false])
    await button('Use 2 Photos').click()
    await expect.poll(areGiven).toEqual([true, true, false])
    await expect.poll(() => isLike(colorAbove(0.82), RED)).toBe(true)
  })

  test('are given up in the middle, and nothing has changed @pictures.match', async () => {
    await openPictures()
    const some = await photo('Ava.png', RED)
    await chooseAll(...Array.from({ length: 500 }, (_, index) => new File([some], `${index}.png`)))
    const bar = dialog.getByRole('progressbar', { name: /^Reading photo \d+ of 500…$/ })
    await expect.element(bar).toHaveAttribute('max', '500')
    await expect.element(button('Cancel')).toHaveFocus()
    await expect.poll(() => (bar.element() as HTMLProgressElement).value).toBeGreaterThan(3)
    await button('Cancel').click()
    await expect.element(button('Choose Photos')).toBeVisible()
    expect(areGiven()).toEqual([false, false, false])
    expect(state().photos.size).toBe(0)
  })
})

test('of files of every kind those that cannot be used say why, and the others are used @pictures.hostile', async () => {
  await openPictures()
  const whole = await photo('whole.png', BLUE)
  await chooseAll(
    new File([animatedGif(0, 1)], 'Ava.gif', { type: 'image/gif' }),
    new File([heic()], 'Ben.heic', { type: 'image/heic' }),
    new File([whole.slice(0, whole.size / 2)], 'Ben.png', { type: 'image/png' }),
    new File([pngHeader(60_000, 60_000)], 'bomb.png', { type: 'image/png' }),
    new File(
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      'Ben.svg',
      { type: 'image/svg+xml' },
    ),
    await photo('Chloé.png', BLUE),
  )
  const refused = dialog.getByRole('alert')
  await expect.element(refused).toHaveTextContent('4 files could not be used')
  expect(refused.getByRole('listitem').texts()).toEqual([
    'Ben.heic: This browser cannot read HEIC photos. Save the photo as JPEG.',
    'Ben.png: The picture is damaged.',
    'bomb.png: The picture has more than 50 megapixels, or more than 16,384 pixels on a side. Crop it or make it smaller.',
    'Ben.svg: SVG files cannot be used. Save the picture as PNG.',
  ])
  await button('Use 2 Photos').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(areGiven()).toEqual([true, false, true])
  expect([...state().photos.values()].map(({ type }) => type)).toEqual(['image/webp', 'image/webp'])
})

test('the same photo under several names is stored once, and given again it changes nothing @pictures.match', async () => {
  await openPictures()
  const red = await photo('Ava.png', RED)
  await chooseAll(red, new File([red], 'Ben.png'), new File([red], 'IMG_1.png'))
  await nameOf('IMG_1.png').fill('Ava')
  await expect.element(dialog.getByText('Already has a photo', { exact: true })).toBeVisible()
  await button('Use 2 Photos').click()
  await expect.element(main.toast('Added 2 pictures')).toBeVisible()
  const [first] = pictures()
  expect(pictures()).toEqual([first, first, undefined])
  expect(state().photos.size).toBe(1)
  await main.dismissMessages()
  const { undoHistory } = state()

  await main.choose('Pictures')
  await chooseAll(red)
  await button('Use 1 Photo').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(pictures()).toEqual([first, first, undefined])
  expect(state().undoHistory).toBe(undoHistory)
  await expect.element(main.toast(/picture/)).not.toBeInTheDocument()
})

test('a photo whose option another tab removes while it is read is proposed as a new one @pictures.one', async () => {
  await openPictures()
  await slot('Ava').click()
  const [ava] = state().wheel.segments
  await choose(await photo('IMG_1.png', RED), async () => {
    await button('Choose Photo').click()
    app().actions.removeOption(ava?.id ?? '')
  })
  await expect.element(nameOf('IMG_1.png')).toHaveValue('Ava')
  await expect.element(dialog.getByText('New option', { exact: true })).toBeVisible()
  await button('Use 1 Photo').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(state().wheel.segments.map(({ text }) => text)).toEqual(['Ben', 'Chloé', 'Ava'])
  expect(areGiven()).toEqual([false, false, true])
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
  const ink = () => extentOf(slot('Ben').css('canvas').element() as HTMLCanvasElement)
  await expect.poll(() => ink().every(({ size }) => size > 0.5)).toBe(true)
  for (const { middle } of ink()) expect(middle).toBeCloseTo(0.5, 1)
  expect(await axeFaults()).toEqual([])
  await button('Remove Picture').click()
  await expect.poll(pictures).toEqual([undefined, undefined, undefined])
  await expect.element(main.toast('Removed 1 picture')).toBeVisible()
})

test('the middle of the wheel is given a photo, an emoji in its place, and none again @pictures.hub', async () => {
  await openPictures()
  const hub = dialog.css('summary[aria-label$=" the middle of the wheel"]')
  const hubPicture = () => state().wheel.hubPicture
  /** Left of the middle, where neither an emoji nor the light on the cap is. */
  const isSeen = (color: Rgb) => isLike(colorAbove(0), color)
  await expect
    .element(hub)
    .toHaveAttribute('aria-label', 'Add a picture for the middle of the wheel')
  await hub.click()
  await choose(await photo('logo.png', GREEN), () => button('Choose Photo').click())
  await expect.element(main.toast('Added 1 picture')).toBeVisible()
  await expect.poll(() => isSeen(GREEN)).toBe(true)
  expect(areGiven()).toEqual([false, false, false])
  await expect.element(hub).toHaveAttribute('aria-label', 'Picture in the middle of the wheel')
  // It neither turns nor grows with what is drawn.
  await press('Escape')
  await main.spinButton.click()
  await expect.poll(() => state().wheel.history.length).toBe(1)
  await expect.poll(() => isSeen(GREEN)).toBe(true)
  await open()
  await expect.poll(() => isSeen(GREEN)).toBe(true)

  await main.choose('Pictures')
  await hub.click()
  await dialog.getByRole('textbox', { name: 'Emoji' }).fill('🐶')
  await expect.poll(hubPicture).toBe('🐶')
  await expect.poll(() => isSeen(GREEN)).toBe(false)
  expect(await axeFaults()).toEqual([])
  await button('Remove Picture').click()
  await expect.poll(hubPicture).toBeUndefined()
  await expect.element(main.toast('Removed 1 picture')).toBeVisible()
  app().actions.undoStep()
  expect(hubPicture()).toBe('🐶')
})

test('the page is given a photo behind the wheel, and none again @pictures.background', async () => {
  await openPictures()
  const shown = () => document.querySelector<HTMLCanvasElement>('[data-background]')
  const slot = dialog.css('summary[aria-label$=" the background"]')
  expect(shown()).toBeNull()
  await expect.element(slot).toHaveAttribute('aria-label', 'Add a photo for the background')
  await slot.click()
  await expect.element(dialog.getByRole('textbox', { name: 'Emoji' })).not.toBeInTheDocument()
  await choose(await photo('sea.png', BLUE, 1400), () => button('Choose Photo').click())
  await expect.element(main.toast('Added 1 picture')).toBeVisible()
  // Larger than those of options.
  await expect.poll(() => shown()?.width).toBe(1280)
  expect(shown()?.ariaHidden).toBe('true')
  expect(Number(getComputedStyle(shown() as Element).opacity)).toBeLessThan(0.9)
  await expect.element(slot).toHaveAttribute('aria-label', 'Photo in the background')
  expect(await axeFaults()).toEqual([])
  await open()
  await expect.poll(() => shown()?.width).toBe(1280)
  await main.choose('Pictures')
  await slot.click()
  await button('Remove Picture').click()
  await expect.poll(shown).toBeNull()
  app().actions.undoStep()
  await expect.poll(() => shown()?.width).toBe(1280)
})

test('whoever needs contrast sees no background @pictures.background', async () => {
  storeWheel(OPTIONS)
  await open()
  const name = words('Sea')
  const preview = '.1QcSHQRnh493V4dIh4eXh1h4kJUI'
  app().actions.editList((wheel) => withPictureAt(wheel, 'background', preview), name)
  const isShown = () => {
    const canvas = document.querySelector('[data-background]')
    return canvas && getComputedStyle(canvas).display !== 'none'
  }
  await expect.poll(isShown).toBe(true)
  await emulateMedia({ contrast: 'more' })
  expect(isShown()).toBe(false)
  await emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
  expect(isShown()).toBe(false)
  await emulateMedia({ forcedColors: 'none' })
  expect(isShown()).toBe(true)
})

describe('an emoji', () => {
  const list = dialog.getByRole('listbox', { name: 'Common Emoji' })
  const emoji = (text: string) => list.getByRole('option', { name: text, exact: true })
  const at = (index: number) => list.getByRole('option').nth(index)

  /** Past the photo and the field. */
  async function openAndTabToList() {
    await slot('Ben').press('Enter')
    await expect.element(list).toBeVisible()
    for (let presses = 0; presses < 3; presses += 1) await press('Tab')
  }

  test('is picked from the list, which then shows it @pictures.one', async () => {
    await openPictures()
    await expect.element(list).not.toBeInTheDocument()
    await slot('Ben').click()
    await emoji('🍕').click()
    await expect.poll(pictures).toEqual([undefined, '🍕', undefined])
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(slot('Ben')).toHaveFocus()
    await expect.poll(() => inkOf(slot('Ben').element())).toBeGreaterThan(0.3)
    await expect.poll(() => inkOf(main.row('Ben').element())).toBeGreaterThan(0.3)
    await slot('Ben').click()
    await expect.element(emoji('🍕')).toHaveAttribute('aria-selected', 'true')
    await expect.element(emoji('🍕')).toBeInViewport({ ratio: 0.99 })
    await expect.element(dialog.getByRole('textbox', { name: 'Emoji' })).toHaveValue('🍕')
    expect(await axeFaults()).toEqual([])
    // The same again is no step.
    await emoji('🍕').click()
    await expect.element(list).not.toBeInTheDocument()
    expect(state().undoHistory.done).toHaveLength(1)
  })

  test.each(['ltr', 'rtl'])(
    'is picked by keyboard alone, with one stop of Tab, in %s @pictures.one',
    async (dir) => {
      await openPictures()
      document.documentElement.dir = dir
      const [forward, back] =
        dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
      await openAndTabToList()
      await expect.element(at(0)).toHaveFocus()
      await press(back)
      await press('ArrowUp')
      await expect.element(at(0)).toHaveFocus()
      await press(forward)
      await expect.element(at(1)).toHaveFocus()
      await press('ArrowDown')
      const [above, below] = [at(1).box(), document.activeElement?.getBoundingClientRect()]
      expect(below?.x).toBe(above.x)
      expect(below?.y).toBeCloseTo(above.bottom, 0)
      await press('ArrowUp')
      await expect.element(at(1)).toHaveFocus()
      await press('End')
      await expect.element(emoji('⚪')).toHaveFocus()
      await press('Home')
      await press(forward)
      await press(back)
      await expect.element(at(0)).toHaveFocus()
      // Tab leaves the list, and comes back to where it was.
      await press(forward)
      await press('Shift+Tab')
      await expect.element(dialog.getByRole('textbox', { name: 'Emoji' })).toHaveFocus()
      await press('Tab')
      await expect.element(at(1)).toHaveFocus()
      // Escape changes nothing, and closes the list alone.
      await press('Escape')
      await expect.element(slot('Ben')).toHaveFocus()
      await expect.element(list).not.toBeInTheDocument()
      expect(areGiven()).toEqual([false, false, false])
      await openAndTabToList()
      await press(forward)
      await press('Enter')
      await expect.poll(pictures).toEqual([undefined, '😂', undefined])
      await expect.element(slot('Ben')).toHaveFocus()
      await expect.poll(() => inkOf(slot('Ben').element())).toBeGreaterThan(0.3)
      document.documentElement.dir = ''
    },
  )

  test('is not picked while the wheel turns @pictures.one', async () => {
    storeWheel(OPTIONS, { preset: 'custom', customSpinDuration: 8000 })
    await open()
    await main.spinButton.click()
    app().actions.openPictures()
    await slot('Ben').click()
    // A click would wait until it is enabled.
    await emoji('🍕').dispatchEvent('click')
    expect(state().phase).toBe('spinning')
    await expect.element(list).toBeVisible()
    expect(areGiven()).toEqual([false, false, false])
  })
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

test('a file that is no picture says what to choose instead, and the option keeps what it has @pictures.one', async () => {
  await openPictures()
  await slot('Ava').click()
  const text = new File(['Ava'], 'Ava.txt', { type: 'text/plain' })
  await choose(text, () => button('Choose Photo').click())
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Ava.txt: This type of file cannot be used. Choose a JPEG,')
  await button('Back').click()
  await expect.element(button('Choose Photos')).toHaveFocus()
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
    createPictureSheet([picture], { shape: 'square', cell: 512, before, onDrawn })
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

test('a sheet with larger cells draws photos anew and previews sharp; one with smaller cells takes them over', async () => {
  const red = await photo('red.png', RED, 512)
  const PREVIEW = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
  const [own, foreign] = [`${'h'.repeat(43)}.${PREVIEW}`, `.${PREVIEW}`]
  const photos = new Map([['h'.repeat(43), red]])
  const sheetOf = (cell: number, before: PictureSheet | null = null, onDrawn = () => {}) =>
    createPictureSheet([own, foreign], { shape: 'square', cell, before, onDrawn })
  const pixelsOf = ({ canvas, side, placeOf }: PictureSheet, picture: string) => {
    const { x, y } = placeOf(picture) ?? { x: 0, y: 0 }
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    return [...context.getImageData(x, y, side, side).data].join()
  }
  const isDrawn = vi.fn()
  const small = sheetOf(32, null, isDrawn)
  small.load(photos)
  await expect.poll(() => isDrawn.mock.calls).toHaveLength(1)
  const large = sheetOf(256, small, isDrawn)
  expect(large.isDrawn(own)).toBe(false)
  expect(pixelsOf(large, foreign)).toBe(pixelsOf(sheetOf(256), foreign))
  expect(pixelsOf(large, own)).not.toBe(pixelsOf(sheetOf(256), own))
  large.load(photos)
  await expect.poll(() => isDrawn.mock.calls).toHaveLength(2)
  expect(sheetOf(64, large).isDrawn(own)).toBe(true)
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
