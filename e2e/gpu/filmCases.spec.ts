// Films of 10,000 options and of photos, and without memory.

import { expect, test } from '../support/fixtures'
import { isLike, photo } from '../support/photos'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { initEverywhere } from '../support/sceneThread'
import { expectedTurns, FILM_MS, makeFilm, openFilm } from './filmPage'
import { readFilm } from './readFilm'

test.use({ hasGpu: true, viewport: { width: 1000, height: 700 } })
test.slow()

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
  const { winner } = await expectedTurns(page, 'gif')
  const download = await makeFilm(page, 'GIF')
  const { seen } = await readFilm(page, await download.path())
  const [first, last] = seen.map(
    (disc) => (color: string) => disc.some((one) => isLike(one, color)),
  )
  expect([red, green].map((color) => first?.(color))).toEqual([true, true])
  // The other one may be behind the plate.
  expect(last?.(winner.text === 'Ava' ? red : green)).toBe(true)
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
      const fail = () => {
        throw new RangeError('Array buffer allocation failed')
      }
      // How the file of a video grows, and where the frame of a GIF comes from.
      Object.assign(ArrayBuffer.prototype, { resize: fail })
      OffscreenCanvasRenderingContext2D.prototype.getImageData = fail
    })
    await storeWheel(page, distinctOptions(4), lasting(500))
    await main.open()
    await openFilm(main)
    const workers = page.workers().length
    await page.getByText(format, { exact: true }).click()
    await page.getByRole('button', { name: /^Make / }).click()
    // A video fails only when its file grows, after most of its frames.
    await expect(page.getByRole('alert')).toHaveText(sentence, { timeout: FILM_MS })
    await expect.poll(() => page.workers().length).toBe(workers)
  })
}
