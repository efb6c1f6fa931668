// Videos of what is large, far away or gone wrong: 10,000 options, photos, no network, no memory, no script.

import { expect, test } from '../support/fixtures'
import { isLike, photo } from '../support/photos'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { initEverywhere } from '../support/sceneThread'
import { allowNoAnswer, firstVisit, test as siteTest } from '../support/siteTest'
import { makeFilm, openFilm } from './filmPage'
import { readFilm } from './readFilm'

test.use({ hasGpu: true, viewport: { width: 1000, height: 700 } })
test.slow()
siteTest.use({ hasGpu: true, hasWorker: true, viewport: { width: 1000, height: 700 } })
siteTest.slow()

test('10,000 options make a film', async ({ page, main }) => {
  await storeWheel(page, distinctOptions(10_000), lasting(500))
  await main.open()
  await openFilm(main)
  const download = await makeFilm(page, 'GIF')
  const film = await readFilm(page, await download.path())
  const [before, after] = [film.frames[0], film.frames.at(-1)]
  // The plate of the winner, where the wheel was before.
  expect(after?.low).not.toEqual(before?.low)
  expect(film.frames.length).toBeGreaterThan(20)
})

test('photos of the options are in a film from its first frame to its last', async ({
  page,
  main,
}) => {
  const [red, green] = ['#e61e1e', '#14a03c']
  await storeWheel(
    page,
    ['Ava', 'Ben'].map((text) => ({ text, color: '#ffffff' })),
    lasting(500),
  )
  await main.open()
  await main.choose('Pictures')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Photos' }).click()
  await (await chooser).setFiles([photo('Ava.png', red), photo('ben.png', green)])
  await page.getByRole('button', { name: 'Use 2 Photos' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openFilm(main)
  const download = await makeFilm(page, 'GIF')
  const film = await readFilm(page, await download.path())
  for (const frame of [film.frames[0], film.frames.at(-1)]) {
    const isSeen = (color: string) => frame?.seen.some((one) => isLike(one, color))
    expect([red, green].map(isSeen)).toEqual([true, true])
  }
})

siteTest('a film is made without a network', async ({ page, main, site, messages }) => {
  allowNoAnswer(messages)
  await storeWheel(page, distinctOptions(4), lasting(500))
  await firstVisit(page)
  await site.switchOff()
  await openFilm(main)
  const download = await makeFilm(page, 'Square', '720p')
  expect(download.suggestedFilename()).toMatch(/\.mp4$/)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Save as Video' }).click()
  expect((await makeFilm(page, 'GIF')).suggestedFilename()).toMatch(/\.gif$/)
})

for (const [format, sentence] of [
  ['MP4', 'The video could not be made. Try again, or try a smaller size.'],
  ['GIF', 'The GIF could not be made. Try again.'],
] as const) {
  test(`${format}: where there is no memory for the film, it is said`, async ({
    page,
    main,
    messages,
  }) => {
    messages.expect(/^warning: Failed to make a video RangeError: Array buffer allocation failed/)
    await initEverywhere(page, () => {
      if (typeof document !== 'undefined') return
      const check = (length: unknown) => {
        const isLarge = typeof length === 'number' && length >= 2 ** 16
        if (isLarge) throw new RangeError('Array buffer allocation failed')
      }
      addEventListener('message', ({ data }) => {
        if (data.kind !== 'film') return
        // Of the file of a video, and of a frame of a GIF.
        globalThis.ArrayBuffer = class extends ArrayBuffer {
          constructor(length: number) {
            check(length)
            super(length)
          }
        } as ArrayBufferConstructor
        globalThis.Uint16Array = class extends Uint16Array {
          constructor(length: number) {
            check(length)
            super(length)
          }
        } as Uint16ArrayConstructor
      })
    })
    await storeWheel(page, distinctOptions(4), lasting(500))
    await main.open()
    await openFilm(main)
    const workers = page.workers().length
    await page.getByText(format, { exact: true }).click()
    await page.getByRole('button', { name: /^Make / }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence, { timeout: 60_000 })
    await expect.poll(() => page.workers().length).toBe(workers)
  })
}
