// Photos stay on the device with their wheel, and files take them elsewhere.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { sha256Base64url } from '../../../src/platform/sha256'
import { keepPhotos } from '../../../src/store/photos'
import { withPictureAt } from '../../../src/wheel/decor'
import { photoText } from '../../../src/wheel/picture'
import { words } from '../../sayings'
import { choose, type SavedFile, saved } from '../support/device'
import { library } from '../support/library'
import { press } from '../support/locators'
import { main } from '../support/main'
import { app, open, openElsewhere, state, storeWheel } from '../support/screen'

const PREVIEW = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
const OWN = distinctOptions(4)

/** Puts a photo on the first option, as a visitor does. */
async function addPhoto(): Promise<string> {
  const canvas = new OffscreenCanvas(40, 30)
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = 'teal'
  context?.fillRect(5, 5, 20, 20)
  const blob = await canvas.convertToBlob({ type: 'image/webp' })
  const hash = await sha256Base64url(new Uint8Array(await blob.arrayBuffer()))
  await keepPhotos(app(), new Map([[hash, blob]]))
  app().actions.editOption('option0', { picture: photoText(hash, PREVIEW) })
  return hash
}

const isHeld = (hash: string) => expect.poll(() => state().photos.get(hash)?.type)

async function openFile({ name, text }: SavedFile): Promise<void> {
  await main.openWheelMenu()
  const button = page.getByRole('button', { name: 'Open File', exact: true })
  await choose(new File([text], name), () => button.press('Enter'))
}

test('a photo is there after a reload, and My Wheels says how much room it takes @pictures.file', async () => {
  storeWheel(OWN)
  await open()
  await library.show()
  await expect.element(library.dialog).not.toHaveTextContent('Pictures')
  await press('Escape')
  const hash = await addPhoto()
  const before = state().photos
  await open()
  // Read anew, which may be done already.
  expect(state().photos).not.toBe(before)
  await isHeld(hash).toBe('image/webp')
  await library.show()
  await expect.element(library.dialog).toHaveTextContent('Pictures and sounds: 0.1 MB')
})

test('a wheel’s file takes its photos to another browser @pictures.file', async () => {
  storeWheel(OWN)
  await open()
  const hash = await addPhoto()
  const file = await saved(() => main.choose('Save to File'))
  expect(Object.keys(JSON.parse(file.text).photos)).toEqual([hash])

  await openElsewhere()
  await openFile(file)
  await expect.element(main.toast('Opened "My Wheel" with 4 options')).toBeVisible()
  await isHeld(hash).toBe('image/webp')
  await open()
  await isHeld(hash).toBe('image/webp')
})

test('the photo in the middle of the wheel is kept and filed as those of options are @pictures.hub', async () => {
  storeWheel(OWN)
  await open()
  const hash = await addPhoto()
  const [first] = state().wheel.segments
  const { picture = '' } = first ?? {}
  const name = words('Moved')
  app().actions.editList((wheel) => withPictureAt(wheel, 'hubPicture', picture), name)
  app().actions.editOption('option0', { picture: null })
  await open()
  await isHeld(hash).toBe('image/webp')
  const file = await saved(() => main.choose('Save to File'))
  expect(Object.keys(JSON.parse(file.text).photos)).toEqual([hash])
  await openElsewhere()
  await openFile(file)
  await isHeld(hash).toBe('image/webp')
  expect(state().wheel.hubPicture).toBe(picture)
})

test('a file whose photo was changed opens without it, which is told @pictures.file', async () => {
  storeWheel(OWN)
  await open()
  const hash = await addPhoto()
  const { text, ...file } = await saved(() => main.choose('Save to File'))
  const { photos, ...wheel } = JSON.parse(text)
  const changed = { [hash]: photos[hash].replace(/.{8}$/, 'AAAAAAAA') }

  await openElsewhere()
  await openFile({ ...file, text: JSON.stringify({ ...wheel, photos: changed }) })
  await expect.element(main.toast('Opened "My Wheel" with 4 options')).toBeVisible()
  await expect
    .element(main.toast('Some pictures or sounds in the file could not be read.'))
    .toBeVisible()
  expect(state().photos.size).toBe(0)
  expect(state().wheel.segments[0]?.picture).toBe(photoText(hash, PREVIEW))
})

test('a file of all wheels takes their photos along @pictures.file', async () => {
  storeWheel(OWN)
  await open()
  const hash = await addPhoto()
  await library.show()
  const saveAll = library.dialog.getByRole('button', { name: 'Save All Wheels to File' })
  const { name, text } = await saved(() => saveAll.click())

  await openElsewhere()
  await library.show()
  const openFileOfAll = library.dialog.getByRole('button', { name: 'Open File of Wheels' })
  await choose(new File([text], name), () => openFileOfAll.click())
  await library.dialog.getByRole('button', { name: 'Add 1 Wheel' }).click()
  await expect.element(library.dialog).toHaveTextContent('Pictures and sounds: 0.1 MB')
  await open()
  await library.show()
  await library.rows.getByRole('button', { name: /^My Wheel ?4 options/ }).click()
  await isHeld(hash).toBe('image/webp')
})
